import { z } from "zod";
import type { ImportRepair } from "../../contract/imports";
import { PoojaDetails } from "../../contract/temples";
import { isMissing, spoiltBy } from "../../domain/importCells";
import type { CellProblem, ReadRow } from "../../domain/importPlan";
import type { RowReading } from "../../domain/importPosition";
import { listCell, poojaCell } from "./cells";
import type { MappedColumn } from "./mapColumns";
import type { CellReading } from "./readCell";
import { repairerOf, writerOf } from "./repairs";
import type { TableRow } from "./table";

/** What the caller's role may set; a column it may not is left out, and that is said. */
export type ImportRights = { mayVerify: boolean };

/** What a header stands for: a field that is known or guessed, or none: it is left alone, counts rows, says nothing. */
export type HeaderMeaning =
  | { field: string; use: "known" | "guessed"; isEnglish?: boolean }
  | { field: null; use: "readOnly" | "serial" | "unknown" };

/** What the columns of a noun's file mean and how its cells are read. */
export type ImportColumns = {
  /** all that a column can be mapped to */
  fields: readonly string[];
  /** fields that hold lists: a cleared one is an empty list */
  lists: ReadonlySet<string>;
  /** fields that a blank cell never clears */
  kept: ReadonlySet<string>;
  find: (header: string) => HeaderMeaning;
  readCell: (field: string, cell: unknown) => CellReading;
  /** what a row without id and slug is matched by; undefined when its cells do not make one */
  keyOf: (values: ReadRow["values"]) => string | undefined;
  /** what several cells of a row say together */
  settle?: (reading: RowReading) => void;
};

/** What a blank cell does: leaves what is on file, or clears it. */
export type BlankCells = "leave" | "clear";
export type ReadingChoices = {
  columns: ImportColumns;
  rights: ImportRights;
  blank?: BlankCells;
  repairs?: readonly ImportRepair[];
};

const SHOWN_CHARACTERS = 80;
/** How a cell is shown in a report: its beginning. */
export const shown = (value: unknown): string => {
  const text = typeof value === "string" ? value : value === undefined || value === null ? "" : writtenOut(value);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
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
  mapped: readonly Pick<MappedColumn, "field">[],
  choices: ReadingChoices,
): (row: TableRow) => ReadRow {
  const { columns } = choices;
  const repairs = (choices.repairs ?? []).filter(({ field }) => choices.rights.mayVerify || field !== "isVerified");
  const [write, repair] = [writerOf(columns, repairs), repairerOf(columns, repairs)];
  const filled = mapped.flatMap(({ field }, at) => (field === null ? [] : [{ field, at }]));
  const cellOf = (cells: TableRow["cells"], name: string) =>
    cells[filled.find(({ field }) => field === name)?.at ?? -1];
  return ({ line, cells, trouble, stray }) => {
    const values: Record<string, unknown> = {};
    const problems: CellProblem[] = trouble ? [{ field: "row", value: "", reason: trouble }] : [];
    const doubts: CellProblem[] = [];
    const repaired: CellProblem[] = [];
    const reading = { values, problems, doubts, repaired };
    for (const { field, at } of filled) {
      if (stray?.includes(at)) problems.push(strayProblem(field, cells[at]));
      else readInto(reading, field, cells[at], choices);
    }
    write?.(reading, line, (name) => shown(cellOf(cells, name)));
    columns.settle?.(reading);
    repair?.(reading, line);
    const called = values.name === undefined && shown(cellOf(cells, "name")).trim();
    const row: ReadRow = { line, values, problems, cells };
    if (problems.length === 0) row.key = columns.keyOf(values);
    if (stray) row.stray = stray;
    if (called) row.called = called;
    if (doubts.length > 0) row.doubts = doubts;
    if (repaired.length > 0) row.repaired = repaired;
    return row;
  };
}

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
  cell: unknown,
  { columns, rights, blank }: ReadingChoices,
): void {
  if (isMissing(cell)) {
    if (blank === "clear" && cell !== undefined) clear(values, field, columns);
  } else if (field === "isVerified" && !rights.mayVerify) {
    doubts.push({ field, value: shown(cell), reason: "errors.mayNotVerify" });
  } else {
    const spoilt = spoiltBy(cell);
    const reading = spoilt === "errors.programError" ? { reason: spoilt } : columns.readCell(field, cell);
    if ("reason" in reading)
      problems.push({ field, value: shown(cell), ...reading, ...(spoilt && { reason: spoilt }) });
    else {
      values[field] = reading.value;
      // what is on file may be written like that
      if (spoilt) doubts.push({ field, value: shown(cell), reason: spoilt });
    }
  }
}

function clear(values: Record<string, unknown>, field: string, columns: ImportColumns): void {
  if (field === "coordinates") Object.assign(values, { latitude: null, longitude: null });
  else if (!columns.kept.has(field)) values[field] = columns.lists.has(field) ? [] : null;
}
