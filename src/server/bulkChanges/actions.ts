import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { BulkAction, BulkStart, StoredAction } from "../../contract/bulkChanges";
import type { Actor } from "../audit";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";
import { adminMatches } from "../temples/adminList";
import { undoableUntil } from "./present";
import type { BulkRow } from "./store";

/** Stores what is asked and of which temples: those that match now. Answers its id. */
export async function enterChange(app: FastifyInstance, { filters, action }: BulkStart, actor: Actor): Promise<number> {
  const { db } = app;
  const stored = await storedAction(db, action);
  const { condition } = await adminMatches(db, filters);
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("bulk_changes")
      .values({
        action: JSON.stringify(stored),
        state: "planning",
        user_id: actor.id,
        actor_id: actor.id,
        actor_role: actor.role,
        created_at: app.now().toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (!condition) return id;
    const { numAffectedRows = 0n } = await sql`insert into bulk_change_items (change_id, temple_id)
      select ${sql.lit(id)}, t.id from temples t where ${condition}`.execute(trx);
    await trx
      .updateTable("bulk_changes")
      .set({ total: Number(numAffectedRows) })
      .where("id", "=", id)
      .execute();
    return id;
  });
}

/** What is asked with an account and a list that there are. */
async function storedAction(db: Db, action: BulkAction): Promise<StoredAction> {
  if (action.kind === "list") {
    const list = await db.selectFrom("temple_lists").select("id").where("id", "=", action.listId).executeTakeFirst();
    if (!list) invalid({ "action.listId": "errors.id" });
  }
  if (action.kind !== "manager") return action;
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", action.email.toLowerCase())
    .where("active", "=", 1)
    .executeTakeFirst();
  return user ? { kind: "manager", userId: user.id } : invalid({ "action.email": "errors.accountUnknown" });
}

/** Moves a change that waits for a person to its next step. */
async function move(db: Db, row: BulkRow, state: string, actor: Actor): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("bulk_changes")
    .set({ state, done: 0, cursor: 0, tries: 0, cancelled: 0, actor_id: actor.id, actor_role: actor.role })
    .where("id", "=", row.id)
    .where("state", "=", row.state)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw wrongState();
}

const wrongState = () => new AppError("conflict", undefined, { state: "errors.bulkState" });

/** Has what was planned written. */
export async function startApply(db: Db, row: BulkRow, actor: Actor): Promise<void> {
  if (row.state !== "planned") throw wrongState();
  await move(db, row, "applying", actor);
}

/** Has what was written taken back. */
export async function startUndo(db: Db, row: BulkRow, actor: Actor, now: Date): Promise<void> {
  const until = undoableUntil(row);
  if (until === null) throw wrongState();
  if (until < now.toISOString()) throw new AppError("undoOver");
  await move(db, row, "undoing", actor);
}

/** Stops a change between two pieces, or forgets what was only planned. */
export async function stopChange(db: Db, row: BulkRow, actor: Actor): Promise<void> {
  if (row.state === "planned") return move(db, row, "cancelled", actor);
  if (row.state !== "planning" && row.state !== "applying") throw wrongState();
  await db
    .updateTable("bulk_changes")
    .set({ cancelled: 1 })
    .where("id", "=", row.id)
    .where("state", "=", row.state)
    .execute();
}
