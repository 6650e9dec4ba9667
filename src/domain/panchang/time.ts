/** A civil day in Asia/Kolkata, `YYYY-MM-DD`. */
export type CivilDate = string;
/** An instant as days of Universal Time since J2000.0 (2000-01-01T12:00Z); never a local time. */
export type Instant = number;
/** A civil day counted from 1970-01-01. */
export type DayNumber = number;

export const SECONDS_PER_DAY = 86_400;
const J2000_DAY_NUMBER = 10_957.5;
const IST_OFFSET_DAYS = 5.5 / 24;
const CIVIL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Days from 1970-01-01 to a proleptic Gregorian date.
 * Source: H. Hinnant, "chrono-compatible low-level date algorithms", days_from_civil.
 */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Year, month (1 to 12) and day of a day number; the inverse of `dayNumber`. */
export function civilParts(days: DayNumber): { year: number; month: number; day: number } {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

const padded = (value: number, width: number) => String(value).padStart(width, "0");

/** `YYYY-MM-DD` of a day number. */
export function civilDateOf(days: DayNumber): CivilDate {
  const { year, month, day } = civilParts(days);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Day number of a `YYYY-MM-DD` text, or undefined when it is not a day of the calendar (2026-02-30). */
export function dayNumberOf(date: CivilDate): DayNumber | undefined {
  const match = CIVIL_DATE.exec(date);
  if (!match) return undefined;
  const days = dayNumber(Number(match[1]), Number(match[2]), Number(match[3]));
  return civilDateOf(days) === date ? days : undefined;
}

/** Weekday of a day number, 0 = Sunday. */
export function weekdayOf(days: DayNumber): number {
  return (((days + 4) % 7) + 7) % 7;
}

/** The instant at which a civil day begins in Asia/Kolkata (UTC+05:30, without summer time). */
export function midnightOf(days: DayNumber): Instant {
  return days - J2000_DAY_NUMBER - IST_OFFSET_DAYS;
}

/** The civil day in Asia/Kolkata that holds an instant. */
export function dayNumberAt(instant: Instant): DayNumber {
  return Math.floor(instant + J2000_DAY_NUMBER + IST_OFFSET_DAYS);
}

/** Mean solar noon at a longitude (degrees east) on a civil day. */
export function meanNoon(days: DayNumber, lng: number): Instant {
  return days - J2000_DAY_NUMBER + 0.5 - lng / 360;
}

/** ISO 8601 in UTC with milliseconds. */
export function isoOf(instant: Instant): string {
  const ms = Math.round((instant + J2000_DAY_NUMBER) * SECONDS_PER_DAY * 1000);
  const days = Math.floor(ms / 86_400_000);
  const rest = ms - days * 86_400_000;
  const clock = [Math.floor(rest / 3_600_000), Math.floor(rest / 60_000) % 60, Math.floor(rest / 1000) % 60];
  return `${civilDateOf(days)}T${clock.map((part) => padded(part, 2)).join(":")}.${padded(rest % 1000, 3)}Z`;
}

/** The instant of an ISO text that `isoOf` wrote. */
export function instantOf(iso: string): Instant {
  const days = dayNumberOf(iso.slice(0, 10)) ?? Number.NaN;
  const [hours = 0, minutes = 0, seconds = 0] = iso.slice(11, -1).split(":").map(Number);
  return days - J2000_DAY_NUMBER + (hours * 3600 + minutes * 60 + seconds) / SECONDS_PER_DAY;
}
