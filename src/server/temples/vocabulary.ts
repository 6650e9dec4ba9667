import { sql } from "kysely";
import { deletionVariants } from "../../domain/spelling/distance";
import { chunks, insertValues, keepTheOld, type OnConflict } from "../db/bulk";
import type { Db } from "../db/open";

/** How many public temples came to a term, in a field and anywhere, and whether any came, left or changed its kind. */
export type TermCounts = { term: string; temples: number; mentions: number; hasMoved: boolean };

const ADDED_AT_ONCE = 250;

/** Adds to what is counted already. */
const addCounts: OnConflict = sql`on conflict (term) do update set
  temples = search_terms.temples + excluded.temples, mentions = search_terms.mentions + excluded.mentions,
  changes = search_terms.changes + excluded.changes`;

/**
 * Counts what came and went for each of the terms, which are in order. From here to the end of the transaction nobody
 * else writes their postings: whoever does counts them first.
 */
export async function updateVocabulary(db: Db, changes: readonly TermCounts[]): Promise<void> {
  const spellings: string[] = [];
  for (const chunk of chunks(changes, ADDED_AT_ONCE)) {
    const spellable = chunk.filter(({ term, temples }) => temples > 0 && isSpellable(term)).map(({ term }) => term);
    const known = await knownTerms(db, spellable);
    spellings.push(...spellable.filter((term) => !known.has(term)));
    const counts = chunk.flatMap(({ term, temples, mentions, hasMoved }) => [
      term,
      temples,
      mentions,
      hasMoved ? 1 : 0,
    ]);
    await insertValues(db, "search_terms", ["term", "temples", "mentions", "changes"], counts, addCounts);
  }
  await insertSpellings(db, spellings);
}

async function insertSpellings(db: Db, terms: readonly string[]): Promise<void> {
  const pairs = terms.flatMap((term) => deletionVariants(term).map((variant) => [variant, term] as const));
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  await insertValues(db, "search_spellings", ["variant", "term"], pairs.flat(), keepTheOld);
}

/** Those of the terms that public temples carry in a field. */
async function knownTerms(db: Db, terms: readonly string[]): Promise<Set<string>> {
  if (terms.length === 0) return new Set();
  const rows = await db
    .selectFrom("search_terms")
    .select("term")
    .where("term", "in", terms)
    .where("temples", ">", 0)
    .execute();
  return new Set(rows.map(({ term }) => term));
}

const SHORTEST_SPELLED = 4;

/** Numbers, short words and facets are meant as they stand. */
const isSpellable = (term: string) => term.length >= SHORTEST_SPELLED && !/[\d:]/.test(term);
