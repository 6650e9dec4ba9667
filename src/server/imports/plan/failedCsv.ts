import { Readable } from "node:stream";
import { ImportHeader } from "../../../contract/imports";
import { BYTE_ORDER_MARK, csvLine } from "../../../domain/csv";
import type { Db } from "../../db/open";
import { correctedCells } from "../read/repairs";
import type { ImportJob } from "../store/jobs";
import type { StoredRow } from "../store/plannedRows";
import { readCells, readProblems } from "../store/rowJson";
import { reasonText } from "./reasons";

const ROWS_AT_ONCE = 500;

/** The rows that failed, as the file had them but for what was corrected, with why: to be mended and imported again. */
export const failedCsv = (db: Db, job: ImportJob): Readable => Readable.from(linesOf(db, job));

async function* linesOf(db: Db, job: ImportJob): AsyncGenerator<string> {
  const headers = ImportHeader.array().parse(JSON.parse(job.headers));
  yield BYTE_ORDER_MARK + csvLine([...headers.map(({ header }) => header), "error"]);
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("import_rows")
      .select(["line", "cells", "problems", "repaired"])
      .where("import_id", "=", job.id)
      .where("outcome", "=", "failed")
      .where("line", ">", after)
      .orderBy("line")
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    yield rows.map((row) => lineOf(headers, row)).join("");
    after = rows.at(-1)?.line ?? after;
  }
}

type FailedRow = Pick<StoredRow, "cells" | "problems" | "repaired">;

function lineOf(headers: readonly ImportHeader[], { cells: read, problems, repaired }: FailedRow): string {
  const asRead = readCells(read) ?? [];
  const error = (readProblems(problems) ?? []).map(
    (one) => `${one.field}${one.value ? ` "${one.value}"` : ""}: ${reasonText(one)}`,
  );
  const corrected = correctedCells(readProblems(repaired) ?? [], new Set(headers.map(({ field }) => field)));
  const cells = headers.map(({ field }, at) => corrected.get(field) ?? cellOf(asRead[at]));
  return csvLine([...cells, error.join("; ")]);
}

function cellOf(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}
