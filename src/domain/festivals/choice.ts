import type { Almanac } from "../panchang/almanac";
import type { Anga } from "../panchang/angas";
import type { DayNumber } from "../panchang/time";
import { daysMeeting, type Kaala, kaalaOf, overlap, panchangDayAt } from "./kaala";
import type { Choice } from "./ruleTypes";

/** How a rule chooses among the days that an anga touches. */
export type Chooser = { kaala: Kaala; both?: Choice; none?: "first" | "second"; kshaya?: "second" };

/** The earliest of the days with the longest meeting. */
export function longest(almanac: Almanac, anga: Anga, kaala: Kaala, days: DayNumber[]): DayNumber | undefined {
  const length = (day: DayNumber) => overlap(anga, kaalaOf(almanac, kaala, day));
  return days.reduce<DayNumber | undefined>(
    (best, day) => (best === undefined || length(day) > length(best) ? day : best),
    undefined,
  );
}

/** The day of an anga that meets its part of the day on none: the one it begins on, or the next. */
export function dayOfNone(almanac: Almanac, anga: Anga, none: "first" | "second" = "first"): DayNumber {
  const begins = panchangDayAt(almanac, anga.start);
  return none === "second" ? begins + 1 : begins;
}

/** The day of an anga by the plain choices. */
export function chosenDay(almanac: Almanac, anga: Anga, chooser: Chooser): DayNumber {
  const days = daysMeeting(almanac, anga, chooser.kaala);
  const picked =
    chooser.both === "max" ? longest(almanac, anga, chooser.kaala, days) : days.at(chooser.both === "second" ? -1 : 0);
  return picked ?? dayOfNone(almanac, anga, chooser.none ?? chooser.kshaya);
}
