import { DEITIES } from "../../domain/panchang/deities";
import { postingRank, TEXT_RANKS_FROM } from "../../domain/ranking";
import { regionOf } from "../../domain/regions";
import { foldTokens, foldWord } from "../../domain/spelling";
import { foldCache, foldRepeated, foldTempleName } from "../../domain/spelling/foldCache";
import { townNames } from "../places/townNames";

/** The fields a temple is found by. */
export type SearchSource = {
  name: string;
  nameHi: string | null;
  nameKn: string | null;
  /** its other names, in any language */
  otherNames: readonly string[];
  /** folded words of its deity, with those it is a form of */
  deityWords: readonly string[];
  tradition: string | null;
  setting: string | null;
  city: string;
  state: string;
  address: string | null;
  pincode: string | null;
  /** what the town lies in: locality, taluk, district */
  places: readonly (string | null)[];
  /** names of the lists that it belongs to */
  listWords: string;
  specialities: readonly string[];
  amenities: readonly string[];
  /** everything else that is written about it */
  texts: readonly (string | null)[];
};

/** Facets are terms of their own, so that a filter is a posting list like a word; no folded word begins with a colon. */
export const facets = { deity: ":d:", place: ":l:", tradition: ":t:", setting: ":s:" } as const;

const ADDRESS_WORDS = 24;
const TEXT_WORDS = 1_500;
/** The sections of a search text that hold the deity and the city. */
export const DEITY_TIER = 1;
export const CITY_TIER = 2;
const TEXT_TIER = 8;
/** Ranks from here on are of temples that are not public. */
export const HIDDEN_RANKS_FROM = 100_000_000;

/** Small words of English that say nothing about a temple. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
const stopWords = new Set(foldTokens("a an and are as at by for from in is it its of on or that the this to was with"));

const worthIndexing = (word: string) => !stopWords.has(word) && word.length <= 40;

/**
 * The search document of a temple: every folded word between blanks, each once, in the best section it occurs in.
 * Sections are separated by `|`: name, other names and deity, city, state, tradition and setting, address, specialities, facets; after
 * `#` the long texts. ` word ` finds a word, ` word %#` one outside the long texts.
 */
export function searchText(source: SearchSource): string {
  const words: string[] = [];
  const seen = new Set<string>();
  const add = (word: string) => {
    if (seen.has(word) || !worthIndexing(word)) return;
    seen.add(word);
    words.push(word);
  };
  const addAll = (some: readonly string[], most = some.length) => {
    for (let at = 0; at < some.length && at < most; at++) add(some[at] ?? "");
  };
  const fold = (text: string | null) => (text ? foldTokens(text) : []);
  const end = (mark = "|") => words.push(mark);
  const { deityWords } = source;
  const city = cityWords(source.city);
  const state = foldRepeated(source.state);
  const places = source.places.flatMap((place) => foldRepeated(place));
  const address = [...places, ...fold(source.pincode), ...fold(source.address)].slice(0, ADDRESS_WORDS);
  addAll(foldTempleName(source.name));
  for (const name of [source.nameHi, source.nameKn]) addAll(fold(name));
  end();
  // what it is called besides comes after what it is called: Attukal is not the first answer to "Sabarimala"
  for (const name of source.otherNames) addAll(fold(name));
  addAll(deityWords);
  end();
  addAll(city);
  end();
  addAll(state);
  addAll(foldRepeated(regionOf(source.state)));
  end();
  addAll(foldRepeated(source.tradition));
  addAll(foldRepeated(source.setting));
  addAll(fold(source.listWords));
  end();
  addAll(address);
  end();
  for (const list of [source.specialities, source.amenities]) for (const item of list) addAll(fold(item));
  end();
  for (const word of deityWords) add(facets.deity + word);
  for (const place of [city, state, address]) for (const word of place) add(facets.place + word);
  for (const word of foldRepeated(source.tradition)) add(facets.tradition + word);
  for (const word of foldRepeated(source.setting)) add(facets.setting + word);
  end("#");
  let left = TEXT_WORDS;
  for (const text of source.texts) {
    const folded = fold(text);
    addAll(folded, left);
    left -= folded.length;
  }
  return ` ${words.join(" ")} `;
}

const cachedCity = foldCache(8_000);

/** The words of a city, also as Hindi and Kannada write it: मेरठ does not sound as Meerut is spelt. */
function cityWords(city: string): readonly string[] {
  return cachedCity(city, () => {
    const { hi = "", kn = "" } = townNames(city) ?? {};
    return foldTokens(`${city} ${hi} ${kn}`);
  });
}

/** What a temple's postings follow from; stored, so that they can be removed exactly. */
export type Indexed = { popularity: number; status: string; search_text: string };

/** True for the rank of a public temple's posting. */
export const isPublicRank = (rank: number): boolean => rank < HIDDEN_RANKS_FROM;
/** True for the rank of a field proper, false for one of the long texts. */
export const isFieldRank = (rank: number): boolean => rank % HIDDEN_RANKS_FROM < TEXT_RANKS_FROM;

/** Visits each posting of a stored temple: a term and its rank. */
export function eachPosting(
  { search_text, popularity, status }: Indexed,
  visit: (term: string, rank: number) => void,
): void {
  const hidden = status === "active" ? 0 : HIDDEN_RANKS_FROM;
  let tier = 0;
  let rank = hidden + postingRank(tier, popularity);
  let from = 1;
  for (let to = search_text.indexOf(" ", from); to >= 0; to = search_text.indexOf(" ", from)) {
    const term = search_text.slice(from, to);
    from = to + 1;
    if (term === "|" || term === "#") {
      tier = term === "#" ? TEXT_TIER : tier + 1;
      rank = hidden + postingRank(tier, popularity);
    } else if (term !== "") visit(term, rank);
  }
}

const calendarDeities = new Set(DEITIES.map(foldWord));
/** True for the word of a deity of the calendar: temples are filed under it whichever of its names they write. */
export const isCalendarDeity = (word: string): boolean => calendarDeities.has(word);

/** The section that a word stands in, 0 for the name; undefined when it is not there. */
export type TierOf = (word: string) => number | undefined;

/** Tells the sections of the words of a search text. They are read once, as a text is asked for dozens of words. */
export function tiersOf(text: string): TierOf {
  const end = text.indexOf("#");
  const tiers = new Map<string, number>();
  let tier = 0;
  for (const word of text.slice(1, end).split(" ")) {
    if (word === "|") tier++;
    else if (!tiers.has(word)) tiers.set(word, tier);
  }
  const isLonger = end > 0 && end + 2 < text.length;
  return (word) => tiers.get(word) ?? (isLonger && text.includes(` ${word} `, end) ? TEXT_TIER : undefined);
}
