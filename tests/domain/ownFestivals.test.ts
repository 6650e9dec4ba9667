import { describe, expect, test } from "vitest";
import { nextDay } from "../../src/domain/festivals/ownDates";
import type { ComputedRule, OwnNakshatra, OwnTithi } from "../../src/domain/festivals/ownRule";
import { almanacAt, createAlmanac } from "../../src/domain/panchang/almanac";
import { civilDateOf, dayNumberOf } from "../../src/domain/panchang/time";

const national = createAlmanac();
const places = {
  delhi: { lat: 28.6, lng: 77.2 },
  kolkata: { lat: 22.6, lng: 88.4 },
  madurai: { lat: 9.9, lng: 78.1 },
  mumbai: { lat: 19, lng: 72.8 },
  palani: { lat: 10.4, lng: 77.5 },
  thiruvananthapuram: { lat: 8.5, lng: 77 },
  thrissur: { lat: 10.5, lng: 76.2 },
  tirupati: { lat: 13.6, lng: 79.4 },
} as const;

const star = (month: number, nakshatra: number, rest: Partial<OwnNakshatra> = {}): ComputedRule => ({
  basis: "nakshatra",
  ...{ month, nakshatra, pick: "first", dayPart: "sunrise", offset: 0 },
  ...rest,
});
const tithi = (tithi: number, rest: Partial<OwnTithi> = {}): ComputedRule => ({
  basis: "tithi",
  ...{ months: "amanta", month: null, tithi, weekday: null, dayPart: "sunrise", offset: 0 },
  ...rest,
});

/** The first day a rule finds from `before` days ahead of a date. */
function foundBy(rule: ComputedRule, place: keyof typeof places, date: string, before: number): string | undefined {
  const from = (dayNumberOf(date) ?? Number.NaN) - before;
  const day = nextDay(almanacAt(national, places[place]), rule, from);
  return day === undefined ? undefined : civilDateOf(day);
}

type Known = [name: string, place: keyof typeof places, rule: ComputedRule, dates: string];

// dates that the temples, state governments and printed calendars gave
describe("festivals that temples keep themselves fall on the days they were kept on", () => {
  test.each<Known>([
    [
      "Thrissur Pooram",
      "thrissur",
      star(1, 11, { pick: "last", dayPart: "night" }),
      "2016-04-17 2017-05-05 2018-04-25 2019-05-13 2021-04-23 2022-05-10 2023-04-30 2024-04-19 2025-05-06 2026-04-26",
    ],
    [
      "the wedding of Meenakshi",
      "madurai",
      star(1, 12, { pick: "fullMoon", dayPart: "noon" }),
      "2018-04-27 2019-04-17 2021-04-24 2022-04-14 2023-05-02 2024-04-21 2025-05-08 2026-04-28",
    ],
    [
      "Thai Poosam",
      "palani",
      star(10, 8, { pick: "fullMoon", dayPart: "forenoon" }),
      "2018-01-31 2019-01-21 2020-02-08 2021-01-28 2022-01-18 2023-02-05 2024-01-25 2025-02-11 2026-02-01 2027-01-22",
    ],
    [
      "Vaikasi Visakam",
      "palani",
      star(2, 16, { pick: "last", dayPart: "forenoon" }),
      "2022-06-12 2023-06-02 2024-05-22 2025-06-09 2026-05-30",
    ],
    [
      "Panguni Uthiram",
      "palani",
      star(12, 12, { pick: "fullMoon" }),
      "2022-03-18 2023-04-05 2024-03-25 2025-04-11 2026-04-01",
    ],
    [
      "Arudra Darshanam, also in a year that has none and in one that has two",
      "madurai",
      star(9, 6, { pick: "fullMoon" }),
      "2021-12-20 2023-01-06 2023-12-27 2025-01-13 2026-01-03",
    ],
    ["Karthigai Deepam", "madurai", star(8, 3, { pick: "fullMoon", dayPart: "evening" }), "2024-12-13 2025-12-03"],
    ["Aadi Krithigai", "madurai", star(4, 3, { pick: "last", dayPart: "noon" }), "2023-08-09 2024-07-29 2025-08-16"],
    [
      "Attukal Pongala",
      "thiruvananthapuram",
      star(11, 11, { pick: "last", dayPart: "evening" }),
      "2021-02-27 2022-02-17 2023-03-07 2024-02-25 2025-03-13 2026-03-03",
    ],
    [
      "Makam Thozhal",
      "thrissur",
      star(11, 10, { pick: "last", dayPart: "sunrise3" }),
      "2022-02-17 2023-03-06 2024-02-24 2025-03-12 2026-03-02",
    ],
    [
      "Skanda Sashti",
      "palani",
      tithi(6, { month: 8, dayPart: "evening" }),
      "2022-10-30 2023-11-18 2024-11-07 2025-10-27",
    ],
    ["Panchami Teertham", "tirupati", tithi(5, { months: "solar", month: 8 }), "2023-11-18 2024-12-06 2025-11-25"],
    ["Vaikathashtami", "thrissur", tithi(23, { months: "solar", month: 8 }), "2023-12-05 2024-11-23 2025-12-12"],
    ["Snana Purnima", "delhi", tithi(15, { month: 3 }), "2024-06-22 2025-06-11 2026-06-29"],
    ["Mahavir Jayanti", "mumbai", tithi(13, { month: 1 }), "2024-04-21 2025-04-10 2026-03-31"],
    ["Guru Gobind Singh's birthday", "delhi", tithi(7, { month: 10 }), "2024-01-17 2025-01-06 2025-12-27"],
    [
      "Kartiki Ekadashi at Pandharpur",
      "mumbai",
      tithi(11, { month: 8, dayPart: "vaishnava" }),
      "2024-11-12 2025-11-02",
    ],
    ["Ashadhi Ekadashi", "mumbai", tithi(11, { month: 4 }), "2024-07-17 2025-07-06 2026-07-25"],
    [
      "Vivekananda's birthday, in months that end with full moon",
      "kolkata",
      tithi(22, { months: "purnimanta", month: 11 }),
      "2024-02-02 2025-01-21 2026-01-10",
    ],
    [
      "1 Karkidakam",
      "thrissur",
      { basis: "solarDay", month: 4, day: 1, reckoning: "malayalam", offset: 0 },
      "2024-07-16 2025-07-17",
    ],
    [
      "1 Chithirai",
      "madurai",
      { basis: "solarDay", month: 1, day: 1, reckoning: "tamil", offset: 0 },
      "2024-04-14 2025-04-14 2026-04-14",
    ],
    [
      "Makaravilakku", // also where the Sun enters Makara after sunset, as in 2019 and 2023
      "thrissur",
      { basis: "solarDay", month: 10, day: 1, reckoning: "entry", offset: 0 },
      "2019-01-14 2020-01-15 2023-01-14 2024-01-15 2025-01-14 2026-01-14",
    ],
  ])("%s", (_, place, rule, dates) => {
    const found = dates.split(" ").map((date) => foundBy(rule, place, date, 40));
    expect(found.join(" ")).toBe(dates);
  });
});

describe("days that come more than once a year", () => {
  test.each<Known>([
    [
      "Angaraki Chaturthi",
      "mumbai",
      tithi(19, { weekday: 2, dayPart: "moonrise" }),
      "2024-06-25 2025-08-12 2026-01-06",
    ],
    ["Somvati Amavasya", "mumbai", tithi(30, { weekday: 1 }), "2024-04-08 2024-09-02 2024-12-30"],
    [
      "Mondays of Shravana in the north",
      "delhi",
      { basis: "weekday", months: "purnimanta", month: 5, weekday: 1, offset: 0 },
      "2024-07-22 2024-07-29 2024-08-19 2025-07-14",
    ],
    [
      "Mondays of Shravana in the west",
      "mumbai",
      { basis: "weekday", months: "amanta", month: 5, weekday: 1, offset: 0 },
      "2024-08-05 2024-08-12 2024-09-02 2025-07-28",
    ],
    [
      "Fridays of Aadi",
      "madurai",
      { basis: "weekday", months: "solar", month: 4, weekday: 5, offset: 0 },
      "2024-07-19 2024-08-16 2025-07-18",
    ],
  ])("%s", (_, place, rule, dates) => {
    const found = dates.split(" ").map((date) => foundBy(rule, place, date, 3));
    expect(found.join(" ")).toBe(dates);
  });
});

test("the day itself is found, and from the day after on the next one", () => {
  const newYear: ComputedRule = { basis: "date", date: "01-01", offset: 0 };
  expect(foundBy(newYear, "delhi", "2026-01-01", 0)).toBe("2026-01-01");
  expect(foundBy(newYear, "delhi", "2026-01-02", 0)).toBe("2027-01-01");
});

test("29 February is in leap years alone", () => {
  expect(foundBy({ basis: "date", date: "02-29", offset: 0 }, "delhi", "2025-03-01", 0)).toBe("2028-02-29");
});

test("a day that does not come within years has no date", () => {
  expect(foundBy(tithi(30, { month: 1, weekday: 2 }), "delhi", "2026-11-23", 0)).toBeUndefined();
});

test("parts of the day are those of the place: the sun rises in Kolkata before the tithi begins, in Delhi after it", () => {
  const birthday = tithi(22, { month: 10 });
  expect(foundBy(birthday, "kolkata", "2026-01-10", 40)).toBe("2026-01-10");
  expect(foundBy(birthday, "delhi", "2026-01-10", 40)).toBe("2026-01-09");
});
