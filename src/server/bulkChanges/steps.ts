import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Updateable } from "kysely";
import type { StoredAction } from "../../contract/bulkChanges";
import { writeAudit } from "../audit";
import type { ContentTag } from "../contentTags";
import type { BulkChangeTable } from "../db/bulkChangeTables";
import type { Db } from "../db/open";
import { inTransaction, Stopped } from "../imports/store/work";
import { findTemples } from "../temples/repository";
import { reasons } from "./reasons";
import {
  actionOf,
  actorOf,
  type BulkItemRow,
  type BulkRow,
  byOf,
  endStep,
  keepLease,
  markItem,
  nextItems,
} from "./store";
import type { Outcome, Work, WorkChange } from "./work";
import { workOf } from "./workOf";

/** Temples looked through in one transaction. */
const LOOKED_AT_ONCE = 100;

type Step = { app: FastifyInstance; row: BulkRow; work: Work };
type Progress = Updateable<BulkChangeTable>;

/** Looks through the chosen temples, then waits for a person. */
export async function planChange(app: FastifyInstance, row: BulkRow): Promise<void> {
  const step = { app, row, work: workOf(actionOf(row)) };
  let changing = await countChanging(app.db, row.id);
  const isStopped = await inPieces(step, LOOKED_AT_ONCE, null, async (trx, items) => {
    const outcomes = await lookThrough(trx, step.work, items, changing);
    for (const [at, item] of items.entries()) await markItem(trx, item, marksOf(outcomes[at] ?? "same"));
    changing += outcomes.filter((one) => one === "change").length;
    return {};
  });
  await endStep(app.db, row, isStopped ? "cancelled" : "planned");
}

/** Changes what was planned to change; what somebody changed meanwhile is looked at again. */
export async function applyChange(app: FastifyInstance, started: BulkRow): Promise<void> {
  const row = await withEntry(app, started, "audit_id", "apply");
  const step = { app, row, work: workOf(actionOf(row)) };
  const isStopped = await inPieces(step, step.work.atOnce, "change", async (trx, items, change) => {
    const outcomes = await lookThrough(trx, step.work, items, 0);
    const chosen = items.filter((_, at) => outcomes[at] === "change");
    const rows = await rowsOf(trx, chosen);
    const written = rows.length > 0 ? await step.work.apply(trx, rows, change) : [];
    for (const [at, { id }] of rows.entries()) {
      await markItem(trx, { change_id: row.id, temple_id: id }, { written: 1, ...written[at] });
    }
    for (const [at, item] of items.entries()) {
      const outcome = outcomes[at];
      if (outcome !== undefined && outcome !== "change") await markItem(trx, item, marksOf(outcome));
    }
    return {};
  });
  await endStep(app.db, row, isStopped ? "cancelled" : "applied", { applied_at: app.now().toISOString() });
}

/** Takes a change back, but where somebody changed a temple since. */
export async function undoChange(app: FastifyInstance, started: BulkRow): Promise<void> {
  const row = await withEntry(app, started, "undo_audit_id", "undo");
  const step = { app, row, work: workOf(actionOf(row)) };
  let { taken, left_alone } = row;
  await inPieces(step, step.work.atOnce, "change", async (trx, items, change) => {
    const back = await step.work.takeBack(trx, items, change, row.audit_id ?? 0);
    taken += back.size;
    left_alone += items.length - back.size;
    return { taken, left_alone };
  });
  await endStep(app.db, row, "undone", { undone_at: app.now().toISOString() });
}

type Piece = (trx: Db, items: readonly BulkItemRow[], change: WorkChange) => Promise<Progress>;

/** Does a step in short transactions that each keep how far they came; answers whether it was stopped. */
async function inPieces(step: Step, limit: number, outcome: "change" | null, piece: Piece): Promise<boolean> {
  const { app, row } = step;
  const written = row.state === "undoing" ? 1 : 0;
  for (;;) {
    await setImmediate();
    if (app.isStopping()) throw new Stopped();
    const items = await nextItems(app.db, row, { outcome, written, limit });
    const last = items.at(-1);
    if (!last) return false;
    const progress = { cursor: last.temple_id, done: row.done + items.length };
    const touched = new Set<ContentTag>();
    const partOf = (row.state === "undoing" ? row.undo_audit_id : row.audit_id) ?? 0;
    const isStopped = await inTransaction({ db: app.db, engine: app.engine }, async (trx) => {
      const more = await piece(trx, items, { now: app.now(), by: byOf(row, partOf), touched });
      return keepLease(trx, row, { ...progress, ...more });
    });
    app.contentVersions.touch(touched);
    Object.assign(row, progress);
    if (isStopped) return true;
  }
}

async function lookThrough(trx: Db, work: Work, items: readonly BulkItemRow[], before: number): Promise<Outcome[]> {
  const rows = await rowsOf(trx, items);
  const found = await work.plan(trx, rows, before);
  const outcomes = new Map(rows.map(({ id }, at) => [id, found[at]]));
  return items.map(({ temple_id }) => outcomes.get(temple_id) ?? { refused: reasons.gone });
}

/** The temples of these items, in their order. */
async function rowsOf(db: Db, items: readonly BulkItemRow[]) {
  if (items.length === 0) return [];
  const ids = items.map(({ temple_id }) => temple_id);
  const rows = new Map((await findTemples(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

const marksOf = (outcome: Outcome) =>
  typeof outcome === "string" ? { outcome, reason: null } : { outcome: "refused", reason: outcome.refused };

async function countChanging(db: Db, id: number): Promise<number> {
  const { count } = await db
    .selectFrom("bulk_change_items")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("change_id", "=", id)
    .where("outcome", "=", "change")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Enters a step in the log once, under which its temples are noted. */
async function withEntry(app: FastifyInstance, row: BulkRow, column: "audit_id" | "undo_audit_id", what: string) {
  if (row[column] !== null) return row;
  return app.db.transaction().execute(async (trx): Promise<BulkRow> => {
    const entry = await writeAudit(trx, {
      at: app.now().toISOString(),
      actor: actorOf(row),
      action: `bulkChange.${what}`,
      kind: "bulkChange",
      itemId: null,
      details: {
        bulkKind: actionOf(row).kind,
        ...toldOf(actionOf(row)),
        temples: await countChanging(trx, row.id),
        ...(what === "undo" && { bulkChange: row.audit_id }),
      },
    });
    await keepLease(trx, row, { [column]: entry });
    return { ...row, [column]: entry };
  });
}

function toldOf(action: StoredAction): object {
  if (action.kind === "set") return action.fields;
  const { kind: _, ...told } = action;
  return told;
}
