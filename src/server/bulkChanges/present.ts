import type { BulkChange } from "../../contract/bulkChanges";
import { bulkOutcomes, bulkStates } from "../../contract/bulkWords";
import type { Db } from "../db/open";
import { notFound } from "../errors";
import { actionOf, type BulkRow } from "./store";

const UNDOABLE_MS = 30 * 24 * 3_600_000;

/** Until when it can be taken back, or null where there is nothing to take back. */
export function undoableUntil({ state, applied_at }: BulkRow): string | null {
  const isOver = state === "applied" || state === "cancelled" || state === "failed";
  return isOver && applied_at ? new Date(Date.parse(applied_at) + UNDOABLE_MS).toISOString() : null;
}

/** Changes as the console reads them, in this order. */
export async function changesOf(db: Db, rows: readonly BulkRow[]): Promise<BulkChange[]> {
  return Promise.all(rows.map((row) => changeOf(db, row)));
}

/** A change as the console reads it. */
export async function changeOf(db: Db, row: BulkRow): Promise<BulkChange> {
  const counted = await db
    .selectFrom("bulk_change_items")
    .select(({ fn }) => ["outcome", "reason", fn.countAll().as("count")])
    .where("change_id", "=", row.id)
    .groupBy(["outcome", "reason"])
    .execute();
  const countOf = (wanted: string) =>
    counted.reduce((sum, { outcome, count }) => sum + (outcome === wanted ? Number(count) : 0), 0);
  const [change, same, refused] = bulkOutcomes.map(countOf);
  const action = actionOf(row);
  return {
    id: row.id,
    action,
    target: await targetOf(db, row),
    state: bulkStates.find((state) => state === row.state) ?? notFound(),
    problem: row.problem,
    counts: { total: row.total, done: row.done, change: change ?? 0, same: same ?? 0, refused: refused ?? 0 },
    refusals: counted.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count: Number(count) }])),
    undone: row.state === "undoing" || row.undone_at !== null ? { taken: row.taken, left: row.left_alone } : null,
    who: row.user_id === null ? null : { id: row.user_id, name: await nameOf(db, row.user_id) },
    createdAt: row.created_at,
    appliedAt: row.applied_at,
    undoneAt: row.undone_at,
    undoableUntil: undoableUntil(row),
  };
}

async function targetOf(db: Db, row: BulkRow): Promise<string | null> {
  const action = actionOf(row);
  if (action.kind === "manager") return nameOf(db, action.userId);
  if (action.kind !== "list") return null;
  const list = await db.selectFrom("temple_lists").select("name").where("id", "=", action.listId).executeTakeFirst();
  return list?.name ?? null;
}

async function nameOf(db: Db, userId: number): Promise<string | null> {
  const user = await db.selectFrom("users").select("name").where("id", "=", userId).executeTakeFirst();
  return user?.name ?? null;
}
