import { ageAsked, yearsBuilt } from "../../domain/askedAge";
import { hoursAsked, spanAsked } from "../../domain/askedHours";
import {
  doshaApart,
  isCourtesy,
  isNearness,
  isOccasion,
  isVow,
  withoutAsking,
  withoutCase,
  withoutCourtesies,
} from "../../domain/askedWords";
import { countryNamed } from "../../domain/countries";
import { civilDateOf } from "../../domain/dates";
import { placesIn } from "../../domain/placesInQuery";
import { foldTokens } from "../../domain/spelling";
import type { Db } from "../db/open";
import { corrected, meantBy } from "./corrections";
import { withFewerWords } from "./fewerWords";
import { orderedIds } from "./lists";
import { isOnlyMentioned } from "./mentions";
import { keepersAsFilters } from "./occasions";
import { matchesOf, type SearchFilters } from "./query";
import { joined, joinedTown, parted } from "./segments";
import { type Around, surroundingsIn } from "./surroundings";
import { mainFields } from "./terms";
import { typedWords } from "./typedWords";
import { lookedFor, type Understood, understand, withoutWords } from "./understanding";

/** A way to read a query: what is looked for, and the text to show where that is not what was typed. */
export type Reading = {
  filters: SearchFilters;
  around?: Around;
  corrected?: string;
  /** all that was asked for, though not by the words that were typed */
  isWhole?: boolean;
  /** the words beside what is described, where they may be the name of a temple, which is then to be among the answers */
  named?: SearchFilters;
  /** less than was asked for */
  isLess?: true;
  /** the list that all of the query names, whose order the answer has */
  inOrderOf?: string;
  /** the order that the query asks for */
  order?: "age";
};

/** A shorter word stands in too many texts by chance. */
const SHORTEST_READ = 3;

/**
 * The query with what it names as filters, not as words: a list ("12 jyotirlinga"), the temples that keep a festival
 * ("onam"), another country ("Sri Lanka"), what lies between two places, how old they are ("ancient"), when they are open
 * ("open now", "open on sunday").
 * Of the other words as typed, then without the endings of cases. None where nothing is named.
 */
export async function meantFilters(db: Db, filters: SearchFilters, now: Date): Promise<Reading[]> {
  const { q } = filters;
  if (!q) return [];
  const understood = await understand(db, q);
  // "temples near me" are all of them
  const isNear = understood.length > 0 && understood.every(({ kind }) => kind === "near");
  const filtering = isNear ? understood : understood.filter((one) => isFilter(one, filters));
  if (filtering.length === 0) return [];
  const list = filtering.find((one) => one.list)?.list?.slug;
  const country = filtering.flatMap((one) => countryOf(one) ?? [])[0];
  // a list is known by its temples, whatever their age and facilities
  const age = list === undefined ? filtering.flatMap((one) => ageOf(one) ?? [])[0] : undefined;
  const built = age && yearsBuilt(age, Number(civilDateOf(now.toISOString()).slice(0, 4)));
  const between = filtering.find((one) => one.between)?.between;
  const hours = filtering.flatMap((one) => hoursOf(one) ?? [])[0];
  const festival = filtering.find((one) => one.festival)?.festival;
  const deities = filtering.flatMap(({ deity }) => deity ?? []);
  const besides = [lookedFor(q, filtering) ?? [], deities].flat().join(" ") || undefined;
  // who goes on the "char dham yatra" looks for the list
  const rest = list !== undefined && typedWords(besides).every(isOccasionAlone) ? undefined : besides;
  const others = understood.filter((one) => !filtering.includes(one));
  const isNameAlone = others.length > 0 && others.every(({ kind }) => kind === "name");
  const meant: Reading = {
    filters: {
      ...filters,
      q: rest,
      list: filters.list ?? list,
      ...(list === undefined && factsIn(filtering)),
      ...(festival && keepersAsFilters(festival)),
      ...(country !== undefined && { location: country }),
      ...(age && !built && { type: "Ancient" }),
      ...(built && { built }),
      ...(between && { between: { from: between.from.position, to: between.to.position } }),
      ...(hours && { open: spanAsked(hours, now) }),
    },
    ...(isNameAlone && { named: { ...filters, q: rest } }),
    ...(rest === undefined && list !== undefined && { inOrderOf: list }),
    ...(age === "oldest" && { order: "age" as const }),
  };
  const stems = rest && withoutCases(typedWords(rest)).join(" ");
  const readings = stems === rest ? [meant] : [meant, { ...meant, filters: { ...meant.filters, q: stems } }];
  if (!asksForFacts(meant.filters)) return readings;
  // what nobody tells of the temples that are named is less than was asked for, and not nothing
  const plain: Reading = {
    ...meant,
    isLess: true,
    filters: { ...meant.filters, style: undefined, facilities: undefined, mentions: undefined },
  };
  const telling = await Promise.all(readings.map((reading) => amongNamed(db, reading)));
  return rest === undefined ? telling : [...telling, plain];
}

/** True of filters by what records and texts tell of a temple beside what it is called and where it stands. */
export const asksForFacts = ({ style, facilities, mentions }: SearchFilters): boolean =>
  style !== undefined || facilities !== undefined || mentions !== undefined;

/** So many temples that are called so may tell of what is asked for. */
const MOST_NAMED = 1_000;

/** Many texts tell how to get there from Bengaluru: the words beside what texts have to tell of are looked for in names. */
async function amongNamed(db: Db, reading: Reading): Promise<Reading> {
  const { mentions, ...named } = reading.filters;
  if (!mentions || named.q === undefined || named.only) return reading;
  const only = await orderedIds(db, await matchesOf(db, named), "relevance", { offset: 0, limit: MOST_NAMED });
  return { ...reading, filters: { ...named, q: undefined, only, mentions } };
}

/** ದೇವಸ್ಥಾನ has no ending of a case. */
const withoutCases = (words: readonly string[]) =>
  words.map((word) => (isCourtesy(word) ? word : (withoutCase(word) ?? word)));

const isOccasionAlone = (word: string) => isOccasion(word) && !isVow([word]);

function isFilter(one: Understood, { anyDeity, location, type }: SearchFilters): boolean {
  if (one.festival) return !anyDeity && one.festival.deities.length > 0;
  if (one.kind === "list" || one.kind === "open" || one.kind === "between") return true;
  if (one.deity ?? one.fact) return true;
  if (one.kind === "age") return !type;
  return !location && countryOf(one) !== undefined;
}

const countryOf = ({ kind, words }: Understood) => (kind === "place" ? countryNamed(words.join(" ")) : undefined);

/** What records have to say of the temples, and the words for what only their texts tell. */
function factsIn(filtering: readonly Understood[]) {
  const facts = filtering.flatMap(({ fact }) => fact ?? []);
  const style = facts.flatMap((fact) => ("style" in fact ? fact.style : []))[0];
  const facilities = facts.flatMap((fact) => ("facility" in fact ? fact.facility : []));
  const mentions = facts.flatMap((fact) => ("mention" in fact ? fact.mention : []));
  return {
    ...(mentions.length > 0 && { mentions }),
    ...(style && { style }),
    ...(facilities.length > 0 && { facilities }),
  };
}

const hoursOf = ({ kind, words }: Understood) => (kind === "open" ? hoursAsked(words, true) : undefined);

const ageOf = ({ kind, words }: Understood) => (kind === "age" ? ageAsked(words.join(" ")) : undefined);

/** So many names of a festival are looked for in the texts. */
const MOST_NAMES = 6;

/** As typed, where "sri rangam" and "tiru pati" are towns; then with all words run together, as some write them. */
export async function strictReadings(db: Db, filters: SearchFilters): Promise<Reading[]> {
  const { q, location } = filters;
  const together = (text: string | undefined) => (text?.trim().includes(" ") ? text.replace(/\s+/g, "") : undefined);
  const [oneWord, onePlace] = [together(q), together(location)];
  const town = await joinedTown(db, typedWords(q));
  return [
    ...(town === undefined ? [] : [{ filters: { ...filters, q: town } }]),
    { filters },
    ...(oneWord || onePlace ? [{ filters: { ...filters, q: oneWord ?? q, location: onePlace ?? location } }] : []),
  ];
}

/**
 * What a query that finds nothing as typed may mean, the likeliest first; each is made only when those before it found
 * nothing.
 */
export async function* looseReadings(db: Db, filters: SearchFilters): AsyncGenerator<Reading> {
  const typed = typedWords(filters.q);
  // the place's own box names a town without temples
  for (const { rest, around } of surroundingsIn(typedWords(filters.location), false))
    if (rest.length === 0) yield { filters: { ...filters, location: undefined }, around, isWhole: true };
  const { region, words: besides } = placesIn(filters.q ?? "");
  // of a part of the country alone nothing can be left out
  if (typed.length === 0 || (region && !besides)) return;
  const asked = withoutAsking(typed);
  const words = asked.length > 0 && asked.length < typed.length ? asked : typed;

  // of no words at all every temple is an answer: "near me"
  if (asked.length === 0 && typed.some(isNearness)) yield { filters: { ...filters, q: undefined }, isWhole: true };
  const stems = withoutCases(words);
  if (stems.join() !== words.join()) yield { filters: { ...filters, q: stems.join(" ") }, isWhole: true };
  // "nagadosha"
  const apart = words.flatMap(doshaApart);
  if (apart.length > words.length) yield { filters: { ...filters, q: apart.join(" ") }, isWhole: true };
  // "akshar dham", "goldentemple"
  for (const q of await joined(db, typed, mainFields)) yield told(filters, q);
  for (const q of await parted(db, words, mainFields)) yield told(filters, q);
  const understood = await understand(db, words.join(" "));
  // "haridwar to badrinath"
  const start = startOfJourney(typed, await understand(db, typed.join(" ")));
  if (start) yield { filters: { ...filters, q: withoutWords(typed.join(" "), [start]) }, isWhole: true };
  // "murugan near madurai", "517501"
  for (const { rest, around } of surroundingsIn(withoutCourtesies(words), typed.some(isNearness)))
    yield { filters: { ...filters, q: rest.join(" ") || undefined }, around, isWhole: true };
  // "mangal dosh"
  yield* withoutOccasions(filters, words);
  // "harsidhi ujjian"
  const meant = await meantBy(db, typed, mainFields);
  const mended = await corrected(db, filters, meant);
  if (mended) yield told(filters, mended);
  // "temple with rats in rajasthan"
  yield* await inLongTexts(db, filters, words);
  // "dasara mysuru"
  const q = words.join(" ");
  yield* ofFestival(q, understood, filters);
  // "BAPS akshardham delhi"
  const telling = meant.filter(({ typed }) => words.includes(typed));
  for await (const q of withFewerWords(db, filters, telling)) yield told(filters, q);
  // "hanuman chennai", where none of his is known
  yield* withPlaceAlone(understood, filters);
  // "panch kedar weather"
  const list = understood.find((one) => one.list)?.list?.slug;
  if (list !== undefined) yield { filters: { ...filters, q: undefined, list }, inOrderOf: list };
}

const from = new Set(["from"]);
const towards = new Set(["to", "se", "से"]);

/** The place that a journey begins in, of two that are named: "haridwar to badrinath", "delhi से वैष्णो देवी". */
function startOfJourney(typed: readonly string[], understood: readonly Understood[]): Understood | undefined {
  const places = understood.filter(({ kind }) => kind === "place");
  if (places.length !== 2) return undefined;
  const word = (at: number) => typed[at]?.toLowerCase() ?? "";
  return places.find(({ at, words }) => from.has(word(at - 1)) || towards.has(word(at + words.length)));
}

/** The temples of a place, where none there is of the deity or the kind that is asked for. */
function* withPlaceAlone(understood: readonly Understood[], filters: SearchFilters): Generator<Reading> {
  const where = understood.filter(({ kind }) => kind === "place");
  const besides = understood.filter(({ kind }) => ["deity", "kind", "age"].includes(kind));
  if (where.length > 0 && where.length + besides.length === understood.length)
    yield { filters: { ...filters, q: where.flatMap(({ words }) => words).join(" ") } };
}

/** Where the texts of other temples than those of its deities tell of the festival. */
function* ofFestival(q: string, understood: readonly Understood[], filters: SearchFilters): Generator<Reading> {
  const one = understood.find(({ festival }) => festival);
  const rest = lookedFor(q, one ? [one] : []);
  for (const name of one?.festival?.called.slice(0, MOST_NAMES) ?? [])
    yield { filters: { ...filters, q: [...name, rest ?? []].flat().join(" "), longTexts: true }, isWhole: true };
}

/** No more answers than this may be to somebody's misspelling, or be temples that are called otherwise. */
export const FEW_FOUND = 2;

/** What to read besides, where the few temples that match as typed, `first` before all, are not called so. */
export async function readingsBeside(db: Db, filters: SearchFilters, first: number): Promise<Reading[]> {
  const words = typedWords(filters.q);
  return (await isOnlyMentioned(db, first, withoutCourtesies(words))) ? inLongTexts(db, filters, words) : [];
}

/** The query with its words corrected, where a temple that is much better known carries these. */
export const mendedQuery = async (db: Db, filters: SearchFilters): Promise<string | undefined> =>
  corrected(db, filters, await meantBy(db, typedWords(filters.q), mainFields));

const told = (filters: SearchFilters, q: string): Reading => ({ filters: { ...filters, q }, corrected: q });

/** Without what the temple is visited for, unless that is all. */
function* withoutOccasions(filters: SearchFilters, words: readonly string[]): Generator<Reading> {
  const lasting = words.filter((word) => !isOccasion(word));
  if (lasting.length < words.length && withoutCourtesies(lasting).length > 0)
    yield { filters: { ...filters, q: lasting.join(" ") } };
}

/**
 * Of one word alone, or of a short one, the texts tell too many things. A temple that tells of Mysore need not be near
 * it: what is a place has to be where the temple stands.
 */
async function inLongTexts(db: Db, filters: SearchFilters, words: readonly string[]): Promise<Reading[]> {
  const understood = await understand(db, words.join(" "));
  const where = understood.flatMap((one) => (one.kind === "place" ? one.words : []));
  const telling = withoutCourtesies(words).filter((word) => !where.includes(word));
  const isLong = (word: string) => foldTokens(word).every((key) => key.length >= SHORTEST_READ);
  if (filters.forgiving || words.length < 2 || telling.length === 0 || !telling.every(isLong)) return [];
  const location = [filters.location ?? [], where].flat().join(" ") || undefined;
  const reading = (q: string): Reading => ({ filters: { ...filters, q, location, longTexts: true } });
  const whole = { ...reading(telling.join(" ")), isWhole: true };
  // "sabarimala mandala season": what is told of a temple that is named may be a town elsewhere
  const isNamed = understood.some(({ kind }) => kind === "name") && where.length > 0;
  const anywhere = { filters: { ...filters, q: withoutCourtesies(words).join(" "), longTexts: true }, isWhole: true };
  // who tells of children tells of "santan prapti"
  const each = telling.map((word) => ({ ...reading(word), isWhole: isVow(telling) }));
  return [whole, ...(telling.every(isOccasion) ? each : []), ...(isNamed ? [anywhere] : [])];
}
