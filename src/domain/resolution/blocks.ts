import { foldRepeated } from "../spelling/foldCache";
import type { Word } from "./alike";
import { bareOf } from "./bare";
import type { NameForm } from "./nameForm";
import { formsOfRecord, phonesIn } from "./profile";
import type { Resolvable } from "./record";
import { commonWords } from "./words";

/** A record is in no more blocks: its first names come first. */
const MOST_BLOCKS = 24;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Whole numbers of 32 bits, which an index holds best; two blocks of one number cost a comparison. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  // spread the last letters over all bits
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & ~1;
}

/**
 * The blocks that a record is in: records that share one may be of one temple, besides those near by and those with a
 * number in common. A telling word of a name in a town, a telling name in a state, a telephone, a Wikidata entry. A common
 * name in a town is one only where a position is missing: its number is odd for a record that has one. Source: W. E. Winkler, "Overview of
 * Record Linkage", 2006, on blocking.
 */
export function blocksOf(record: Resolvable, forms: readonly NameForm[] = formsOfRecord(record)): number[] {
  const blocks = new Set<number>();
  const inTowns = townsOf(record.city);
  const isLocated = record.latitude !== null && record.longitude !== null;
  const state = foldRepeated(record.state).join("");
  for (const form of forms) {
    if (form.isCommon) {
      for (const town of inTowns) blocks.add(hashOf(`common ${form.joined.bare} ${town}`) | Number(isLocated));
      for (const place of form.places) blocks.add(hashOf(`local ${form.joined.bare} ${place}`));
    } else {
      const telling = longestOf(form.core.filter(({ bare }) => !commonWords.has(bare)));
      for (const { bare } of telling.length > 0 ? telling : [form.joined])
        for (const town of inTowns) blocks.add(hashOf(`name ${bare} ${town}`));
      // beside the next town, or with another spelling of it
      blocks.add(hashOf(`name ${form.joined.bare} in ${state}`));
    }
    if (blocks.size >= MOST_BLOCKS) break;
  }
  for (const phone of phonesIn(record.phone)) blocks.add(hashOf(`phone ${phone}`));
  if (record.wikidataId) blocks.add(hashOf(`wikidata ${record.wikidataId}`));
  return [...blocks];
}

/** The blocks to look in for others: of two common names at least one lacks a position. */
export const soughtBlocks = (blocks: readonly number[], isLocated: boolean): number[] =>
  blocks.flatMap((block) => (block & 1 ? [block & ~1] : isLocated ? [block] : [block, block | 1]));

/** Of a long name the words that fewest others have. */
const longestOf = (words: readonly Word[]): readonly Word[] =>
  words.length <= MOST_WORDS ? words : [...words].sort((a, b) => b.bare.length - a.bare.length).slice(0, MOST_WORDS);
const MOST_WORDS = 2;

const towns = new Map<string, readonly string[]>();
const TOWNS_KEPT = 8_000;

/** The town as one word, and its telling words: Devbhumi Dwarka and Dwarka. */
function townsOf(city: string): readonly string[] {
  const known = towns.get(city);
  if (known) return known;
  if (towns.size >= TOWNS_KEPT) towns.clear();
  const keys = foldRepeated(city);
  const words = keys.length > 1 ? keys.filter((key) => !commonWords.has(key)) : [];
  const found = [...new Set([keys.join(""), ...words].map(bareOf))].filter(Boolean);
  towns.set(city, found);
  return found;
}
