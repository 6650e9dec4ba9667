import type { AuditKind } from "../../contract/auditWords";
import type { RevisionPage, RevisionQuery } from "../../contract/history";
import type { Db } from "../db/open";
import { readDetails, revisionOf, selectEntries } from "./entry";

const PAGE_SIZE = 20;

/** A record with a history; texts that there is one of have no id. */
export type Target = { kind: AuditKind; itemId: number | null };

/** One page of what happened to a record, newest first. */
export async function listRevisions(
  db: Db,
  { kind, itemId }: Target,
  { page = 1, size = PAGE_SIZE }: RevisionQuery,
): Promise<RevisionPage> {
  const { total } = await db
    .selectFrom("audit_log")
    .select((eb) => eb.fn.countAll().as("total"))
    .where("kind", "=", kind)
    .where("item_id", itemId === null ? "is" : "=", itemId)
    .executeTakeFirstOrThrow();
  const rows = await selectEntries(db)
    .where("kind", "=", kind)
    .where("item_id", itemId === null ? "is" : "=", itemId)
    .orderBy("audit_log.id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const count = Number(total);
  return { revisions: rows.map(revisionOf), page, size, total: count, totalPages: Math.ceil(count / size) };
}

/** A record's revisions from one on, newest first; the oldest of them is that one, if it is the record's. */
export async function listSince(db: Db, { kind, itemId }: Target, revisionId: number) {
  const rows = await db
    .selectFrom("audit_log")
    .select(["id", "action", "details"])
    .where("kind", "=", kind)
    .where("item_id", itemId === null ? "is" : "=", itemId)
    .where("id", ">=", revisionId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id, action, details }) => ({ id, action, ...readDetails(details) }));
}

/** The id of a record's newest revision, or null when it has none. */
export async function findLatest(db: Db, { kind, itemId }: Target): Promise<number | null> {
  const { latest } = await db
    .selectFrom("audit_log")
    .select((eb) => eb.fn.max("id").as("latest"))
    .where("kind", "=", kind)
    .where("item_id", itemId === null ? "is" : "=", itemId)
    .executeTakeFirstOrThrow();
  return latest;
}
