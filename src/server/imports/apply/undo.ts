import { writeAudit } from "../../audit";
import type { ImportEngine } from "../plan/engine";
import { markUndone, nextItems, putVersionsBack } from "../store/items";
import { endWork, type ImportJob, keepLease } from "../store/jobs";
import { forgetLeftOut } from "../store/leftOut";
import { inTransaction, pause, SMALL_ROWS, type Workplace } from "../store/work";
import { FEW_ROWS_AT_ONCE, ROWS_AT_ONCE } from "./apply";
import { actorOf, byOf } from "./applyPiece";

/** Takes an import back: what it made goes, what it changed gets its fields back; what was touched since is left. */
export async function undoImportJob<Value>(
  place: Workplace,
  started: ImportJob,
  createEngine: () => ImportEngine<Value>,
): Promise<void> {
  const { db } = place.database;
  const job = await withEntry(place, started);
  const atOnce = job.rows > SMALL_ROWS ? ROWS_AT_ONCE : FEW_ROWS_AT_ONCE;
  let { cursor, rows_done, undone_rows, left_rows } = job;
  for (;;) {
    await pause(place);
    const items = await nextItems(db, job.id, cursor, atOnce);
    if (items.length === 0) break;
    const taken = await inTransaction(place.database, async (trx) => {
      const engine = createEngine();
      const asked = items.map(({ line, item_id, version, made }) => ({ line, id: item_id, version, made: made > 0 }));
      const change = { now: place.now(), by: byOf(job, job.undo_audit_id) };
      const back = await engine.takeBack(trx, asked, change, job.audit_id ?? 0);
      if (back.size > 0) await engine.written(trx);
      const [gone, left] = [asked.filter(({ id }) => back.has(id)), asked.filter(({ id }) => !back.has(id))];
      await markUndone(
        trx,
        job.id,
        gone.map(({ line }) => line),
        "taken",
      );
      await markUndone(
        trx,
        job.id,
        left.map(({ line }) => line),
        "left",
      );
      await putVersionsBack(
        trx,
        job,
        gone.filter(({ made }) => !made),
      );
      await keepLease(trx, job, {
        cursor: items.at(-1)?.item_id ?? cursor,
        rows_done: rows_done + items.length,
        undone_rows: undone_rows + gone.length,
        left_rows: left_rows + left.length,
      });
      return gone.length;
    });
    cursor = items.at(-1)?.item_id ?? cursor;
    rows_done += items.length;
    undone_rows += taken;
    left_rows += items.length - taken;
  }
  await forgetLeftOut(db, job);
  // what an interrupted import made and somebody keeps is to be found
  const undone_at = place.now().toISOString();
  // an import of all or nothing that met a row it could not write ends as failed
  await endWork(db, job, job.problem === null ? "undone" : "failed", { undone_at, rows_done: job.rows });
}

async function withEntry({ database: { db }, now }: Workplace, job: ImportJob): Promise<ImportJob> {
  if (job.undo_audit_id !== null) return job;
  return db.transaction().execute(async (trx) => {
    const undo_audit_id = await writeAudit(trx, {
      at: now().toISOString(),
      actor: actorOf(job),
      action: "import.undo",
      kind: "import",
      itemId: null,
      origin: "import",
      details: { file: job.file_format, import: job.audit_id },
    });
    await keepLease(trx, job, { undo_audit_id });
    return { ...job, undo_audit_id };
  });
}
