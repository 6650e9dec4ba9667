import { describe, expect, test } from "vitest";
import { choghadiyasOf, horasOf } from "../../src/domain/panchang/choghadiya";
import { kalasOf, partOf } from "../../src/domain/panchang/kalas";

/** A day of 15 hours and a night of 9, in hours, so that parts are easy to name. */
const frame = { previousSunset: -9, sunrise: 0, sunset: 15, nextSunrise: 24 };
const muhurtas = (weekday: number) => kalasOf(frame, weekday).durMuhurta.map(([start]) => start);
const names = (weekday: number) => {
  const { day, night } = choghadiyasOf(frame, weekday);
  return [day, night].map((part) => part.map(({ name }) => name).join(" "));
};

describe("the weekday chooses", () => {
  test.each([
    [0, 8, 5, 7],
    [1, 2, 4, 6],
    [2, 7, 3, 5],
    [3, 5, 2, 4],
    [4, 6, 1, 3],
    [5, 4, 7, 2],
    [6, 3, 6, 1],
  ])("weekday %i: eighths %i, %i and %i for rahu, yamaganda and gulika", (weekday, rahu, yamaganda, gulika) => {
    const kalas = kalasOf(frame, weekday);
    expect(kalas.rahu).toEqual(partOf(0, 15, 8, rahu));
    expect(kalas.yamaganda).toEqual(partOf(0, 15, 8, yamaganda));
    expect(kalas.gulika).toEqual(partOf(0, 15, 8, gulika));
  });

  test.each([
    [0, [13]],
    [1, [8, 11]],
    [2, [3, 15 + 0.6 * 6]],
    [3, [7]],
    [4, [5, 11]],
    [5, [3, 8]],
    [6, [0, 1]],
  ])("weekday %i: dur muhurtas begin %j hours after sunrise", (weekday, hours) => {
    muhurtas(weekday).forEach((start, i) => {
      expect(start).toBeCloseTo(hours[i] ?? Number.NaN);
    });
    expect(muhurtas(weekday)).toHaveLength(hours.length);
  });

  test.each([
    [0, "udveg char labh amrit kaal shubh rog udveg", "shubh amrit char rog kaal labh udveg shubh"],
    [1, "amrit kaal shubh rog udveg char labh amrit", "char rog kaal labh udveg shubh amrit char"],
    [2, "rog udveg char labh amrit kaal shubh rog", "kaal labh udveg shubh amrit char rog kaal"],
    [3, "labh amrit kaal shubh rog udveg char labh", "udveg shubh amrit char rog kaal labh udveg"],
    [4, "shubh rog udveg char labh amrit kaal shubh", "amrit char rog kaal labh udveg shubh amrit"],
    [5, "char labh amrit kaal shubh rog udveg char", "rog kaal labh udveg shubh amrit char rog"],
    [6, "kaal shubh rog udveg char labh amrit kaal", "labh udveg shubh amrit char rog kaal labh"],
  ])("weekday %i: choghadiyas by day and by night", (weekday, day, night) => {
    expect(names(weekday)).toEqual([day, night]);
  });

  test("weekday by weekday the first hora is its lord's, and the last leads to the next day's", () => {
    const lords = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"];
    lords.forEach((lord, weekday) => {
      const { day, night } = horasOf(frame, weekday);
      expect([day[0]?.planet, day.length, night.length]).toEqual([lord, 12, 12]);
    });
    expect(
      horasOf(frame, 0)
        .night.map(({ planet }) => planet)
        .join(" "),
    ).toBe("jupiter mars sun venus mercury moon saturn jupiter mars sun venus mercury");
  });
});

test("choghadiyas tell which are good, neutral and bad, and whose they are", () => {
  const told = choghadiyasOf(frame, 0).day.map(({ name, planet, quality }) => `${name} ${planet} ${quality}`);
  expect(told.slice(0, 7)).toEqual([
    "udveg sun bad",
    "char venus neutral",
    "labh mercury good",
    "amrit moon good",
    "kaal saturn bad",
    "shubh jupiter good",
    "rog mars bad",
  ]);
});

test("the parts that every weekday has", () => {
  const kalas = kalasOf(frame, 1);
  const near = (actual: number[], expected: number[]) =>
    expected.forEach((hour, i) => {
      expect(actual[i]).toBeCloseTo(hour);
    });
  near(kalas.abhijit, [7, 8]);
  near(kalas.brahmaMuhurta, [-1.2, -0.6]);
  near(kalas.pradosha, [15, 16.8]);
  near(kalas.nishita, [19.2, 19.8]);
  near(kalas.madhyahna5, [6, 9]);
  near(kalas.aparahna5, [9, 12]);
  expect(kalas.solarMidday).toBe(7.5);
});
