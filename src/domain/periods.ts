import { addDays, type CivilDate, type Instant, instantOf } from "./dates";

/** Whole days in India, both ends included. */
export type Period = { from: CivilDate; until: CivilDate };

/** The `days` days that end with `today`, today included. */
export function periodEndingOn(today: CivilDate, days: number): Period {
  return { from: addDays(today, 1 - days), until: today };
}

/** The period of the same length that ends on the day before `period` begins; `days` is that length. */
export function periodBefore(period: Period, days: number): Period {
  return periodEndingOn(addDays(period.from, -1), days);
}

/** Every day of `period`, in order. */
export function daysOf({ from, until }: Period): CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The moments a period begins and ends in India, the end being the beginning of the next day. */
export function boundsOf({ from, until }: Period): { since: Instant; before: Instant } {
  return { since: instantOf(from), before: instantOf(addDays(until, 1)) };
}
