import { ageBeginnings } from "./askedAge";
import { deityPhrases } from "./askedDeity";
import { hoursBeginnings } from "./askedHours";
import { courtesyWords } from "./askedWords";
import { editDistance } from "./spelling/distance";

/** A shorter word is a slip away from too many others. */
const SHORTEST = 4;
const SHORTEST_TYPED = 3;
const isPlainLatin = /^[a-z]+$/;

const asked = [...hoursBeginnings, ...ageBeginnings, ...deityPhrases, ...courtesyWords, "century", "style", "allowed"];
const words = [...new Set(asked.flatMap((phrase) => phrase.toLowerCase().split(/[\s,]+/)))].filter(
  (word) => word.length >= SHORTEST && isPlainLatin.test(word),
);

/**
 * The word of those that ask ("open", "sunday", "goddess", "temples") that is one slip away from a typed one; undefined
 * where there is none, or the typed one is such a word.
 */
export function askingWordNear(typed: string): string | undefined {
  const word = typed.toLowerCase();
  if (word.length < SHORTEST_TYPED || !isPlainLatin.test(word) || words.includes(word)) return undefined;
  return words.find((one) => one[0] === word[0] && editDistance(word, one, 1) === 1);
}
