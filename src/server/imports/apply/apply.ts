import { writeAudit } from "../../audit";
import { chunks } from "../../db/bulk";
import { promised } from "../../promised";
import { createRowBuilder } from "../createRowBuilder";
import type { RowBuilder } from "../rowBuilder";
import { endWork, type ImportJob, keepLease } from "../store/jobs";
import { rememberLeftOut } from "../store/leftOut";
import { linesLeft, recordsOfRows, reservedSlugs } from "../store/plannedRows";
import { inTransaction, pause, SMALL_ROWS, type Workplace } from "../store/work";
import { actorOf, applyPiece, type CreateEngine } from "./applyPiece";

/** Rows in one transaction: long enough to be quick, short enough that nobody else waits noticeably. */
export const ROWS_AT_ONCE = 1_500;
/** Transactions whose rows are built before it is their turn, besides the next one. */
const PIECES_AHEAD = 2;
/** Small imports are written, and taken back, where requests are answered. */
export const FEW_ROWS_AT_ONCE = 250;

type Means<Value> = { createEngine: CreateEngine<Value>; builder: RowBuilder };

/** Writes what a plan says, in short transactions that each keep how far they came: a row is never done twice. */
export async function applyImportJob<Value>(place: Workplace, started: ImportJob, createEngine: CreateEngine<Value>) {
  const job = await withEntry(place, started);
  const builder = createRowBuilder(place, job, createEngine());
  try {
    await applyRows(place, job, { createEngine, builder });
  } finally {
    await builder.end();
  }
}

async function applyRows<Value>(
  place: Workplace,
  job: ImportJob,
  { createEngine, builder }: Means<Value>,
): Promise<void> {
  const { db } = place.database;
  await rememberLeftOut(db, job, place.now());
  const reserved = await reservedSlugs(db, job.id);
  const targets = await recordsOfRows(db, job.id);
  const isLarge = job.rows > SMALL_ROWS;
  // by name, rows that are written together meet in few pages of the indexes
  const left = await linesLeft(db, job.id, isLarge ? "name_key" : "line");
  const pieces = [...chunks(left, isLarge ? ROWS_AT_ONCE : FEW_ROWS_AT_ONCE)];
  const begin = (piece: number) => promised(builder.build(pieces[piece] ?? [], place.now()));
  // a piece is written while the next ones are built
  const coming = Array.from({ length: PIECES_AHEAD }, (_, piece) => begin(piece));
  for (let piece = 0; piece < pieces.length; piece++) {
    coming.push(begin(piece + PIECES_AHEAD));
    const rows = await coming.shift();
    if (!rows) break;
    await pause(place);
    const done = await inTransaction(place.database, (trx) =>
      applyPiece(trx, { place, job, rows, createEngine, reserved, targets }),
    );
    Object.assign(job, done.next);
    if (done.isCancelled) return endWork(db, job, "cancelled", { applied_at: place.now().toISOString() });
    if (done.failed > 0 && job.mode === "all") return takeAllBack(place, job);
  }
  await endWork(db, job, "applied", { applied_at: place.now().toISOString(), rows_done: job.rows });
}

/** A row of an import that goes in whole or not at all could not be written: what was done is taken back. */
async function takeAllBack({ database: { db } }: Workplace, job: ImportJob): Promise<void> {
  await endWork(db, job, "undoing", { cursor: 0, rows_done: 0, problem: "errors.importRowGone", cancelled: 0 });
}

/** Enters the import in the log once, under which its rows are noted. */
async function withEntry({ database: { db }, now }: Workplace, job: ImportJob): Promise<ImportJob> {
  if (job.audit_id !== null) return job;
  return db.transaction().execute(async (trx) => {
    const { rows: total, created, updated, skipped, failed, file_format: file } = job;
    const audit_id = await writeAudit(trx, {
      at: now().toISOString(),
      actor: actorOf(job),
      action: `import.${job.noun}`,
      kind: "import",
      itemId: null,
      origin: "import",
      details: { file, total, created, updated, skipped, failed },
    });
    await keepLease(trx, job, { audit_id });
    return { ...job, audit_id };
  });
}
