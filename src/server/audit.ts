import type { ChangeOrigin } from "../contract/auditWords";
import type { AccountRole } from "../contract/roles";
import { insertMany, insertValues } from "./db/bulk";
import type { Db } from "./db/open";

export type Actor = { id: number; role: AccountRole };

/** Who changes something and which way it came in; `partOf` is the entry of the import it is a row of. */
export type By = { actor: Actor | null; origin: ChangeOrigin; partOf?: number };

export type AuditEntry = {
  at: string;
  actor: Actor | null;
  /** what was done, e.g. `moderation.approve` */
  action: string;
  /** to what, e.g. `review` and its id */
  kind: string;
  itemId: number | null;
  /** the console unless said otherwise */
  origin?: ChangeOrigin;
  reason?: string | null;
  /** kept as JSON: what is needed to understand or undo it */
  details?: object;
  /** the entry that this one takes back; an entry can be taken back once */
  undoes?: number;
  partOf?: number;
};

/** Adds a row to the log, in the transaction of what it tells about; answers its id. Rows never change. */
export async function writeAudit(trx: Db, entry: AuditEntry): Promise<number> {
  const { id } = await trx.insertInto("audit_log").values(rowOf(entry)).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Adds many rows to the log in few statements. */
export const writeAudits = (trx: Db, entries: readonly AuditEntry[]): Promise<void> =>
  insertMany(trx, "audit_log", entries.map(rowOf));

/** The same that are alike but for their items and details, which are JSON already. */
export async function writeAlike(
  trx: Db,
  alike: Omit<AuditEntry, "itemId" | "details">,
  ids: readonly number[],
  details: readonly string[],
): Promise<void> {
  const row: Readonly<Record<string, unknown>> = rowOf({ ...alike, itemId: null });
  const columns = Object.keys(row);
  const values = columns.map((column) => row[column]);
  const [item, said] = [columns.indexOf("item_id"), columns.indexOf("details")];
  const rows: unknown[] = [];
  for (const [at, id] of ids.entries()) {
    values[item] = id;
    values[said] = details[at];
    rows.push(...values);
  }
  await insertValues(trx, "audit_log", columns, rows);
}

const rowOf = (entry: AuditEntry) => ({
  at: entry.at,
  actor_id: entry.actor?.id ?? null,
  actor_role: entry.actor?.role ?? null,
  action: entry.action,
  kind: entry.kind,
  item_id: entry.itemId,
  origin: entry.origin ?? "console",
  reason: entry.reason ?? null,
  details: entry.details ? JSON.stringify(entry.details) : null,
  undoes: entry.undoes ?? null,
  part_of: entry.partOf ?? null,
});
