import type { Instant } from "./dates";
import { minutesOfDay, type WeeklyHours, weekdays } from "./openingHours";

const DAY_STEPS = 288; // of five minutes
const WEEK_STEPS = 7 * DAY_STEPS;
const STEPS_IN_DIGIT = 4;
const STEP_MS = 300_000;
const INDIA_OFFSET_STEPS = 66; // Asia/Kolkata is 330 minutes ahead
const MONDAY_OF_EPOCH_STEPS = 4 * DAY_STEPS; // 1970-01-05 was a Monday

/**
 * The opening hours of a week as hexadecimal digits, each of four steps of five minutes, the first step its highest bit:
 * 72 digits for each day from Monday on, or 72 in all where every day is alike. A step counts where the temple is open
 * for all of it. Null where the hours are not known.
 */
export function openSlots(hours: WeeklyHours | null): string | null {
  if (hours === null) return null;
  const steps = new Uint8Array(WEEK_STEPS);
  for (const [day, weekday] of weekdays.entries()) {
    for (const { from, to } of hours[weekday]) {
      const [start, end] = [minutesOfDay(from), minutesOfDay(to)];
      const length = end > start ? end - start : end + 24 * 60 - start;
      const first = Math.ceil(start / 5);
      const last = Math.floor((start + length) / 5);
      for (let step = first; step < last; step++) steps[(day * DAY_STEPS + step) % WEEK_STEPS] = 1;
    }
  }
  const digits = Array.from({ length: WEEK_STEPS / STEPS_IN_DIGIT }, (_, at) => digitOf(steps, at * STEPS_IN_DIGIT));
  const days = weekdays.map((_, day) => digits.slice(day * 72, day * 72 + 72).join(""));
  return days.every((day) => day === days[0]) ? (days[0] ?? null) : days.join("");
}

const digitOf = (steps: Uint8Array, from: number) =>
  steps
    .subarray(from, from + STEPS_IN_DIGIT)
    .reduce((sum, step) => sum * 2 + step, 0)
    .toString(16);

/** A time in which a temple is to be open: some of it, or `throughout`; at most a week. */
export type OpenSpan = { from: Instant; to: Instant; throughout?: true };

/** The step that an instant lies in. Steps rather than instants are asked for, so that answers can be cached. */
export function stepOf(now: Date): OpenSpan {
  const from = Math.floor(now.getTime() / STEP_MS) * STEP_MS;
  return { from: new Date(from).toISOString(), to: new Date(from + STEP_MS).toISOString() };
}

/** The step of five minutes of the week, Asia/Kolkata, that an instant (ISO) lies in; 0 begins on Monday at midnight. */
export function weekStepAt(now: string): number {
  const steps = Math.floor(Date.parse(now) / STEP_MS) + INDIA_OFFSET_STEPS - MONDAY_OF_EPOCH_STEPS;
  return ((steps % WEEK_STEPS) + WEEK_STEPS) % WEEK_STEPS;
}

/** The steps of the week in a span, from the first to the one after the last, parted where days end. */
export function stepsOf({ from, to }: OpenSpan): [from: number, to: number][] {
  const parts: [number, number][] = [];
  const first = weekStepAt(from);
  const end = first + Math.ceil((Date.parse(to) - Date.parse(from)) / STEP_MS);
  for (let step = first; step < end; ) {
    const next = Math.min(end, step + DAY_STEPS - (step % DAY_STEPS));
    const day = step % WEEK_STEPS;
    parts.push([day, day + next - step]);
    step = next;
  }
  return parts;
}

/** Digits of such a text, counted from Monday, and the steps of each of them that are looked at, as bits. */
export type OpenDigits = { digit: number; count: number; bits: number };

/** Where such a text says whether a temple is open in a span: whole digits, and the steps of those at the ends. */
export function digitsOf(span: OpenSpan): OpenDigits[] {
  return stepsOf(span).flatMap(([from, to]) => {
    const [first, last] = [Math.floor(from / STEPS_IN_DIGIT), Math.floor((to - 1) / STEPS_IN_DIGIT)];
    const digits: OpenDigits[] = [];
    for (let digit = first; digit <= last; digit++) {
      const steps = [0, 1, 2, 3].filter((at) => isBetween(digit * STEPS_IN_DIGIT + at, from, to));
      const bits = steps.reduce((sum, at) => sum + (8 >> at), 0);
      const before = digits.at(-1);
      if (before?.bits === WHOLE && bits === WHOLE) before.count++;
      else digits.push({ digit, count: 1, bits });
    }
    return digits;
  });
}

const WHOLE = 15;
const isBetween = (step: number, from: number, to: number) => from <= step && step < to;

/** The steps of a week in which such a text says open, as ranges from a first step to the one after the last. */
export function openRanges(slots: string): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (let step = 0; step < WEEK_STEPS; step++) {
    const digit = slots[Math.floor(step / STEPS_IN_DIGIT) % slots.length] ?? "0";
    if ((Number.parseInt(digit, 16) & (8 >> (step % STEPS_IN_DIGIT))) === 0) continue;
    const last = ranges.at(-1);
    if (last && last[1] === step) last[1]++;
    else ranges.push([step, step + 1]);
  }
  return ranges;
}
