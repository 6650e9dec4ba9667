import { isClosedOn, opensAtOn, type Span as Season } from "./closures";
import { addDays, type CivilDate, civilDateOf, daysBetween, type Instant, instantOf, isCivilDate } from "./dates";
import { minutesOfDay, type OpeningInterval, type Weekday, type WeeklyHours, weekdayNamed } from "./openingHours";
import { weekOn } from "./seasonHours";

/**
 * What of a pooja says when it can be booked: minutes it takes, days and times it is offered, hours of notice, and
 * single days on which it is not offered.
 */
export type Offer = {
  duration: number | null;
  days: readonly Weekday[];
  times: readonly string[];
  leadHours: number | null;
  closedDates?: readonly string[] | undefined;
};

/** A wish in words, without a pooja of the catalogue. */
export const openOffer: Offer = { duration: null, days: [], times: [], leadHours: null };

/** Days ahead a pooja can be booked, notice and minutes where it names none, and the hours of a temple that names none. */
export const slotRules = {
  daysAhead: 180,
  leadHours: 12,
  minutes: 60,
  unknownHours: { from: "06:00", to: "20:00" },
} as const;

const DAY = 24 * 60;
const HOUR_MS = 3_600_000;

/**
 * When a temple is open: the hours of its week, null where nobody knows them, and the times of the year in which it is
 * closed or these are others.
 */
export type Opening = { hours: WeeklyHours | null; closures: readonly Season[] };

/**
 * The i18n key of why nothing of `offer` can be booked on `date`: no such day, in the past, more than 180 days ahead,
 * a day on which the temple is closed or the pooja is not offered. Undefined when it can.
 */
export function refusalOfDay(offer: Offer, opening: Opening, date: string, now: Instant): string | undefined {
  if (!isCivilDate(date)) return "errors.date";
  const ahead = daysBetween(civilDateOf(now), date);
  if (ahead < 0) return "errors.datePast";
  if (ahead > slotRules.daysAhead) return "errors.dateFar";
  if (isClosedOn(opening.closures, date)) return "errors.closedSeason";
  if (offer.closedDates?.includes(date)) return "errors.poojaDay";
  const weekday = weekdayNamed(date);
  if (intervalsOn(opening, date)?.length === 0) return "errors.closedDay";
  return offer.days.length > 0 && !offer.days.includes(weekday) ? "errors.poojaDay" : undefined;
}

/**
 * The times of day at which `offer` begins on a day that is not refused, in order: its own, else through the opening
 * hours, one after the other, each over before they end. Hours that run past midnight count for both days; on the first
 * open day of a season none comes before its doors open. Of its own times those of the usual hours are none in a season
 * that has other hours; those before the doors open are the temple's affair at all times of the year.
 */
export function timesOf(offer: Offer, opening: Opening, date: CivilDate): string[] {
  const own = offer.times.filter((time) => !isOfUsualHoursAlone(opening, date, time));
  const times = offer.times.length > 0 ? own : timesWithin(opening, offer.duration ?? slotRules.minutes, date);
  const opensAt = opensAtOn(opening.closures, date) ?? "00:00";
  return times.filter((time) => time >= opensAt);
}

/** The hours of a day; null where nobody knows them. */
const intervalsOn = ({ hours, closures }: Opening, date: CivilDate): readonly OpeningInterval[] | null =>
  weekOn(hours, closures, date)?.[weekdayNamed(date)] ?? null;

/** True of a time at which the temple is open as a rule, and closed in the season that this day is of. */
function isOfUsualHoursAlone(opening: Opening, date: CivilDate, time: string): boolean {
  const usual = { ...opening, closures: opening.closures.filter(({ hours }) => !hours) };
  return opening.hours !== null && isOpenAt(usual, date, time) && !isOpenAt(opening, date, time);
}

function isOpenAt(opening: Opening, date: CivilDate, time: string): boolean {
  const minute = minutesOfDay(time);
  return spansOf(opening, date).some(({ start, end }) => start <= minute && minute < end);
}

function timesWithin(opening: Opening, step: number, date: CivilDate): string[] {
  const starts = new Set(spansOf(opening, date).flatMap((span) => startsIn(span, step)));
  return [...starts].sort((a, b) => a - b).map(clockTime);
}

type Span = { start: number; end: number };

/** Opening hours that touch the day, in minutes from its midnight; those of the evening before begin below zero. */
function spansOf(opening: Opening, date: CivilDate): Span[] {
  const today = intervalsOn(opening, date) ?? [slotRules.unknownHours];
  const before = intervalsOn(opening, addDays(date, -1)) ?? [];
  return [...before.map((interval) => spanOf(interval, -DAY)), ...today.map((interval) => spanOf(interval, 0))];
}

function spanOf({ from, to }: { from: string; to: string }, shift: number): Span {
  const [start, end] = [minutesOfDay(from), minutesOfDay(to)];
  return { start: start + shift, end: (end > start ? end : end + DAY) + shift };
}

function startsIn({ start, end }: Span, step: number): number[] {
  const starts: number[] = [];
  for (let at = start; at + step <= end && at < DAY; at += step) if (at >= 0) starts.push(at);
  return starts;
}

const two = (value: number) => String(value).padStart(2, "0");
const clockTime = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Whether there is still the notice that `offer` asks for before it begins at this time of day in India. */
export function isInTime(offer: Pick<Offer, "leadHours">, date: CivilDate, time: string, now: Instant): boolean {
  const notice = (offer.leadHours ?? slotRules.leadHours) * HOUR_MS;
  return Date.parse(instantOf(date, time)) - notice >= Date.parse(now);
}
