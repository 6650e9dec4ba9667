import { Readable } from "node:stream";
import type { Kysely } from "kysely";
import type { AdminTempleFilters } from "../../contract/adminTemples";
import { BYTE_ORDER_MARK } from "../../domain/csv";
import type { Tables } from "../db/schema";
import type { SheetCell } from "../sheets/writeWorkbook";
import { writeWorkbook } from "../sheets/writeWorkbook";
import { csvHeader, csvRow, exportCells, exportColumns } from "./templeColumns";
import { eachTemple } from "./templeRows";

/** All matching temples as CSV, written while it is read. */
export const csvExport = (db: Kysely<Tables>, filters: AdminTempleFilters): Readable =>
  Readable.from(csvParts(db, filters), { objectMode: false });

/** All matching temples as one JSON array, written while it is read. */
export const jsonExport = (db: Kysely<Tables>, filters: AdminTempleFilters): Readable =>
  Readable.from(jsonParts(db, filters), { objectMode: false });

/** All matching temples as a workbook, written while they are read. */
export const xlsxExport = (db: Kysely<Tables>, filters: AdminTempleFilters): Readable =>
  Readable.from(writeWorkbook([{ name: "Temples", header: exportColumns, rows: sheetRows(db, filters) }]), {
    objectMode: false,
  });

async function* sheetRows(db: Kysely<Tables>, filters: AdminTempleFilters): AsyncGenerator<SheetCell[][]> {
  for await (const temples of eachTemple(db, filters)) yield temples.map(exportCells);
}

async function* csvParts(db: Kysely<Tables>, filters: AdminTempleFilters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvHeader();
  for await (const temples of eachTemple(db, filters)) yield temples.map(csvRow).join("");
}

async function* jsonParts(db: Kysely<Tables>, filters: AdminTempleFilters): AsyncGenerator<string> {
  let before = "[\n";
  // `pictures` says once more what other fields say
  for await (const temples of eachTemple(db, filters)) {
    yield before + temples.map((temple) => JSON.stringify({ ...temple, pictures: undefined })).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
