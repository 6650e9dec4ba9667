import type { ModerationHistory, ModerationTarget } from "../../contract/moderation";
import type { Db } from "../db/open";

/** All that was decided about an item and by whom, oldest first. */
export async function listHistory(db: Db, { kind, id }: ModerationTarget): Promise<ModerationHistory> {
  const rows = await db
    .selectFrom("audit_log")
    .leftJoin("users", "users.id", "audit_log.actor_id")
    .select(["audit_log.id", "at", "action", "reason", "actor_id", "actor_role", "users.name"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("audit_log.id")
    .execute();
  return {
    items: rows.map(({ id: entry, at, action, reason, actor_id, actor_role, name }) => ({
      id: entry,
      at,
      action,
      reason,
      actor: actor_id === null ? null : { id: actor_id, name, role: actor_role ?? "" },
    })),
  };
}
