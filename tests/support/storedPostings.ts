import type { Db } from "../../src/server/db/open";
import { idsIn } from "../../src/server/temples/postingRows";

/** Which temples carry which terms at which rank, told from the rows they share. */
export async function storedPostings(db: Db): Promise<{ term: string; rank: number; temple_id: number }[]> {
  const rows = await db.selectFrom("postings").selectAll().orderBy("term").orderBy("rank").orderBy("chapter").execute();
  return rows.flatMap(({ term, rank, ids }) => idsIn(ids).map((temple_id) => ({ term, rank, temple_id })));
}

/** The temples that carry a term. */
export const carriersOf = async (db: Db, word: string): Promise<number[]> =>
  (await storedPostings(db)).filter(({ term }) => term === word).map(({ temple_id }) => temple_id);
