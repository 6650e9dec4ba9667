import { type RawBuilder, sql } from "kysely";
import { fieldWeight, obscurity } from "../../domain/ranking";
import type { Db } from "../db/open";
import { allPublic, type Matches, matchingIds, ranks, rarest, rowConditions, rowsOf } from "./conditions";
import { CITY_TIER, DEITY_TIER, facets, type TierOf, tiersOf } from "./document";
import { type Slot, slotTerms } from "./slots";
import { findTerms, type Scope, type Term } from "./terms";

/** So many of the best ranked are read and weighed against the whole query; of a word in many forms so many of each form. */
const WALKED = 500;
const WALKED_OF_FORM = 100;
/** What it costs that another name of a word stands there, or one near it, or none. */
export const ALIAS_COST = 0.8;
const NEAR_COST = 1;
/** What it costs that a word is continued which is being typed. */
const CONTINUED_COST = 0.3;
export const NOT_FOUND_COST = 4;
/** What it costs that a word does not stand there which need not: "temple" where another word tells. */
export const OPTIONAL_COST = 0.1;
/** What a name costs that says nothing but what was not asked for. */
export const UNASKED_COST = 0.4;

/** A temple with what it is weighed by. */
export type Candidate = { id: number; popularity: number; search_text: string };

/** The temples of `rows`, which is `temples t` with conditions as it follows `from`. */
export async function readCandidates(db: Db, rows: RawBuilder<unknown>): Promise<Candidate[]> {
  const { rows: found } = await sql<Candidate>`
    select t.id, t.popularity, (select w.search_text from temple_texts w where w.temple_id = t.id) as search_text
    from ${rows}`.execute(db);
  return found;
}

const wordsOf = ({ slots }: Matches) => slots.filter(({ kind }) => kind === "word");

/**
 * All ids that match, where few can: the best ranked of the rarest slot weighed, by the fields all words stand in, then by
 * how much of the name they cover, then the better known; the others follow as they are ranked.
 */
export async function idsOfFew(db: Db, matches: Matches): Promise<number[]> {
  const ids = await matchingIds(db, matches);
  const best = await readCandidates(db, rowsOf(db, ids.slice(0, WALKED), allPublic));
  return [...weighed(best, matches), ...ids.slice(WALKED)];
}

function weighed(rows: readonly Candidate[], matches: Matches): number[] {
  const words = wordsOf(matches);
  return rows
    .map(({ id, popularity, search_text }) => ({
      id,
      score: scoreOf(search_text, words, matches.optional) + obscurity(popularity),
    }))
    .sort((a, b) => a.score - b.score || a.id - b.id)
    .map(({ id }) => id);
}

/**
 * A slice of the ids of many matches: those among the best ranked of the rarest word weighed against the whole query, as
 * few are, then the others in the order of its postings.
 */
export async function idsOfMany(db: Db, matches: Matches, { offset, limit }: { offset: number; limit: number }) {
  const enough = offset + limit;
  const first = await bestOfPostings(db, matches);
  if (first.length >= enough) return first.slice(offset, enough);
  const before = new Set(first);
  const others = (await idsByPostings(db, matches, enough)).filter((id) => !before.has(id));
  return [...first, ...others].slice(offset, enough);
}

/**
 * The ids that match and whose texts tell of one of the names in folded words, best first; of a word that many temples
 * carry among the best ranked of these.
 */
export async function idsThatTell(db: Db, matches: Matches, names: readonly (readonly string[])[]): Promise<number[]> {
  const scope: Scope = { ...matches.scope, fields: "all" };
  const known = await findTerms(db, [...new Set(names.flat())], scope);
  const rarestOf = (name: readonly string[]) =>
    known.filter(({ term }) => name.includes(term)).sort((a, b) => a.temples - b.temples)[0];
  const whole = names.filter((name) => name.every((word) => known.some(({ term }) => term === word)));
  const terms = new Set(whole.flatMap((name) => rarestOf(name) ?? []));
  const carriers = await bestCarriers(db, [...terms], scope, WALKED_OF_FORM);
  const rows = await readCandidates(db, rowsOf(db, carriers.slice(0, WALKED), matches));
  const tells = ({ search_text: text }: Candidate) =>
    whole.some((name) => name.every((word) => text.includes(` ${word} `)));
  return weighed(rows.filter(tells), matches);
}

async function bestOfPostings(db: Db, matches: Matches): Promise<number[]> {
  const driver = rarest(wordsOf(matches));
  if (!driver) return [];
  const terms = slotTerms(driver);
  const best = await bestCarriers(db, terms, matches.scope, terms.length > 1 ? WALKED_OF_FORM : WALKED);
  const rest = { ...matches, slots: matches.slots.filter((slot) => slot !== driver) };
  return weighed(await readCandidates(db, rowsOf(db, best.slice(0, WALKED), rest)), matches);
}

/**
 * Ids in the order of the postings of the rarest word: the word itself first, best field and best known first, then its
 * other names, then the words near it. One word without other conditions is a single read in key order.
 */
async function idsByPostings(db: Db, matches: Matches, enough: number): Promise<number[]> {
  const driver = rarest(wordsOf(matches));
  if (!driver) return [];
  const rest = { ...matches, slots: matches.slots.filter((slot) => slot !== driver) };
  const found = new Set<number>();
  for (const terms of [driver.exact, driver.alias, driver.near]) {
    if (found.size >= enough) break;
    for (const id of await firstPostings(db, terms, rest, enough)) found.add(id);
  }
  return [...found].slice(0, enough);
}

type Carried = Pick<Term, "term">;

/**
 * Of each term the `limit` best ranked temples that carry it and meet the rest; all of them each once, the best ranked
 * first, of equal ones those with the lowest ids. One query, however many terms there are.
 */
async function firstPostings(db: Db, terms: readonly Carried[], rest: Matches, limit: number): Promise<number[]> {
  if (terms.length === 0) return [];
  const isPlain = rest.slots.length + rest.where.length === 0;
  // a value and no join, for which PostgreSQL may read all temples first
  const meetsRest = sql`and (select ${rowConditions(rest)} from temples t where t.id = p.temple_id)`;
  const ofTerms = terms.map(
    ({ term }) => sql`select * from (
      select p.temple_id as id, p.rank from postings p where p.term = ${term} ${ranks(rest.scope)}
      ${isPlain ? sql`` : meetsRest} order by p.rank, p.temple_id limit ${limit}) f`,
  );
  const { rows } = await sql<{ id: number }>`${sql.join(ofTerms, sql` union all `)} order by rank, id`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Of each term the best ranked temples that carry it, without other conditions. */
export const bestCarriers = (db: Db, terms: readonly Carried[], scope: Scope, limit: number): Promise<number[]> =>
  firstPostings(db, terms, { scope, slots: [], where: [] }, limit);

/** Smaller is better: the sections the words stand in, and a little for the part of the name nobody asked for. */
function scoreOf(text: string, slots: readonly Slot[], optional: readonly Slot[] = []): number {
  const name = text.slice(1, text.indexOf(" |")).split(" ");
  const tierOf = tiersOf(text);
  // a town that the temple is called by too stands among its names
  const isInCity = (term: string) => {
    const tier = tierOf(term);
    return tier === CITY_TIER || (tier !== undefined && tier < CITY_TIER && tierOf(facets.place + term) !== undefined);
  };
  const named = [...slots, ...optional].filter(
    (slot) => isOfAnyName(slot) || slotTerms(slot).some(({ term }) => name.includes(term) || isInCity(term)),
  ).length;
  const unasked = 1 - Math.min(1, named / Math.max(1, name.length));
  const required = slots.reduce((sum, slot) => sum + bestPlace(tierOf, slot), 0);
  const besides = optional.reduce((sum, slot) => sum + Math.min(OPTIONAL_COST, bestPlace(tierOf, slot)), 0);
  return required + besides + UNASKED_COST * unasked;
}

/** What it costs that a word near that of the slot stands there. */
export const nearCost = ({ isBeingTyped }: Slot): number => (isBeingTyped ? CONTINUED_COST : NEAR_COST);

/** A name is never too long for a word that says where the temple is, or whose. */
export const isOfAnyName = ({ isPlace, isDeity }: Slot): boolean => Boolean(isPlace || isDeity);

/**
 * What it costs that a word stands in section `tier`. A place is as good an answer to its name as a temple that is called
 * by it: Madurai is Meenakshi first. So is a temple of a deity: "shiva temple" are the best known ones of Shiva, not those
 * that have no other name.
 */
export function sectionCost({ isPlace, isDeity }: Slot, tier: number, isPlaceName = isPlace): number {
  const isNamed = (isPlaceName && tier <= CITY_TIER) || (isDeity && tier <= DEITY_TIER);
  return isNamed ? 0 : fieldWeight(tier);
}

/** What it costs where the words of the slot stand best; more where none does. */
function bestPlace(tierOf: TierOf, slot: Slot): number {
  let best = NOT_FOUND_COST;
  const look = (terms: readonly Term[], extra: number, isPlaceName?: true) => {
    for (const { term } of terms) {
      const tier = tierOf(term);
      if (tier !== undefined) best = Math.min(best, sectionCost(slot, tier, isPlaceName) + extra);
    }
  };
  look(slot.exact, 0);
  look(slot.alias, ALIAS_COST);
  // of a word that is being typed nobody knows yet whether it is a place
  look(slot.near, nearCost(slot), true);
  return best;
}
