import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { AuditPage, AuditQuery } from "../../contract/history";
import { dayBounds } from "../../domain/dates";
import type { Db } from "../db/open";
import type { Tables } from "../db/schema";
import { said } from "../users/repository";
import { readDetails, revisionOf, selectEntries } from "./entry";
import { findItemNames } from "./itemNames";

const PAGE_SIZE = 50;

/** One page of the log, newest first; the rows of an import count as one entry unless they are asked for. */
export async function listAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const { page = 1, size = PAGE_SIZE } = query;
  const actors = await actorsOf(db, query);
  if (actors?.length === 0) return { entries: [], page, size, total: 0, totalPages: 0 };
  const asked = { ...query, actors };
  const count = await countOf(db, asked);
  const rows = await entriesOf(db, await idsOfPage(db, asked, { offset: (page - 1) * size, limit: size, count }));
  const names = await findItemNames(db, rows);
  const entries = rows.map((row) => ({
    ...revisionOf(row),
    kind: row.kind,
    itemId: row.item_id,
    itemName: names.get(`${row.kind} ${row.item_id}`) ?? null,
    facts: readDetails(row.details).facts,
  }));
  return { entries, page, size, total: count, totalPages: Math.ceil(count / size) };
}

/** A query with the people its `who` means, once they are looked up. */
type Asked = AuditQuery & { actors: number[] | undefined };

const MANY = 1_000;

/**
 * Who made entries of their own and bears the name or address that was typed. They are looked up once and not for both
 * count and page; nothing is answered when they are too many, or few entries are asked of in any case.
 */
async function actorsOf(db: Db, { who, item, partOf }: AuditQuery): Promise<number[] | undefined> {
  if (!who || item || partOf) return undefined;
  const { rows } = await sql<{ id: number }>`
    select u.id from (select id from users where ${said(who)}) u
    where exists (select 1 from audit_log a where a.actor_id = u.id and a.part_of is null) limit ${MANY + 1}`.execute(
    db,
  );
  return rows.length > MANY ? undefined : rows.map(({ id }) => id);
}

/**
 * How many entries there are. Of the whole log they are counted in order: without one PostgreSQL reads the table itself,
 * in three processes, for thrice the time of the index.
 */
async function countOf(db: Db, query: Asked): Promise<number> {
  const { page: _, size: __, ...filters } = query;
  const isWhole = Object.values(filters).every((filter) => filter === undefined);
  const { total } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("audit_log")
        .select("id")
        .where((where) => where.and(conditions(where, query)))
        .$if(isWhole, (found) => found.orderBy("at").orderBy("id"))
        .as("found"),
    )
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Slice = { offset: number; limit: number; count: number };

/** The ids of a page, read from an index alone, from whichever end is nearer. */
async function idsOfPage(db: Db, query: Asked, { offset, limit, count }: Slice): Promise<number[]> {
  const wanted = Math.min(limit, count - offset);
  if (wanted <= 0) return [];
  const isFromEnd = offset > count / 2;
  const direction = isFromEnd ? "asc" : "desc";
  const rows = await db
    .selectFrom("audit_log")
    .select("id")
    .where((eb) => eb.and(conditions(eb, query)))
    .orderBy("at", direction)
    .orderBy("id", direction)
    .limit(wanted)
    .offset(isFromEnd ? count - offset - wanted : offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.reverse() : ids;
}

async function entriesOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return selectEntries(db)
    .where("audit_log.id", "in", ids)
    .orderBy("at", "desc")
    .orderBy("audit_log.id", "desc")
    .execute();
}

function conditions(eb: ExpressionBuilder<Tables, "audit_log">, query: Asked): Expression<SqlBool>[] {
  const { who, actors, action, kind, item, origin, from, to, partOf } = query;
  const found: Expression<SqlBool>[] = [];
  if (kind) found.push(eb("kind", "=", kind));
  if (item) found.push(eb("item_id", "=", item));
  // the whole story of one record has the rows of imports in it
  if (partOf) found.push(eb("part_of", "=", partOf));
  else if (!item) found.push(eb("part_of", "is", null));
  if (action) found.push(eb("action", "=", action));
  if (actors) found.push(eb("actor_id", "in", actors));
  else if (who) found.push(eb("actor_id", "in", eb.selectFrom("users").select("users.id").where(said(who))));
  // as its index has it: entries from before the way was noted were made in the console
  if (origin) found.push(sql<boolean>`coalesce(origin, 'console') = ${origin}`);
  if (from) found.push(eb("at", ">=", dayBounds(from).from));
  if (to) found.push(eb("at", "<", dayBounds(to).until));
  return found;
}
