import { expect, test } from "vitest";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import { almanacDay } from "../../src/domain/panchang/day";
import type { AlmanacDay } from "../../src/domain/panchang/dayShape";
import { type PanchangExample, panchangExamples, secondsApart } from "../support/panchang";

const almanac = createAlmanac();
const examples = panchangExamples().map((example): [string, PanchangExample, AlmanacDay] => [
  example.id,
  example,
  almanacDay(almanac, { lat: example.lat, lng: example.lon }, example.date),
]);
const angas = ["tithi", "nakshatra", "yoga", "karana"] as const;

test("there are examples of 17 dates in five cities", () => {
  expect(examples).toHaveLength(85);
});

test.each(examples)("%s: what holds at sunrise has its number, name and pada", (_, example, day) => {
  for (const anga of angas) {
    expect(day.atSunrise[anga]).toMatchObject({
      index: example.atSunrise[anga].index,
      name: example.atSunrise[anga].name,
    });
    expect(day.spans[anga].map(({ index, name }) => [index, name])).toEqual(
      example.spans[anga].map(({ index, name }) => [index, name]),
    );
  }
  expect(day.atSunrise.nakshatra.pada).toBe(example.atSunrise.nakshatra.pada);
});

test.each(examples)("%s: beginnings and ends are within three seconds", (_, example, day) => {
  for (const anga of angas) {
    expect(secondsApart(day.atSunrise[anga].start, example.atSunrise[anga].start)).toBeLessThan(3);
    expect(secondsApart(day.atSunrise[anga].end, example.atSunrise[anga].end)).toBeLessThan(3);
    expect(Math.abs(day.atSunrise[anga].marginSec - example.atSunrise[anga].marginSec)).toBeLessThanOrEqual(3);
    day.spans[anga].forEach((span, i) => {
      expect(secondsApart(span.end, example.spans[anga][i]?.end ?? null)).toBeLessThan(3);
    });
  }
});

test.each(examples)("%s: Sun and Moon rise and set within a second", (_, example, day) => {
  expect(Object.keys(day.sun).sort()).toEqual(Object.keys(example.sun).sort());
  for (const [name, instant] of Object.entries(example.sun)) {
    expect(secondsApart(day.sun[name as keyof AlmanacDay["sun"]], instant), name).toBeLessThan(1);
  }
  for (const [name, instant] of Object.entries(example.moon)) {
    expect(secondsApart(day.moon[name as keyof AlmanacDay["moon"]], instant), name).toBeLessThan(1);
  }
});

test.each(examples)("%s: month, years, kshaya and vriddhi", (_, example, day) => {
  const { amantaStart, amantaEnd, ...month } = example.masa;
  expect(day.masa).toMatchObject(month);
  expect(secondsApart(day.masa.amantaStart, amantaStart)).toBeLessThan(3);
  expect(secondsApart(day.masa.amantaEnd, amantaEnd)).toBeLessThan(3);
  expect(day.samvat).toEqual(example.samvat);
  expect([day.weekday, day.kshayaTithi, day.vriddhiTithi]).toEqual([
    example.weekday,
    example.kshayaTithi,
    example.vriddhiTithi,
  ]);
});

test.each(examples)("%s: parts of the day within a second", (_, example, day) => {
  for (const [name, expected] of Object.entries(example.kalas)) {
    const actual = day.kalas[name as keyof AlmanacDay["kalas"]];
    if (typeof expected === "boolean") expect(actual, name).toBe(expected);
    else {
      [expected].flat().forEach((instant, i) => {
        expect(secondsApart([actual].flat()[i] as string, instant as string), name).toBeLessThan(1);
      });
    }
  }
});
