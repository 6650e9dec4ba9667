import { foldPrefix, foldTokens } from "../spelling";
import { expandAlias } from "./aliases";

/** A part of a text: the places of its first letter and of the one after its last. */
export type Part = readonly [from: number, to: number];

const LONGEST = 200;

/**
 * The parts of a name that what somebody typed stands for, in their order: whole words under any spelling, and the
 * beginning of a word that the last typed one begins. "Tirupati" for "thirup" is "Tirup".
 */
export function matchedParts(name: string, typed: string): Part[] {
  const whole = new Set(foldTokens(typed).flatMap((key) => [key, ...expandAlias(key)]));
  const beginnings = /[\p{L}\p{M}\p{N}]$/u.test(typed) ? foldPrefix(typed) : [];
  const parts: Part[] = [];
  for (const { 0: word, index } of name.slice(0, LONGEST).matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const keys = foldTokens(word);
    const length = keys.some((key) => whole.has(key)) ? word.length : lengthBegun(word, keys, beginnings);
    if (length > 0) parts.push([index, index + length]);
  }
  return parts;
}

/** Of how many letters the shortest beginning of a word is that one of these begins; 0 for none. */
function lengthBegun(word: string, keys: readonly string[], beginnings: readonly string[]): number {
  const begun = beginnings.filter((beginning) => keys.some((key) => key.startsWith(beginning)));
  if (begun.length === 0) return 0;
  let length = 0;
  for (const letter of word.match(/\P{M}\p{M}*/gu) ?? []) {
    length += letter.length;
    const open = foldPrefix(word.slice(0, length));
    if (begun.some((beginning) => open.some((key) => key.startsWith(beginning)))) return length;
  }
  return word.length;
}
