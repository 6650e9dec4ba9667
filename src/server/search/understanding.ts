import { settings, traditions } from "../../contract/vocabulary";
import { ageAsked } from "../../domain/askedAge";
import { deityMeant } from "../../domain/askedDeity";
import { type AskedHours, type HoursWords, hoursAsked, hoursWordsIn } from "../../domain/askedHours";
import { type Asked, askedBy } from "../../domain/askedSections";
import { isCourtesy, isNearness, isVow, onlyAsks, withoutAsking, withoutCase } from "../../domain/askedWords";
import { countryNamed } from "../../domain/countries";
import { latinDigits } from "../../domain/digits";
import { deityNamed } from "../../domain/panchang/templeDeities";
import { placesIn } from "../../domain/placesInQuery";
import { stateNamed } from "../../domain/regions";
import { foldTokens, foldWord } from "../../domain/spelling";
import { expandAlias } from "../../domain/spelling/aliases";
import type { Db } from "../db/open";
import { isDistrict } from "../places/districtNames";
import { gazetteer } from "../places/knownPlaces";
import { placeIndex } from "../places/placeIndex";
import { type AskedFact, factAsked } from "./askedFacts";
import { LONGEST_PHRASE, mayDescribe } from "./describes";
import { facets, isCalendarDeity, isStopWord } from "./document";
import { listCache } from "./listCache";
import { type ListInQuery, listKey, listsByKey } from "./listsInQuery";
import { type FestivalInQuery, festivalNamed } from "./occasions";
import { type NamedPlace, placeNamed } from "./placeNamed";
import { findTerms, mainFields } from "./terms";
import { typedWords } from "./typedWords";

/** What words of a query were taken for; `name` is a part of a temple's name, or any other word to look for. */
export type WordKind =
  | "list"
  | "festival"
  | "region"
  | "place"
  | "pincode"
  | "deity"
  | "kind"
  | "age"
  | "near"
  | "open"
  | "facility"
  | "vow"
  | "name"
  | Asked;

/** Words that follow each other with what they were taken for, and where they begin. */
export type Understood = {
  kind: WordKind;
  words: string[];
  at: number;
  list?: ListInQuery;
  festival?: FestivalInQuery;
  fact?: AskedFact;
  hours?: AskedHours;
  /** the name of the deity that is meant */
  deity?: string;
  between?: { from: NamedPlace; to: NamedPlace };
};

const SHORTEST_PLACE = 4;
/** Such a share of the temples with the name of a place lies there. */
const IN_PLACE = 0.8;

const known = listCache<Understood[]>();

/** How each word of a query is understood, in their order; words of courtesy and those that only ask are left out. */
export const understand = (db: Db, q: string): Promise<Understood[]> => known(db, q, () => read(db, q));

async function read(db: Db, q: string): Promise<Understood[]> {
  const words = typedWords(q);
  const lists = await listsByKey(db);
  const query = { isInCapitals: isShouted(words), hours: hoursWordsIn(words) };
  const found: Understood[] = [];
  for (let at = 0; at < words.length; ) {
    const one = await longestAt(db, words, at, lists, query);
    at += one?.words.length ?? 1;
    const [last] = found.slice(-1);
    // "52 shakti peeth": books count differently
    const isCounted = one?.list && last && isNumber(last) && last.at + 1 === one.at;
    if (isCounted) found[found.length - 1] = { ...one, words: [...last.words, ...one.words], at: last.at };
    else if (one) found.push(one);
  }
  return joinedNames(lodgingBeside(await joinedBetween(db, words, found)));
}

const lodging = /^(?:dharamsh?ala|dharmsh?ala|धर्मशाला|ಧರ್ಮಶಾಲೆ)$/iu;
const aroundTheTown = /^(?:himachal|h\.?p\.?$|kangra|mcleod|bhagsu|हिमाचल|कांगड़ा|ಹಿಮಾಚಲ)/iu;

/** Beside another name a dharamshala is a house where pilgrims stay; alone, and in its own hills, it is a town. */
function lodgingBeside(found: Understood[]): Understood[] {
  const isTown = found.every(({ words }) => lodging.test(words.join(" ")) || aroundTheTown.test(words.join(" ")));
  if (isTown) return found;
  return found.map((one) =>
    one.kind === "place" && lodging.test(one.words.join(" "))
      ? { ...one, kind: "facility", fact: { facility: "stay" } }
      : one,
  );
}

const isNumber = ({ kind, words }: Understood) =>
  kind === "name" && words.length === 1 && /^\d+$/.test(latinDigits(words.join("")));

async function longestAt(
  db: Db,
  words: readonly string[],
  at: number,
  lists: ReadonlyMap<string, ListInQuery>,
  query: QueryAsTyped,
): Promise<Understood | undefined> {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length);
    const list = lists.get(listKey(phrase));
    if (list && !isCourtesyOnly(phrase)) return { kind: "list", words: phrase, at, list };
    // beside a year "may" is a month, and no deity
    const isAsking = length === 1 && onlyAsks(words, at);
    const taken = isAsking ? takenAlone(phrase, query) : await takenFor(db, phrase, query);
    if (taken) return { ...taken, words: phrase, at };
  }
  const [word = ""] = words.slice(at, at + 1);
  return tellsNothing(word) || onlyAsks(words, at) ? undefined : { kind: "name", words: [word], at };
}

type Taken = Pick<Understood, "kind" | "festival" | "fact" | "hours" | "deity">;

/** What the phrase is taken for, as it is or without the endings of cases: ಮದುವೆಗೆ is ಮದುವೆ. */
async function takenFor(db: Db, phrase: readonly string[], query: QueryAsTyped): Promise<Taken | undefined> {
  const stems = phrase.map((word) => withoutCase(word) ?? word);
  const isPlain = stems.every((stem, at) => stem === phrase[at]);
  // ಶಿವನ is of Shiva, and no Siwan
  if (!isPlain && deityNamed(stems.join(" "))) return { kind: "deity" };
  for (const words of isPlain ? [phrase] : [phrase, stems]) {
    const taken = takenAlone(words, query) ?? (await takenByRecords(db, words));
    if (taken) return taken;
  }
  return undefined;
}

const isCourtesyOnly = (words: readonly string[]) => words.every(isCourtesy);
const tellsNothing = (word: string) =>
  isCourtesy(word) || withoutAsking([word]).length === 0 || foldTokens(word).every(isStopWord);

const kinds = new Set([...traditions, ...settings].flatMap((kind) => [kind, `${kind}s`]).map((kind) => foldWord(kind)));

/** What of a query tells how its phrases are meant. */
type QueryAsTyped = { isInCapitals: boolean; hours: HoursWords };

const isShouted = (words: readonly string[]) => words.length > 1 && words.every((word) => word === word.toUpperCase());

/** What is told from the phrase alone. */
function takenAlone(phrase: readonly string[], query: QueryAsTyped): Taken | undefined {
  const described = mayDescribe(phrase[0] ?? "") ? takenAsDescribed(phrase, query) : undefined;
  const kind = described ? undefined : kindOfPhrase(phrase, query);
  return described ?? (kind && { kind });
}

/** What says what temples are to be like. */
function takenAsDescribed(phrase: readonly string[], query: QueryAsTyped): Taken | undefined {
  const text = phrase.join(" ");
  const fact = factAsked(text);
  if (fact) return { kind: "style" in fact ? "kind" : "facility", fact };
  const deity = deityMeant(text);
  if (deity) return { kind: "deity", deity };
  if (ageAsked(text)) return { kind: "age" };
  const hours = hoursAsked(phrase, query.hours);
  return hours && { kind: "open", hours };
}

function kindOfPhrase(phrase: readonly string[], query: QueryAsTyped): WordKind | undefined {
  const text = phrase.join(" ");
  const asked = askedBy(text);
  if (asked) return asked;
  if (/^near me$/i.test(text) || (phrase.length === 1 && isNearness(text))) return "near";
  if (/^[1-9]\d{5}$/.test(latinDigits(text))) return placeIndex().byPincode(latinDigits(text)) && "pincode";
  if (countryNamed(text)) return "place";
  // where all is in capitals "OR" is no state
  const { region, words } = placesIn(query.isInCapitals ? text.toLowerCase() : text);
  if (region && words === "") return tellsNothing(phrase.at(-1) ?? "") ? undefined : "region";
  if (phrase.length === 1 ? words.toLowerCase() !== text.toLowerCase() : stateNamed(text) !== undefined) return "place";
  if (phrase.length === 1 && tellsNothing(text)) return undefined;
  if (isVow(phrase) && !phrase.some(tellsNothing)) return "vow";
  if (phrase.length === 1 && kinds.has(foldWord(text))) return "kind";
  return undefined;
}

/** What follows from the places, festivals and deities on record. */
async function takenByRecords(db: Db, phrase: readonly string[]): Promise<Taken | undefined> {
  if (phrase.length > 3 || phrase.some((word) => isCourtesy(word))) return undefined;
  const text = phrase.join(" ");
  const festival = await festivalNamed(db, phrase);
  if (festival) return { kind: "festival", festival };
  if (await isPlace(db, phrase)) return { kind: "place" };
  return deityNamed(text) ? { kind: "deity" } : undefined;
}

async function isPlace(db: Db, phrase: readonly string[]): Promise<boolean> {
  const text = phrase.join(" ");
  const keys = foldTokens(text);
  if (keys.join("").length < SHORTEST_PLACE || (phrase.length === 1 && tellsNothing(text))) return false;
  const [key = "", ...more] = keys;
  const town = gazetteer().find(text);
  if (more.length > 0) return town !== undefined || isDistrict(text);
  // who types Bangalore means what is on record as Bengaluru
  const names = [key, ...expandAlias(key)];
  const terms = await findTerms(
    db,
    names.flatMap((name) => [name, facets.place + name]),
    mainFields,
  );
  const count = (name: string) => terms.find(({ term }) => term === name)?.temples ?? 0;
  const inPlace = count(facets.place + key);
  const isPlaceName = (name: string) => {
    const there = count(facets.place + name);
    return there > 0 && there >= IN_PLACE * count(name);
  };
  if (isPlaceName(key) || (town && !isCalendarDeity(key) && names.some(isPlaceName))) return true;
  // Tirupati is also what Venkateswara is called elsewhere, Krishna also a district
  const mayBe = inPlace > 0 ? !isCalendarDeity(key) : count(key) === 0;
  return mayBe && town !== undefined;
}

/** Two places and the words for what lies between them as one; such words beside anything else ask for nothing. */
async function joinedBetween(db: Db, words: readonly string[], found: readonly Understood[]): Promise<Understood[]> {
  const asking = found.filter(({ kind }) => kind === "between");
  const others = found.filter(({ kind }) => kind !== "between");
  if (asking.length === 0) return others;
  const places = await placed(db, others, ["place"]);
  // Sabarimala is the name of a temple first
  const ends = places.length === 2 ? places : await placed(db, others, ["place", "name"]);
  const [from, to, ...more] = ends.map(({ place }) => place);
  const parts = [...asking, ...ends.map(({ one }) => one)];
  const rest = others.filter((one) => !parts.includes(one));
  const at = Math.min(...parts.map((one) => one.at));
  const end = Math.max(...parts.map((one) => one.at + one.words.length));
  const isParted = rest.some((one) => one.at >= at && one.at < end);
  if (!from || !to || more.length > 0 || isParted || from.name === to.name) return others;
  const joined: Understood = { kind: "between", words: words.slice(at, end), at, between: { from, to } };
  return [...rest, joined].sort((a, b) => a.at - b.at);
}

/** Those of these kinds that lie somewhere; of a state nobody asks what lies between it and another. */
async function placed(db: Db, found: readonly Understood[], kinds: readonly WordKind[]) {
  const some = found.filter(({ kind }) => kinds.includes(kind));
  const named = await Promise.all(some.map(async (one) => ({ one, place: await placeNamed(db, one.words) })));
  return named.flatMap(({ one, place }) => (place ? [{ one, place }] : []));
}

/** Parts of a name that follow each other are told as one. */
function joinedNames(found: readonly Understood[]): Understood[] {
  const joined: Understood[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const follows = last?.kind === "name" && one.kind === "name" && last.at + last.words.length === one.at;
    if (last && follows) joined[joined.length - 1] = { ...last, words: [...last.words, ...one.words] };
    else joined.push(one);
  }
  return joined;
}

/** The query without some of its words. */
export const withoutWords = (q: string, gone: readonly Understood[]): string =>
  typedWords(q)
    .filter((_, at) => !gone.some((one) => at >= one.at && at < one.at + one.words.length))
    .join(" ");

/** What is left to look for beside what was understood otherwise; undefined where that is nothing. */
export function lookedFor(q: string, understood: readonly Understood[]): string | undefined {
  const rest = withoutWords(q, understood);
  const words = typedWords(rest);
  return words.every((word, at) => tellsNothing(word) || onlyAsks(words, at)) ? undefined : rest;
}
