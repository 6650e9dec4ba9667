import { describe, expect, test } from "vitest";
import {
  isQuiet,
  isTimeFor,
  quietEnd,
  type ReminderHours,
  reminderTimes,
  usualHours,
} from "../../src/domain/reminderTimes";

/** A moment in India on 20 November 2026, or on another day of that month. */
const india = (clock: string, day = 20) =>
  new Date(`2026-11-${String(day).padStart(2, "0")}T${clock}:00+05:30`).toISOString();
const hours = (from: string, until: string, eveningAt = "18:00"): ReminderHours => ({
  quiet: { from, until },
  eveningAt,
});
const fast = { kind: "festival", date: "2026-11-20" } as const;
const live = (clock: string) => ({ kind: "live", startsAt: india(clock) }) as const;

describe("quiet hours", () => {
  test.each([
    ["20:59", false],
    ["21:00", true],
    ["00:00", true],
    ["06:59", true],
    ["07:00", false],
  ])("at %s are %s from nine to seven", (clock, quiet) => {
    expect(isQuiet(india(clock), usualHours.quiet)).toBe(quiet);
  });

  test("may lie within a day, or nowhere", () => {
    expect(isQuiet(india("14:00"), { from: "13:00", until: "15:00" })).toBe(true);
    expect(isQuiet(india("15:00"), { from: "13:00", until: "15:00" })).toBe(false);
    expect(isQuiet(india("13:00"), { from: "13:00", until: "13:00" })).toBe(false);
  });

  test("end on the next morning before midnight, and on the same one after it", () => {
    expect(quietEnd(india("22:00"), usualHours.quiet)).toBe(india("07:00", 21));
    expect(quietEnd(india("02:00"), usualHours.quiet)).toBe(india("07:00"));
  });
});

describe("a reminder", () => {
  test("of a fast comes at six on the evening before, and is worth something until noon", () => {
    expect(reminderTimes(fast, usualHours)).toEqual({ at: india("18:00", 19), until: india("12:00") });
  });

  test.each([
    ["waits for the end of quiet hours that is still on that evening", hours("16:00", "19:30"), india("19:30", 19)],
    ["comes just before quiet hours that reach into the day", hours("17:30", "08:00"), india("17:29", 19)],
    ["comes when one likes it", hours("21:00", "07:00", "12:15"), india("12:15", 19)],
  ])("of a fast %s", (_, wanted, at) => {
    expect(reminderTimes(fast, wanted).at).toBe(at);
  });

  test.each([
    ["18:30", india("18:20")],
    ["05:00", india("20:59", 19)],
    ["07:00", india("07:00")],
    ["07:05", india("07:00")],
    ["21:05", india("20:55")],
    ["21:30", india("20:59")],
  ])("of a broadcast at %s is told outside of quiet hours", (clock, at) => {
    expect(reminderTimes(live(clock), usualHours).at).toBe(at);
  });

  test("of a booking comes on the evening before, until it begins", () => {
    const occasion = { kind: "booking", startsAt: india("05:30") } as const;
    expect(reminderTimes(occasion, usualHours)).toEqual({ at: india("18:00", 19), until: india("05:30") });
  });

  test.each([
    ["17:59", 19, false],
    ["18:00", 19, true],
    ["20:59", 19, true],
    ["21:00", 19, false],
    ["06:59", 20, false],
    ["07:00", 20, true],
    ["12:00", 20, false],
  ])("that was chosen late is told at %s of the %sth: %s", (clock, day, isTime) => {
    expect(isTimeFor(fast, usualHours, india(clock, day))).toBe(isTime);
  });
});
