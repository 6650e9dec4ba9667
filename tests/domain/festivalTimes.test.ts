import { describe, expect, test } from "vitest";
import { dayNameOf } from "../../src/domain/festivals/dayNames";
import { festivalsOfYear } from "../../src/domain/festivals/engine";
import { FESTIVAL_INFO } from "../../src/domain/festivals/info";
import { partingOf } from "../../src/domain/festivals/partings";
import { TIME_IDS, timesOf } from "../../src/domain/festivals/times";
import { almanacAt, createAlmanac } from "../../src/domain/panchang/almanac";
import { inIndia, NEW_DELHI } from "../support/panchang";

const almanac = createAlmanac();
const here = almanacAt(almanac, NEW_DELHI);
const dated = (festival: string, date: string) => {
  const found = festivalsOfYear(almanac, Number(date.slice(0, 4))).find(
    (each) => each.festival === festival && each.date === date,
  );
  if (!found) throw new Error(`${festival} is not on ${date}`);
  return found;
};
const minutesApart = (iso: string, clock: string, date: string) =>
  Math.abs(Date.parse(`${inIndia(iso).replace(" ", "T")}Z`) - Date.parse(`${date}T${clock}:00Z`)) / 60_000;

/** Drik Panchang for New Delhi; a clock with + is the next morning's. */
describe.each([
  ["diwali", "2023-11-12", "lakshmiPuja", "17:39", "19:35"],
  ["diwali", "2024-11-01", "lakshmiPuja", "17:36", "18:16"],
  ["diwali", "2025-10-20", "lakshmiPuja", "19:08", "20:18"],
  ["dhanteras", "2024-10-29", "lakshmiPuja", "18:31", "20:13"],
  ["holika-dahan", "2023-03-07", "holika", "18:24", "20:51"],
  ["holika-dahan", "2022-03-17", "holika", "21:06", "22:16"],
  ["holika-dahan", "2024-03-24", "holika", "23:13", "00:27+"],
  ["holika-dahan", "2025-03-13", "holika", "23:26", "00:30+"],
  ["raksha-bandhan", "2025-08-09", "raksha", "05:47", "13:24"],
  ["ganesh-chaturthi", "2024-09-07", "madhyahna", "11:03", "13:34"],
  ["makar-sankranti", "2024-01-15", "punyaKala", "07:15", "17:46"],
  ["ekadashi", "2024-03-06", "parana", "13:43+", "16:04+"],
  ["ekadashi", "2024-11-26", "parana", "13:12+", "15:18+"],
] as const)("%s on %s", (festival, date, id, from, to) => {
  test(`${id} from ${from} to ${to}`, () => {
    const time = timesOf(here, dated(festival, date)).find((each) => each.id === id);
    const day = (clock: string) =>
      clock.endsWith("+") ? new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10) : date;
    expect(minutesApart(time?.start ?? "", from.replace("+", ""), day(from))).toBeLessThanOrEqual(2);
    expect(minutesApart(time?.end ?? "", to.replace("+", ""), day(to))).toBeLessThanOrEqual(2);
  });
});

test("a parana lies after sunrise and Hari Vasara and, where Dwadashi outlasts sunrise, before its end", () => {
  for (const year of [2024, 2025, 2026]) {
    for (const found of festivalsOfYear(almanac, year).filter(({ festival }) => festival.startsWith("ekadashi"))) {
      const [parana, hariVasara, dwadashi] = timesOf(here, found);
      if (!parana || !hariVasara || !dwadashi) throw new Error("no parana");
      expect(parana.start < parana.end).toBe(true);
      expect(parana.start >= hariVasara.end).toBe(true);
      if (dwadashi.end > parana.start) expect(parana.end <= dwadashi.end).toBe(true);
    }
  }
});

test("every time has its words, and every festival of two days its arghya on both", () => {
  const ids = new Set<string>(TIME_IDS);
  const all = festivalsOfYear(almanac, 2026).flatMap((found) => timesOf(here, found));
  expect(all.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(all.filter(({ start, end }) => start > end)).toEqual([]);
  const [evening, morning] = timesOf(here, dated("chhath-puja", "2026-11-15"));
  expect([evening?.id, morning?.id]).toEqual(["sandhyaArghya", "ushaArghya"]);
  expect(Object.keys(FESTIVAL_INFO)).toContain("chhath-puja");
});

test("a day that people chose has no times, since its tithi is not known", () => {
  expect(timesOf(here, { festival: "diwali", date: "2026-11-09", begins: "", ends: "" })).toEqual([]);
});

describe("dates that part", () => {
  test.each([
    ["diwali", "2024-11-01", "2024-10-31 wholeNight, 2024-11-01 laterSunset*"],
    ["diwali", "2025-10-20", "2025-10-20 wholeNight*, 2025-10-21 laterSunset"],
    ["janmashtami-smarta", "2025-08-15", "2025-08-15 midnight*, 2025-08-16 vaishnava"],
    ["ekadashi", "2024-03-06", "2024-03-06 smarta*, 2024-03-07 vaishnava"],
    ["vijayadashami", "2024-10-12", "2024-10-12 afternoon*, 2024-10-13 sunrise"],
    ["holika-dahan", "2026-03-03", "2026-03-02 evening, 2026-03-03 nextEvening*"],
    ["diwali", "2026-11-08", ""],
  ])("%s %s: %s", (festival, date, expected) => {
    const days = partingOf(almanac, dated(festival, date));
    expect(days.map((each) => `${each.date} ${each.school}${each.isOurs ? "*" : ""}`).join(", ")).toBe(expected);
  });

  test("name this almanac's own date", () => {
    for (const found of festivalsOfYear(almanac, 2026)) {
      const days = partingOf(almanac, found);
      if (days.length > 0) expect(days.filter(({ isOurs }) => isOurs).map(({ date }) => date)).toEqual([found.date]);
    }
  });
});

test.each([
  ["pradosh-vrat", "2023-01-04", { key: "dayName.pradosh.3" }],
  ["ekadashi", "2026-11-05", { key: "ekadashi.14" }],
  ["diwali", "2026-11-08", undefined],
])("%s on %s is named %j", (festival, date, name) => {
  expect(dayNameOf(almanac, dated(festival, date))).toEqual(name);
});
