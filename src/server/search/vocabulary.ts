import { sql } from "kysely";
import { deletionVariants } from "../../domain/spelling/distance";
import { asSkeleton, skeletons } from "../../domain/spelling/skeleton";
import { chunks, insertValues, keepTheOld, type OnConflict } from "../db/bulk";
import type { Db } from "../db/open";
import { HIDDEN_RANKS_FROM } from "./document";

/** How many public temples came to a term, in a field and anywhere, and the best rank that it has of these. */
export type TermCounts = { term: string; temples: number; mentions: number; bestRank: number };

const ADDED_AT_ONCE = 250;

/** Adds to what is counted already. */
const addCounts: OnConflict = sql`on conflict (term) do update set
  temples = search_terms.temples + excluded.temples, mentions = search_terms.mentions + excluded.mentions,
  best_rank = case when excluded.best_rank < search_terms.best_rank then excluded.best_rank
    else search_terms.best_rank end`;

/** Counts what came and went for each of the terms, which are in order. */
export async function updateVocabulary(db: Db, changes: readonly TermCounts[]): Promise<void> {
  const spellings: string[] = [];
  for (const chunk of chunks(changes, ADDED_AT_ONCE)) {
    const spellable = chunk.filter(({ term, temples }) => temples > 0 && isSpellable(term)).map(({ term }) => term);
    const known = await knownTerms(db, spellable);
    spellings.push(...spellable.filter((term) => !known.has(term)));
    const counts = chunk.flatMap(({ term, temples, mentions, bestRank }) => [term, temples, mentions, bestRank]);
    await insertValues(db, "search_terms", ["term", "temples", "mentions", "best_rank"], counts, addCounts);
  }
  await insertSpellings(db, spellings);
}

/** Reads the best rank of terms anew from what is posted, where a posting of theirs is gone; the terms are in order. */
export async function updateBestRanks(db: Db, terms: readonly string[]): Promise<void> {
  for (const chunk of chunks(terms, ADDED_AT_ONCE))
    await sql`update search_terms set best_rank = coalesce((select min(p.rank) from postings p
      where p.term = search_terms.term and p.rank < ${sql.lit(HIDDEN_RANKS_FROM)}), ${sql.lit(HIDDEN_RANKS_FROM)})
      where term in (${sql.join(chunk)})`.execute(db);
}

async function insertSpellings(db: Db, terms: readonly string[]): Promise<void> {
  const pairs = terms.flatMap((term) => spellingsOf(term).map((variant) => [variant, term] as const));
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  await insertValues(db, "search_spellings", ["variant", "term"], pairs.flat(), keepTheOld);
}

/** What a misspelt word may share with this one. */
const spellingsOf = (term: string): string[] => [...deletionVariants(term), ...skeletons(term).map(asSkeleton)];

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
