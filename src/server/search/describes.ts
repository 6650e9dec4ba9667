import { ageAsked, ageBeginnings } from "../../domain/askedAge";
import { deityMeant, deityPhrases } from "../../domain/askedDeity";
import { hoursAsked, hoursBeginnings, hoursWordsIn } from "../../domain/askedHours";
import { foldWord } from "../../domain/spelling";
import { factAsked, factBeginnings } from "./askedFacts";

/** No phrase that is understood has more words. */
export const LONGEST_PHRASE = 6;

const firstWords = new Set(
  [...ageBeginnings, ...deityPhrases, ...factBeginnings, ...hoursBeginnings].map((phrase) =>
    foldWord(phrase.trim().split(" ", 1)[0] ?? ""),
  ),
);

/** False for nearly all words: no phrase that says what temples are to be like begins with them. */
export const mayDescribe = (word: string): boolean => /\p{N}/u.test(word) || firstWords.has(foldWord(word));

/** True of words that say what temples are to be like, of which none is a name: how old, open when, with what. */
export function describes(words: readonly string[]): boolean {
  const starts = words.flatMap((word, at) => (mayDescribe(word) ? at : []));
  if (starts.length === 0) return false;
  const query = hoursWordsIn(words);
  return starts.some((at) =>
    Array.from({ length: LONGEST_PHRASE }, (_, more) => words.slice(at, at + more + 1)).some((phrase) => {
      const text = phrase.join(" ");
      return ageAsked(text) ?? factAsked(text) ?? deityMeant(text) ?? hoursAsked(phrase, query);
    }),
  );
}
