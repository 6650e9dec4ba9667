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

/** Where to look in such a text at an instant: the digit counted from Monday, and the digits that say open. */
export type OpenStep = { digit: number; open: readonly string[] };

/** The step of five minutes of the week, Asia/Kolkata, that an instant (ISO) lies in; 0 begins on Monday at midnight. */
export function weekStepAt(now: string): number {
  const steps = Math.floor(Date.parse(now) / STEP_MS) + INDIA_OFFSET_STEPS - MONDAY_OF_EPOCH_STEPS;
  return ((steps % WEEK_STEPS) + WEEK_STEPS) % WEEK_STEPS;
}

/** Where such a text says whether a temple is open at an instant (ISO). */
export function openStepAt(now: string): OpenStep {
  const step = weekStepAt(now);
  const bit = 8 >> (step % STEPS_IN_DIGIT);
  const open = [..."0123456789abcdef"].filter((_, value) => (value & bit) !== 0);
  return { digit: Math.floor(step / STEPS_IN_DIGIT), open };
}

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
