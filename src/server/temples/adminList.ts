import { type Kysely, type RawBuilder, sql } from "kysely";
import type { AdminTemple, AdminTempleFilters, AdminTemplePage, AdminTempleQuery } from "../../contract/adminTemples";
import type { Tables } from "../db/schema";
import { areAllPosted, isImpossible, type Matches, rarest } from "./matches";
import { adminTempleOf } from "./present";
import type { TempleRow } from "./record";
import { findTemples } from "./repository";
import { countMatches, countScanned, idsByColumn, type Slice } from "./searchOrder";
import { matchesOf } from "./searchQuery";
import { slotSize } from "./searchSlots";
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
  status: sql`t.status`,
  createdAt: sql`t.created_at`,
  updatedAt: sql`t.updated_at`,
  id: sql`t.id`,
};

/** What the console's filters match; archived temples only when asked for. */
export async function adminMatches(db: Db, filters: AdminTempleFilters): Promise<Matches> {
  const { search, location, deity, type, status, verified } = filters;
  const matches = await matchesOf(db, { q: search, location, deity, type: type || undefined }, CONSOLE);
  const where = status ? [sql`t.status = ${status}`] : [];
  if (verified !== undefined) where.push(sql`t.is_verified = ${verified ? 1 : 0}`);
  return { ...matches, where, ...(!status && { without: "archived" }) };
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
  const counted = (key: object, count: () => Promise<number>) => keptTotal(db, `console ${JSON.stringify(key)}`, count);
  const all = await rowsAtMost(db);
  const total = await counted(filters, () => countListed(db, matches, filters, all));
  const ids = await idsInOrder(db, matches, { sortBy, sortDir, all, total }, slice);
  return { temples: await templesOf(db, ids), total };
}

/** About how many rows there are, in no time: the ways of reading them are compared by it, and nothing is told by it. */
async function rowsAtMost(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from temples`.execute(db);
  return Number(rows[0]?.last ?? 0);
}

/**
 * Of a single condition all postings are counted and the archived ones, which are few, taken off: whether each of them
 * is archived would have to be looked up.
 */
async function countListed(db: Db, matches: Matches, { status, verified }: AdminTempleFilters, all: number) {
  const driver = rarest(matches.slots);
  if (!driver || status || verified !== undefined || matches.slots.length > 1) return countMatches(db, matches, all);
  const archived: Matches = { scope: CONSOLE, slots: [], where: [sql`t.status = 'archived'`] };
  const few = await keptTotal(db, "console archived", () => countMatches(db, archived));
  if (few > slotSize(driver) || !areAllPosted(driver)) return countMatches(db, matches, all);
  const posted = await countMatches(db, { ...matches, without: undefined });
  return posted - (await countScanned(db, { ...archived, slots: matches.slots }, few));
}

type Order = { sortBy: SortBy; sortDir: "asc" | "desc"; all: number; total: number };

/** A slice of the second half is read from the end: what comes before it would have to be sorted for nothing. */
async function idsInOrder(db: Db, matches: Matches, { sortBy, sortDir, all, total }: Order, slice: Slice) {
  const limit = Math.min(slice.limit, total - slice.offset);
  if (limit <= 0) return [];
  const isFromEnd = slice.offset > total / 2;
  const column = sortColumns[sortBy];
  // equal ones follow each other in the same direction: an index is walked either way
  const by = (sortDir === "desc") === isFromEnd ? sql`${column}, t.id` : sql`${column} desc, t.id desc`;
  const order = { by, matching: total };
  const offset = isFromEnd ? total - slice.offset - limit : slice.offset;
  const ids = await idsByColumn(db, matches, order, { offset, limit }, all);
  return isFromEnd ? ids.reverse() : ids;
}

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
