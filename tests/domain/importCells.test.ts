import { describe, expect, test } from "vitest";
import {
  firstDayIn,
  isMissing,
  itemsIn,
  poojaPieces,
  readDateText,
  readFlag,
  readVocabulary,
} from "../../src/domain/importCells";
import type { CellProblem } from "../../src/domain/importPlan";
import { normalizePosition } from "../../src/domain/importPosition";

describe("a cell", () => {
  test.each(["", "  ", "-", "—", "NA", "n/a", "#N/A", "NaN", "null", "None", null, undefined])(
    "%j says nothing",
    (cell) => {
      expect(isMissing(cell)).toBe(true);
    },
  );

  test.each(["0", "-5", "Nandi", "No", 0, false, []])("%j says something", (cell) => {
    expect(isMissing(cell)).toBe(false);
  });

  test.each([
    ["Yes", true],
    ["हाँ", true],
    ["ಇಲ್ಲ", false],
    ["FALSE", false],
    [1, true],
    ["perhaps", undefined],
  ])("%j as yes or no is %j", (cell, flag) => {
    expect(readFlag(cell)).toBe(flag);
  });

  test.each([
    ["HINDU", "Hindu"],
    ["हिन्दू", "Hindu"],
    ["ಜೈನ", "Jain"],
    [" hilltop ", "Hill"],
    ["Taoist", "Taoist"],
  ])("%j of a list of words is %j", (cell, word) => {
    expect(readVocabulary(cell)).toBe(word);
  });

  test.each([
    ["Parking, paid; Water", ["Parking, paid", "Water"]],
    ["Parking, Water", ["Parking", "Water"]],
    ["• Parking • Water", ["Parking", "Water"]],
    ["Parking\nWater|Lift", ["Parking", "Water", "Lift"]],
  ])("%j holds the items %j", (cell, items) => {
    expect(itemsIn(cell)).toEqual(items);
  });

  test.each([
    ["Archana:50; Homa:1,000", "Archana:50,Homa:1000"],
    ["Archana - Rs. 50, Homa (₹1,500/-)", "Archana:50,Homa:1500"],
    ["Archana ₹50\nHoma", "Archana:50,Homa"],
    ["Sahasranama 108 lamps", "Sahasranama 108 lamps"],
    ["Deepa (free of cost); Archana: Free", "Deepa:0,Archana: Free"],
    ["Annadana - Free; Pradosha - as per request", "Annadana:0,Pradosha - as per request"],
    ["ಅರ್ಚನೆ ರೂ. 20; ಅಭಿಷೇಕ - ರೂ.1,100; ಅನ್ನದಾನ - ಉಚಿತ", "ಅರ್ಚನೆ:20,ಅಭಿಷೇಕ:1100,ಅನ್ನದಾನ:0"],
    ["अभिषेक रु. 501, अर्चना - 51 रुपये, भोग (निःशुल्क)", "अभिषेक:501,अर्चना:51,भोग:0"],
    ["அர்ச்சனை ரூ. 10", "அர்ச்சனை:10"],
  ])("%j lists the poojas %j", (cell, pieces) => {
    expect(poojaPieces(cell)).toBe(pieces);
  });

  test.each([
    ["2027-03-05", "2027-03-05"],
    ["2027/3/5", "2027-03-05"],
    ["5-3-2027", "2027-03-05"],
    ["05.03.27", "2027-03-05"],
    ["3/25/2027", "2027-03-25"],
    ["5 Mar 2027", "2027-03-05"],
    ["05-March-27", "2027-03-05"],
    ["2027-03-05T00:00:00.000Z", "2027-03-05"],
    ["full moon", "full moon"],
    ["5th November 2026", "2026-11-05"],
    ["Thursday, 5th Nov. 2026", "2026-11-05"],
    ["12.3.2026 (Thu)", "2026-03-12"],
    ["Jan 14, 2026", "2026-01-14"],
    ["26 जनवरी 2026", "2026-01-26"],
    ["1 ನವೆಂಬರ್ 2026", "2026-11-01"],
    ["14 Jan 2026 to 16 Jan 2026", "14 Jan 2026 to 16 Jan 2026"],
    ["Chaitra Shukla 9", "Chaitra Shukla 9"],
    ["9 चैत्र 2026", "9 चैत्र 2026"],
  ])("%j as a date is %j", (cell, date) => {
    expect(readDateText(cell)).toBe(date);
  });
});

test.each([
  ["from 5th March to 16th March 2027", "2027-03-05"],
  ["14 Jan 2026 to 16 Jan 2026", "2026-01-14"],
  ["5 - 16 March 2027", "2027-03-05"],
  ["12.10.2026 – 20.10.2026", "2026-10-12"],
  ["Chaitra Pournami", undefined],
  ["to be told", undefined],
])("of the days %j the first is %j", (text, date) => {
  expect(firstDayIn(text)).toBe(date);
});

describe("a position", () => {
  const settle = (values: Record<string, unknown>, ...problems: CellProblem[]) => {
    const reading = { values: { ...values }, problems: [...problems], doubts: [] as CellProblem[] };
    normalizePosition(reading);
    return reading;
  };
  const unreadable = (field: string, value: string) => ({ field, value, reason: `errors.${field}` });

  test("in one cell fills both fields, in a column of its own or in the latitude's", () => {
    const point = { latitude: 28.43, longitude: 77.02 };
    expect(settle({ coordinates: "(28.43, 77.02)" })).toEqual({ values: point, problems: [], doubts: [] });
    expect(settle({}, unreadable("latitude", "28.43° N 77.02° E"))).toEqual({
      values: point,
      problems: [],
      doubts: [],
    });
  });

  test("of 0 and 0 is none, and only both together", () => {
    const { values, doubts } = settle({ latitude: 0, longitude: 0 });
    expect(values).toEqual({});
    expect(doubts).toEqual([{ field: "latitude", value: "0, 0", reason: "errors.zeroPosition" }]);
    expect(settle({ coordinates: "0, 0" }).doubts).toMatchObject([{ reason: "errors.zeroPosition" }]);
    expect(settle({ latitude: 0, longitude: 77 }).values).toEqual({ latitude: 0, longitude: 77 });
  });

  test("with its numbers changed about is kept, doubted, and the repair suggested", () => {
    const swapped = settle({ latitude: 77.02, longitude: 28.43 });
    expect(swapped.values).toEqual({ latitude: 77.02, longitude: 28.43 });
    expect(swapped.doubts).toEqual([
      { field: "latitude", value: "77.02, 28.43", reason: "errors.swapped", suggestion: "28.43, 77.02" },
    ]);
  });

  test("outside India is doubted; one inside is not", () => {
    expect(settle({ latitude: 51.5, longitude: -0.1 }).doubts).toMatchObject([{ reason: "errors.outsideIndia" }]);
    expect(settle({ latitude: 13, longitude: 77.5 }).doubts).toEqual([]);
  });

  test("that reads only the other way round keeps its problem and says how", () => {
    const east = settle({}, unreadable("latitude", "77.02 E"), unreadable("longitude", "28.43 N"));
    expect(east.problems[0]).toMatchObject({ field: "latitude", suggestion: "28.43, 77.02" });
    const far = settle({ longitude: 27.5 }, unreadable("latitude", "95.2"));
    expect(far.problems).toEqual([{ ...unreadable("latitude", "95.2"), suggestion: "27.5, 95.2" }]);
  });

  test.each(["near the river", "///filled.count.soap", "28.43,"])(
    "that nobody can read keeps no row out: %s",
    (value) => {
      const { values, problems, doubts } = settle({ coordinates: value });
      expect([values, problems]).toEqual([{}, []]);
      expect(doubts).toEqual([{ field: "coordinates", value, reason: "errors.coordinates" }]);
    },
  );

  test("that is beyond the earth's ranges keeps its row out", () => {
    const { problems, doubts } = settle({ coordinates: "133.409, 771.01" });
    expect(problems).toMatchObject([{ field: "coordinates", reason: "errors.coordinates" }]);
    expect(doubts).toEqual([]);
  });
});
