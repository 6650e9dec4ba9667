import { type RawBuilder, sql } from "kysely";
import type { PositionPrecision } from "../../contract/vocabulary";
import { withoutAsking, withoutCourtesies } from "../../domain/askedWords";
import { stepOf } from "../../domain/openSlots";
import type { Db } from "../db/open";
import { templesByAlias } from "./aliases";
import { sortNear } from "./around";
import { type Answer, firstAsMeant, type Place, type Read } from "./asMeant";
import { answeredBy, type SearchCluster } from "./cluster/cluster";
import { allPublic, isImpossible, rowConditions } from "./conditions";
import { isObscure } from "./corrections";
import { describes } from "./describes";
import type { Found, Wanted } from "./engine";
import { type FacetCounts, noFacets } from "./facets";
import { type IndexChange, updateIndex } from "./indexing";
import { listCache, newVersion } from "./listCache";
import { idsBy, orderedIds, type Slice, totalOf } from "./lists";
import { asksForFacts, meantFilters } from "./meantFilters";
import { withAskingMended } from "./mendedAsking";
import { findWithin, type Near } from "./nearby";
import { matchesOf, type SearchFilters } from "./query";
import type { Reading } from "./reading";
import { joinedTown } from "./segments";
import type { Circle } from "./surroundings";
import { FEW_FOUND, looseReadings, mendedQuery, readingsBeside, strictReadings } from "./tiers";
import { typedWords } from "./typedWords";

/** What other rooms may use of search: this file, and nothing else of the folder. */
export { queryKey } from "./aliases";
export type { Answer } from "./asMeant";
export type { ClusterFigures, SearchCluster } from "./cluster/cluster";
export { searchCluster } from "./cluster/plugin";
export { rebuildCluster } from "./cluster/rebuild";
export { searchText } from "./document";
export type { Wanted } from "./engine";
export type { FacetCounts } from "./facets";
export type { IndexChange } from "./indexing";
export { forOneAnswer, listCache as cachedUntilChange } from "./listCache";
export type { ListOrder, Slice } from "./lists";
export type { ListInQuery } from "./listsInQuery";
export type { Box, PlaceFilter } from "./narrowing";
export type { Near } from "./nearby";
export { type FestivalInQuery, filtersOfFestival, wordsOfFestival } from "./occasions";
export type { SearchFilters } from "./query";
export { type Understood, understand, withoutWords } from "./understanding";

/** Writes what temples are found by, before and after a change, in the transaction of the change. */
export const index = (db: Db, changes: readonly IndexChange[]): Promise<void> => updateIndex(db, changes);

/** Lets every query be read anew: what it may mean follows from the festivals too. In the transaction of their change. */
export const readAnew = async (db: Db): Promise<void> => {
  await newVersion(db);
};

/** `isExact` asks for what was typed alone; a cluster is asked first, and the embedded engine while that is away. */
export type HowToSearch = { isExact?: boolean; cluster?: SearchCluster | undefined };

/** Public temples that match: as typed, and where that finds nothing as it may have been meant. */
export async function search(
  db: Db,
  filters: SearchFilters,
  wanted: Wanted,
  { isExact = false, cluster }: HowToSearch = {},
): Promise<Answer> {
  const [engine, { reading: _, ...answer }] = await answeredBy(db, cluster, wanted, (engine) =>
    read({ db, engine }, filters, wanted, isExact),
  );
  return cluster ? { ...answer, engine } : answer;
}

/** How many of the temples that `search` answers have which deity, lie where, are in which list. */
export async function countFacets(
  db: Db,
  filters: SearchFilters,
  wanted: Wanted & { now: Date },
  { isExact = false, cluster }: HowToSearch = {},
): Promise<FacetCounts> {
  const none = { ...wanted, slice: { offset: 0, limit: 0 } };
  const [, counts] = await answeredBy(db, cluster, none, async (engine) => {
    const { reading } = await read({ db, engine }, filters, none, isExact);
    return reading ? engine.count(reading, wanted, stepOf(wanted.now)) : noFacets;
  });
  return counts;
}

async function read(place: Place, filters: SearchFilters, wanted: Wanted, isExact: boolean): Promise<Read> {
  const answer = await readOnce(place, filters, wanted, isExact);
  if (answer.total > 0 || isExact) return answer;
  // "opne on sundy"; where it describes nothing then either, the slip was in a name
  const mended = await withAskingMended(place.db, filters);
  const again = mended && (await asMeant(place, mended, wanted));
  return again ? { ...again, corrected: mended.q } : answer;
}

async function readOnce(place: Place, filters: SearchFilters, wanted: Wanted, isExact: boolean): Promise<Read> {
  const readings = isExact || !wanted.now ? [] : await meantFilters(place.db, filters, wanted.now);
  const meant = await firstAsMeant(place, readings, filters, wanted);
  if (meant) return meant;
  const answer = await readAsTyped(place, filters, wanted, isExact);
  const { corrected } = answer;
  const again = corrected === undefined ? undefined : await asMeant(place, { ...filters, q: corrected }, wanted);
  if (again) return { ...again, corrected };
  // what is neither on the way, nor as old, nor as described is less than was asked for
  const isLess = readings.some(
    ({ filters, order }) => filters.between || filters.built || filters.closed || asksForFacts(filters) || order,
  );
  return isLess && answer.total > 0 ? { ...answer, isRelaxed: true } : answer;
}

/** What the query asks for beside words, where it does. */
const asMeant = async (place: Place, filters: SearchFilters, wanted: Wanted) =>
  firstAsMeant(place, wanted.now ? await meantFilters(place.db, filters, wanted.now) : [], filters, wanted);

async function readAsTyped(place: Place, filters: SearchFilters, wanted: Wanted, isExact: boolean): Promise<Read> {
  const { db, engine } = place;
  for (const reading of await strictReadings(db, filters)) {
    const found = await engine.list(reading, wanted);
    if (found.total > 0 && isExact) return { ...found, reading };
    if (found.total > FEW_FOUND)
      return { ...found, reading, didYouMean: await betterKnown(place, reading.filters, wanted, found) };
    if (found.total > 0)
      return reading.filters === filters ? orBetter(place, filters, wanted, found) : { ...found, reading };
  }
  const aliased = isExact ? undefined : await byAlias(place, filters, wanted);
  if (aliased) return aliased;
  // what lies around a position is another answer at each
  const reading =
    wanted.near === "only"
      ? await firstThatFinds(place, filters, wanted)
      : await engine.once(readingOf, JSON.stringify(filters), () => firstThatFinds(place, filters, wanted));
  if (!reading || isExact) return { ids: [], total: 0, didYouMean: reading?.corrected };
  const { corrected, around, isWhole = false } = reading;
  return { ...(await engine.list(reading, wanted)), corrected, around, reading, isRelaxed: !isWhole };
}

/** What editors approved as meant by the words. */
async function byAlias({ db, engine }: Place, filters: SearchFilters, wanted: Wanted): Promise<Read | undefined> {
  const only = filters.q ? await templesByAlias(db, filters.q) : [];
  if (only.length === 0) return undefined;
  const reading = { filters: { ...filters, q: undefined, only } };
  const found = await engine.list(reading, wanted);
  return found.total > 0 ? { ...found, reading } : undefined;
}

/** Which reading finds something is looked up once for all pages, until a temple or a festival changes. */
const readingOf = listCache<Reading | undefined>();

async function firstThatFinds({ db, engine }: Place, filters: SearchFilters, wanted: Wanted) {
  for await (const reading of looseReadings(db, filters))
    if ((await engine.list(reading, wanted)).total > 0) return reading;
  return undefined;
}

/** A weak answer with more to it: what the long texts tell, where no name does, and what may have been meant. */
async function orBetter({ db, engine }: Place, filters: SearchFilters, wanted: Wanted, found: Found): Promise<Read> {
  const { beside, mended } = await engine.once(moreOf, JSON.stringify(filters), async () => {
    // the first of all, so that each page is of the same list
    const { ids } = await engine.list({ filters }, { slice: { offset: 0, limit: 1 }, order: "relevance" });
    const [first] = ids;
    if (first === undefined || filters.q === undefined) return { beside: [], mended: undefined };
    const [beside, mended] = await Promise.all([readingsBeside(db, filters, first), mendedQuery(db, filters)]);
    return { beside, mended };
  });
  for (const reading of beside) {
    const more = await engine.list(reading, wanted);
    if (more.total > found.total) return { ...more, reading };
  }
  return { ...found, didYouMean: mended, reading: { filters } };
}

/** What may have been meant instead, where all that the first page lists is so little known that a slip is likelier. */
async function betterKnown({ db, engine }: Place, filters: SearchFilters, wanted: Wanted, { ids }: Found) {
  const { order, slice } = wanted;
  if (filters.q === undefined || order !== "relevance" || slice.offset > 0 || slice.limit === 0) return undefined;
  return engine.once(betterOf, `${slice.limit} ${JSON.stringify(filters)}`, async () =>
    (await isObscure(db, ids)) ? mendedQuery(db, filters) : undefined,
  );
}

const betterOf = listCache<string | undefined>();
const moreOf = listCache<{ beside: Reading[]; mended: string | undefined }>();

/**
 * The best known public temples whose name or place continues what was typed; where there is none, those that it may
 * have meant.
 */
export async function suggest(db: Db, q: string, limit: number, now: Date): Promise<Omit<Answer, "total">> {
  const slice = { offset: 0, limit };
  const continuing = q.length <= SHORT ? continuingShort : continuingLong;
  const ids = await continuing(db, `${limit} ${q}`, async () => {
    const words = typedWords(q);
    // who asks for the oldest, or for those open at night, types no name
    if (describes(words)) return [];
    const read = (await joinedTown(db, words)) ?? (isAskingStill(words) ? undefined : q);
    return orderedIds(db, await matchesOf(db, { q: read, unfinished: true }), "relevance", slice);
  });
  return ids.length > 0 ? { ids } : search(db, { q }, { slice, order: "relevance", now });
}

/** "temples in", "near": what is looked for is still to come. */
const isAskingStill = (words: readonly string[]): boolean =>
  withoutCourtesies(withoutAsking(words)).length === 0 && withoutAsking(words).length < words.length;

/** What continues the first letters, which all begin with, is looked up once in ten seconds while an import writes. */
const continuingShort = listCache<number[]>(10_000, () => true);
const continuingLong = listCache<number[]>();
const SHORT = 2;

/**
 * Public temples within a circle that match, the nearest first or in another order, each with how far it is; with
 * `precision` those alone whose positions are so exact.
 */
export async function nearby(
  db: Db,
  { position, radiusKm, precision }: Circle & { precision?: PositionPrecision | undefined },
  filters: SearchFilters = {},
  order: Wanted["order"] = "distance",
): Promise<Near[]> {
  const matches = await matchesOf(db, filters);
  if (isImpossible(matches)) return [];
  const where = precision ? [...matches.where, sql`t.position_precision = ${precision}`] : matches.where;
  return sortNear(db, await findWithin(db, position, radiusKm, { ...matches, where }), order);
}

/** How many temples are public. */
export const countPublic = (db: Db): Promise<number> => totalOf(db, { ...allPublic, key: "public" });

/**
 * Temples of any status that match words and filters of the console, and more conditions on `temples t`; `key` tells
 * all of these from others. `condition` is undefined where nothing can match.
 */
export async function searchAll(db: Db, filters: SearchFilters, where: readonly RawBuilder<unknown>[], key: string) {
  const found = await matchesOf(db, filters, { audience: "console", fields: "all" });
  const matches = { ...found, where, key: `console ${key}` };
  return {
    total: () => totalOf(db, matches),
    ids: (by: RawBuilder<unknown>, slice: Slice) => idsBy(db, matches, by, slice),
    condition: isImpossible(matches) ? undefined : rowConditions(matches),
  };
}
