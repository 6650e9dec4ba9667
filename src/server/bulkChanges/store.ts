import type { Selectable, Updateable } from "kysely";
import { AccountRole } from "../../contract/accounts";
import { StoredAction } from "../../contract/bulkChanges";
import type { BulkOutcome } from "../../contract/bulkWords";
import type { Actor, By } from "../audit";
import type { BulkChangeItemTable, BulkChangeTable } from "../db/bulkChangeTables";
import type { Db } from "../db/open";
import { LEASE_MS, LostLease } from "../imports/store/jobs";

export type BulkRow = Selectable<BulkChangeTable>;
export type BulkItemRow = Selectable<BulkChangeItemTable>;

/** States in which a change goes on by itself. */
const statesGoingOn = ["planning", "applying", "undoing"] as const;

export const findChange = (db: Db, id: number): Promise<BulkRow | undefined> =>
  db.selectFrom("bulk_changes").selectAll().where("id", "=", id).executeTakeFirst();

export const actionOf = ({ action }: Pick<BulkRow, "action">) => StoredAction.parse(JSON.parse(action));

export function actorOf({ actor_id, actor_role }: BulkRow): Actor | null {
  const role = AccountRole.safeParse(actor_role);
  return actor_id !== null && role.success ? { id: actor_id, role: role.data } : null;
}

export const byOf = (row: BulkRow, partOf: number): By => ({ actor: actorOf(row), origin: "console", partOf });

/** Changes that go on by themselves and that nobody works on. */
export const waitingChanges = (db: Db): Promise<{ id: number }[]> =>
  db
    .selectFrom("bulk_changes")
    .select("id")
    .where("state", "in", statesGoingOn)
    .where(({ or, eb }) => or([eb("lease_owner", "is", null), eb("lease_until", "<", Date.now())]))
    .orderBy("id")
    .execute();

/** Takes a change that nobody works on, to be the one who does; undefined when somebody else does, or it waits. */
export const takeLease = (db: Db, id: number, owner: string): Promise<BulkRow | undefined> =>
  db
    .updateTable("bulk_changes")
    .set(({ eb }) => ({ lease_owner: owner, lease_until: Date.now() + LEASE_MS, tries: eb("tries", "+", 1) }))
    .where("id", "=", id)
    .where("state", "in", statesGoingOn)
    .where(({ or, eb }) => or([eb("lease_owner", "is", null), eb("lease_until", "<", Date.now())]))
    .returningAll()
    .executeTakeFirst();

/** Writes how far a change is, in the transaction of what was done; answers whether it is to stop. Throws for another's. */
export async function keepLease(db: Db, row: BulkRow, changes: Updateable<BulkChangeTable> = {}): Promise<boolean> {
  const kept = await db
    .updateTable("bulk_changes")
    .set({ lease_until: Date.now() + LEASE_MS, tries: 0, ...changes })
    .where("id", "=", row.id)
    .where("lease_owner", "=", row.lease_owner)
    .where("state", "=", row.state)
    .returning("cancelled")
    .executeTakeFirst();
  if (!kept) throw new LostLease();
  return kept.cancelled > 0;
}

/** Ends this owner's step in a state. */
export async function endStep(db: Db, row: BulkRow, state: string, changes: Updateable<BulkChangeTable> = {}) {
  await keepLease(db, row, { ...changes, state, lease_owner: null, lease_until: 0, cancelled: 0, cursor: 0 });
}

/** Leaves a change that is not done to whoever comes, not before `until`. */
export async function dropLease(db: Db, { id, lease_owner }: BulkRow, until = 0): Promise<void> {
  await db
    .updateTable("bulk_changes")
    .set({ lease_owner: until ? lease_owner : null, lease_until: until })
    .where("id", "=", id)
    .where("lease_owner", "=", lease_owner)
    .execute();
}

type Part = { outcome: BulkOutcome | null; written: 0 | 1; limit: number };

/** The next records of a step, by id after `cursor`. */
export const nextItems = (db: Db, { id, cursor }: BulkRow, { outcome, written, limit }: Part) =>
  db
    .selectFrom("bulk_change_items")
    .selectAll()
    .where("change_id", "=", id)
    .where("temple_id", ">", cursor)
    .where("outcome", outcome === null ? "is" : "=", outcome)
    .where("written", "=", written)
    .orderBy("temple_id")
    .limit(limit)
    .execute();

/** Notes what became of a record. */
export async function markItem(
  db: Db,
  { change_id, temple_id }: Pick<BulkItemRow, "change_id" | "temple_id">,
  marks: Updateable<BulkChangeItemTable>,
): Promise<void> {
  await db
    .updateTable("bulk_change_items")
    .set(marks)
    .where("change_id", "=", change_id)
    .where("temple_id", "=", temple_id)
    .execute();
}
