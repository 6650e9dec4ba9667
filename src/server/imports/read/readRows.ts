import { z } from "zod";
import type { ImportRepair } from "../../../contract/imports";
import { PoojaDetails } from "../../../contract/temples";
import { isMissing, spoiltBy } from "../../../domain/importCells";
import type { CellProblem, ReadRow } from "../../../domain/importPlan";
import { isPosition, type RowReading } from "../../../domain/importPosition";
import { plainSigns } from "../../../domain/plainSigns";
import { shortened } from "../../../domain/shortText";
import { listCell, poojaCell } from "./cells";
import type { ImportColumns } from "./importColumns";
import type { MappedColumn } from "./mapColumns";
import { repairerOf, writerOf } from "./repairs";
import { createSourceNotes, isNoted } from "./sourceNotes";
import { type TableRow, tableLimits } from "./table";

/** What the caller's role may set; a column it may not is left out, and that is said. */
export type ImportRights = { mayVerify: boolean };

/** What a blank cell does: leaves what is on file, or clears it. */
export type BlankCells = "leave" | "clear";
export type ReadingChoices = {
  columns: ImportColumns;
  rights: ImportRights;
  blank?: BlankCells;
  repairs?: readonly ImportRepair[];
  /** a word for the source of the file, for its notes */
  source?: string;
};

const SHOWN_CHARACTERS = 80;
/** How a cell is shown in a report: its beginning. */
export const shown = (value: unknown): string => {
  const text = typeof value === "string" ? value : value === undefined || value === null ? "" : writtenOut(value);
  return shortened(text, SHOWN_CHARACTERS);
};

/** Lists as a cell of an export has them, which is what an editor would type. */
function writtenOut(value: unknown): string {
  const words = z.array(z.string()).safeParse(value);
  if (words.success) return listCell(words.data);
  const poojas = PoojaDetails.safeParse(value);
  return poojas.success ? poojaCell(poojas.data) : JSON.stringify(value);
}

/** Reads rows of a file with these columns, each by itself. */
export function rowReader(
  mapped: readonly Pick<MappedColumn, "field" | "header" | "use">[],
  choices: ReadingChoices,
): (row: TableRow) => ReadRow {
  const { columns } = choices;
  const repairs = (choices.repairs ?? []).filter(({ field }) => choices.rights.mayVerify || field !== "isVerified");
  const [write, repair] = [writerOf(columns, repairs), repairerOf(columns, repairs)];
  const filled = mapped.flatMap(({ field }, at) => (field === null ? [] : [{ field, at }]));
  const notes = createSourceNotes(mapped, choices);
  const headers = new Map(mapped.map(({ field, header }) => [field, header]));
  const cellOf = (cells: TableRow["cells"], name: string) =>
    cells[filled.find(({ field }) => field === name)?.at ?? -1];
  return ({ line, cells, trouble, stray, headings = {}, respelled = [], doubts: said = [] }) => {
    const values: Record<string, unknown> = {};
    const problems: CellProblem[] = trouble ? [{ field: "row", value: "", reason: trouble }] : [];
    const doubts: CellProblem[] = [...said];
    const repaired: CellProblem[] = [...respelled];
    const reading = { values, problems, doubts, repaired };
    for (const { field, at } of filled) {
      if (stray?.includes(at)) problems.push(strayProblem(field, cells[at]));
      else readInto(reading, field, cells[at], choices);
    }
    if (Object.keys(values).length > 0) for (const field in headings) values[field] ??= headings[field];
    write?.(reading, line, (name) => shown(cellOf(cells, name)));
    columns.normalize?.(reading, headers);
    notes?.(reading, cells);
    repair?.(reading, line);
    const called = values.name === undefined && shown(cellOf(cells, "name")).trim();
    const row: ReadRow = { line, values, problems: problems.map(inShort), cells };
    if (problems.length === 0) row.key = columns.keyOf(values);
    if (called) row.called = called;
    if (doubts.length > 0) row.doubts = doubts.map(inShort);
    if (repaired.length > 0) row.repaired = repaired;
    return row;
  };
}

/** A cell of a position is read together with those beside it, and so wholly; it is shown as any other. */
const inShort = (found: CellProblem): CellProblem =>
  isPosition(found.field) ? { ...found, value: shown(found.value) } : found;

/** What was meant is most often the same without its marks. */
function strayProblem(field: string, cell: unknown): CellProblem {
  const suggestion = String(cell)
    .replace(/(\\)?"/g, (_, backslash) => (backslash ? '"' : ""))
    .trim();
  return { field, value: shown(cell), reason: "errors.strayQuote", suggestion };
}

function readInto(
  { values, problems, doubts }: RowReading,
  field: string,
  given: unknown,
  { columns, rights, blank }: ReadingChoices,
): void {
  const cell = typeof given === "string" ? plainSigns(given) : given;
  if (typeof cell === "string" && cell.length > tableLimits.cellCharacters) {
    problems.push({ field, value: shown(cell), reason: "errors.tooLong" });
  } else if (isMissing(cell)) {
    if (blank === "clear" && cell !== undefined) clear(values, field, columns);
  } else if (field === "isVerified" && !rights.mayVerify) {
    doubts.push({ field, value: shown(cell), reason: "errors.mayNotVerify" });
  } else {
    const spoilt = spoiltBy(cell);
    const reading = spoilt === "errors.programError" ? { reason: spoilt } : columns.readCell(field, cell);
    // of digits that are lost nothing can be suggested
    if ("reason" in reading)
      (isNoted(columns, field, cell) || (spoilt && columns.noted && isPosition(field)) ? doubts : problems).push({
        field,
        value: typeof cell === "string" && isPosition(field) ? cell : shown(cell),
        ...(spoilt ? { reason: spoilt } : reading),
      });
    else {
      values[field] = reading.value;
      // what is on file may be written like that
      if (spoilt) doubts.push({ field, value: shown(cell), reason: spoilt });
    }
  }
}

function clear(values: Record<string, unknown>, field: string, columns: ImportColumns): void {
  if (field === "coordinates") Object.assign(values, { latitude: null, longitude: null });
  else if (!columns.neverCleared.has(field)) values[field] = emptied(field, columns);
}

function emptied(field: string, { lists, records }: ImportColumns): unknown {
  if (lists.has(field)) return [];
  return records?.has(field) ? {} : null;
}
