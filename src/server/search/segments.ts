import { isCourtesy } from "../../domain/askedWords";
import { foldTokens, foldWord } from "../../domain/spelling";
import { expandAlias } from "../../domain/spelling/aliases";
import type { Db } from "../db/open";
import { facets } from "./document";
import { findTerms, mainFields, type Scope } from "./terms";

const LONGEST = 32;
const SHORTEST_PART = 3;
const MOST_READINGS = 4;

/** A letter with its marks, so that a word is never parted within a syllable of an Indic script. */
const letters = (word: string) => word.match(/\P{M}\p{M}*/gu) ?? [];

/** The query with two neighbouring words written as one, wherever that one is known: "akshar dham delhi". */
export async function joined(db: Db, words: readonly string[], scope: Scope): Promise<string[]> {
  const pairs = words.slice(0, -1).map((word, at) => ({ at, whole: word + (words[at + 1] ?? "").toLowerCase() }));
  const keys = pairs.map(({ whole }) => foldWord(whole));
  const known = await knownOf(db, keys, scope);
  const readings = pairs.flatMap(({ at, whole }, index) =>
    known.has(keys[index] ?? "") ? [[...words.slice(0, at), whole, ...words.slice(at + 2)].join(" ")] : [],
  );
  return readings.slice(0, MOST_READINGS);
}

/** The query with a word of courtesy and the next one written as one, where that is the name of a town: "sri rangam". */
export async function joinedTown(db: Db, words: readonly string[]): Promise<string | undefined> {
  const pairs = words
    .slice(0, -1)
    .flatMap((word, at) => (isCourtesy(word) ? [{ at, whole: word + words[at + 1] }] : []));
  const keys = pairs.map(({ whole }) => facets.place + foldWord(whole));
  const known = await findTerms(db, keys, mainFields);
  const town = pairs.find((_, index) => known.some(({ term }) => term === keys[index]));
  return town && [...words.slice(0, town.at), town.whole, ...words.slice(town.at + 2)].join(" ");
}

/** The query with an unknown word parted into two or three known ones: "goldentemple", "harkipauri". */
export async function parted(db: Db, words: readonly string[], scope: Scope): Promise<string[]> {
  const readings: string[] = [];
  for (const [at, word] of words.entries()) {
    const parts = letters(word);
    if (parts.length < 2 * SHORTEST_PART || parts.length > LONGEST || /\d/.test(word)) continue;
    const [own = ""] = foldTokens(word);
    if ((await knownOf(db, [own], scope)).has(own)) continue;
    for (const way of await waysToPart(db, parts, scope))
      readings.push([...words.slice(0, at), ...way, ...words.slice(at + 1)].join(" "));
  }
  return readings.slice(0, MOST_READINGS);
}

async function waysToPart(db: Db, parts: readonly string[], scope: Scope): Promise<string[][]> {
  const end = parts.length;
  const keyOf = (from: number, to: number) => foldTokens(parts.slice(from, to).join(""))[0] ?? "";
  const ranges: [number, number][] = [];
  for (let from = 0; from < end; from++)
    for (let to = from + 2; to <= end; to++) if (to - from < end) ranges.push([from, to]);
  const known = await knownOf(
    db,
    ranges.map(([from, to]) => keyOf(from, to)),
    scope,
  );
  const isKnown = (from: number, to: number) => known.has(keyOf(from, to));
  const cuts: number[][] = [];
  for (let cut = SHORTEST_PART; cut <= end - SHORTEST_PART; cut++)
    if (isKnown(0, cut) && isKnown(cut, end)) cuts.push([cut]);
  // the one in the middle may be as short as "ki"
  for (let one = SHORTEST_PART; one < end - SHORTEST_PART; one++)
    for (let two = one + 2; two <= end - SHORTEST_PART; two++)
      if (isKnown(0, one) && isKnown(one, two) && isKnown(two, end)) cuts.push([one, two]);
  const shortest = (way: readonly string[]) => Math.min(...way.map((part) => letters(part).length));
  return cuts
    .map((at) => [0, ...at].map((from, index) => parts.slice(from, at[index] ?? end).join("")))
    .sort((a, b) => a.length - b.length || shortest(b) - shortest(a))
    .slice(0, MOST_READINGS);
}

/** Those of the keys that temples carry, under this or another name. */
async function knownOf(db: Db, keys: readonly string[], scope: Scope): Promise<Set<string>> {
  const names = new Map(keys.map((key) => [key, [key, ...expandAlias(key)]]));
  const found = await findTerms(db, [...new Set([...names.values()].flat())], scope);
  const terms = new Set(found.map(({ term }) => term));
  return new Set(keys.filter((key) => names.get(key)?.some((name) => terms.has(name))));
}
