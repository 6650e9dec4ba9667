import type { ImportResult } from "../../contract/importResults";
import { ImportNote } from "../../contract/imports";
import type { Db } from "../db/open";
import { itemsOf } from "./lists";
import { reasonText } from "./plan/reasons";
import { rowOf } from "./present";
import type { ImportJob } from "./store/jobs";

/** As many failed lines and changed rows as a screen can show; all of them are counted. */
const FAILURES_LISTED = 1_000;
const ROWS_LISTED = 500;
const CHANGES_LISTED = 40;

/** What an import did, or would do, in one answer. Possible duplicates count as new records here. */
export async function reportOf(db: Db, job: ImportJob, dryRun: boolean): Promise<ImportResult> {
  const failures = await listFailures(db, job);
  const inWhole = failures.slice(0, FAILURES_LISTED);
  const more = job.failed - new Set(inWhole.map(({ line }) => line)).size;
  const notes = ImportNote.array().parse(JSON.parse(job.notes));
  // the doubts are told one by one below
  const ofFile = notes.filter(({ code }) => code !== "doubtful");
  const doubts = await listDoubts(db, job);
  const newPlaces = job.moved > 0 ? await countNewPlaces(db, job) : 0;
  const warnings = [...ofFile.map(({ text }) => text), ...doubts.map(inWords)];
  return {
    dryRun,
    planId: job.id,
    total: job.rows,
    created: job.created + job.duplicates + newPlaces,
    updated: job.updated + job.moved - newPlaces,
    skipped: job.skipped,
    failed: job.failed,
    errors: [...inWhole.map(inWords), ...(more > 0 ? [`and ${more} more`] : [])],
    failures: inWhole,
    warnings: warnings.slice(0, FAILURES_LISTED),
    notes: ofFile,
    doubts: doubts.slice(0, FAILURES_LISTED),
    rows: await listChanged(db, job),
  };
}

/** New records among the rows whose place is doubtful. */
async function countNewPlaces(db: Db, { id }: ImportJob): Promise<number> {
  const { count } = await db
    .selectFrom("import_rows")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("import_id", "=", id)
    .where("outcome", "=", "moved")
    .where("item_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const rowsOf = (db: Db, job: ImportJob) =>
  db.selectFrom("import_rows").selectAll().where("import_id", "=", job.id).orderBy("line");

async function listFailures(db: Db, job: ImportJob): Promise<ImportResult["failures"]> {
  const rows = await rowsOf(db, job).where("outcome", "=", "failed").limit(FAILURES_LISTED).execute();
  return rows.flatMap((row) =>
    rowOf(job.noun, row, undefined).problems.map(({ suggestion: _, ...problem }) => ({ line: row.line, ...problem })),
  );
}

async function listDoubts(db: Db, job: ImportJob): Promise<ImportResult["doubts"]> {
  const rows = await rowsOf(db, job).where("doubts", "is not", null).limit(FAILURES_LISTED).execute();
  return rows.flatMap((row) =>
    rowOf(job.noun, row, undefined).doubts.map(({ suggestion: _, ...doubt }) => ({ line: row.line, ...doubt })),
  );
}

async function listChanged(db: Db, job: ImportJob): Promise<ImportResult["rows"]> {
  const rows = await rowsOf(db, job).where("outcome", "<>", "skipped").limit(ROWS_LISTED).execute();
  const items = await itemsOf(
    db,
    job.id,
    rows.map(({ line }) => line),
  );
  return rows.map((row) => {
    const { line, outcome, id, name, changes } = rowOf(job.noun, row, items.get(row.line));
    return {
      line,
      outcome:
        outcome === "duplicate" ? "created" : outcome === "moved" ? (id === null ? "created" : "updated") : outcome,
      id,
      name,
      changes: changes.slice(0, CHANGES_LISTED),
    };
  });
}

const inWords = ({ line, field, value, reason, earlier }: ImportResult["failures"][number]) =>
  reason === "errors.mayNotVerify"
    ? `Line ${line}: "Verified" was left as it is; your role may not set it.`
    : `Line ${line}, ${field}${value ? ` "${value}"` : ""}: ${reasonText({ reason, earlier })}`;
