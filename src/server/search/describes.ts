import { ageAsked } from "../../domain/askedAge";
import { deityMeant } from "../../domain/askedDeity";
import { asksForOpen, hoursAsked } from "../../domain/askedHours";
import { factAsked } from "./askedFacts";

/** No phrase that is understood has more words. */
export const LONGEST_PHRASE = 6;

/** True of words that say what temples are to be like, of which none is a name: how old, open when, with what. */
export function describes(words: readonly string[]): boolean {
  const isOpenAsked = words.some(asksForOpen);
  return words.some((_, at) =>
    Array.from({ length: LONGEST_PHRASE }, (_, more) => words.slice(at, at + more + 1)).some((phrase) => {
      const text = phrase.join(" ");
      return ageAsked(text) ?? factAsked(text) ?? deityMeant(text) ?? hoursAsked(phrase, isOpenAsked);
    }),
  );
}
