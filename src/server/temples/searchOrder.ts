import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/open";
import { and, conditions, isOnColumns, type Matches, ranks, rarest } from "./matches";
import { type Slot, slotSize, slotTerms } from "./searchSlots";
import type { Term } from "./searchTerms";

/** Which part of an ordered list is wanted. */
export type Slice = { offset: number; limit: number };

/** A column order on `temples t`; every order ends with the id. */
export type ColumnOrder = RawBuilder<unknown>;
export const columnOrders = {
  popularity: sql`t.popularity desc`,
  rating: sql`t.damped_rating desc`,
  name: sql`t.sort_name`,
} satisfies Record<string, ColumnOrder>;

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/**
 * Ids in the order of a column. Either the rarest slot's temples are sorted, or the column's index is walked until
 * enough matched: whichever reads fewer rows, told from how many temples each slot has of `all`.
 */
export async function idsByColumn(
  db: Db,
  matches: Matches,
  order: ColumnOrder,
  slice: Slice,
  all: number,
): Promise<number[]> {
  const driver = rarest(matches.slots);
  const walk = !driver || walkCost(matches.slots, driver, slice, all) < sortCost(driver);
  const { rows } = await (walk || !driver
    ? sql<{ id: number }>`
        select t.id from temples t where ${sql.join([sql`1 = 1`, ...conditions(matches)], sql` and `)}
        order by ${order}, t.id limit ${slice.limit} offset ${slice.offset}`
    : sql<{ id: number }>`
        select t.id from (${postedBy(matches, driver)}) p cross join temples t
        where t.id = p.temple_id ${and(conditions(matches, driver))}
        order by ${order}, t.id limit ${slice.limit} offset ${slice.offset}`
  ).execute(db);
  return ids(rows);
}

/** Index entries read until the slice is full; a condition on the text costs reading the row. */
function walkCost(slots: readonly Slot[], driver: Slot, { offset, limit }: Slice, all: number): number {
  const perMatch = all / Math.max(1, slotSize(driver));
  return (offset + limit) * perMatch * (slots.every(isOnColumns) ? 1 : ROW_COST);
}
const sortCost = (driver: Slot) => slotSize(driver) * ROW_COST;
const ROW_COST = 10;

/** Those that carry any of the terms of a slot. */
export const postedBy = ({ scope }: Matches, slot: Slot) => sql`
  select distinct p.temple_id from temple_terms p where ${termIn(slotTerms(slot))} ${ranks(scope)}`;

const termIn = (terms: readonly Term[]) =>
  sql`p.term in (${sql.join(terms.length > 0 ? terms.map(({ term }) => term) : [""])})`;

/** How many temples match; exact. */
export async function countMatches(db: Db, matches: Matches): Promise<number> {
  const driver = rarest(matches.slots);
  const { rows } = await countQuery(matches, driver).execute(db);
  return Number(rows[0]?.total ?? 0);
}

function countQuery(matches: Matches, driver: Slot | undefined) {
  if (!driver) {
    return sql<{ total: number }>`
      select count(*) as total from temples t where ${sql.join([sql`1 = 1`, ...conditions(matches)], sql` and `)}`;
  }
  const rest = conditions(matches, driver);
  if (rest.length === 0) {
    return sql<{ total: number }>`
      select count(distinct p.temple_id) as total from temple_terms p
      where ${termIn(slotTerms(driver))} ${ranks(matches.scope)}`;
  }
  return sql<{ total: number }>`
    select count(*) as total from (${postedBy(matches, driver)}) p cross join temples t
    where t.id = p.temple_id ${and(rest)}`;
}

type Ranked = { id: number; rank: number };

/**
 * Ids in the order of the postings of `driver`: its exact words first, best field and best known first, then the words
 * near them. One word without other conditions is a single read in key order.
 */
export async function idsByPostings(db: Db, matches: Matches, driver: Slot, slice: Slice): Promise<number[]> {
  const [only, ...more] = slotTerms(driver);
  if (only && more.length === 0) return ids(await postings(db, matches, driver, only, slice));
  const enough = slice.offset + slice.limit;
  const exact = await mergedPostings(db, matches, driver, driver.exact, enough);
  if (exact.length >= enough) return exact.slice(slice.offset, enough);
  const seen = new Set(exact);
  const near = await mergedPostings(db, matches, driver, driver.near, enough);
  return [...exact, ...near.filter((id) => !seen.has(id))].slice(slice.offset, enough);
}

async function mergedPostings(
  db: Db,
  matches: Matches,
  driver: Slot,
  terms: readonly Term[],
  limit: number,
): Promise<number[]> {
  const lists: Ranked[] = [];
  for (const term of terms) lists.push(...(await postings(db, matches, driver, term, { offset: 0, limit })));
  lists.sort((a, b) => a.rank - b.rank || a.id - b.id);
  return [...new Set(ids(lists))].slice(0, limit);
}

async function postings(db: Db, matches: Matches, driver: Slot, { term }: Term, slice: Slice): Promise<Ranked[]> {
  const rest = conditions(matches, driver);
  const joined = rest.length > 0 ? sql`cross join temples t where t.id = p.temple_id and` : sql`where`;
  const { rows } = await sql<Ranked>`
    select p.temple_id as id, p.rank from temple_terms p ${joined} p.term = ${term} ${ranks(matches.scope)} ${and(rest)}
    order by p.rank, p.temple_id limit ${slice.limit} offset ${slice.offset}`.execute(db);
  return rows;
}
