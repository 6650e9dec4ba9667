import { invalid } from "../../errors";
import { type Archive, entryText, openArchive } from "../../sheets/archive";
import { filledDown, mergedCells } from "../../sheets/mergedCells";
import { type SheetRow, sheetRows } from "../../sheets/sheetRows";
import { openWorkbook, type Workbook } from "../../sheets/workbook";
import type { Book } from "./bookTable";
import { MISREAD_MARK, textBefore } from "./misread";
import type { TableNote, TableSource } from "./table";

/** The sheets of an XLSX file that are not hidden. */
export async function xlsxBook(source: TableSource): Promise<Book> {
  const archive = await openArchive(source);
  const book = archive && (await openWorkbook(archive));
  if (!archive || !book) return invalid({ file: "errors.importWorkbook" });
  const notes: TableNote[] = [];
  const sheets = book.sheets.map(({ name, file }) => ({
    name,
    rows: () => putRight(rowsOf(archive, file, book), notes),
  }));
  return { sheets, count: book.count, notes };
}

/** A sheet that is read twice must not be longer: most are a tenth of it. */
const MOST_READ_TWICE = 60 * 1024 * 1024;

/** The rows of a sheet; which cells are merged is told after them, so that it has to be looked up before. */
async function* rowsOf(archive: Archive, file: string, book: Workbook): AsyncGenerator<SheetRow[]> {
  const isShort = (archive.entries.get(file)?.uncompressedSize ?? 0) <= MOST_READ_TWICE;
  const merged = isShort ? await mergedCells(entryText(archive, file)) : [];
  const rows = sheetRows(entryText(archive, file), book);
  yield* merged.length > 0 ? filledDown(rows, merged) : rows;
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
