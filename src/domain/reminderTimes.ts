import { addDays, type CivilDate, civilDateOf, clockTimeOf, type Instant, instantOf } from "./dates";

/** The hours in which nobody is reminded, `HH:MM` in India; the same time twice means none. */
export type QuietHours = { from: string; until: string };

/** How somebody wants to be reminded: `eveningAt` is when, on the evening before, `HH:MM` in India. */
export type ReminderHours = { quiet: QuietHours; eveningAt: string };

/** Quiet from nine in the evening to seven in the morning, reminded at six on the evening before. */
export const usualHours: ReminderHours = { quiet: { from: "21:00", until: "07:00" }, eveningAt: "18:00" };

/** What one is reminded of: a day that is kept, or something that begins and is prepared for the day before, or at once. */
export type Occasion =
  | { kind: "festival"; date: CivilDate }
  | { kind: "booking"; startsAt: Instant }
  | { kind: "live"; startsAt: Instant };

const MINUTE_MS = 60_000;
/** Minutes before a broadcast that one is told of it, and after its beginning that it is still worth telling. */
const LIVE_BEFORE = 10;
const LIVE_AFTER = 30;
/** Until when on the day itself a fast or a festival is still worth telling. */
const NOON = "12:00";

const minutesAfter = (instant: Instant, minutes: number): Instant =>
  new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();

/** True when a moment lies in the quiet hours; they may reach over midnight. */
export function isQuiet(instant: Instant, { from, until }: QuietHours): boolean {
  const clock = clockTimeOf(instant);
  return from <= until ? clock >= from && clock < until : clock >= from || clock < until;
}

/** The end of the quiet hours that a moment lies in. */
export function quietEnd(instant: Instant, { until }: QuietHours): Instant {
  const date = civilDateOf(instant);
  const end = instantOf(date, until);
  return end > instant ? end : instantOf(addDays(date, 1), until);
}

/** The last minute before the quiet hours that a moment lies in. */
function beforeQuiet(instant: Instant, { from }: QuietHours): Instant {
  const date = civilDateOf(instant);
  const begin = instantOf(date, from);
  return minutesAfter(begin <= instant ? begin : instantOf(addDays(date, -1), from), -1);
}

/**
 * When to remind, and from when on it would come too late. A reminder of a fast, a festival or a booking comes on the
 * evening before, one of a broadcast ten minutes before it begins. In quiet hours it waits for their end where that
 * comes in time (before midnight, before the beginning), and else comes just before they begin.
 */
export function reminderTimes(
  occasion: Occasion,
  { quiet, eveningAt }: ReminderHours,
): { at: Instant; until: Instant } {
  if (occasion.kind === "live") {
    const { startsAt } = occasion;
    const wanted = minutesAfter(startsAt, -LIVE_BEFORE);
    return { at: outsideQuiet(wanted, quiet, startsAt), until: minutesAfter(startsAt, LIVE_AFTER) };
  }
  const date = occasion.kind === "festival" ? occasion.date : civilDateOf(occasion.startsAt);
  const until = occasion.kind === "festival" ? instantOf(date, NOON) : occasion.startsAt;
  const wanted = instantOf(addDays(date, -1), eveningAt);
  return { at: outsideQuiet(wanted, quiet, minutesAfter(instantOf(date), -1)), until };
}

function outsideQuiet(wanted: Instant, quiet: QuietHours, latest: Instant): Instant {
  if (!isQuiet(wanted, quiet)) return wanted;
  const end = quietEnd(wanted, quiet);
  return end <= latest ? end : beforeQuiet(wanted, quiet);
}

/** Whether somebody is reminded at this moment: it is time, it is not too late, and it is not quiet. */
export function isTimeFor(occasion: Occasion, hours: ReminderHours, now: Instant): boolean {
  const { at, until } = reminderTimes(occasion, hours);
  return at <= now && now < until && !isQuiet(now, hours.quiet);
}
