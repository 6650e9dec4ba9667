import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/open";
import { allConditions, isOnRow, type Matches, needsRows, ranks, rarest, restOf } from "./matches";
import { isListed, type ListOrder, listName } from "./searchDocument";
import { type Slot, slotSize, slotTerms } from "./searchSlots";
import type { Term } from "./searchTerms";

/** Which part of an ordered list is wanted. */
export type Slice = { offset: number; limit: number };

/** A column order on `temples t` that an index has; every order ends with the id. */
export type ColumnOrder = { by: RawBuilder<unknown>; list?: ListOrder };
export const columnOrders = {
  popularity: { by: sql`t.popularity desc` },
  rating: { by: sql`t.damped_rating desc`, list: "rating" },
  name: { by: sql`t.sort_name`, list: "name" },
} satisfies Record<string, ColumnOrder>;

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/**
 * Ids in the order of a column, in the way that reads the fewest rows: the matches of the rarest slot are sorted, or
 * the ordered list of a slot, or the column's own index, is walked until enough matched. `all` is the number of rows.
 */
export async function idsByColumn(
  db: Db,
  matches: Matches,
  { by, list }: ColumnOrder,
  slice: Slice,
  all: number,
): Promise<number[]> {
  const { slots } = matches;
  const driver = rarest(slots);
  const listed = list && rarest(slots.filter(({ exact: [term, another] }) => term && !another && isListed(term.term)));
  const perMatch = (from: number) => from / Math.max(1, expectedMatches(slots, all));
  const wanted = slice.offset + slice.limit;
  const walked = wanted * perMatch(all);
  const ways = [
    { cost: walked * (slots.length > 0 ? ROW : ENTRY), query: walkAll(walked) },
    ...(driver ? [{ cost: slotSize(driver) * ROW, query: sortPosted(driver) }] : []),
    ...(listed
      ? [
          {
            cost: wanted * perMatch(slotSize(listed)) * (slots.length > 1 ? ROW : ENTRY),
            query: walkList(listed, list),
          },
        ]
      : []),
  ];
  const best = ways.reduce((least, way) => (way.cost < least.cost ? way : least));
  const { rows } = await best.query(matches, by, slice).execute(db);
  return ids(rows);
}

/** What reading an index entry costs, and a row by its id. */
const ENTRY = 1;
const ROW = 10;

/** As if slots had nothing to do with each other. */
const expectedMatches = (slots: readonly Slot[], all: number) =>
  slots.reduce((matches, slot) => matches * Math.min(1, slotSize(slot) / all), all);

type Query = (matches: Matches, by: RawBuilder<unknown>, slice: Slice) => RawBuilder<{ id: number }>;

const walkAll =
  (rows: number): Query =>
  (matches, by, { limit, offset }) =>
    sql`
    select t.id from temples t where ${allConditions(matches, rows)}
    order by ${by}, t.id limit ${limit} offset ${offset}`;

const sortPosted =
  (driver: Slot): Query =>
  (matches, by, { limit, offset }) => {
    const { join, and } = restOf(matches, driver, "row");
    return sql`
      select t.id from (${postedBy(matches, driver)}) p ${join} where 1 = 1 ${and}
      order by ${by}, t.id limit ${limit} offset ${offset}`;
  };

const walkList =
  (slot: Slot, order: ListOrder): Query =>
  (matches, _, { limit, offset }) => {
    const { join, and } = restOf(matches, slot, "as needed");
    const list = listName(slot.exact[0]?.term ?? "", order);
    return sql`
      select p.temple_id as id from temple_orders p ${join} where p.list = ${list} ${and}
      order by p.position, p.temple_id limit ${limit} offset ${offset}`;
  };

/** Those that carry any of the terms of a slot; a temple carries each term once. */
export const postedBy = ({ scope }: Matches, slot: Slot) => sql`
  select ${slotTerms(slot).length > 1 ? sql`distinct` : sql``} p.temple_id from temple_terms p
  where ${termIn(slotTerms(slot))} ${ranks(scope)}`;

const termIn = (terms: readonly Term[]) =>
  sql`p.term in (${sql.join(terms.length > 0 ? terms.map(({ term }) => term) : [""])})`;

/** How many temples match; exact. Of `all` rows, where that is known, a large part is counted by reading all. */
export async function countMatches(db: Db, matches: Matches, all = Number.POSITIVE_INFINITY): Promise<number> {
  const driver = rarest(matches.slots);
  const isRead =
    driver &&
    matches.slots.every(isOnRow) &&
    all * ENTRY < slotSize(driver) * (needsRows(matches, driver) ? ROW : ENTRY);
  const { rows } = await countQuery(matches, isRead ? undefined : driver, all).execute(db);
  return Number(rows[0]?.total ?? 0);
}

function countQuery(matches: Matches, driver: Slot | undefined, rows: number): RawBuilder<{ total: number }> {
  if (!driver) return sql`select count(*) as total from temples t where ${allConditions(matches, rows)}`;
  const { join, and } = restOf(matches, driver, "as needed");
  return sql`select count(*) as total from (${postedBy(matches, driver)}) p ${join} where 1 = 1 ${and}`;
}

type Ranked = { id: number; rank: number };

/**
 * Ids in the order of the postings of `driver`: its own word first, best field and best known first, then its other
 * names, then the words near it. One word without other conditions is a single read in key order.
 */
export async function idsByPostings(db: Db, matches: Matches, driver: Slot, slice: Slice): Promise<number[]> {
  const [only, ...more] = slotTerms(driver);
  if (only && more.length === 0) return ids(await postings(db, matches, driver, only, slice));
  const enough = slice.offset + slice.limit;
  const found = new Set<number>();
  for (const terms of [driver.exact, driver.alias, driver.near]) {
    if (found.size >= enough) break;
    for (const id of await mergedPostings(db, matches, driver, terms, enough)) found.add(id);
  }
  return [...found].slice(slice.offset, enough);
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
  const { join, and } = restOf(matches, driver, "as needed");
  const { rows } = await sql<Ranked>`
    select p.temple_id as id, p.rank from temple_terms p ${join} where p.term = ${term} ${ranks(matches.scope)} ${and}
    order by p.rank, p.temple_id limit ${slice.limit} offset ${slice.offset}`.execute(db);
  return rows;
}
