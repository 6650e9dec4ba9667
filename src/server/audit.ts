import type { AccountRole } from "../contract/roles";
import type { Db } from "./db/open";

export type AuditEntry = {
  at: string;
  actor: { id: number; role: AccountRole } | null;
  /** what was done, e.g. `moderation.approve` */
  action: string;
  /** to what, e.g. `review` and its id */
  kind: string;
  itemId: number | null;
  reason?: string | null;
  /** kept as JSON: what is needed to understand or undo it */
  details?: Record<string, unknown>;
  /** the entry that this one takes back; an entry can be taken back once */
  undoes?: number;
};

/** Adds a row to the log, in the transaction of what it tells about; answers its id. Rows never change. */
export async function writeAudit(trx: Db, entry: AuditEntry): Promise<number> {
  const { id } = await trx
    .insertInto("audit_log")
    .values({
      at: entry.at,
      actor_id: entry.actor?.id ?? null,
      actor_role: entry.actor?.role ?? null,
      action: entry.action,
      kind: entry.kind,
      item_id: entry.itemId,
      reason: entry.reason ?? null,
      details: entry.details ? JSON.stringify(entry.details) : null,
      undoes: entry.undoes ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
