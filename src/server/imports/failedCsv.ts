import { Readable } from "node:stream";
import { ImportHeader } from "../../contract/imports";
import { BYTE_ORDER_MARK, csvLine } from "../../domain/csv";
import type { Db } from "../db/open";
import { reasonText } from "./reasons";
import { rowDataOf } from "./rowData";
import type { ImportJob } from "./store";

const ROWS_AT_ONCE = 500;

/** The rows that failed as the file had them, with why: to be mended and imported again. */
export const failedCsv = (db: Db, job: ImportJob): Readable => Readable.from(linesOf(db, job));

async function* linesOf(db: Db, job: ImportJob): AsyncGenerator<string> {
  const headers = ImportHeader.array()
    .parse(JSON.parse(job.headers))
    .map(({ header }) => header);
  yield BYTE_ORDER_MARK + csvLine([...headers, "error"]);
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("import_rows")
      .select(["line", "data"])
      .where("import_id", "=", job.id)
      .where("outcome", "=", "failed")
      .where("line", ">", after)
      .orderBy("line")
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(({ data }) => lineOf(headers, data)).join("");
    after = rows.at(-1)?.line ?? after;
  }
}

function lineOf(headers: readonly string[], json: string | null): string {
  const { c = [], p = [] } = rowDataOf(json);
  const error = p.map(({ field, value, reason }) => `${field}${value ? ` "${value}"` : ""}: ${reasonText(reason)}`);
  return csvLine([...headers.map((_, at) => cellOf(c[at])), error.join("; ")]);
}

function cellOf(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}
