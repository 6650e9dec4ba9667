import { type RawBuilder, sql } from "kysely";
import { deletionVariants, editDistance } from "../../domain/spelling/distance";
import type { Db } from "../db/open";

/** A word of the vocabulary with the number of temples that carry it, and how often these changed. */
export type Term = { term: string; temples: number; changes: number };

/** Which temples and which of their fields a search looks at. */
export type Scope = {
  /** the console also finds what is not public */
  audience: "public" | "console";
  /** `all` also reads the long texts */
  fields: "main" | "all";
};

/** As many words are looked up for a beginning. */
export const CONTINUATIONS = 50;
const NEIGHBOURS = 10;
const LAST_CHARACTER = "\uffff";

const counted = ({ audience, fields }: Scope) =>
  audience === "console" || fields === "all" ? sql<number>`mentions` : sql<number>`temples`;

/** A word of no public temple may still be one of a pending one. */
const countedOnly = (scope: Scope) => (scope.audience === "console" ? sql`` : sql`and ${counted(scope)} > 0`);

/** Those of `words` that are in the vocabulary, in the order given. */
export async function findTerms(db: Db, words: readonly string[], scope: Scope): Promise<Term[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<Term>`
    select term, ${counted(scope)} as temples, changes from search_terms
    where term in (${sql.join(words)}) ${countedOnly(scope)}`.execute(db);
  return words.flatMap((word) => rows.find(({ term }) => term === word) ?? []);
}

/** The most frequent words that begin with one of `beginnings`. */
export async function findContinuations(db: Db, beginnings: readonly string[], scope: Scope): Promise<Term[]> {
  const found: Term[] = [];
  for (const beginning of beginnings) {
    const { rows } = await sql<Term>`
      select term, ${counted(scope)} as temples, changes from search_terms
      where ${continues(sql`term`, beginning)} ${countedOnly(scope)}
      order by ${counted(scope)} desc, term limit ${CONTINUATIONS}`.execute(db);
    for (const row of rows) if (!found.some(({ term }) => term === row.term)) found.push(row);
  }
  return found;
}

/** Words one slip away (two in long words), nearest and most frequent first. */
export async function findNeighbours(db: Db, word: string, scope: Scope): Promise<Term[]> {
  const slips = word.length >= 8 ? 2 : 1;
  if (word.length < 3 || /\d/.test(word)) return [];
  const { rows } = await sql<Term>`
    select term, ${counted(scope)} as temples, changes from search_terms
    where term in (select term from search_spellings where variant in (${sql.join(deletionVariants(word))}))
    ${countedOnly(scope)}`.execute(db);
  return rows
    .map((row) => ({ ...row, slips: editDistance(word, row.term, slips) }))
    .filter((row) => row.slips <= slips && row.term !== word)
    .sort((a, b) => a.slips - b.slips || b.temples - a.temples || (a.term < b.term ? -1 : 1))
    .slice(0, NEIGHBOURS);
}

/** How often the temples of the words changed that begin with one of `beginnings`. */
export async function changesFrom(db: Db, beginnings: readonly string[]): Promise<number> {
  const ranges = beginnings.map((beginning) => continues(sql`term`, beginning));
  const { rows } = await sql<{ changes: number }>`
    select coalesce(sum(changes), 0) as changes from search_terms where ${sql.join(ranges, sql` or `)}`.execute(db);
  return Number(rows[0]?.changes ?? 0);
}

/** True for words that begin with `beginning`. */
export const continues = (term: RawBuilder<unknown>, beginning: string): RawBuilder<unknown> =>
  sql`(${term} >= ${beginning} and ${term} < ${beginning + LAST_CHARACTER})`;
