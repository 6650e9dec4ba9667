import { sql } from "kysely";
import type { Db } from "../db/open";
import { firstPostings, type Posting, type Wanted } from "./firstPostings";
import { idsInKeptOrder, type KeptColumn, keptColumns } from "./keptOrders";
import type { Matches } from "./matches";
import { matchedSet } from "./postedSets";
import { readIdList } from "./readIds";
import type { Slot } from "./searchSlots";
import type { Scope, Term } from "./searchTerms";
import { isFew, type Slice, sortRows } from "./setOrder";

/** Column orders that an index has; every order ends with the id. */
const columns = { popularity: sql`t.popularity desc`, ...keptColumns };
export type ColumnOrder = keyof typeof columns;

/** Ids in the order of a column, where no slot has to be met. */
export const idsOfAll = (db: Db, { where }: Matches, order: ColumnOrder, { limit, offset }: Slice): Promise<number[]> =>
  readIdList(
    db,
    sql`
    select t.id from temples t where ${sql.join([sql`t.status = 'active'`, ...where], sql` and `)}
    order by ${columns[order]}, t.id limit ${limit} offset ${offset}`,
  );

/** Ids in the order of a column; what meets the slots is known before. */
export async function idsByColumn(db: Db, matches: Matches, order: KeptColumn, slice: Slice): Promise<number[]> {
  const set = await matchedSet(db, matches);
  if (isFew(set)) return sortRows(db, set, sql`${columns[order]}, t.id`, slice);
  return idsInKeptOrder(db, set, order, slice);
}

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
