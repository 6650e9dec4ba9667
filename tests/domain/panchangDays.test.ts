import { describe, expect, test } from "vitest";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import { almanacDay } from "../../src/domain/panchang/day";
import { PanchangInputError } from "../../src/domain/panchang/input";
import { panchangDay } from "../../src/domain/panchang/panchangDay";
import { inIndia, NEW_DELHI } from "../support/panchang";

const almanac = createAlmanac();
const delhi = (date: string) => almanacDay(almanac, NEW_DELHI, date);

describe("tithis against sunrises", () => {
  test("a day that loses a tithi names both, and says which was lost", () => {
    const day = delhi("2029-08-10");
    expect(day.kshayaTithi).toEqual([1]);
    expect(day.spans.tithi.map(({ name }) => name)).toEqual(["Amavasya", "Pratipada", "Dwitiya"]);
  });

  test("a tithi of two sunrises says so on both days", () => {
    const [first, second, third] = ["2029-09-26", "2029-09-27", "2029-09-28"].map((date) =>
      panchangDay(almanac, NEW_DELHI, date),
    );
    expect([first?.atSunrise.tithi.index, second?.atSunrise.tithi.index]).toEqual([19, 19]);
    expect([first, second, third].map((day) => day?.vriddhiTithi)).toEqual([true, false, false]);
    expect([first, second, third].map((day) => day?.tithiRepeated)).toEqual([false, true, false]);
  });

  test("an ordinary day is neither", () => {
    expect(delhi("2026-01-14")).toMatchObject({ kshayaTithi: [], vriddhiTithi: false });
    expect(delhi("2026-01-14").spans.tithi).toHaveLength(2);
  });
});

test("a day without moonrise says so", () => {
  const day = delhi("2020-09-17");
  expect(day.moon.moonriseHinduDay).toBeNull();
  expect(day.moon.moonsetHinduDay).not.toBeNull();
});

describe("intercalary months", () => {
  // the sunrises of New Delhi that an adhika month holds, as printed calendars have them
  test.each([
    ["2018-05-16", "2018-06-13", "Jyeshtha"],
    ["2020-09-18", "2020-10-16", "Ashwina"],
    ["2023-07-18", "2023-08-16", "Shravana"],
    ["2026-05-17", "2026-06-15", "Jyeshtha"],
    ["2029-03-16", "2029-04-13", "Chaitra"],
  ])("from %s to %s it is adhika %s, and the regular month follows", (first, last, amanta) => {
    const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    const after = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
    expect(delhi(before).masa.adhika).toBe(false);
    expect(delhi(first).masa).toMatchObject({ amanta, adhika: true, purnimanta: amanta });
    expect(delhi(last).masa).toMatchObject({ amanta, adhika: true, purnimanta: amanta });
    expect(delhi(after).masa).toMatchObject({ amanta, adhika: false });
  });

  test("in 1983 a month is lost between two that are added", () => {
    const months = ["1982-10-01", "1983-01-20", "1983-02-20"].map((date) => delhi(date).masa);
    expect(months.map(({ adhika, kshaya }) => [adhika, kshaya])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });
});

describe("years", () => {
  test.each([
    ["2026-03-18", 1947, "Vishvavasu", 2082],
    ["2026-03-20", 1948, "Parabhava", 2082],
    ["2026-11-09", 1948, "Parabhava", 2082],
    ["2026-11-10", 1948, "Parabhava", 2083],
  ])("%s lies in Shaka %i, %s, and Kartikadi Vikram %i", (date, shaka, samvatsaraSouth, vikramKartikadi) => {
    expect(delhi(date).samvat).toMatchObject({ shaka, vikramChaitradi: shaka + 135, samvatsaraSouth, vikramKartikadi });
  });

  test("a year begins with Chaitra also when it is intercalary", () => {
    expect([delhi("2029-03-15").samvat.shaka, delhi("2029-03-16").samvat.shaka]).toEqual([1950, 1951]);
  });
});

describe("seasons and signs", () => {
  test("the Sun enters Makara and turns north on 14 January 2026", () => {
    const [before, after] = ["2026-01-14", "2026-01-15"].map((date) => panchangDay(almanac, NEW_DELHI, date));
    expect([before?.sunSign.name, after?.sunSign.name]).toEqual(["Dhanu", "Makara"]);
    expect([before?.ayana.name, after?.ayana.name]).toEqual(["Dakshinayana", "Uttarayana"]);
    expect(before?.ayanaDrik.name).toBe("Uttarayana");
    expect(before?.ritu.name).toBe("Hemanta");
  });

  test("the Moon's change of sign is told with its instant", () => {
    const signs = panchangDay(almanac, NEW_DELHI, "2026-01-14").moonSigns;
    expect(signs.map(({ name }) => name)).toEqual(["Vrischika"]);
    const changing = panchangDay(almanac, NEW_DELHI, "2026-01-16").moonSigns;
    expect(changing.map(({ name }) => name)).toEqual(["Dhanu"]);
    expect(inIndia(signs[0]?.end ?? "") > "2026-01-15").toBe(true);
  });
});

describe("bad input", () => {
  test.each([
    ["2026-02-30", 28, 77, "date", "invalidDate"],
    ["2026-2-3", 28, 77, "date", "invalidDate"],
    ["9999-01-01", 28, 77, "date", "outOfRange"],
    ["1899-12-31", 28, 77, "date", "outOfRange"],
    ["2026-01-01", 95, 77, "lat", "outOfRange"],
    ["2026-01-01", Number.NaN, 77, "lat", "outOfRange"],
    ["2026-01-01", 28, 181, "lng", "outOfRange"],
    ["2026-06-21", 80, 77, "lat", "noSunrise"],
  ])("%s at %d, %d names the field %s", (date, lat, lng, field, code) => {
    const asked = () => almanacDay(almanac, { lat, lng }, date);
    expect(asked).toThrow(PanchangInputError);
    expect(asked).toThrow(expect.objectContaining({ field, code }));
  });
});
