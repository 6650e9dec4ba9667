import { writeAudit } from "../audit";
import { chunks } from "../db/bulk";
import { promised } from "../promised";
import { actorOf, applyPiece, type MakeEngine } from "./applyPiece";
import { indexAll, indexUpTo } from "./indexAll";
import { endWork, type ImportJob, keepLease } from "./jobs";
import { type Maker, makerOf } from "./maker";
import { linesLeft, reservedSlugs } from "./plannedRows";
import { inTransaction, pause, SMALL_ROWS, type Workplace } from "./work";

/** Rows in one transaction: long enough to be quick, short enough that nobody else waits noticeably. */
export const ROWS_AT_ONCE = 500;
/** Transactions whose rows are made ready before it is their turn, besides the next one. */
const PIECES_AHEAD = 2;
/** New records wait no longer than for so many transactions to be found. */
const PIECES_A_RUN = 40;
/** Small imports are written, and taken back, where requests are answered. */
export const FEW_ROWS_AT_ONCE = 250;

type Means<Value> = { make: MakeEngine<Value>; maker: Maker };

/** Writes what a plan says, in short transactions that each keep how far they came: a row is never done twice. */
export async function applyImportJob<Value>(place: Workplace, started: ImportJob, make: MakeEngine<Value>) {
  const job = await withEntry(place, started);
  const maker = makerOf(place, job, make());
  try {
    await applyRows(place, job, { make, maker });
  } finally {
    await maker.end();
  }
}

async function applyRows<Value>(place: Workplace, job: ImportJob, { make, maker }: Means<Value>): Promise<void> {
  const { db } = place.database;
  const reserved = await reservedSlugs(db, job.id);
  const isLarge = job.rows > SMALL_ROWS;
  // by name, rows that are written together meet in few pages of the indexes
  const left = await linesLeft(db, job.id, isLarge ? "name_key" : "line");
  const pieces = [...chunks(left, isLarge ? ROWS_AT_ONCE : FEW_ROWS_AT_ONCE)];
  const begin = (piece: number) => promised(maker.ready(pieces[piece] ?? [], place.now()));
  let indexing: Promise<void> = Promise.resolve();
  // a piece is written while the next ones are made ready
  const coming = Array.from({ length: PIECES_AHEAD }, (_, piece) => begin(piece));
  for (let piece = 0; piece < pieces.length; piece++) {
    coming.push(begin(piece + PIECES_AHEAD));
    const rows = await coming.shift();
    if (!rows) break;
    await pause(place);
    const done = await inTransaction(place.database, (trx) =>
      applyPiece(trx, { place, job, rows, make, reserved, isLarge }),
    );
    Object.assign(job, done.next);
    maker.stored(done.run, done.ids);
    if (done.isCancelled || (done.failed > 0 && job.mode === "all")) {
      await indexing;
      return done.isCancelled ? endCancelled(place, job, maker) : takeAllBack(place, job);
    }
    if ((piece + 1) % PIECES_A_RUN > 0 || done.run === undefined) continue;
    await indexing;
    indexing = promised(indexUpTo(place, job, maker.parts, done.run));
  }
  await indexing;
  await indexAll(place, job, maker.parts);
  await endWork(db, job, "applied", { applied_at: place.now().toISOString(), rows_done: job.rows });
}

async function endCancelled(place: Workplace, job: ImportJob, { parts }: Maker): Promise<void> {
  await indexAll(place, job, parts);
  await endWork(place.database.db, job, "cancelled", { applied_at: place.now().toISOString() });
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
