import { latinDigits } from "../digits";
import { foldTokens } from "../spelling";
import { areAlikeKeys, bitsIn, type Word } from "./alike";
import { bareOf } from "./bare";
import { commonWords, kinds, noise, type Side, sides, titles } from "./words";

/** One name of a record, taken apart. Words are spelling keys without what is written or left out at will. */
export type NameForm = {
  /** what tells it from others: neither a word for a temple nor a place */
  core: readonly Word[];
  /** the core as one word: Hanuman Garhi is Hanumangarhi */
  joined: Word;
  /** a bit for each letter that a word of the core begins with: two forms without a common one have no word in common */
  initials: number;
  /** no other word is left than its place: the Rameswaram Temple */
  isOfPlace: boolean;
  /** the names of two are no closer than their deity */
  isCommon: boolean;
  /** the places that the name itself says: before it, in it or behind a comma */
  places: readonly string[];
};
/** What says which of several it is; the last word tells the kind: Durga Kund Temple is a temple. */
export type Marks = { numbers: readonly string[]; sides: readonly Side[]; kind: string | undefined };

const LONGEST_NAME = 200;
const roman: ReadonlyMap<string, string> = new Map(
  ["ii", "iii", "iv", "vi", "vii", "viii", "ix"].map((text) => [text, String(toNumber(text))] as const),
);

function toNumber(text: string): number {
  const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
  return [...text].reduce((sum, letter, at) => {
    const value = values[letter] ?? 0;
    return value < (values[text[at + 1] ?? ""] ?? 0) ? sum - value : sum + value;
  }, 0);
}

const isLabel = (key: string) => /^(?:\d+[a-z]?|[a-z]\d*)$/.test(key);

type Said = { key: string; bare: string; letters: string; isBehind: boolean; isPlace: boolean };

/** The name in words; `places` are the keys of what the record says of its place, and so is what follows a comma. */
export function nameFormOf(name: string, places: ReadonlySet<string>): NameForm {
  const words: Said[] = [];
  const named: Said[] = [];
  for (const word of wordsOf(name, places)) {
    words.push(word);
    if (!word.isPlace && isTelling(word.key) && !titles.has(word.key)) named.push(word);
  }
  const isOfPlace = named.length === 0;
  const core = new Map<string, Word>();
  for (const word of isOfPlace ? placeNamed(words) : named) core.set(word.bare, wordOf(word));
  const own = [...core.values()];
  return {
    core: own,
    joined: joinedOf(own),
    initials: own.reduce((bits, word) => bits | initialsOf(word), 0),
    isOfPlace,
    isCommon: !isOfPlace && named.every(({ key }) => commonWords.has(key)),
    places: isOfPlace ? [] : words.filter((word) => word.isPlace && isTelling(word.key)).map(({ bare }) => bare),
  };
}

function wordsOf(name: string, places: ReadonlySet<string>): Said[] {
  const words: Said[] = [];
  for (const [part, text] of latinDigits(name.slice(0, LONGEST_NAME)).split(",").entries()) {
    const letters = lettersOf(text);
    const keys = foldTokens(text);
    const isAligned = letters.length === keys.length;
    for (const [at, key] of keys.entries()) {
      const own = bareOf(key);
      const isBehind = part > 0;
      const isPlace = isBehind || isPlaceWord(own, places);
      words.push({ key, bare: own, letters: (isAligned && letters[at]) || "", isBehind, isPlace });
    }
  }
  return words;
}

const isTelling = (key: string) => !noise.has(key) && !isLabel(key) && !sides.has(key);

/** What is left of a name that says its place alone: rather not its title, nor what follows a comma. */
function placeNamed(words: readonly Said[]): readonly Said[] {
  const telling = words.filter(({ key }) => isTelling(key));
  const untitled = telling.filter(({ key }) => !titles.has(key));
  const before = untitled.filter(({ isBehind }) => !isBehind);
  return [before, untitled, telling, words].find((one) => one.length > 0) ?? [];
}

const wordOf = ({ bare, letters }: { bare: string; letters: string }): Word => ({
  bare,
  sounds: bare.replace(/[aeiou]/g, ""),
  letters,
  bareBits: bitsIn(bare),
  letterBits: bitsIn(letters),
});
const joinedOf = (core: readonly Word[]) =>
  wordOf({ bare: core.map(({ bare }) => bare).join(""), letters: core.map(({ letters }) => letters).join("") });

/** The words of plain text as they are typed. */
const lettersOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("'", "")
    .match(/[a-z0-9]+/g) ?? [];
const initialsOf = ({ bare, sounds, letters }: Word) => bitOf(bare) | bitOf(sounds) | bitOf(letters);
const bitOf = (word: string) => (word ? 1 << (word.charCodeAt(0) & 31) : 0);

/** A letter off is no other town. */
function isPlaceWord(word: string, places: ReadonlySet<string>): boolean {
  if (places.has(word)) return true;
  if (word.length < SHORTEST_PLACE) return false;
  for (const place of places) if (areAlikeKeys(word, place)) return true;
  return false;
}
const SHORTEST_PLACE = 5;

/** The initials of all words of some names that may tell something, at less cost than taking the names apart. */
export function initialsIn(names: readonly string[]): number {
  let bits = 0;
  for (const name of names) {
    const letters = lettersOf(name);
    for (const [at, key] of foldTokens(name.slice(0, LONGEST_NAME)).entries()) {
      if (!noise.has(key)) bits |= initialsOf(wordOf({ bare: bareOf(key), letters: letters[at] ?? "" }));
    }
  }
  return bits;
}

/** Numbers, sides and kinds that a name says; New Delhi is a place and says nothing of the kind. */
export function marksOf(name: string, places: ReadonlySet<string>): Marks {
  const text = latinDigits(name.slice(0, LONGEST_NAME)).toLowerCase();
  const keys = foldTokens(text);
  // as they are written: a key has one of two equal letters only
  const numbers = text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => roman.get(word) ?? (isLabel(word) ? word : []));
  return {
    numbers,
    sides: keys.flatMap((key) => (places.has(bareOf(key)) ? [] : (sides.get(key) ?? []))),
    kind: foldTokens(text.split(/[,(]/)[0] ?? "")
      .flatMap((key) => kinds.get(key) ?? [])
      .at(-1),
  };
}
