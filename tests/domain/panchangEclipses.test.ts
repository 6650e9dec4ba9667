import { describe, expect, test } from "vitest";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import { type Eclipse, eclipsesBetween } from "../../src/domain/panchang/eclipses";
import { panchangDay } from "../../src/domain/panchang/panchangDay";
import { dayNumber, instantOf, isoOf, midnightOf } from "../../src/domain/panchang/time";
import { NEW_DELHI, secondsApart } from "../support/panchang";

const almanac = createAlmanac();
const NAZAS = { lat: 25.2866, lng: -104.1383 };
const ofYear = (year: number, place = NEW_DELHI): Eclipse[] =>
  eclipsesBetween(almanac, place, [midnightOf(dayNumber(year, 1, 1)), midnightOf(dayNumber(year + 1, 1, 1))]);
const nearest = (eclipses: Eclipse[], iso: string) =>
  eclipses.find(({ greatest }) => Math.abs(greatest - instantOf(iso)) < 1);

/** Greatest eclipse in Universal Time, as NASA publishes it. */
test.each([
  ["moon", "total", "2025-03-14T06:58:43.000Z"],
  ["moon", "total", "2025-09-07T18:11:43.000Z"],
  ["sun", "total", "2026-08-12T17:45:51.000Z"],
] as const)("the eclipse of the %s, %s, is greatest at %s", (body, kind, published) => {
  const found = nearest(ofYear(Number(published.slice(0, 4))), published);
  expect([found?.body, found?.kind]).toEqual([body, kind]);
  expect(secondsApart(isoOf(found?.greatest ?? 0), published)).toBeLessThan(20);
});

test("where the solar eclipse of 2024-04-08 was greatest, it was total then", () => {
  const found = nearest(ofYear(2024, NAZAS), "2024-04-08T18:17:16.000Z");
  expect(found?.kind).toBe("total");
  expect(secondsApart(isoOf(found?.greatest ?? 0), "2024-04-08T18:17:16.000Z")).toBeLessThan(20);
  expect(found?.totality).toBeDefined();
});

describe("sutak", () => {
  test("begins nine hours before the Moon is touched and ends with the last contact", () => {
    const { contacts, sutak, seen } = nearest(ofYear(2025), "2025-09-07T18:11:43.000Z") ?? {};
    expect(sutak?.[0]).toBeCloseTo((contacts?.[0] ?? 0) - 9 / 24, 9);
    expect([sutak?.[1], seen]).toEqual([contacts?.[1], contacts]);
  });

  test("begins twelve hours before the Sun is touched", () => {
    const { contacts, sutak } = nearest(ofYear(2027), "2027-08-02T10:59:00.000Z") ?? {};
    expect(sutak?.[0]).toBeCloseTo((contacts?.[0] ?? 0) - 12 / 24, 9);
  });

  test("is not kept of an eclipse that the place does not see, nor of one in half-shade", () => {
    expect(nearest(ofYear(2025), "2025-03-14T06:58:43.000Z")).toMatchObject({ body: "moon" });
    expect(nearest(ofYear(2025), "2025-03-14T06:58:43.000Z")?.seen).toBeUndefined();
    for (const { seen, kind, sutak } of [...ofYear(2025), ...ofYear(2026), ...ofYear(2027)]) {
      expect(sutak !== undefined).toBe(seen !== undefined && kind !== "penumbral");
    }
  });
});

test("what is seen of an eclipse begins with the Moon's rise where that comes late", () => {
  const { seen, contacts } = nearest(ofYear(2026), "2026-03-03T11:33:00.000Z") ?? {};
  const { moon } = panchangDay(almanac, NEW_DELHI, "2026-03-03");
  expect(secondsApart(isoOf(seen?.[0] ?? 0), moon.moonriseHinduDay)).toBeLessThan(5);
  expect(seen?.[1]).toBe(contacts?.[1]);
});

test("the day tells its eclipse, the days before and after do not", () => {
  const bodies = (date: string) => panchangDay(almanac, NEW_DELHI, date).eclipses.map(({ body }) => body);
  expect(bodies("2026-03-03")).toEqual(["moon"]);
  expect([bodies("2026-03-02"), bodies("2026-03-04")]).toEqual([[], []]);
});
