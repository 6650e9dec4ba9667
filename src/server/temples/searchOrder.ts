import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/open";
import { firstPostings, type Posting, type Wanted } from "./firstPostings";
import { type Matches, rarest } from "./matches";
import { matchedSet } from "./postedSets";
import { readIdList } from "./readIds";
import { isListed, type ListOrder, listName } from "./searchDocument";
import type { Slot } from "./searchSlots";
import type { Scope, Term } from "./searchTerms";
import { idsOfSet, type Slice, type Walk } from "./setOrder";

/** A column order on `temples t` that an index has; every order ends with the id. */
export type ColumnOrder = { by: RawBuilder<unknown>; list?: ListOrder };
export const columnOrders = {
  popularity: { by: sql`t.popularity desc` },
  rating: { by: sql`t.damped_rating desc`, list: "rating" },
  name: { by: sql`t.sort_name`, list: "name" },
} satisfies Record<string, ColumnOrder>;

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

/**
 * Ids in the order of the postings of `driver`: its own word first, best field and best known first, then its other
 * names, then the words near it. One word without other conditions is a single read in key order.
 */
export async function idsByPostings(db: Db, matches: Matches, driver: Slot, slice: Slice): Promise<number[]> {
  const enough = slice.offset + slice.limit;
  const rest = { ...matches, slots: matches.slots.filter((slot) => slot !== driver) };
  const inside = rest.slots.length + rest.where.length > 0 ? await matchedSet(db, rest) : undefined;
  const found = new Set<number>();
  for (const terms of [driver.exact, driver.alias, driver.near]) {
    if (found.size >= enough) break;
    for (const { id } of await mergedPostings(db, terms, matches.scope, { limit: enough, inside })) found.add(id);
  }
  return [...found].slice(slice.offset, enough);
}

/** The first postings of any of the terms. */
async function mergedPostings(db: Db, terms: readonly Term[], scope: Scope, wanted: Wanted): Promise<Posting[]> {
  const lists: Posting[] = [];
  for (const { term } of terms) lists.push(...(await firstPostings(db, term, scope, wanted)));
  return lists.sort((a, b) => a.rank - b.rank || a.id - b.id);
}
