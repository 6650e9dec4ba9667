import {
  doshaApart,
  isNearness,
  isOccasion,
  isVow,
  withoutAsking,
  withoutCases,
  withoutCourtesies,
} from "../../domain/askedWords";
import { placesIn } from "../../domain/placesInQuery";
import { foldTokens } from "../../domain/spelling";
import type { Db } from "../db/open";
import { corrected, meantBy } from "./corrections";
import { withFewerWords } from "./fewerWords";
import { isOnlyMentioned } from "./mentions";
import type { SearchFilters } from "./query";
import type { Reading } from "./reading";
import { joined, joinedTown, parted } from "./segments";
import { surroundingsIn } from "./surroundings";
import { mainFields } from "./terms";
import { typedWords } from "./typedWords";
import { lookedFor, type Understood, understand, withoutWords } from "./understanding";

/** A shorter word stands in too many texts by chance. */
const SHORTEST_READ = 3;

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
