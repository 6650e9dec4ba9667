import { sql } from "kysely";
import type { Db } from "../db/open";
import { hasId, type IdSet } from "./idSet";
import { ranks } from "./matches";
import { idsIn } from "./postingRows";
import type { Scope } from "./searchTerms";

/** A temple and its rank among those that carry a term; smaller is better. */
export type Posting = { id: number; rank: number };
/** How many are wanted, and the temples they are among. */
export type Wanted = { limit: number; inside?: IdSet | undefined };

/** A row holds 256 temples at most and one at least. */
const ROWS_FIRST = 8;
const TIMES_AS_MANY = 4;

/** The first postings of a term: the best ranked, of equal ones those with the lowest ids. */
export async function firstPostings(db: Db, term: string, scope: Scope, { limit, inside }: Wanted): Promise<Posting[]> {
  const found: Posting[] = [];
  for (let from = 0, atOnce = ROWS_FIRST; ; from += atOnce, atOnce *= TIMES_AS_MANY) {
    const { rows } = await sql<{ rank: number; ids: string }>`
      select p.rank, p.ids from postings p where p.term = ${term} ${ranks(scope)}
      order by p.rank, p.chapter limit ${atOnce} offset ${from}`.execute(db);
    for (const { rank, ids } of rows) {
      for (const id of idsIn(ids)) if (!inside || hasId(inside, id)) found.push({ id, rank });
      if (found.length >= limit) return found.slice(0, limit);
    }
    if (rows.length < atOnce) return found;
  }
}
