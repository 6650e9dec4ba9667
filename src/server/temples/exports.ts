import { Readable } from "node:stream";
import type { Kysely } from "kysely";
import type { AdminTempleFilters } from "../../contract/adminTemples";
import { BYTE_ORDER_MARK } from "../../domain/csv";
import type { Tables } from "../db/schema";
import { csvHeader, csvRow } from "../imports/columns";
import { eachTemple } from "./adminList";

/** All matching temples as CSV, written while it is read. */
export const csvExport = (db: Kysely<Tables>, filters: AdminTempleFilters): Readable =>
  Readable.from(csvParts(db, filters), { objectMode: false });

/** All matching temples as one JSON array, written while it is read. */
export const jsonExport = (db: Kysely<Tables>, filters: AdminTempleFilters): Readable =>
  Readable.from(jsonParts(db, filters), { objectMode: false });

async function* csvParts(db: Kysely<Tables>, filters: AdminTempleFilters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvHeader();
  for await (const temples of eachTemple(db, filters)) yield temples.map(csvRow).join("");
}

async function* jsonParts(db: Kysely<Tables>, filters: AdminTempleFilters): AsyncGenerator<string> {
  let before = "[\n";
  for await (const temples of eachTemple(db, filters)) {
    yield before + temples.map((temple) => JSON.stringify(temple)).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
