import { readFile } from "node:fs/promises";
import { importLimits } from "../../contract/importLimits";
import { unquoted } from "../../domain/csv";
import { AppError, invalid } from "../errors";
import { type SheetRow, sheetRows } from "../sheets/sheetRows";
import { entryText, openArchive } from "../sheets/unzip";
import { openWorkbook } from "../sheets/workbook";
import { type RawTable, type TableNote, type TableRow, type TableSource, tableLimits } from "./table";

/** A workbook of the greatest list is some 200 MB of XML; what inflates to twice that is no list. */
const INFLATED_BYTES = 400 * 1024 * 1024;

/** The first sheet of an XLSX file; its first row that says something names the columns. */
export async function openXlsx(source: TableSource): Promise<RawTable> {
  const archive = openArchive(source instanceof Uint8Array ? source : await readFile(source.path));
  const budget = { bytes: INFLATED_BYTES };
  const book = archive && (await openWorkbook(archive, budget));
  if (!archive || !book) return invalid({ file: "errors.importWorkbook" });
  const rows = sheetRows(entryText(archive, book.sheetFile, budget), book);
  const notes: TableNote[] =
    book.others > 0 ? [{ key: "firstSheet", values: { sheet: book.sheetName, count: book.others } }] : [];
  const first = await firstRows(rows);
  const [head, ...rest] = first;
  if (!head) return invalid({ file: "errors.importEmpty" });
  const headers = head.cells.map((cell) => (cell === undefined || cell === null ? "" : String(cell)));
  if (headers.length > tableLimits.columns) return invalid({ file: "errors.importColumns" });
  return { headers, notes, rows: rowsOf(rest, rows, headers.length) };
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
  const own = Array.from({ length: width }, (_, at) => {
    const cell = cells[at];
    if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE"; // the program takes the word itself for it
    return typeof cell === "string" ? unquoted(cell) : (cell ?? "");
  });
  return cells.slice(width).some(isFilled) ? { line, cells: own, trouble: "errors.importCells" } : { line, cells: own };
}
