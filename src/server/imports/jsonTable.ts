import { importLimits } from "../../contract/importLimits";
import { AppError, invalid } from "../errors";
import { jsonRecords } from "./jsonRecords";
import type { RawTable, TableRow, TableSource } from "./table";
import { encodingOf, textOf } from "./textOf";

/** A JSON file: a list of records, or an object that holds one under the noun. Its columns are all keys it names. */
export async function openJson(source: TableSource, noun: string): Promise<RawTable> {
  const { encoding, notes } = await encodingOf(source);
  if (encoding === "windows-1252") throw new AppError("badRequest");
  const records = () => jsonRecords(textOf(source, encoding), noun);
  const headers = new Set<string>();
  let count = 0;
  for await (const batch of records()) {
    count += batch.length;
    if (count > importLimits.rows) throw new AppError("tooLarge");
    for (const record of batch) for (const key of Object.keys(record)) headers.add(key);
  }
  if (headers.size === 0) return invalid({ file: "errors.importEmpty" });
  return { headers: [...headers], notes, rows: rowsOf(records(), [...headers]) };
}

async function* rowsOf(batches: AsyncIterable<readonly object[]>, headers: string[]): AsyncGenerator<TableRow[]> {
  let line = 0;
  for await (const batch of batches) {
    yield batch.map((record) => {
      const values = new Map<string, unknown>(Object.entries(record));
      line++;
      return { line, cells: headers.map((header) => values.get(header)) };
    });
  }
}
