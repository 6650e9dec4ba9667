import type { ReadRow } from "../../../domain/importPlan";
import { trimEndOf } from "../../../domain/trimText";
import { lineNote } from "./lineNote";
import { isNamed, type MappedColumn } from "./mapColumns";
import type { TableNote, TableRow } from "./table";

/** Tells the rows of a list from those that are none of it, and what should be said of these in the end. */
export function createRowFilter(columns: readonly MappedColumn[]) {
  const headers = columns.map(({ header }) => header);
  const isTold = isNamed(columns);
  const lines = {
    headAgain: [] as number[],
    totals: [] as number[],
    remarks: [] as number[],
    elsewhere: [] as number[],
  };
  const passOver = (key: keyof typeof lines, line: number) => {
    lines[key].push(line);
    return false;
  };
  return {
    /** False for a total, a remark, and where a list made to be printed names its columns once more. */
    isListed: ({ cells, line }: TableRow): boolean => {
      if (isTotal(cells)) return passOver("totals", line);
      if (isRemark(cells)) return passOver("remarks", line);
      const isHead = headers.length > 1 && headers.every((header, at) => header === cells[at]);
      return !isHead || passOver("headAgain", line);
    },
    /** False for a row that says nothing in any column that is read, such as a remark below the list. */
    isRead: ({ values, problems, doubts, repaired, line }: ReadRow): boolean => {
      const isFilledIn = (field: string) => repaired?.some((one) => one.field === field && one.value === "");
      for (const field in values) if (!isFilledIn(field)) return true;
      return !isTold || problems.length > 0 || doubts !== undefined || passOver("elsewhere", line);
    },
    notes: (): TableNote[] => Object.entries(lines).flatMap(([key, all]) => lineNote(key, all)),
  };
}

const totalWords = new Set([
  "total",
  "grand total",
  "sub total",
  "subtotal",
  "कुल",
  "कुल योग",
  "योग",
  "ಒಟ್ಟು",
  "மொத்தம்",
  "మొత్తం",
]);

/** A row that begins with the word for a total, and says little else, is none of the list. */
function isTotal(cells: readonly unknown[]): boolean {
  let first: unknown;
  let filled = 0;
  for (const cell of cells) {
    if (cell === undefined || cell === null || cell === "") continue;
    first ??= cell;
    filled++;
  }
  if (typeof first !== "string" || filled * 2 > cells.length) return false;
  const word = first.trim().toLowerCase().slice(0, LONGEST_WORD);
  return (
    totalWords.has(trimEndOf(word, /[\s:=\d.,-]/)) ||
    /^(?:grand |sub )?total (?:no|number|temples|institutions)\b/.test(word)
  );
}

const LONGEST_WORD = 60;
const LEAST_COLUMNS = 3;
const remarkWords =
  /^(?:note|notes|n\.?b|remarks?|source|sources|prepared by|page|contd|continued|end of list|नोट|टिप्पणी|स्रोत|सूचना|ಸೂಚನೆ|ಟಿಪ್ಪಣಿ|ಮೂಲ|குறிப்பு)(?:[\s:.(*-]|$)/;

/** A row of a single cell that begins as notes below a list do. */
function isRemark(cells: readonly unknown[]): boolean {
  if (cells.length < LEAST_COLUMNS) return false;
  const filled = cells.filter((cell) => cell !== undefined && cell !== null && cell !== "");
  const [only] = filled;
  if (filled.length !== 1 || typeof only !== "string") return false;
  const text = only.trim().toLowerCase().slice(0, LONGEST_WORD);
  return text.startsWith("*") || remarkWords.test(text);
}
