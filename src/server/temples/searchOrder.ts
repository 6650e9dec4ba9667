import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/open";
import { type Matches, ranks, rarest, restOf } from "./matches";
import { matchedSet } from "./postedSets";
import { readIdList } from "./readIds";
import { isListed, type ListOrder, listName } from "./searchDocument";
import { type Slot, slotTerms } from "./searchSlots";
import type { Term } from "./searchTerms";
import { idsOfSet, type Slice, type Walk } from "./setOrder";

/** A column order on `temples t` that an index has; every order ends with the id. */
export type ColumnOrder = { by: RawBuilder<unknown>; list?: ListOrder };
export const columnOrders = {
  popularity: { by: sql`t.popularity desc` },
  rating: { by: sql`t.damped_rating desc`, list: "rating" },
  name: { by: sql`t.sort_name`, list: "name" },
} satisfies Record<string, ColumnOrder>;

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/**
 * Ids in the order of a column. What meets the slots is known before; the shortest ordered list of a slot, or else the
 * column's own index, is gone through until enough of it was found.
 */
export async function idsByColumn(
  db: Db,
  matches: Matches,
  { by, list }: ColumnOrder,
  slice: Slice,
): Promise<number[]> {
  const { slots, where } = matches;
  const rows: Walk = ({ limit, offset }) => sql`
    select t.id from temples t where ${sql.join([sql`t.status = 'active'`, ...where], sql` and `)}
    order by ${by}, t.id limit ${limit} offset ${offset}`;
  if (slots.length === 0) return readIdList(db, rows(slice));
  const listed = where.length === 0 && list && shortestList(slots);
  if (!listed) return idsOfSet(db, await matchedSet(db, matches), sql`${by}, t.id`, rows, slice);
  const name = listName(listed.exact[0]?.term ?? "", list);
  const places: Walk = ({ limit, offset }) => sql`
    select p.temple_id as id from temple_orders p where p.list = ${name}
    order by p.position, p.temple_id limit ${limit} offset ${offset}`;
  if (slots.length === 1) return readIdList(db, places(slice));
  return idsOfSet(db, await matchedSet(db, matches), sql`${by}, t.id`, places, slice);
}

const shortestList = (slots: readonly Slot[]) =>
  rarest(slots.filter(({ exact: [term, another] }) => term && !another && isListed(term.term)));

/** Those that carry any of the terms of a slot; a temple carries each term once. */
export const postedBy = ({ scope }: Matches, slot: Slot) => sql`
  select ${slotTerms(slot).length > 1 ? sql`distinct` : sql``} p.temple_id from temple_terms p
  where ${termIn(slotTerms(slot))} ${ranks(scope)}`;

const termIn = (terms: readonly Term[]) =>
  sql`p.term in (${sql.join(terms.length > 0 ? terms.map(({ term }) => term) : [""])})`;

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
