import { z } from "zod";
import { changeOrigins } from "../../contract/auditWords";
import type { FieldChange, Revision } from "../../contract/history";
import type { Db } from "../db/open";

/** Entries of the log with the present name of whoever made them. */
export const selectEntries = (db: Db) =>
  db
    .selectFrom("audit_log")
    .leftJoin("users", "users.id", "audit_log.actor_id")
    .select([
      "audit_log.id",
      "at",
      "action",
      "kind",
      "item_id",
      "origin",
      "reason",
      "details",
      "part_of",
      "actor_id",
      "actor_role",
      "users.name as actor_name",
    ]);

export type EntryRow = {
  id: number;
  at: string;
  action: string;
  kind: string;
  item_id: number | null;
  origin: string | null;
  reason: string | null;
  details: string | null;
  part_of: number | null;
  actor_id: number | null;
  actor_role: string | null;
  actor_name: string | null;
};

const Origin = z.enum(changeOrigins);
const Fields = z.record(z.string(), z.unknown());
const Details = z.looseObject({
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  reverts: z.int().optional(),
});

/** What an entry's details say: fields with both values, the revision gone back to, and whatever else was stored. */
export function readDetails(json: string | null) {
  const { before, after, reverts, ...rest } = Details.parse(json ? JSON.parse(json) : {});
  const [old, now] = [Fields.safeParse(before), Fields.safeParse(after)];
  if (!old.success && !now.success) {
    const lists = after === undefined ? {} : { before, after };
    return { before: {}, after: {}, reverts: reverts ?? null, facts: { ...rest, ...lists } };
  }
  return { before: old.data ?? {}, after: now.data ?? {}, reverts: reverts ?? null, facts: rest };
}

/** An entry as the console reads it. */
export function revisionOf(row: EntryRow): Revision {
  const { before, after, reverts } = readDetails(row.details);
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    // what was noted before the way was is of the console
    origin: Origin.parse(row.origin ?? "console"),
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name, role: row.actor_role ?? "" },
    reason: row.reason,
    changes: changesOf(before, after),
    partOf: row.part_of,
    reverts,
  };
}

function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }));
}
