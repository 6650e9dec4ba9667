import { describe, expect, test } from "vitest";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import { almanacDay } from "../../src/domain/panchang/day";
import { inIndia, NEW_DELHI } from "../support/panchang";

const almanac = createAlmanac();
const BUDDH_GAYA = { lat: 24.6961, lng: 84.9869 };

/** Minutes between an instant and a printed `HH:MM` (with `+` on the next day) of the day. */
function minutesFrom(date: string, printed: string, iso: string): number {
  const clock = printed.replace("+", "");
  const midnight = Date.parse(`${date}T00:00:00Z`) + (printed.endsWith("+") ? 86_400_000 : 0);
  const wanted = midnight + Date.parse(`1970-01-01T${clock}:00Z`);
  return Math.abs(Date.parse(`${inIndia(iso).replace(" ", "T")}Z`) - wanted) / 60_000;
}

const printed = [
  {
    date: "2020-12-31",
    place: NEW_DELHI,
    sun: ["07:14", "17:35"],
    moonrise: "18:42",
    paksha: "Krishna",
    tithi: [["Pratipada", "09:30"]],
    nakshatra: [["Punarvasu", "19:49"]],
    yoga: [["Indra", "14:52"]],
    karana: [
      ["Kaulava", "09:30"],
      ["Taitila", "21:35"],
    ],
    kalas: {},
  },
  {
    date: "2022-01-24",
    place: NEW_DELHI,
    sun: ["07:13", "17:54"],
    paksha: "Krishna",
    tithi: [["Shashthi", "08:43"]],
    nakshatra: [["Hasta", "11:15"]],
    yoga: [["Sukarma", "11:12"]],
    karana: [
      ["Vanija", "08:43"],
      ["Vishti", "20:19"],
    ],
    kalas: { abhijit: ["12:13", "12:55"], rahu: ["08:33", "09:53"], yamaganda: ["11:13", "12:33"] },
  },
  {
    date: "2022-01-26",
    place: NEW_DELHI,
    sun: ["07:12", "17:55"],
    paksha: "Krishna",
    tithi: [["Navami", "04:34+"]],
    nakshatra: [["Swati", "10:07"]],
    yoga: [["Ganda", "04:09+"]],
    karana: [],
    kalas: { rahu: ["12:34", "13:54"], gulika: ["11:13", "12:34"] },
  },
  {
    date: "2026-09-28",
    place: BUDDH_GAYA,
    sun: ["05:41", "17:40"],
    paksha: "Krishna",
    tithi: [["Dwitiya", "19:13"]],
    nakshatra: [["Revati", "10:16"]],
    yoga: [["Dhruva", "08:54"]],
    karana: [
      ["Taitila", "08:08"],
      ["Garaja", "19:13"],
    ],
    kalas: { rahu: ["07:11", "08:41"], yamaganda: ["10:11", "11:41"] },
  },
];

describe.each(printed)("the printed almanac of $date", (page) => {
  const day = almanacDay(almanac, page.place, page.date);
  const near = (clock: string, iso: string) => expect(minutesFrom(page.date, clock, iso)).toBeLessThanOrEqual(2);

  test("sunrise, sunset and moonrise", () => {
    near(page.sun[0] ?? "", day.sun.sunrise);
    near(page.sun[1] ?? "", day.sun.sunset);
    if (page.moonrise) near(page.moonrise, day.moon.moonriseHinduDay ?? "");
  });

  test("names and ends", () => {
    expect(day.masa.paksha).toBe(page.paksha);
    for (const anga of ["tithi", "nakshatra", "yoga", "karana"] as const) {
      page[anga].forEach(([name, end], i) => {
        expect(day.spans[anga][i]?.name).toBe(name);
        near(end ?? "", day.spans[anga][i]?.end ?? "");
      });
    }
  });

  test("parts of the day", () => {
    for (const [name, [from, until]] of Object.entries(page.kalas)) {
      const [start, end] = day.kalas[name as "rahu" | "abhijit" | "yamaganda" | "gulika"];
      near(from ?? "", start);
      near(until ?? "", end);
    }
  });
});

test("abhijit is not used on a Wednesday, and is on the other days of that week", () => {
  const omitted = ["23", "24", "25", "26", "27", "28", "29"].map(
    (date) => almanacDay(almanac, NEW_DELHI, `2022-01-${date}`).kalas.abhijitOmittedOnWednesday,
  );
  expect(omitted).toEqual([false, false, false, true, false, false, false]);
});
