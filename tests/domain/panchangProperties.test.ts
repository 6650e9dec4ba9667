import fc from "fast-check";
import { expect, test } from "vitest";
import { createAlmanac, createMemo } from "../../src/domain/panchang/almanac";
import { almanacDay } from "../../src/domain/panchang/day";
import { createEphemeris } from "../../src/domain/panchang/ephemeris";
import { panchangMonth } from "../../src/domain/panchang/month";
import { panchangDay } from "../../src/domain/panchang/panchangDay";
import { civilDateOf, dayNumber, dayNumberOf, instantOf, isoOf } from "../../src/domain/panchang/time";
import { inIndia, secondsApart } from "../support/panchang";

const almanac = createAlmanac();
const counts = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 } as const;
const kinds = ["tithi", "nakshatra", "yoga", "karana"] as const;
const FIRST = dayNumber(1900, 1, 1);
const LAST = dayNumber(2100, 12, 30);
/** Any place of India on any day of two centuries. */
const anywhere = fc.record({
  day: fc.integer({ min: FIRST, max: LAST }),
  lat: fc.double({ min: 6, max: 37, noNaN: true }),
  lng: fc.double({ min: 68, max: 97, noNaN: true }),
});

test("from 1900 to 2100 and 6 to 37 degrees north a day's angas follow each other without a gap", () => {
  fc.assert(
    fc.property(anywhere, ({ day, lat, lng }) => {
      const today = almanacDay(almanac, { lat, lng }, civilDateOf(day));
      for (const kind of kinds) {
        const spans = today.spans[kind];
        expect(today.atSunrise[kind].start <= today.sun.sunrise).toBe(true);
        expect(spans[0]?.end).toBe(today.atSunrise[kind].end);
        expect((spans.at(-1)?.end ?? "") >= today.sun.nextSunrise).toBe(true);
        for (let i = 1; i < spans.length; i++) {
          const [before, after] = [spans[i - 1], spans[i]];
          expect(after?.index).toBe(((before?.index ?? 0) % counts[kind]) + 1);
          expect((before?.end ?? "") < (after?.end ?? "")).toBe(true);
          expect((before?.end ?? "") < today.sun.nextSunrise).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test("one day ends as the next begins", () => {
  fc.assert(
    fc.property(anywhere, ({ day, lat, lng }) => {
      const [today, tomorrow] = [day, day + 1].map((n) => almanacDay(almanac, { lat, lng }, civilDateOf(n)));
      expect(tomorrow?.sun.sunrise).toBe(today?.sun.nextSunrise);
      expect(tomorrow?.sun.prevSunset).toBe(today?.sun.sunset);
      for (const kind of kinds) {
        const held = today?.spans[kind].at(-1);
        expect(tomorrow?.atSunrise[kind].index).toBe(held?.index);
        expect(secondsApart(tomorrow?.atSunrise[kind].end ?? null, held?.end ?? null)).toBeLessThan(0.01);
      }
      expect((today?.masa.amantaStart ?? "") <= (today?.sun.sunrise ?? "")).toBe(true);
      expect((today?.masa.amantaEnd ?? "") > (today?.sun.sunrise ?? "")).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test("Sun and Moon rise and set in their day, and its parts tile it", () => {
  fc.assert(
    fc.property(anywhere, ({ day, lat, lng }) => {
      const today = panchangDay(almanac, { lat, lng }, civilDateOf(day));
      const { prevSunset, sunrise, sunset, nextSunrise } = today.sun;
      expect(inIndia(sunrise).slice(0, 10)).toBe(today.date);
      expect([prevSunset, sunrise, sunset, nextSunrise]).toEqual([prevSunset, sunrise, sunset, nextSunrise].sort());
      for (const instant of [today.moon.moonriseHinduDay, today.moon.moonsetHinduDay]) {
        if (instant !== null) expect(instant >= sunrise && instant < nextSunrise).toBe(true);
      }
      for (const parts of [today.choghadiya, today.hora]) {
        const all = [...parts.day, ...parts.night];
        expect([all[0]?.start, parts.night[0]?.start, all.at(-1)?.end]).toEqual([sunrise, sunset, nextSunrise]);
        all.slice(1).forEach((part, i) => {
          expect(secondsApart(part.start, all[i]?.end ?? null)).toBeLessThanOrEqual(0.001);
        });
      }
    }),
    { numRuns: 100 },
  );
});

test("the calendar of a month says what its days say", () => {
  fc.assert(
    fc.property(
      fc.record({ year: fc.integer({ min: 1900, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) }),
      fc.nat(30),
      ({ year, month }, which) => {
        const place = { lat: 12.97, lng: 77.59 };
        const cells = panchangMonth(almanac, place, year, month);
        const cell = cells[which % cells.length];
        if (!cell) throw new Error("a month has days");
        const day = panchangDay(almanac, place, cell.date);
        expect(cells).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
        expect(cell.tithis.map(({ index }) => index)).toEqual([day.atSunrise.tithi.index, ...day.kshayaTithi]);
        expect(cell).toMatchObject({
          weekday: day.weekday,
          sunrise: day.sun.sunrise,
          festivals: day.festivals,
          paksha: day.masa.paksha,
          amanta: day.masa.amanta,
          adhika: day.masa.adhika,
        });
      },
    ),
    { numRuns: 12 },
  );
});

test("interpolated positions are those of the theory to a thousandth of an arcsecond", () => {
  const { at, exact } = createEphemeris(64);
  fc.assert(
    fc.property(fc.double({ min: -36_524, max: 36_889, noNaN: true }), (instant) => {
      const [near, right] = [at(instant), exact(instant)];
      for (const field of ["sunLongitude", "moonLongitude", "moonLatitude", "nutation"] as const) {
        const difference = Math.abs(near[field] - right[field]);
        expect(Math.min(difference, 360 - difference) * 3600).toBeLessThan(0.001);
      }
    }),
    { numRuns: 300 },
  );
});

test("civil days and instants survive being written and read", () => {
  fc.assert(
    fc.property(fc.integer({ min: FIRST, max: LAST }), fc.nat(86_399_999), (day, ms) => {
      expect(dayNumberOf(civilDateOf(day))).toBe(day);
      const iso = new Date(day * 86_400_000 + ms).toISOString();
      expect(isoOf(instantOf(iso))).toBe(iso);
    }),
  );
});

test("a memo keeps the newest entries only", () => {
  const memo = createMemo<number>(2);
  let made = 0;
  for (const key of [1, 2, 3, 3, 2, 1]) memo(key, () => ++made);
  expect(made).toBe(4);
});
