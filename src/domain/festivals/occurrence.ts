import type { Anga } from "../panchang/angas";
import { type CivilDate, civilDateOf, type DayNumber, isoOf } from "../panchang/time";

/** A festival on its national date (New Delhi), with the instants between which its tithi or nakshatra holds. */
export type FestivalDate = {
  /** Id of its rule. */
  festival: string;
  date: CivilDate;
  /** ISO UTC; for a sankranti both are the moment of the Sun's entry. */
  begins: string;
  ends: string;
  /** Which of the 26 named Ekadashis: 1 Chaitra Shukla, 2 Chaitra Krishna (amanta), up to 24; 25 and 26 of an adhika month. */
  ekadashi?: number;
};

/** A festival date from the day found for it. */
export function found(festival: string, day: DayNumber, { start, end }: Pick<Anga, "start" | "end">): FestivalDate {
  return { festival, date: civilDateOf(day), begins: isoOf(start), ends: isoOf(end) };
}

/** Order by date, equal dates as in the table of rules. */
export function byDate(a: FestivalDate, b: FestivalDate): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
}
