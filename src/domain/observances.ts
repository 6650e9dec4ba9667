import { isClosedOn, type Span } from "./closures";
import type { CivilDate } from "./dates";

/** Whose days it is, by the words temples' deities are filed under, and how many festivals come. */
export type Observances = {
  /** the day it is in India */
  date: CivilDate;
  /** by tithi, weekday or festival of the day in India */
  today: readonly string[];
  /** of the festivals in the next 30 days, monthly vows aside */
  soon: readonly string[];
  festivalsTracked: number;
  upcomingFestivals: number;
};

/** What of a temple says whether its day is today: its deity's words, between blanks, and when it is closed. */
export type Observing = { deityKey: string; closures: readonly Span[] };

/** Tells whether a temple's day is today; a closed one has none. */
export function isAuspiciousOn({ date, today }: Pick<Observances, "date" | "today">): (temple: Observing) => boolean {
  if (today.length === 0) return () => false;
  const words = today.map((word) => ` ${word} `);
  return ({ deityKey, closures }) => words.some((word) => deityKey.includes(word)) && !isClosedOn(closures, date);
}
