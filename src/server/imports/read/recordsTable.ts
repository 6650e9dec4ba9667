import { importLimits } from "../../../contract/importLimits";
import { AppError, invalid } from "../../errors";
import { type RawTable, type TableNote, type TableRow, tableLimits } from "./table";

/** The note of an answer that was cut short. */
export const PARTIAL = "partialAnswer";

type Batches = AsyncIterable<readonly object[]>;

/** A list of records, which is read as often as `records` is called: its columns are all keys that they name. */
export async function recordsTable(records: () => Batches, notes: TableNote[]): Promise<RawTable> {
  const headers = new Set<string>();
  let count = 0;
  for await (const batch of records()) {
    count += batch.length;
    if (count > importLimits.rows) throw new AppError("tooLarge");
    for (const record of batch) for (const key of Object.keys(record)) headers.add(key);
    if (headers.size > tableLimits.columns) return invalid({ file: "errors.importColumns" });
  }
  // a list of which all was left out is not empty: its notes tell why
  const isTold = ({ key, values }: TableNote) => key === PARTIAL || values?.count !== undefined;
  if (headers.size === 0 && notes.some(isTold)) headers.add("name");
  if (headers.size === 0) return invalid({ file: "errors.importEmpty" });
  return { headers: [...headers], notes, rows: rowsOf(records(), [...headers]) };
}

async function* rowsOf(batches: Batches, headers: readonly string[]): AsyncGenerator<TableRow[]> {
  let line = 0;
  for await (const batch of batches) {
    yield batch.map((record) => {
      const values = new Map<string, unknown>(Object.entries(record));
      line++;
      return { line, cells: headers.map((header) => values.get(header)) };
    });
  }
}
