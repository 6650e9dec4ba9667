import { describe, expect, test } from "vitest";
import {
  hoursOverlap,
  type OpeningInterval,
  openState,
  type WeeklyHours,
  weekdays,
} from "../../src/domain/openingHours";

const never: WeeklyHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const daily = (...intervals: OpeningInterval[]): WeeklyHours => ({
  mon: intervals,
  tue: intervals,
  wed: intervals,
  thu: intervals,
  fri: intervals,
  sat: intervals,
  sun: intervals,
});
const morningAndEvening = daily({ from: "05:30", to: "12:00" }, { from: "16:00", to: "21:00" });
/** 2026-11-23 is a Monday. */
const at = (day: number, time: string) => `2026-11-${22 + day}T${time}:00+05:30`;

describe("a temple with a pause at noon", () => {
  test.each([
    ["05:29", { state: "closed", opensAt: { weekday: "mon", time: "05:30", inDays: 0 } }],
    ["05:30", { state: "open", until: { weekday: "mon", time: "12:00", inDays: 0 } }],
    ["11:59", { state: "open", until: { weekday: "mon", time: "12:00", inDays: 0 } }],
    ["12:00", { state: "closed", opensAt: { weekday: "mon", time: "16:00", inDays: 0 } }],
    ["21:00", { state: "closed", opensAt: { weekday: "tue", time: "05:30", inDays: 1 } }],
  ])("at %s on Monday", (time, expected) => {
    expect(openState(morningAndEvening, at(1, time))).toEqual(expected);
  });

  test("opens on Monday again after Sunday night", () => {
    expect(openState(morningAndEvening, at(7, "23:10"))).toEqual({
      state: "closed",
      opensAt: { weekday: "mon", time: "05:30", inDays: 1 },
    });
  });
});

describe("hours past midnight", () => {
  const night = { ...never, sat: [{ from: "18:00", to: "02:00" }] };
  const sundayNight = { ...never, sun: [{ from: "18:00", to: "02:00" }] };

  test("still count after midnight", () => {
    expect(openState(night, at(7, "01:30"))).toEqual({
      state: "open",
      until: { weekday: "sun", time: "02:00", inDays: 0 },
    });
    expect(openState(night, at(6, "23:30"))).toEqual({
      state: "open",
      until: { weekday: "sun", time: "02:00", inDays: 1 },
    });
  });
  test("run from Sunday into Monday", () => {
    expect(openState(sundayNight, at(1, "01:30"))).toEqual({
      state: "open",
      until: { weekday: "mon", time: "02:00", inDays: 0 },
    });
    expect(openState(sundayNight, at(1, "02:00"))).toEqual({
      state: "closed",
      opensAt: { weekday: "sun", time: "18:00", inDays: 6 },
    });
  });
  test("join the next morning's when they touch", () => {
    const eve = { ...never, sat: [{ from: "20:00", to: "24:00" }], sun: [{ from: "00:00", to: "03:00" }] };
    expect(openState(eve, at(6, "22:00"))).toEqual({
      state: "open",
      until: { weekday: "sun", time: "03:00", inDays: 1 },
    });
  });
});

test("midnight is 24:00 where hours end and 00:00 where they begin", () => {
  const late = { ...never, fri: [{ from: "20:00", to: "24:00" }], wed: [{ from: "00:00", to: "01:00" }] };
  expect(openState(late, at(5, "21:00"))).toEqual({
    state: "open",
    until: { weekday: "fri", time: "24:00", inDays: 0 },
  });
  expect(openState(late, at(2, "21:00"))).toEqual({
    state: "closed",
    opensAt: { weekday: "wed", time: "00:00", inDays: 1 },
  });
});

test("whole days all week never close", () => {
  const always = daily({ from: "00:00", to: "24:00" });
  for (const day of weekdays.keys()) {
    expect(openState(always, at(day + 1, "00:00"))).toEqual({ state: "open", until: null });
  }
});

test("a week of overlapping nights never closes", () => {
  expect(openState(daily({ from: "06:00", to: "06:00" }), at(3, "06:00"))).toEqual({ state: "open", until: null });
});

test("one short opening a week is found from just after it", () => {
  const weekly = { ...never, mon: [{ from: "10:00", to: "11:00" }] };
  expect(openState(weekly, at(1, "11:00"))).toEqual({
    state: "closed",
    opensAt: { weekday: "mon", time: "10:00", inDays: 7 },
  });
});

test("no hours at all are closed for good, none on record are unknown", () => {
  expect(openState(never, at(1, "10:00"))).toEqual({ state: "closed", opensAt: null });
  expect(openState(null, at(1, "10:00"))).toEqual({ state: "unknown" });
  expect(openState(morningAndEvening, "no date")).toEqual({ state: "unknown" });
});

test("the day is India's, not that of the instant's zone", () => {
  const mondayOnly = { ...never, mon: [{ from: "00:00", to: "06:00" }] };
  expect(openState(mondayOnly, "2026-11-22T19:00:00Z")).toMatchObject({ state: "open" });
  expect(openState(mondayOnly, "2026-11-23T01:00:00Z")).toMatchObject({ state: "closed" });
});

test.each([
  [
    true,
    {
      ...never,
      mon: [
        { from: "05:00", to: "12:00" },
        { from: "11:00", to: "13:00" },
      ],
    },
  ],
  [true, { ...never, sun: [{ from: "20:00", to: "05:00" }], mon: [{ from: "04:00", to: "08:00" }] }],
  [false, { ...never, sun: [{ from: "20:00", to: "04:00" }], mon: [{ from: "04:00", to: "08:00" }] }],
  [false, morningAndEvening],
  [false, daily({ from: "00:00", to: "24:00" })],
  [false, never],
] as const)("overlap is %s", (overlaps, hours) => {
  expect(hoursOverlap(hours)).toBe(overlaps);
});
