import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Tables } from "../db/schema";
import { sizeOf } from "./idSet";
import { isImpossible, type Matches, rarest } from "./matches";
import { matchedSet } from "./postedSets";
import { type ColumnOrder, idsByColumn, idsByPostings, idsOfAll } from "./searchOrder";
import { idsByScore } from "./searchScore";
import { slotTerms } from "./searchSlots";
import type { Slice } from "./setOrder";
import { keptTotal } from "./totals";

export type ListOrder = "relevance" | ColumnOrder;
/** Matches under a name that tells them from all others, so that their total is counted once. */
export type NamedMatches = Matches & { key: string };

/** How many temples are public. */
export const countPublic = (db: Kysely<Tables>): Promise<number> =>
  keptTotal(db, "public", async () => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from temples t where t.status = 'active'`.execute(db);
    return Number(rows[0]?.total ?? 0);
  });

/** How many public temples match. */
export async function totalOf(db: Kysely<Tables>, matches: NamedMatches): Promise<number> {
  const [slot, another] = matches.slots;
  if (isImpossible(matches)) return 0;
  if (!slot) return countPublic(db);
  const [term, more] = slotTerms(slot);
  // the vocabulary counts each word's temples already
  if (term && !more && !another) return term.temples;
  return sizeOf(await matchedSet(db, matches));
}

/** The ids of a slice of the public temples that match, in order. */
export async function orderedIds(
  db: Kysely<Tables>,
  matches: Matches,
  order: ListOrder,
  slice: Slice,
): Promise<number[]> {
  if (isImpossible(matches)) return [];
  const isPlain = matches.slots.length === 0;
  if (isPlain) return idsOfAll(db, matches, order === "relevance" ? "popularity" : order, slice);
  if (order === "rating" || order === "name") return idsByColumn(db, matches, order, slice);
  const scored = order === "relevance" ? await idsByScore(db, matches) : undefined;
  if (scored) return scored.slice(slice.offset, slice.offset + slice.limit);
  // postings of a word are in the order of relevance, those of a filter in the order of popularity
  const driver = rarest(matches.slots.filter(({ kind }) => kind === "word")) ?? rarest(matches.slots);
  return driver ? idsByPostings(db, matches, driver, slice) : [];
}
