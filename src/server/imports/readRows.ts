import type { CellProblem, ReadRow } from "../../domain/importPlan";
import { invalid } from "../errors";
import { fieldOf } from "./headers";
import { type CellReading, readCell } from "./readCell";
import type { RawFile, RawRow } from "./readFile";

/** What the caller's role may set; a column it may not is left out, and that is said. */
export type ImportRights = { mayVerify: boolean };

/** What the columns of a noun's file mean and how its cells are read. */
export type ImportColumns = {
  fieldOf: (header: string) => string | "read-only" | undefined;
  readCell: (field: string, cell: unknown) => CellReading;
};
const ofTemples: ImportColumns = { fieldOf, readCell };

const SHOWN_CHARACTERS = 80;
/** How a cell is shown in a report: its beginning. */
export const shown = (value: unknown): string => {
  const text = typeof value === "string" ? value : value === undefined || value === null ? "" : JSON.stringify(value);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
};

/** Second names that records of the API carry beside the first. */
const repeatsQuietly = new Set(["active", "verified"]);

/** The rows of a file in the product's terms, and what the editor should know about its columns. */
export function readRows(
  { rows, headers, warnings }: RawFile,
  rights: ImportRights,
  columns: ImportColumns = ofTemples,
) {
  const fields = new Map<string, string>();
  const taken = new Set<string>();
  const said = [...warnings];
  for (const header of headers) {
    const field = columns.fieldOf(header);
    if (field === "read-only" || header.trim() === "") continue;
    if (field === undefined) said.push(`The column "${shown(header)}" is not known and was left out.`);
    else if (!taken.has(field)) fields.set(header, field);
    else if (!repeatsQuietly.has(header)) {
      said.push(`The column "${shown(header)}" repeats ${field}; the first one counts.`);
    }
    if (field !== undefined) taken.add(field);
  }
  if (!["id", "slug", "name"].some((field) => taken.has(field))) return invalid({ file: "errors.importHeader" });
  return { rows: rows.map((row) => readRow(row, fields, { rights, columns, warnings: said })), warnings: said };
}

function readRow(
  { line, cells, surplus }: RawRow,
  fields: Map<string, string>,
  { rights, columns, warnings }: { rights: ImportRights; columns: ImportColumns; warnings: string[] },
): ReadRow {
  const values: Record<string, unknown> = {};
  const problems: CellProblem[] = surplus ? [{ field: "row", value: "", reason: "errors.importCells" }] : [];
  for (const [header, cell] of cells) {
    const field = fields.get(header);
    if (field === undefined || isBlank(cell) || field in values) continue;
    if (field === "isVerified" && !rights.mayVerify) {
      warnings.push(`Line ${line}: "Verified" was left as it is; your role may not set it.`);
      continue;
    }
    const reading = columns.readCell(field, cell);
    if ("reason" in reading) problems.push({ field, value: shown(cell), reason: reading.reason });
    else values[field] = reading.value;
  }
  return { line, values, problems };
}

/** Nothing to say about the field; an empty list of a JSON file says that there are none. */
const isBlank = (cell: unknown) =>
  cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");
