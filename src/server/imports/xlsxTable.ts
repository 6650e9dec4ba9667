import { importLimits } from "../../contract/importLimits";
import { unquoted } from "../../domain/csv";
import { AppError, invalid } from "../errors";
import { type SheetRow, sheetRows } from "../sheets/sheetRows";
import { entryText, openArchive } from "../sheets/unzip";
import { openWorkbook, type Sheet } from "../sheets/workbook";
import { aboveNote, headIn } from "./headRow";
import { isNaming } from "./mapColumns";
import { MISREAD_MARK, textBefore } from "./misread";
import type { ImportColumns } from "./readRows";
import { type RawTable, type TableNote, type TableRow, type TableSource, tableLimits } from "./table";

/** A workbook of the greatest list is some 200 MB of XML; what inflates to twice that is no list. */
const INFLATED_BYTES = 400 * 1024 * 1024;

/**
 * One sheet of an XLSX file: the chosen one, else the first that is a list, else the first; one of its first rows names
 * the columns. A blank sheet of several has none: another can be chosen.
 */
export async function openXlsx(source: TableSource, columns: ImportColumns, wanted?: string): Promise<RawTable> {
  const archive = await openArchive(source);
  const budget = { bytes: INFLATED_BYTES };
  const book = archive && (await openWorkbook(archive, budget));
  if (!archive || !book) return invalid({ file: "errors.importWorkbook" });
  const notes: TableNote[] = [];
  const begin = (sheet: Sheet) =>
    beginSheet(sheet, putRight(sheetRows(entryText(archive, sheet.file, budget), book), notes), columns);
  const sheets = wanted === undefined ? book.sheets : book.sheets.filter((sheet) => sheet.name === wanted).slice(0, 1);
  if (sheets.length === 0) return invalid({ file: "errors.importSheet" });
  const { name, headers, above, first, rows } = await firstList(sheets, begin);
  if (headers.length === 0 && book.sheets.length === 1) return invalid({ file: "errors.importEmpty" });
  if (headers.length > tableLimits.columns) return invalid({ file: "errors.importColumns" });
  if (book.count > 1) notes.push({ key: "firstSheet", values: { sheet: name, count: book.count - 1 } });
  notes.push(...aboveNote(above));
  const names = book.sheets.map((sheet) => sheet.name);
  return { headers, notes, sheets: { names, read: name }, rows: rowsOf(first, rows, headers.length) };
}

/** A CSV in UTF-8 that a program took for Windows-1252 and saved as a workbook begins with what its mark became. */
async function* putRight(rows: AsyncGenerator<SheetRow[]>, notes: TableNote[]): AsyncGenerator<SheetRow[]> {
  let isMisread: boolean | undefined;
  for await (const batch of rows) {
    if (isMisread === undefined) {
      isMisread = String(batch[0]?.cells[0] ?? "").startsWith(MISREAD_MARK);
      if (isMisread) notes.push({ key: "misread" });
    }
    yield isMisread ? batch.map(({ line, cells }) => ({ line, cells: cells.map(cellBefore) })) : batch;
  }
}

const cellBefore = (cell: unknown) =>
  typeof cell === "string" ? (textBefore(cell) ?? invalid({ file: "errors.importMisread" })) : cell;

/** A sheet read as far as the names of its columns; `first` are rows after them that were read as well. */
type Begun = {
  name: string;
  headers: readonly string[];
  above: readonly (readonly string[])[];
  first: readonly SheetRow[];
  rows: AsyncGenerator<SheetRow[]>;
  isList: boolean;
};

async function beginSheet({ name }: Sheet, rows: AsyncGenerator<SheetRow[]>, columns: ImportColumns): Promise<Begun> {
  const first = (await firstRows(rows)).filter(saysSomething);
  const texts = first.map(({ cells }) => Array.from(cells, (cell) => String(cell ?? "")));
  const { at, end, headers } = headIn(texts, columns);
  const isList = headers.some((header) => isNaming(columns.find(header).field));
  return { name, headers, above: texts.slice(0, at), first: first.slice(end), rows, isList };
}

/** Covers and notes often come before the list. */
async function firstList(sheets: readonly Sheet[], begin: (sheet: Sheet) => Promise<Begun>): Promise<Begun> {
  let chosen: Begun | undefined;
  for (const sheet of sheets) {
    const begun = await begin(sheet);
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
