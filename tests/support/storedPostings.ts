import type { Db } from "../../src/server/db/open";

/** Which temples carry which terms at which rank. */
export const storedPostings = (db: Db): Promise<{ term: string; rank: number; temple_id: number }[]> =>
  db.selectFrom("postings").selectAll().orderBy("term").orderBy("rank").orderBy("temple_id").execute();

/** The temples that carry a term. */
export const carriersOf = async (db: Db, word: string): Promise<number[]> =>
  (await storedPostings(db)).filter(({ term }) => term === word).map(({ temple_id }) => temple_id);
