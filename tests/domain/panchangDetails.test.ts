import { describe, expect, test } from "vitest";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import { ANANDADI, anandadiYogasOf } from "../../src/domain/panchang/anandadi";
import { gowriOf } from "../../src/domain/panchang/gowri";
import { panchangDay } from "../../src/domain/panchang/panchangDay";
import { chandrabalaOf, taraOf } from "../../src/domain/panchang/strengths";
import { inIndia, NEW_DELHI } from "../support/panchang";

const almanac = createAlmanac();
/** The days of the printed almanac below have their sunrises within two minutes of this place's. */
const VARANASI = { lat: 25.3176, lng: 82.9739 };
const clock = (iso: string) => inIndia(iso).slice(0, 16);
const minutesApart = (iso: string, printed: string) =>
  Math.abs(Date.parse(`${inIndia(iso).replace(" ", "T")}Z`) - Date.parse(`${printed.replace(" ", "T")}:00Z`)) / 60_000;

/** Drik Panchang's calendar of January 2023, as subscribed to; neither depends on the place but for which day lists it. */
describe.each([
  [
    "2023-01-01",
    "varjyam",
    [
      ["2023-01-01 08:38", "2023-01-01 10:18"],
      ["2023-01-01 23:03", "2023-01-02 00:45"],
    ],
  ],
  ["2023-01-03", "amritKalam", [["2023-01-03 13:50", "2023-01-03 15:34"]]],
  [
    "2023-01-04",
    "varjyam",
    [
      ["2023-01-04 10:01", "2023-01-04 11:46"],
      ["2023-01-05 01:01", "2023-01-05 02:48"],
    ],
  ],
  ["2023-01-06", "varjyam", [["2023-01-06 06:49", "2023-01-06 08:36"]]],
  ["2023-01-08", "varjyam", [["2023-01-08 12:07", "2023-01-08 13:55"]]],
  ["2023-01-10", "amritKalam", [["2023-01-10 07:13", "2023-01-10 09:01"]]],
  ["2023-01-10", "varjyam", [["2023-01-10 22:26", "2023-01-11 00:13"]]],
  ["2023-01-13", "amritKalam", [["2023-01-13 08:44", "2023-01-13 10:29"]]],
  ["2023-01-14", "varjyam", [["2023-01-15 02:33", "2023-01-15 04:13"]]],
] as const)("%s, %s", (date, kind, printed) => {
  test("is within two minutes of the printed one", () => {
    const windows = panchangDay(almanac, VARANASI, date)[kind];
    for (const [from, to] of printed) {
      const near = windows.find(([start, end]) => minutesApart(start, from) <= 2 && minutesApart(end, to) <= 2);
      expect([from, to, windows.map((each) => each.map(clock)), near !== undefined]).toContain(true);
    }
  });
});

describe("Bhadra", () => {
  const [bhadra] = panchangDay(almanac, NEW_DELHI, "2022-03-17").bhadra;

  test("of Holi 2022 has the tail in which Holika was lit, and the mouth after it", () => {
    if (!bhadra) throw new Error("no Bhadra");
    expect(minutesApart(bhadra.tail[0], "2022-03-17 21:06")).toBeLessThanOrEqual(2);
    expect(minutesApart(bhadra.tail[1], "2022-03-17 22:16")).toBeLessThanOrEqual(2);
    expect(bhadra.mouth[0]).toBe(bhadra.tail[1]);
    expect(bhadra.abode).toBe("earth");
  });

  test("lasts half a tithi each, eight times a month, its mouth and tail inside it", () => {
    const found = new Map<string, { start: string; end: string; mouth: string[]; tail: string[] }>();
    for (let day = 1; day <= 30; day++) {
      const date = `2026-09-${String(day).padStart(2, "0")}`;
      for (const each of panchangDay(almanac, NEW_DELHI, date).bhadra) found.set(each.start, each);
    }
    expect(found.size).toBeGreaterThanOrEqual(8);
    for (const { start, end, mouth, tail } of found.values()) {
      for (const part of [mouth, tail]) expect(start <= (part[0] ?? "") && (part[1] ?? "") <= end).toBe(true);
    }
  });
});

test("Panchaka is where the Moon is in the last two signs, and lasts some five days", () => {
  const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, "0")}`);
  for (const date of days) {
    const { panchaka, moonSigns, sun } = panchangDay(almanac, NEW_DELHI, date);
    expect(panchaka !== null).toBe(moonSigns.some(({ index, end }) => index >= 11 && end > sun.sunrise));
    if (!panchaka) continue;
    const length = (Date.parse(panchaka.end) - Date.parse(panchaka.start)) / 86_400_000;
    expect(length).toBeGreaterThan(4);
    expect(length).toBeLessThan(5.5);
  }
});

describe("Anandadi", () => {
  const star = (index: number) => [{ index, start: 0, end: 1 }];
  test.each([
    [0, 1],
    [1, 5],
    [2, 9],
    [3, 13],
    [4, 17],
    [5, 21],
    [6, 24],
  ])("weekday %i counts from nakshatra %i, whose yoga is Ananda", (weekday, first) => {
    expect(anandadiYogasOf(star(first), weekday, [0, 1])[0]?.name).toBe("ananda");
  });

  test("Abhijit is passed between Uttara Ashadha and Shravana", () => {
    const names = [21, 22].map((index) => anandadiYogasOf(star(index), 0, [0, 1])[0]?.name);
    expect(names).toEqual(["amrita", "gada"]);
    expect(ANANDADI).toHaveLength(28);
  });
});

describe("strength of stars", () => {
  test("the birth star itself is Janma, the next one Sampat, the one before it Atimitra", () => {
    expect([taraOf(4, 4), taraOf(4, 5), taraOf(4, 3)].map(({ index }) => index)).toEqual([1, 2, 9]);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((star) => taraOf(1, star).quality).join(" ")).toBe(
      "neutral good bad good bad good bad good good",
    );
  });

  test("the Moon is strong in 1, 3, 6, 7, 10 and 11 from the birth sign, weak in 4, 8 and 12", () => {
    const of = (quality: string) =>
      Array.from({ length: 12 }, (_, i) => chandrabalaOf(12, ((11 + i) % 12) + 1))
        .filter((each) => each.quality === quality)
        .map(({ house }) => house);
    expect([of("good"), of("bad")]).toEqual([
      [1, 3, 6, 7, 10, 11],
      [4, 8, 12],
    ]);
  });
});

describe("lagnas", () => {
  const { lagnas, sun, sunSign } = panchangDay(almanac, NEW_DELHI, "2026-11-08");

  test("follow each other without a gap through the whole day, all twelve of them", () => {
    lagnas.slice(1).forEach(({ start, sign }, i) => {
      expect([start, sign]).toEqual([lagnas[i]?.end, ((lagnas[i]?.sign ?? 0) % 12) + 1]);
    });
    expect(lagnas[0] && lagnas[0].start <= sun.sunrise).toBe(true);
    expect((lagnas.at(-1)?.end ?? "") >= sun.nextSunrise).toBe(true);
    expect(new Set(lagnas.map(({ sign }) => sign)).size).toBe(12);
  });

  test("the sign of sunrise is the Sun's", () => {
    expect(lagnas[0]?.sign).toBe(sunSign.index);
  });
});

describe("Gowri Panchangam", () => {
  const frame = { previousSunset: -12, sunrise: 0, sunset: 12, nextSunrise: 24 };
  test("of a Saturday is that of Tamil calendars", () => {
    const { day, night } = gowriOf(frame, 6);
    expect(day.map(({ name }) => name).join(" ")).toBe("soram uthi visham amirdha rogam laabam dhanam sugam");
    expect(night.map(({ name }) => name).join(" ")).toBe("laabam dhanam sugam soram uthi visham amirdha rogam");
  });

  test.each([0, 1, 2, 3, 4, 5, 6])("weekday %i has each name once by day and by night, in eighths", (weekday) => {
    for (const half of Object.values(gowriOf(frame, weekday))) {
      expect(new Set(half.map(({ name }) => name)).size).toBe(8);
      expect(half.every(({ start, end }) => end - start === 1.5)).toBe(true);
    }
  });
});
