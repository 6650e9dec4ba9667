import { type CivilDate, weekdayOf } from "./dates";

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];
/** The day of the week of a date. */
export const weekdayNamed = (date: CivilDate): Weekday => weekdays[(weekdayOf(date) + 6) % 7] ?? "mon";

/**
 * Times of day as `HH:MM` in Asia/Kolkata. An interval whose end is not after its start runs past midnight into the
 * next day; `24:00` is the end of the day, so 00:00 to 24:00 is the whole day.
 */
export type OpeningInterval = { from: string; to: string };
/** As many of them as a day has. */
export const mostIntervals = 8;
/** True of the whole day, and of a day and night from any hour on: both ends are the same in a time box. */
export const isAllDay = ({ from, to }: OpeningInterval): boolean => from === to || (from === "00:00" && to === "24:00");
/** The intervals of each day of the week; a day without one is a closed day. */
export type WeeklyHours = Readonly<Record<Weekday, readonly OpeningInterval[]>>;

/** A moment of the week, Asia/Kolkata; `inDays` counts from the present civil day. */
export type WeekMoment = { weekday: Weekday; time: string; inDays: number };
export type OpenState =
  | { state: "open"; until: WeekMoment | null }
  | { state: "closed"; opensAt: WeekMoment | null }
  | { state: "unknown" };

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const INDIA_OFFSET_MINUTES = 330; // Asia/Kolkata has no daylight saving
const MONDAY_OF_EPOCH_MINUTES = 4 * DAY; // 1970-01-05 was a Monday

type Span = { start: number; end: number };

/**
 * Whether a temple is open at the instant `now` (ISO), until when, or when it opens next. `until` is null when it
 * never closes, `opensAt` is null when it never opens in the week. Always in Asia/Kolkata, whatever the machine's zone.
 */
export function openState(hours: WeeklyHours | null, now: string): OpenState {
  const minute = minuteOfWeek(now);
  if (hours === null || Number.isNaN(minute)) return { state: "unknown" };
  const spans = joined(spansOf(hours));
  if (spans.some(({ start, end }) => end - start >= WEEK)) return { state: "open", until: null };
  const current = spans.map((span) => endAfter(span, minute)).find((end) => end !== undefined);
  if (current !== undefined) return { state: "open", until: endOf(current, minute) };
  const starts = spans.map(({ start }) => (start > minute ? start : start + WEEK));
  return { state: "closed", opensAt: starts.length === 0 ? null : momentOf(Math.min(...starts), minute) };
}

/** Minutes since Monday 00:00 in India. */
function minuteOfWeek(now: string): number {
  const minutes = Math.floor(Date.parse(now) / 60_000) + INDIA_OFFSET_MINUTES - MONDAY_OF_EPOCH_MINUTES;
  return ((minutes % WEEK) + WEEK) % WEEK;
}

/** When `span` ends if it covers `minute`, in this week or as one that began last Sunday. */
function endAfter({ start, end }: Span, minute: number): number | undefined {
  if (start <= minute && minute < end) return end;
  return minute + WEEK < end ? end - WEEK : undefined;
}

/** Minutes of the day of `HH:MM`, or NaN for anything else; `24:00` is 1440. */
export function minutesOfDay(time: string): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && total <= DAY ? total : Number.NaN;
}

function spansOf(hours: WeeklyHours): Span[] {
  return weekdays
    .flatMap((weekday, day) => hours[weekday].map((interval) => spanOf(interval, day)))
    .sort((a, b) => a.start - b.start);
}

function spanOf({ from, to }: OpeningInterval, day: number): Span {
  const start = minutesOfDay(from);
  const end = minutesOfDay(to);
  return { start: day * DAY + start, end: day * DAY + (end > start ? end : end + DAY) };
}

/** Spans that touch or overlap become one, also across the end of the week. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  const last = result.at(-1);
  for (let first = result[0]; first && last && last.end >= first.start + WEEK; first = result[0]) {
    last.end = Math.max(last.end, first.end + WEEK);
    if (first === last) return [{ start: first.start, end: first.start + WEEK }];
    result.shift();
  }
  return result;
}

const momentOf = (at: number, now: number): WeekMoment => moment(Math.floor(at / DAY), at % DAY, now);

/** An end at midnight is 24:00 of the day that ends, which is how people say it. */
const endOf = (at: number, now: number): WeekMoment =>
  at % DAY === 0 ? moment(at / DAY - 1, DAY, now) : momentOf(at, now);

const moment = (day: number, minutes: number, now: number): WeekMoment => ({
  weekday: weekdays[day % 7] ?? "mon",
  time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  inDays: day - Math.floor(now / DAY),
});

const two = (value: number) => String(value).padStart(2, "0");

/** True when two intervals of the week cover a common minute, which is a slip of the pen. */
export function hoursOverlap(hours: WeeklyHours): boolean {
  const spans = spansOf(hours);
  const next = (at: number) => spans[at + 1]?.start ?? (spans[0]?.start ?? 0) + WEEK;
  return spans.some(({ end }, at) => end > next(at));
}

/** False where a day's hours are not told one after the other: its evening may have been written as a morning. */
export const isInOrder = (hours: WeeklyHours): boolean =>
  weekdays.every((day) => hours[day].every(({ from }, at) => at === 0 || (hours[day][at - 1]?.to ?? "") <= from));
