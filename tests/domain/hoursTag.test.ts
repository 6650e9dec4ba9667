import fc from "fast-check";
import { expect, test } from "vitest";
import { OpeningHours } from "../../src/contract/openingHours";
import { readTag, tagOfHours } from "../../src/domain/hoursTag";
import { mostIntervals, type OpeningInterval, type WeeklyHours, weekdays } from "../../src/domain/openingHours";

const never: WeeklyHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const daily = (...all: OpeningInterval[]): WeeklyHours => ({
  ...{ mon: all, tue: all, wed: all, thu: all, fri: all, sat: all, sun: all },
});
const morning = { from: "06:00", to: "12:00" };
const evening = { from: "16:00", to: "20:30" };
const night = { from: "22:00", to: "02:00" };

test.each([
  ["24/7", daily({ from: "00:00", to: "24:00" })],
  ["06:00-12:00,16:00-20:30", daily(morning, evening)],
  ["Mo off; Tu-Su 06:00-12:00", { ...daily(morning), mon: [] }],
  ["Mo-We,Fr 06:00-12:00; Th,Sa 22:00-02:00; Su off", { ...daily(morning), thu: [night], sat: [night], sun: [] }],
  ["10:00-11:00", daily({ from: "10:00", to: "11:00" })],
])("%s is written and read", (tag, hours) => {
  expect(tagOfHours(hours)).toBe(tag);
  expect(readTag(tag)).toEqual({ hours, left: [] });
});

test("a week without an open hour has no tag, and times that are none are not read", () => {
  expect(tagOfHours(never)).toBeUndefined();
  for (const tag of ["off", "06:00-26:00", "24:00-12:00", "06:60-12:00"]) expect(readTag(tag)).toBeUndefined();
});

test("a week whose days have as many hours as a day can have, each its own, is written and read", () => {
  const dayFrom = (minute: number) =>
    Array.from({ length: mostIntervals }, (_, at) => ({ from: timeOf(at * 90 + minute), to: timeOf(at * 90 + 60) }));
  const full = OpeningHours.parse(Object.fromEntries(weekdays.map((name, at) => [name, dayFrom(at)])));
  expect(readTag((tagOfHours(full) ?? "").replaceAll(",", ", "))).toEqual({ hours: full, left: [] });
});

const two = (value: number) => String(value).padStart(2, "0");
const timeOf = (at: number) => `${two(Math.floor(at / 60))}:${two(at % 60)}`;
/** Times of a day in their order, in pairs. */
const day = fc.uniqueArray(fc.nat(24 * 60), { maxLength: 6 }).map((minutes) => {
  const times = minutes.sort((a, b) => a - b).map(timeOf);
  return times.flatMap((from, at) => (at % 2 === 0 && times[at + 1] ? [{ from, to: times[at + 1] }] : []));
});
const week = fc
  .tuple(...weekdays.map(() => day))
  .map((days) => OpeningHours.parse(Object.fromEntries(weekdays.map((name, at) => [name, days[at]]))));

test("any week of the contract is read as it was written", () => {
  fc.assert(
    fc.property(week, (hours) => {
      const tag = tagOfHours(hours);
      if (tag === undefined) expect(hours).toEqual(never);
      else expect(readTag(tag)).toEqual({ hours, left: [] });
    }),
  );
});

test.each([
  ["24/7; PH off", daily({ from: "00:00", to: "24:00" }), ["PH off"]],
  ["Mo-Su,PH 06:00-12:00", daily(morning), []],
  ["PH,Mo-Su 06:00-12:00", daily(morning), []],
  ["Mo - Su: 06:00 – 12:00; Sa CLOSED", { ...daily(morning), sat: [] }, []],
  ["PH,Sa,SH 06:00-12:00; SH off; PH Sa 16:00-20:30", { ...never, sat: [morning] }, ["SH off", "PH Sa 16:00-20:30"]],
])("%s is read, and what is of holidays is told", (tag, hours, left) => {
  expect(readTag(tag)).toEqual({ hours, left });
});

test.each([
  ...["sunrise-sunset", "07:00-sunset", "(sunrise-00:30)-12:00", "sunrise-12:00,16:00-sunset+01:00", "dawn-dusk"],
  ...["Jan-Mar 06:00-12:00", "week 1-20 06:00-12:00", "2026 06:00-12:00", "Mo[1] 06:00-12:00", "easter 06:00-12:00"],
  ...[
    "PH off",
    "PH 06:00-12:00",
    "06:00+",
    '06:00-12:00 "by the priest"',
    "06:00-12:00 || 16:00-20:30",
    "Mo-We-Fr 06:00-12:00",
  ],
  ...["", ";;;", "Mo,,Tu 06:00-12:00", "06:00-12:00,", "Mo-Su", "open", "unknown"],
])("%s stays a text", (tag) => {
  expect(readTag(tag)).toBeUndefined();
});
