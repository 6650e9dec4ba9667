import { type RawBuilder, sql } from "kysely";
import type { AdminTemple, AdminTempleFilters, AdminTemplePage, AdminTempleQuery } from "../../contract/adminTemples";
import type { Db } from "../db/open";
import { type Slice, searchAll } from "../search/search";
import { sortName } from "./keys";
import { adminTempleOf } from "./present";
import { qualityFilters } from "./qualityFilters";
import type { TempleRow } from "./record";
import { findTemples } from "./repository";

const PAGE_SIZE = 20;
/** The bare list of the simple screen ends here and says so. */
export const LIST_CAP = 1_000;

type SortBy = NonNullable<AdminTempleQuery["sortBy"]>;

/** What the console's list is ordered by, of `temples t`. */
export const sortColumns: Record<SortBy, RawBuilder<unknown>> = {
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

/** What the console's filters match, and `more` conditions; archived temples only when asked for. */
export function adminMatches(db: Db, filters: AdminTempleFilters, more: readonly RawBuilder<unknown>[] = []) {
  const { search, location, deity, type, status, verified, ids } = filters;
  const where = [...more];
  if (status) where.push(sql`t.status = ${status}`);
  // who names some means those, also archived ones
  else if (!ids) where.push(sql`t.status <> 'archived'`);
  if (verified !== undefined) where.push(sql`t.is_verified = ${verified ? 1 : 0}`);
  where.push(...qualityFilters(filters));
  if (ids) where.push(sql`t.id in (${sql.join(ids)})`);
  return searchAll(db, { q: search, location, deity, type: type || undefined }, where, JSON.stringify(filters));
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
  const total = await matches.total();
  const limit = Math.min(slice.limit, total - slice.offset);
  if (limit <= 0) return { temples: [], total };
  if (query.search && !query.sortBy) {
    const ids = await matches.ids(sql`${nearness(sortName(query.search))}, t.id desc`, { ...slice, limit });
    return { temples: await templesOf(db, ids), total };
  }
  // a slice of the second half is read from the end: what comes before it would have to be gone through for nothing
  const isFromEnd = slice.offset > total / 2;
  const column = sortColumns[sortBy];
  // equal ones follow each other in the same direction: an index is walked either way
  const by = (sortDir === "desc") === isFromEnd ? sql`${column}, t.id` : sql`${column} desc, t.id desc`;
  const ids = await matches.ids(by, { offset: isFromEnd ? total - slice.offset - limit : slice.offset, limit });
  return { temples: await templesOf(db, isFromEnd ? ids.reverse() : ids), total };
}

/** Names that begin with what was typed come first, then those that have it, then what is found by anything else. */
const nearness = (typed: string) => sql`case when substr(t.sort_name, 1, ${sql.lit(typed.length)}) = ${typed} then 0
  when replace(t.sort_name, ${typed}, '') <> t.sort_name then 1 else 2 end`;

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
