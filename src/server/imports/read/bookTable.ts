import type { ImportLayout } from "../../../contract/importLayout";
import { importLimits } from "../../../contract/importLimits";
import { unquoted } from "../../../domain/csv";
import { AppError, invalid } from "../../errors";
import type { SheetRow } from "../../sheets/sheetRows";
import type { ImportColumns } from "./importColumns";
import { isNaming } from "./mapColumns";
import { type Opening, openingOf } from "./sheetLayout";
import { type RawTable, type TableNote, type TableRow, tableLimits } from "./table";

/** A file of several tables: a workbook's sheets, the tables of a page. `count` is with those that are hidden. */
export type Book = { sheets: readonly BookSheet[]; count: number; notes: TableNote[] };
export type BookSheet = { name: string; rows: () => AsyncGenerator<SheetRow[]> };

/**
 * One sheet of a book: the chosen one, else the first that is a list, else the first; one of its first rows names the
 * columns. A blank sheet of several has none: another can be chosen.
 */
export async function openBook(
  book: Book,
  columns: ImportColumns,
  { sheet: wanted, layout = null }: { sheet?: string | null; layout?: ImportLayout | null },
): Promise<RawTable> {
  const { notes } = book;
  const sheets = !wanted ? book.sheets : book.sheets.filter((sheet) => sheet.name === wanted).slice(0, 1);
  if (sheets.length === 0) return invalid({ file: "errors.importSheet" });
  const { name, opening, rows } = await firstList(sheets, columns, layout);
  const { headers, rest, preview, isHeadless } = opening;
  if (headers.length === 0 && book.sheets.length === 1) return invalid({ file: "errors.importEmpty" });
  if (headers.length > tableLimits.columns) return invalid({ file: "errors.importColumns" });
  if (book.count > 1) notes.push({ key: "firstSheet", values: { sheet: name, count: book.count - 1 } });
  notes.push(...opening.notes);
  const names = book.sheets.map((sheet) => sheet.name);
  const read = { headers, notes, preview, isHeadless, sheets: { names, read: name } };
  return { ...read, rows: rowsOf(rest, rows, headers.length) };
}

/** A sheet read as far as the names of its columns. */
type Begun = {
  name: string;
  opening: Opening<SheetRow>;
  rows: AsyncGenerator<SheetRow[]>;
  isList: boolean;
};

async function beginSheet(sheet: BookSheet, columns: ImportColumns, layout: ImportLayout | null): Promise<Begun> {
  const rows = sheet.rows();
  const first = (await firstRows(rows)).filter(saysSomething);
  const opening = openingOf(first, columns, layout);
  const isList = opening.isHeadless || opening.headers.some((header) => isNaming(columns.find(header).field));
  return { name: sheet.name, opening, rows, isList };
}

/** Covers and notes often come before the list. */
async function firstList(
  sheets: readonly BookSheet[],
  columns: ImportColumns,
  layout: ImportLayout | null,
): Promise<Begun> {
  let chosen: Begun | undefined;
  for (const sheet of sheets) {
    const begun = await beginSheet(sheet, columns, layout);
    const [kept, left] = chosen && !begun.isList ? [chosen, begun] : [begun, chosen];
    await left?.rows.return(undefined);
    chosen = kept;
    if (begun.isList) break;
  }
  return chosen ?? invalid({ file: "errors.importWorkbook" });
}

async function firstRows(rows: AsyncGenerator<SheetRow[]>): Promise<SheetRow[]> {
  for (;;) {
    const { value, done } = await rows.next();
    if (done) return [];
    const start = value.findIndex(saysSomething);
    if (start >= 0) return value.slice(start);
  }
}

const isFilled = (cell: unknown) => cell !== undefined && (typeof cell !== "string" || cell.trim() !== "");
const saysSomething = ({ cells }: SheetRow) => cells.some(isFilled);

async function* rowsOf(
  first: readonly SheetRow[],
  rest: AsyncGenerator<SheetRow[]>,
  width: number,
): AsyncGenerator<TableRow[]> {
  let count = 0;
  const taken = (rows: readonly SheetRow[]) => {
    const filled = rows.filter(saysSomething);
    count += filled.length;
    if (count > importLimits.rows) throw new AppError("tooLarge");
    return filled.map((row) => rowOf(row, width));
  };
  yield taken(first);
  for await (const rows of rest) yield taken(rows);
}

function rowOf({ line, cells }: SheetRow, width: number): TableRow {
  const own: unknown[] = [];
  for (let at = 0; at < width; at++) own.push(cellOf(cells[at]));
  const isWide = cells.length > width && cells.slice(width).some(isFilled);
  return isWide ? { line, cells: own, trouble: "errors.importCells" } : { line, cells: own };
}

function cellOf(cell: unknown): unknown {
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE"; // the program takes the word itself for it
  return typeof cell === "string" ? unquoted(cell) : (cell ?? "");
}
