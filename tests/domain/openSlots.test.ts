import { expect, test } from "vitest";
import { openState, type WeeklyHours } from "../../src/domain/openingHours";
import {
  digitsOf,
  type OpenSpan,
  openRanges,
  openSlots,
  stepOf,
  stepsOf,
  weekStepAt,
} from "../../src/domain/openSlots";

const daily = { from: "06:00", to: "12:30" };
const everyDay = (intervals: { from: string; to: string }[]): WeeklyHours => ({
  ...{ mon: intervals, tue: intervals, wed: intervals, thu: intervals },
  ...{ fri: intervals, sat: intervals, sun: intervals },
});

/** Whether the digits say that a temple is open at some time of a span, or throughout, as searches read them. */
function isOpenIn(hours: WeeklyHours, span: OpenSpan): boolean {
  const slots = openSlots(hours) ?? "";
  const parts = digitsOf(span).map(({ digit, count, bits }) =>
    [...slots.slice(digit % slots.length, (digit % slots.length) + count)].map(
      (one) => Number.parseInt(one, 16) & bits,
    ),
  );
  expect(parts.map((digits) => digits.length)).toEqual(digitsOf(span).map(({ count }) => count));
  return span.throughout
    ? digitsOf(span).every(({ bits }, at) => parts[at]?.every((value) => value === bits))
    : parts.flat().some((value) => value > 0);
}
const isOpen = (hours: WeeklyHours, at: string) => isOpenIn(hours, stepOf(new Date(at)));

const isInRange = (hours: WeeklyHours, at: string): boolean =>
  openRanges(openSlots(hours) ?? "").some(([from, to]) => from <= weekStepAt(at) && weekStepAt(at) < to);

test("hours that are alike every day are written once, others for each day, unknown ones not at all", () => {
  expect(openSlots(everyDay([daily]))).toHaveLength(72);
  expect(openSlots({ ...everyDay([daily]), tue: [] })).toHaveLength(504);
  expect(openSlots(null)).toBeNull();
});

test.each([
  ["every day", everyDay([daily, { from: "16:05", to: "21:00" }])],
  ["closed on Tuesdays", { ...everyDay([daily]), tue: [] }],
  ["past midnight, also from Sunday to Monday", everyDay([{ from: "18:00", to: "02:30" }])],
  ["all day", everyDay([{ from: "00:00", to: "24:00" }])],
])("the steps say what the hours say, in every five minutes of a week: %s", (_, hours) => {
  const start = Date.parse("2026-11-08T18:30:00.000Z"); // Monday in India
  for (let step = 0; step < 2016; step++) {
    const at = new Date(start + step * 300_000).toISOString();
    expect(isOpen(hours, at), at).toBe(openState(hours, at).state === "open");
    expect(isInRange(hours, at), at).toBe(isOpen(hours, at));
  }
});

test("hours are as few ranges as they can be", () => {
  expect(openRanges(openSlots(everyDay([{ from: "00:00", to: "24:00" }])) ?? "")).toEqual([[0, 2016]]);
  expect(openRanges(openSlots({ ...everyDay([]), tue: [daily] }) ?? "")).toEqual([[360, 438]]);
  expect(openRanges(openSlots(everyDay([])) ?? "")).toEqual([]);
});

// 10 November 2026 is a Tuesday
const twice = { ...everyDay([daily, { from: "16:05", to: "21:00" }]), tue: [{ from: "18:00", to: "02:30" }] };
test.each<[string, string, Partial<OpenSpan>, boolean]>([
  ["2026-11-09T12:30", "2026-11-09T16:05", {}, false],
  ["2026-11-09T12:25", "2026-11-09T16:05", {}, true],
  ["2026-11-09T12:30", "2026-11-09T16:10", {}, true],
  ["2026-11-10T00:00", "2026-11-10T18:00", {}, false],
  ["2026-11-10T00:00", "2026-11-11T00:00", {}, true],
  ["2026-11-11T02:30", "2026-11-11T06:00", {}, false],
  ["2026-11-11T00:00", "2026-11-11T01:00", { throughout: true }, true],
  ["2026-11-10T18:00", "2026-11-11T02:30", { throughout: true }, true],
  ["2026-11-10T18:00", "2026-11-11T02:35", { throughout: true }, false],
  ["2026-11-09T00:00", "2026-11-10T00:00", { throughout: true }, false],
  // from Sunday to Monday
  ["2026-11-08T20:55", "2026-11-09T06:00", {}, true],
  ["2026-11-08T21:00", "2026-11-09T06:00", {}, false],
])("from %s to %s in India, %o: %s", (from, to, how, open) => {
  expect(isOpenIn(twice, { from: `${from}:00+05:30`, to: `${to}:00+05:30`, ...how })).toBe(open);
});

test("a span is parted where days end, and where the week does", () => {
  const span = { from: "2026-11-08T23:00:00+05:30", to: "2026-11-10T01:00:00+05:30" };
  expect(stepsOf(span)).toEqual([
    [2004, 2016],
    [0, 288],
    [288, 300],
  ]);
});
