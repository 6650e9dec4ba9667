import { DEITIES } from "../../domain/panchang/deities";
import { deitiesOf } from "../../domain/panchang/templeDeities";
import { postingRank, TEXT_RANKS_FROM } from "../../domain/ranking";
import { regionOf } from "../../domain/regions";
import { foldTokens, foldWord } from "../../domain/spelling";
import { townNames } from "../places/townNames";

/** The fields a temple is found by. */
export type SearchSource = {
  name: string;
  nameHi?: string | null;
  nameKn?: string | null;
  deity?: string | null;
  tradition?: string | null;
  setting?: string | null;
  city: string;
  state: string;
  address?: string | null;
  pincode?: string | null;
  specialities?: readonly string[];
  amenities?: readonly string[];
  /** everything else that is written about it */
  texts?: readonly (string | null | undefined)[];
};

/** Facets are terms of their own, so that a filter is a posting list like a word; no folded word begins with a colon. */
export const facets = { deity: ":d:", place: ":l:", tradition: ":t:", setting: ":s:" } as const;

const ADDRESS_WORDS = 24;
const TEXT_WORDS = 1_500;
const FACET_TIER = 7;
const TEXT_TIER = 8;
/** Ranks from here on are of temples that are not public. */
export const HIDDEN_RANKS_FROM = 100_000_000;

/** Small words of English that say nothing about a temple. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
const stopWords = new Set(foldTokens("a an and are as at by for from in is it its of on or that the this to was with"));

const worthIndexing = (word: string) => !stopWords.has(word) && word.length <= 40;

/**
 * Every folded word of the record between blanks, each once, in the best section it occurs in. Sections are parted by
 * `|`: name, deity, city, state, tradition and setting, address, specialities, facets; after `#` the long texts.
 * ` word ` finds a word, ` word %#` one outside the long texts.
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
  const fold = (text: string | null | undefined) => (text ? foldTokens(text) : []);
  const end = (mark = "|") => words.push(mark);
  const city = cityWords(source.city);
  const state = known(source.state);
  const address = [...fold(source.pincode), ...fold(source.address)].slice(0, ADDRESS_WORDS);
  const deity = deityKeyWords(source);
  addAll(nameWords(source.name));
  for (const name of [source.nameHi, source.nameKn]) addAll(fold(name));
  end();
  addAll(deity);
  end();
  addAll(city);
  end();
  addAll(state);
  addAll(known(regionOf(source.state)));
  end();
  addAll(known(source.tradition));
  addAll(known(source.setting));
  end();
  addAll(address);
  end();
  for (const list of [source.specialities, source.amenities]) for (const item of list ?? []) addAll(fold(item));
  end();
  for (const word of deity) add(facets.deity + word);
  for (const place of [city, state, address]) for (const word of place) add(facets.place + word);
  for (const word of known(source.tradition)) add(facets.tradition + word);
  for (const word of known(source.setting)) add(facets.setting + word);
  end("#");
  let left = TEXT_WORDS;
  for (const text of source.texts ?? []) {
    const folded = fold(text);
    addAll(folded, left);
    left -= folded.length;
  }
  return ` ${words.join(" ")} `;
}

/** The words of the deity between blanks, with those it is a form of; without a deity on record, the name speaks. */
export function deityKey(source: DeitySource): string {
  return ` ${deityKeyWords(source).join(" ")} `;
}

type DeitySource = Pick<SearchSource, "name" | "deity" | "tradition">;

/** The word a deity of the calendar is filed under. */
export const deityWord = foldWord;

function deityKeyWords({ name, deity, tradition }: DeitySource): readonly string[] {
  return kept(`${deity || name}|${tradition}|${deity ? "" : "name"}`, () => {
    const known = deitiesOf(deity || name, tradition ?? undefined).map(deityWord);
    return [...new Set([...(deity ? foldTokens(deity) : []), ...known])];
  });
}

/** The words of a city, also as Hindi and Kannada write it: मेरठ does not sound as Meerut is spelt. */
function cityWords(city: string): readonly string[] {
  return kept(`city|${city}`, () => {
    const { hi = "", kn = "" } = townNames(city) ?? {};
    return foldTokens(`${city} ${hi} ${kn}`);
  });
}

/** Places, traditions, states and deities repeat: their folding is kept. */
const known = (text: string | null | undefined): readonly string[] => (text ? kept(text, () => foldTokens(text)) : []);

function keeper(most: number) {
  const folded = new Map<string, readonly string[]>();
  return (key: string, fold: () => readonly string[]): readonly string[] => {
    const known = folded.get(key);
    if (known) return known;
    if (folded.size >= most) folded.clear();
    const words = fold();
    folded.set(key, words);
    return words;
  };
}
const kept = keeper(8_000);

/** A name is folded for what a temple is matched by and again for what it is found by, a thousand temples at a time. */
const nameWords = (name: string): readonly string[] => keptName(name, () => foldTokens(name));
const keptName = keeper(4_000);

/** Name as it sorts: without case and Latin diacritics. */
export function sortName(name: string): string {
  if (/^[ -~]*$/.test(name)) return name.toLowerCase().trim();
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();
}

/** Folded name, city and state: what an import row without id and slug is matched by. */
export function matchKey(
  name: string,
  city: string,
  state: string,
  fold: (name: string) => readonly string[] = nameWords,
): string {
  return `${fold(name).join(" ")}|${known(city).join(" ")}|${known(state).join(" ")}`;
}

/** The beginning of the match keys of all temples of this name in this city, whatever the state is called. */
export const matchKeyInCity = (name: string, city: string): string =>
  `${foldTokens(name).join(" ")}|${known(city).join(" ")}|`;

/** What a temple's postings follow from; kept on file, so that they can be taken back exactly. */
export type Indexed = Pick<Ranked, "popularity" | "status"> & { search_text: string };
/** What ranks and orders a temple; columns of its row. */
export type Ranked = { popularity: number; status: string; sort_name: string; damped_rating: number };

/** True for the rank of a public temple's posting. */
export const isPublicRank = (rank: number): boolean => rank < HIDDEN_RANKS_FROM;
/** True for the rank of a field proper, false for one of the long texts. */
export const isFieldRank = (rank: number): boolean => rank % HIDDEN_RANKS_FROM < TEXT_RANKS_FROM;

/** Each posting of a stored temple: a term and its rank. */
export function eachPosting(
  { search_text, popularity, status }: Indexed,
  visit: (term: string, rank: number) => void,
): void {
  const hidden = status === "active" ? 0 : HIDDEN_RANKS_FROM;
  let tier = 0;
  let from = 1;
  for (let to = search_text.indexOf(" ", from); to >= 0; to = search_text.indexOf(" ", from)) {
    const term = search_text.slice(from, to);
    from = to + 1;
    if (term === "|") tier++;
    else if (term === "#") tier = TEXT_TIER;
    else if (term !== "") visit(term, hidden + postingRank(tier, popularity));
  }
}

const calendarDeities = new Set(DEITIES.map(deityWord));
/** True for the word of a deity of the calendar: temples are filed under it whichever of its names they write. */
export const isCalendarDeity = (word: string): boolean => calendarDeities.has(word);

/** The section a word stands in within a search text, 0 for the name; undefined when it is not there. */
export function tierOf(text: string, word: string): number | undefined {
  const at = text.indexOf(` ${word} `);
  if (at < 0) return undefined;
  let tier = 0;
  for (let bar = text.indexOf("|"); bar >= 0 && bar < at; bar = text.indexOf("|", bar + 1)) tier++;
  return tier >= FACET_TIER && text.indexOf("#") < at ? TEXT_TIER : tier;
}
