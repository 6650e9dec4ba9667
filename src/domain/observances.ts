import { isClosedOn, type Span } from "./closures";
import type { CivilDate } from "./dates";

/** Whose days it is, by the words temples' deities are filed under, and how many festivals come. */
export type Observances = {
  /** the day it is in India */
  date: CivilDate;
  /** by tithi, weekday or festival of the day in India */
  today: readonly string[];
  /** of the festivals in the next 30 days, monthly vows aside, with their days */
  soon: readonly string[];
  soonOn: readonly DeityDay[];
  festivalsTracked: number;
  upcomingFestivals: number;
};

/** A day, and the words of the deities whose it is. */
export type DeityDay = { date: CivilDate; words: readonly string[] };

/** What of a temple says whether its day is today: its deity's words, between blanks, and when it is closed. */
export type Observing = { deityKey: string; closures: readonly Span[] };

/** Tells whether a temple's day is today; a closed one has none. */
export function isAuspiciousOn({ date, today }: Pick<Observances, "date" | "today">): (temple: Observing) => boolean {
  if (today.length === 0) return () => false;
  const words = today.map((word) => ` ${word} `);
  return ({ deityKey, closures }) => words.some((word) => deityKey.includes(word)) && !isClosedOn(closures, date);
}

/** Tells whether a temple is closed on all of these days that are its deity's; not of one that has none of them. */
export const isClosedThrough =
  (days: readonly DeityDay[]) =>
  ({ deityKey, closures }: Observing): boolean => {
    const own = days.filter(({ words }) => words.some((word) => deityKey.includes(` ${word} `)));
    return own.length > 0 && own.every(({ date }) => isClosedOn(closures, date));
  };
