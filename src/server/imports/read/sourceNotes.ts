import type { SourceNote } from "../../../contract/templeFacts";
import { isMissing } from "../../../domain/importCells";
import type { CellProblem } from "../../../domain/importPlan";
import { isPosition, type RowReading } from "../../../domain/importPosition";
import { plainSigns } from "../../../domain/plainSigns";
import { beginningOf } from "../../../domain/shortText";
import type { ImportColumns } from "./importColumns";
import { isExport, isKept, type MappedColumn } from "./mapColumns";
import type { TableRow } from "./table";

type Choices = { columns: Pick<ImportColumns, "noted">; source?: string };
type Column = Pick<MappedColumn, "field" | "header" | "use">;

/** As long as a note and its label may be, and as many as a record holds. */
const longest = { label: 100, text: 4_000 };
const MOST_NOTES = 40;

/** True for a cell that becomes a note where its field does not take it: of an optional field, and no longer than a note. */
export const isNoted = ({ noted }: Pick<ImportColumns, "noted">, field: string, cell: unknown): boolean =>
  noted?.has(field) === true && textOf(cell).length <= longest.text;

/**
 * Keeps what a row says beside its fields: the cells of columns that fill none of them, and values that a field does not
 * take. What is longer than a note is said to be cut. Undefined where neither can be.
 */
export function createSourceNotes(mapped: readonly Column[], { columns: { noted }, source = "list" }: Choices) {
  if (!noted) return undefined;
  const isOurs = isExport(mapped);
  const kept = mapped.flatMap((column, at) =>
    isKept(column, isOurs) ? [{ header: plainSigns(column.header).trim() || letterOf(at), at }] : [],
  );
  const columns = new Map(
    mapped.flatMap(({ field, header }, at) =>
      field === null ? [] : [[field, { label: plainSigns(header).trim() || field, at }] as const],
    ),
  );
  return ({ values, doubts }: RowReading, cells: TableRow["cells"]): void => {
    const notes: SourceNote[] = [];
    const cut: CellProblem[] = [];
    const add = (label: string, text: string) => {
      if (notes.length >= MOST_NOTES || text === "") return;
      if (text.length > longest.text) cut.push({ field: "sourceNotes", value: label, reason: "errors.noteCut" });
      notes.push({ source, label: beginningOf(label, longest.label), text: beginningOf(text, longest.text) });
    };
    for (const { field, value, reason } of doubts) {
      // of no position nothing is lost
      if (reason === "errors.zeroPosition") continue;
      // of a cell with both numbers of a position the values are those two
      const isTaken = values[field === "coordinates" ? "latitude" : field] !== undefined;
      const { label = field, at = -1 } = columns.get(field) ?? {};
      if (!isTaken && (noted.has(field) || isPosition(field))) add(label, textOf(cells[at] ?? value));
    }
    for (const { header, at } of kept) if (!isMissing(cells[at])) add(header, textOf(cells[at]));
    // a row that says nothing else is a remark below the list
    if (notes.length === 0 || Object.keys(values).length === 0) return;
    doubts.push(...cut);
    const given = Array.isArray(values.sourceNotes) ? values.sourceNotes : [];
    values.sourceNotes = [...given, ...notes];
  };
}

/** What a spreadsheet calls a column without a name. */
const letterOf = (at: number): string =>
  at < LETTERS
    ? String.fromCharCode(FIRST_LETTER + at)
    : letterOf(Math.floor(at / LETTERS) - 1) + letterOf(at % LETTERS);
const LETTERS = 26;
const FIRST_LETTER = 65;

const textOf = (cell: unknown): string =>
  plainSigns(typeof cell === "object" ? JSON.stringify(cell) : String(cell)).trim();
