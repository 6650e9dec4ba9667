import { type Kysely, type RawBuilder, sql } from "kysely";
import type { AdminTemple, AdminTempleFilters, AdminTemplePage, AdminTempleQuery } from "../../contract/adminTemples";
import type { Tables } from "../db/schema";
import { type IdSet, idsOf, met, sizeOf } from "./idSet";
import { allConditions, isImpossible, type Matches } from "./matches";
import { postedSet } from "./postedSets";
import { adminTempleOf } from "./present";
import { readIdList, readIdSet } from "./readIds";
import type { TempleRow } from "./record";
import { findTemples } from "./repository";
import { matchesOf } from "./searchQuery";
import { idsOfSet, type Slice, type Walk } from "./setOrder";
import { keptTotal } from "./totals";

type Db = Kysely<Tables>;

const PAGE_SIZE = 20;
/** The bare list of the simple screen ends here and says so. */
export const LIST_CAP = 1_000;
const CONSOLE = { audience: "console", fields: "all" } as const;

type SortBy = NonNullable<AdminTempleQuery["sortBy"]>;

const sortColumns: Record<SortBy, RawBuilder<unknown>> = {
  name: sql`t.sort_name`,
  city: sql`t.city`,
  state: sql`t.state`,
  // engines disagree on where nothing sorts
  deity: sql`coalesce(t.deity, '')`,
  rating: sql`t.damped_rating`,
  // as its index has it
  status: sql`coalesce(t.status, '')`,
  createdAt: sql`t.created_at`,
  updatedAt: sql`t.updated_at`,
  id: sql`t.id`,
};

/** What the console's filters match; archived temples only when asked for. */
export async function adminMatches(db: Db, filters: AdminTempleFilters): Promise<Matches> {
  const { search, location, deity, type, status, verified } = filters;
  const matches = await matchesOf(db, { q: search, location, deity, type: type || undefined }, CONSOLE);
  const where = [status ? sql`t.status = ${status}` : sql`t.status <> 'archived'`];
  if (verified !== undefined) where.push(sql`t.is_verified = ${verified ? 1 : 0}`);
  return { ...matches, where };
}

/** One page of the console's list. */
export async function listTemples(db: Db, query: AdminTempleQuery): Promise<AdminTemplePage> {
  const { page = 1, size = PAGE_SIZE } = query;
  const { temples, total } = await sliceOf(db, query, { offset: (page - 1) * size, limit: size });
  return { temples, page, size, total, totalPages: Math.ceil(total / size) };
}

/** The whole list as far as the cap, and how many there are. */
export const listAllTemples = (db: Db, query: AdminTempleQuery) => sliceOf(db, query, { offset: 0, limit: LIST_CAP });

async function sliceOf(db: Db, query: AdminTempleQuery, slice: Slice) {
  const { sortBy = "id", sortDir = query.sortBy ? "asc" : "desc", page: _, size: __, ...filters } = query;
  const matches = await adminMatches(db, filters);
  if (isImpossible(matches)) return { temples: [], total: 0 };
  const found = matches.slots.length > 0 ? await foundBy(db, matches, filters) : undefined;
  const total = found
    ? sizeOf(found)
    : await keptTotal(db, `console ${JSON.stringify(filters)}`, () => countRows(db, matches));
  const ids = await idsInOrder(db, found ?? matches, { sortBy, sortDir, total }, slice);
  return { temples: await templesOf(db, ids), total };
}

async function countRows(db: Db, matches: Matches): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from temples t where ${allConditions(matches)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** The temples that meet the slots and the filters by column. */
async function foundBy(db: Db, { slots }: Matches, { status, verified }: AdminTempleFilters): Promise<IdSet> {
  const rows = (condition: RawBuilder<unknown>) => readIdSet(db, sql`select t.id from temples t where ${condition}`);
  const posted = await Promise.all(slots.map((slot) => postedSet(db, slot, CONSOLE)));
  // of a filter the side is read that has fewer temples
  const isFew = status && status !== "active";
  const ofStatus = await rows(
    status === "active" ? sql`t.status <> 'active'` : sql`t.status = ${status || "archived"}`,
  );
  const ofVerified = verified === undefined ? [] : [await rows(sql`t.is_verified = 1`)];
  const inside = [...posted, ...(isFew ? [ofStatus] : []), ...(verified ? ofVerified : [])];
  return met(inside, [...(isFew ? [] : [ofStatus]), ...(verified ? [] : ofVerified)]);
}

type Order = { sortBy: SortBy; sortDir: "asc" | "desc"; total: number };

/** A slice of the second half is read from the end: what comes before it would have to be gone through for nothing. */
async function idsInOrder(
  db: Db,
  found: IdSet | Matches,
  { sortBy, sortDir, total }: Order,
  slice: Slice,
): Promise<number[]> {
  const limit = Math.min(slice.limit, total - slice.offset);
  if (limit <= 0) return [];
  if (!("slots" in found) && sortBy === "id") return idsById(found, sortDir).slice(slice.offset, slice.offset + limit);
  const isFromEnd = slice.offset > total / 2;
  const column = sortColumns[sortBy];
  // equal ones follow each other in the same direction: an index is walked either way
  const by = (sortDir === "desc") === isFromEnd ? sql`${column}, t.id` : sql`${column} desc, t.id desc`;
  const part = { offset: isFromEnd ? total - slice.offset - limit : slice.offset, limit };
  const rows: Walk = ({ limit, offset }) => sql`
    select t.id from temples t where ${"slots" in found ? allConditions(found) : sql`1 = 1`}
    order by ${by} limit ${limit} offset ${offset}`;
  const ids = await ("slots" in found ? readIdList(db, rows(part)) : idsOfSet(db, found, by, rows, part));
  return isFromEnd ? ids.reverse() : ids;
}

const idsById = (set: IdSet, sortDir: "asc" | "desc") => (sortDir === "asc" ? idsOf(set) : idsOf(set).reverse());

const ROWS_AT_ONCE = 500;

async function templesOf(db: Db, ids: readonly number[]): Promise<AdminTemple[]> {
  const rows = new Map<number, TempleRow>();
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    for (const row of await findTemples(db, ids.slice(at, at + ROWS_AT_ONCE))) rows.set(row.id, row);
  }
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [adminTempleOf(row)] : [];
  });
}
