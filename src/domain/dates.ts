/** A day in India, `YYYY-MM-DD`. */
export type CivilDate = string;
/** A moment, ISO 8601 in UTC: `2026-01-14T18:30:00.000Z`. */
export type Instant = string;

/** India has one time zone without summer time: UTC + 5:30 since 1945-10-15, which is as far back as this holds. */
const offsetMs = (5 * 60 + 30) * 60_000;
const dayMs = 86_400_000;

const civilDate = /^(\d{4})-(\d\d)-(\d\d)$/;
const clockTime = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

const dayNumber = (date: CivilDate) => Date.parse(`${date}T00:00:00Z`) / dayMs;
const dateOfDay = (day: number): CivilDate => {
  const date = new Date(day * dayMs);
  const inRange = date.getUTCFullYear() >= 0 && date.getUTCFullYear() <= 9999;
  if (!inRange) throw new RangeError("a civil date has a year of four digits");
  return date.toISOString().slice(0, 10);
};

/** Whether `text` is `YYYY-MM-DD` and such a day exists: 2028-02-29 does, 2026-02-30 does not. */
export function isCivilDate(text: string): boolean {
  const match = civilDate.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Days of a month, 1 to 12, of a Gregorian year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether `text` is a time of day, `HH:MM` or `HH:MM:SS`, from 00:00 to 23:59:59. */
export const isClockTime = (text: string): boolean => clockTime.test(text);

/** The day `days` after `date`, or before it when negative. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return dateOfDay(dayNumber(date) + days);
}

/** Days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: CivilDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** The moment of a time of day in India; midnight without one. */
export function instantOf(date: CivilDate, time = "00:00"): Instant {
  return new Date(Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`) - offsetMs).toISOString();
}

const indian = (instant: Instant | number) =>
  new Date((typeof instant === "number" ? instant : Date.parse(instant)) + offsetMs).toISOString();

/** The day it is in India at a moment (ISO text, or milliseconds since 1970). */
export function civilDateOf(instant: Instant | number): CivilDate {
  return indian(instant).slice(0, 10);
}

/** The time of day in India at a moment, `HH:MM`, seconds cut off. */
export function clockTimeOf(instant: Instant | number): string {
  return indian(instant).slice(11, 16);
}

/** The moments a day in India begins and ends, the end being the beginning of the next. */
export function dayBounds(date: CivilDate): { from: Instant; until: Instant } {
  return { from: instantOf(date), until: instantOf(addDays(date, 1)) };
}
