import { type RawBuilder, sql } from "kysely";
import { RANK_SCALE } from "../../domain/ranking";
import { deletionVariants, editDistance } from "../../domain/spelling/distance";
import { asSkeleton, mergedSounds, skeletons } from "../../domain/spelling/skeleton";
import { mendedKeys } from "../../domain/spelling/slips";
import type { Db } from "../db/open";

/** A word of the vocabulary with the number of temples that carry it. */
export type Term = { term: string; temples: number };

/** Which temples and which of their fields a search looks at. */
export type Scope = {
  /** the console also finds what is not public */
  audience: "public" | "console";
  /** `all` also reads the long texts */
  fields: "main" | "all";
};

/** What visitors search in first: names, places and deities of public temples. */
export const mainFields: Scope = { audience: "public", fields: "main" };

/** As many words are looked up for a beginning. */
export const CONTINUATIONS = 50;
/** As many are counted; of more nobody asks how many temples they have. */
const COUNTED = 2_000;
const NEIGHBOURS = 16;
/** As many words are weighed for a misspelt one. */
const RESEMBLING = 400;
const SHORTEST_MISSPELT = 3;
/** Shorter words sound like too many others. */
const SHORTEST_HEARD = 6;
/** So many letters of what is heard may hold a slip. */
const LETTERS_FOR_SLIP = 5;
/** Words of so many letters may hold two slips. */
const LONG = 8;
const LAST_CHARACTER = "\uffff";

const counted = ({ audience, fields }: Scope) =>
  audience === "console" || fields === "all" ? sql<number>`mentions` : sql<number>`temples`;

/** A word of no public temple may still be one of a pending one. */
const countedOnly = (scope: Scope) => (scope.audience === "console" ? sql`` : sql`and ${counted(scope)} > 0`);

/** Those of `words` that are in the vocabulary, in the order given. */
export async function findTerms(db: Db, words: readonly string[], scope: Scope): Promise<Term[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<Term>`
    select term, ${counted(scope)} as temples from search_terms
    where term in (${sql.join(words)}) ${countedOnly(scope)}`.execute(db);
  return words.flatMap((word) => rows.find(({ term }) => term === word) ?? []);
}

/** The words that begin with one of `beginnings`, those of the best known temples first, however rare they are. */
export async function findContinuations(db: Db, beginnings: readonly string[], scope: Scope): Promise<Term[]> {
  const found = await Promise.all(
    beginnings.map((beginning) =>
      sql<Term>`
        select term, ${counted(scope)} as temples from search_terms
        where ${continues(sql`term`, beginning)} ${countedOnly(scope)}
        order by best_rank, term limit ${CONTINUATIONS}`.execute(db),
    ),
  );
  return [...new Map(found.flatMap(({ rows }) => rows.map((row) => [row.term, row] as const))).values()];
}

/** How many temples carry words that begin so, counted once for each word; infinitely many where these are thousands. */
export async function countContinued(db: Db, beginnings: readonly string[], scope: Scope): Promise<number> {
  const counts = await Promise.all(beginnings.map((beginning) => countOf(db, beginning, scope)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function countOf(db: Db, beginning: string, scope: Scope): Promise<number> {
  const { rows } = await sql<{ words: number; temples: number | null }>`
    select count(*) as words, sum(f.temples) as temples from (
      select ${counted(scope)} as temples from search_terms
      where ${continues(sql`term`, beginning)} ${countedOnly(scope)} limit ${COUNTED}) f`.execute(db);
  const { words = 0, temples = 0 } = rows[0] ?? {};
  return Number(words) < COUNTED ? Number(temples) : Number.POSITIVE_INFINITY;
}

/** A word near a misspelt one: how many slips away (a sound that is merely written otherwise is half a slip). */
export type Neighbour = Term & { slips: number };

/**
 * Words that a typed one, whose folding key is `word`, may have been meant as: one slip of the finger away, one slip of
 * the key (two in long words), or alike to the ear. The nearest come first; of those that are as near the ones of the
 * best known temples, because at any size most misspellings are somebody's data.
 */
export async function findNeighbours(db: Db, word: string, scope: Scope, typed = ""): Promise<Neighbour[]> {
  if (word.length < SHORTEST_MISSPELT || /\d/.test(word)) return [];
  const variants = [...deletionVariants(word), ...skeletons(word).map(asSkeleton)];
  const mended = new Set(mendedKeys(typed));
  const among = sql`select v.term from search_spellings v where v.variant in (${sql.join(variants)})`;
  const read = (terms: RawBuilder<unknown>) =>
    sql<Term & { rank: number }>`
      select s.term, ${counted(scope)} as temples, s.best_rank as rank from search_terms s
      where s.term in (${terms}) ${countedOnly(scope)} order by s.best_rank, s.term limit ${RESEMBLING}`.execute(db);
  const found = await Promise.all([read(among), ...(mended.size > 0 ? [read(sql.join([...mended]))] : [])]);
  const near = new Map<string, Neighbour & { rank: number }>();
  for (const { term, temples, rank } of found.flatMap(({ rows }) => rows)) {
    const slips = mended.has(term) ? 1 : slipsBetween(word, term);
    if (slips !== undefined && term !== word && !isPlainer(word, term)) near.set(term, { term, temples, slips, rank });
  }
  return [...near.values()]
    .sort((a, b) => weightOf(a) - weightOf(b) || (a.term < b.term ? -1 : 1))
    .slice(0, NEIGHBOURS)
    .map(({ term, temples, slips }) => ({ term, temples, slips }));
}

/** A slip weighs as much as being half as well known. */
const weightOf = ({ slips, rank }: { slips: number; rank: number }) => slips + (0.5 * rank) / RANK_SCALE;

/** How many slips part a word from another; undefined for too many. What is only heard otherwise is half a slip. */
function slipsBetween(word: string, term: string): number | undefined {
  const most = word.length >= LONG ? 2 : 1;
  const written = editDistance(word, term, most);
  const slips = Math.min(written > most ? Number.POSITIVE_INFINITY : written, heardSlips(word, term));
  const isOther = (word.length < SHORTEST_HEARD && isOtherSound(word, term)) || beginsOtherwise(word, term);
  return slips === Number.POSITIVE_INFINITY || isOther ? undefined : slips;
}

function heardSlips(word: string, term: string): number {
  const [one, other] = [mergedSounds(word), mergedSounds(term)];
  const most = Math.floor(Math.min(one.length, other.length) / LETTERS_FOR_SLIP);
  const slips = editDistance(one, other, most);
  return word.length < SHORTEST_HEARD || slips > most ? Number.POSITIVE_INFINITY : slips + 0.5;
}

/** A short word with another consonant is another word: "test" is not "west". */
function isOtherSound(word: string, term: string): boolean {
  const [one, other] = [word, term].map((key) =>
    Array.from(mergedSounds(key).replace(/[aeiou]/g, ""))
      .sort()
      .join(""),
  );
  return one?.length === other?.length && one !== other;
}

/** First letters of long words that are left out or written for each other: Anuman, Jamuna, Camakhya. */
const firstLetters = ["aeiouhy", "jy", "ck"];

/** Nobody gets the first sound wrong: "yellamma" is not Salem, "janakpur" not Ranakpur. */
function beginsOtherwise(word: string, term: string): boolean {
  if (mergedSounds(word)[0] === mergedSounds(term)[0]) return false;
  const isEither = (group: string) => [word, term].every(([first = ""]) => group.includes(first));
  return word.length < SHORTEST_HEARD || !firstLetters.some(isEither);
}

/** In a short word nobody writes a diphthong for a plain vowel: Kainchi is not Kanchi, though "vashno" is Vaishno. */
const isPlainer = (word: string, term: string) =>
  word.length <= SHORTEST_HEARD &&
  [...word.matchAll(/a[iu](?=.)/g)].some(({ index }) => word.slice(0, index + 1) + word.slice(index + 2) === term);

/** True for words that begin with `beginning`. */
export const continues = (term: RawBuilder<unknown>, beginning: string): RawBuilder<unknown> =>
  sql`(${term} >= ${beginning} and ${term} < ${beginning + LAST_CHARACTER})`;
