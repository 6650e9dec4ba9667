import { AppError, invalid } from "../../errors";
import { htmlRows } from "../../sheets/htmlRows";
import type { SheetRow } from "../../sheets/sheetRows";
import type { Book } from "./bookTable";
import type { TableSource } from "./table";
import { encodingOf, textOf } from "./textOf";

const MOST_TABLES = 1_000;

/**
 * The tables of a page: what an office's site saves as XLS is most often one. Tables of a single cell in a row only lay
 * the page out.
 */
export async function htmlBook(source: TableSource): Promise<Book> {
  const { encoding, notes } = await encodingOf(source);
  const tables = new Map<number, string>();
  for await (const { table, name, rows } of htmlRows(textOf(source, encoding))) {
    if (!tables.has(table) && rows.some(({ cells }) => cells.filter(Boolean).length > 1))
      tables.set(table, name || `${tables.size + 1}`);
    if (tables.size > MOST_TABLES) throw new AppError("tooLarge");
  }
  if (tables.size === 0) return invalid({ file: "errors.importEmpty" });
  const sheets = [...tables].map(([table, name]) => ({
    name: isAlone(name, tables) ? name : `${name} (${table + 1})`,
    rows: () => rowsOf(textOf(source, encoding), table),
  }));
  return { sheets, count: sheets.length, notes };
}

const isAlone = (name: string, tables: ReadonlyMap<number, string>) =>
  [...tables.values()].filter((other) => other === name).length === 1;

async function* rowsOf(texts: AsyncIterable<string>, wanted: number): AsyncGenerator<SheetRow[]> {
  for await (const { table, rows } of htmlRows(texts)) if (table === wanted) yield rows;
}
