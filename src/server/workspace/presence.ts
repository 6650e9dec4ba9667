import { type Presence, presenceTimes } from "../../contract/workspace";
import type { Db } from "../db/open";

/** One person at the workspace of one temple. */
type Here = { templeId: number; userId: number };

const goneBefore = (now: Date) => new Date(now.getTime() - presenceTimes.goneAfterMs).toISOString();

/** Notes that the workspace is open; who comes back after having been gone is there since now. */
export async function stay(db: Db, { templeId, userId }: Here, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto("temple_editors")
    .values({ temple_id: templeId, user_id: userId, since: at, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(["temple_id", "user_id"]).doUpdateSet((eb) => ({
        seen_at: at,
        since: eb
          .case()
          .when("temple_editors.seen_at", "<", goneBefore(now))
          .then(at)
          .else(eb.ref("temple_editors.since"))
          .end(),
      })),
    )
    .execute();
}

export async function leave(db: Db, { templeId, userId }: Here): Promise<void> {
  await db.deleteFrom("temple_editors").where("temple_id", "=", templeId).where("user_id", "=", userId).execute();
}

/** Who else was heard of a moment ago, the first to come first. */
export function othersHere(db: Db, { templeId, userId }: Here, now: Date): Promise<Presence["others"]> {
  return db
    .selectFrom("temple_editors")
    .innerJoin("users", "users.id", "temple_editors.user_id")
    .select(["users.id", "users.name", "temple_editors.since"])
    .where("temple_editors.temple_id", "=", templeId)
    .where("temple_editors.user_id", "!=", userId)
    .where("temple_editors.seen_at", ">=", goneBefore(now))
    .orderBy("temple_editors.since")
    .orderBy("users.id")
    .execute();
}

/** The name of who changed the temple last, when that was somebody else; the history has the same. */
export async function saveOf(db: Db, { templeId, userId }: Here): Promise<string | null> {
  const last = await db
    .selectFrom("audit_log")
    .leftJoin("users", "users.id", "audit_log.actor_id")
    .select(["audit_log.actor_id", "users.name"])
    .where("audit_log.kind", "=", "temple")
    .where("audit_log.item_id", "=", templeId)
    .orderBy("audit_log.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last === undefined || last.actor_id === userId ? null : last.name;
}
