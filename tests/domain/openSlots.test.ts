import { expect, test } from "vitest";
import { openState, type WeeklyHours } from "../../src/domain/openingHours";
import { openRanges, openSlots, openStepAt, weekStepAt } from "../../src/domain/openSlots";

const daily = { from: "06:00", to: "12:30" };
const everyDay = (intervals: { from: string; to: string }[]): WeeklyHours => ({
  ...{ mon: intervals, tue: intervals, wed: intervals, thu: intervals },
  ...{ fri: intervals, sat: intervals, sun: intervals },
});

const isOpen = (hours: WeeklyHours, at: string): boolean => {
  const slots = openSlots(hours) ?? "";
  const { digit, open } = openStepAt(at);
  return open.includes(slots[digit % slots.length] ?? "");
};

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
