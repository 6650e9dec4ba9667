import { sql } from "kysely";
import { deletionVariants } from "../../domain/spelling/distance";
import { chunks, insertValues, keepTheOld, type OnConflict } from "../db/bulk";
import type { Db } from "../db/open";
import { eachPosting, type Indexed } from "./searchDocument";

/** A temple's row before and after a write; absent before it is made and after it is gone. */
export type IndexChange = { id: number; before?: Indexed; after?: Indexed };

/** What a change of rows means for one term: how much its counts move, and `rank, id` after `rank, id` of postings. */
type TermChange = { temples: number; mentions: number; removed: number[]; added: number[] };
type TermChanges = Map<string, TermChange>;

/**
 * Brings postings, vocabulary and spellings in line with changed rows. Runs in the transaction of the change. Terms
 * are written in order, which is quick in the index and lets two writers never wait for each other crosswise.
 */
export async function updateIndex(db: Db, changes: readonly IndexChange[]): Promise<void> {
  const byTerm: TermChanges = new Map();
  for (const change of changes) collect(byTerm, change);
  const terms = [...byTerm.keys()].sort();
  await deletePostings(db, postingValues(terms, byTerm, "removed"));
  await insertValues(db, "temple_terms", ["term", "rank", "temple_id"], postingValues(terms, byTerm, "added"));
  await updateVocabulary(db, terms, byTerm);
}

function collect(byTerm: TermChanges, { id, before, after }: IndexChange): void {
  if (before && after && sameIndex(before, after)) return;
  for (const [indexed, by, list] of [
    [before, -1, "removed"],
    [after, 1, "added"],
  ] as const) {
    if (!indexed) continue;
    const counts = indexed.status === "active" ? by : 0;
    eachPosting(indexed, (term, rank, isOfField) => {
      const change = changeOf(byTerm, term);
      change[list].push(rank, id);
      change.mentions += counts;
      if (isOfField) change.temples += counts;
    });
  }
}

const sameIndex = (a: Indexed, b: Indexed) =>
  a.search_text === b.search_text && a.popularity === b.popularity && a.status === b.status;

function changeOf(byTerm: TermChanges, term: string): TermChange {
  const known = byTerm.get(term);
  if (known) return known;
  const change: TermChange = { temples: 0, mentions: 0, removed: [], added: [] };
  byTerm.set(term, change);
  return change;
}

/** `term, rank, id` after `term, rank, id`. */
function postingValues(terms: readonly string[], byTerm: TermChanges, list: "removed" | "added"): (string | number)[] {
  const values: (string | number)[] = [];
  for (const term of terms) {
    const ranked = byTerm.get(term)?.[list] ?? [];
    for (let at = 0; at < ranked.length; at += 2) values.push(term, ranked[at] ?? 0, ranked[at + 1] ?? 0);
  }
  return values;
}

const DELETED_AT_ONCE = 100;

async function deletePostings(db: Db, values: readonly (string | number)[]): Promise<void> {
  for (const chunk of chunks(values, DELETED_AT_ONCE * 3)) {
    const keys = Array.from(
      { length: chunk.length / 3 },
      (_, at) => sql`(${sql.join(chunk.slice(at * 3, at * 3 + 3))})`,
    );
    await sql`delete from temple_terms where (term, rank, temple_id) in (${sql.join(keys)})`.execute(db);
  }
}

const ADDED_AT_ONCE = 250;

/** Adds to what is counted already. */
const addCounts: OnConflict = sql`on conflict (term) do update set
  temples = search_terms.temples + excluded.temples, mentions = search_terms.mentions + excluded.mentions`;

async function updateVocabulary(db: Db, terms: readonly string[], byTerm: TermChanges): Promise<void> {
  const spellings: string[] = [];
  for (const chunk of chunks(terms, ADDED_AT_ONCE)) {
    const known = await knownTerms(db, chunk);
    const counts: (string | number)[] = [];
    for (const term of chunk) {
      const { temples = 0, mentions = 0 } = byTerm.get(term) ?? {};
      if (temples || mentions || !known.has(term)) counts.push(term, temples, mentions);
      if (temples > 0 && !known.get(term) && isSpellable(term)) spellings.push(term);
    }
    await insertValues(db, "search_terms", ["term", "temples", "mentions"], counts, addCounts);
  }
  await insertSpellings(db, spellings);
}

async function insertSpellings(db: Db, terms: readonly string[]): Promise<void> {
  const pairs = terms.flatMap((term) => deletionVariants(term).map((variant) => [variant, term] as const));
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  await insertValues(db, "search_spellings", ["variant", "term"], pairs.flat(), keepTheOld);
}

/** The number of public temples of each term that is in the vocabulary. */
async function knownTerms(db: Db, terms: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom("search_terms").select(["term", "temples"]).where("term", "in", terms).execute();
  return new Map(rows.map(({ term, temples }) => [term, temples]));
}

const SHORTEST_SPELLED = 4;

/** Numbers, short words and facets are meant as they stand. */
const isSpellable = (term: string) => term.length >= SHORTEST_SPELLED && !/[\d:]/.test(term);
