import { editDistance } from "../spelling/distance";

/** `sounds` are its consonants; `letters` those that were typed, blank for other scripts than the Latin. */
export type Word = { bare: string; sounds: string; letters: string } & Bits;
/** A bit for each letter that occurs, by which most that are not alike are told at once. */
type Bits = { bareBits: number; letterBits: number };

/** Two bare keys of one word: longer ones may be further apart. */
export function areAlikeKeys(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || a[0] !== b[0]) return false;
  if (shorter >= 6 && Math.abs(a.length - b.length) <= 2 && (a.startsWith(b) || b.startsWith(a))) return true;
  return isWithin(a, b, shorter >= 9 ? 2 : 1);
}

/** So many consonants are not those of two words by chance. */
const TELLING_SOUNDS = 4;

/** Two spellings of one word, by what it sounds like or by what was typed. */
export const areAlike = (a: Word, b: Word): boolean =>
  a.bare === b.bare ||
  (differIn(a.bareBits, b.bareBits) <= MOST_LETTERS && areAlikeKeys(a.bare, b.bare)) ||
  (a.sounds === b.sounds && a.sounds.length >= TELLING_SOUNDS) ||
  (differIn(a.letterBits, b.letterBits) <= MOST_LETTERS && areSlips(a.letters, b.letters));

/** Two slips change so many letters at most. */
const MOST_LETTERS = 4;

/** How many letters only one of two words has. */
function differIn(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++;
  return count;
}

export function bitsIn(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

/** A letter missing, added, wrong or swapped. */
function areSlips(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || a[0] !== b[0]) return false;
  return isWithin(a, b, shorter >= 10 ? 2 : 1);
}

const isWithin = (a: string, b: string, most: number) => editDistance(a, b, most) <= most;
