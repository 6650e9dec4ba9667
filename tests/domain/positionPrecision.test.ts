import { describe, expect, test } from "vitest";
import { readPrecision } from "../../src/domain/importCells";
import { isCoarse, typedPrecision } from "../../src/domain/positionPrecision";
import { pastedPrecision } from "../../src/domain/positionText";
import { placeIndex } from "../../src/server/places/placeIndex";
import { precisionAt, settlePrecision } from "../../src/server/places/settlePrecision";

const site = { latitude: 12.305213, longitude: 76.655174 };
const coarse = { latitude: 12.31, longitude: 76.6 };
const mysuru = { latitude: 12.29791, longitude: 76.63925 };

test.each([
  [12.31, 76.65, true],
  [12, 77, true],
  [12.3, 76.655, false],
  [12.305, 76.6, false],
])("%d, %d is coarse: %j", (latitude, longitude, is) => {
  expect(isCoarse({ latitude, longitude })).toBe(is);
});

test.each([
  [coarse, "place"],
  [site, null],
  [{ latitude: 12.3 }, null],
  [{ latitude: 12.3, longitude: "76°E" }, null],
  [{ latitude: null, longitude: null }, null],
])("%j as it is typed is %j", (typed, precision) => {
  expect(typedPrecision(typed)).toBe(precision);
});

test.each([
  ["a link that points at a place", "https://www.google.com/maps?q=12.305213,76.655174", "site"],
  ["a link that points at a town", "https://www.google.com/maps?q=12.31,76.65", "place"],
  ["a link that was looking there", "https://www.google.com/maps/@12.305213,76.655174,14z", "place"],
  ["numbers", "12.305213, 76.655174", null],
  ["few digits", "12.31, 76.65", "place"],
  ["a link that says nothing", "https://maps.app.goo.gl/NoSuchLink123", null],
  ["words", "Car Street", null],
])("%s pasted", (_, text, precision) => {
  expect(pastedPrecision(text)).toBe(precision);
});

test.each([
  ["ROOFTOP", "site"],
  ["range-interpolated", "site"],
  ["Geometric Center", "place"],
  [" Town ", "place"],
  ["sort of", "sort of"],
  [7, 7],
])("%j in a list is %j", (cell, precision) => {
  expect(readPrecision(cell)).toBe(precision);
});

describe("the middle of a town or of a postal area", () => {
  test("is known to some ten metres", () => {
    const { isMiddle } = placeIndex();
    expect(isMiddle(mysuru)).toBe(true);
    expect(isMiddle({ latitude: 13.32863, longitude: 77.10839 })).toBe(true);
    expect(isMiddle({ latitude: 12.297893, longitude: 76.639264 })).toBe(true);
    expect(isMiddle({ latitude: 12.29821, longitude: 76.63925 })).toBe(false);
  });

  test("is the place, as exact as its digits are", () => {
    expect([precisionAt(mysuru), precisionAt(coarse), precisionAt(site)]).toEqual(["place", "place", "site"]);
  });
});

describe("how exact a position is", () => {
  const settled = (...[temple, said, before]: Parameters<typeof settlePrecision>) => {
    const copy = { ...temple };
    settlePrecision(copy, said, before);
    return copy.positionPrecision;
  };
  const at = (position: object, positionPrecision: "site" | "place" | null = null) =>
    ({ latitude: null, longitude: null, ...position, positionPrecision }) as const;

  test.each([
    ["is said", at(coarse), "site", undefined, "site"],
    ["follows from its numbers", at(coarse), undefined, undefined, "place"],
    ["stays while it does not move", at(coarse), undefined, at(coarse, "site"), "site"],
    ["stays where null is said", at(coarse), null, at(coarse, "site"), "site"],
    ["is told anew where it was never told", at(site), undefined, at(site), "site"],
    ["is told anew once it moves", at(coarse, "site"), undefined, at(site, "site"), "place"],
    ["is nothing without a position", at({}, "site"), "site", at(site, "site"), null],
    ["is nothing of half a position", at({ latitude: 12.3 }), "place", undefined, null],
  ] as const)("%s", (_, temple, said, before, precision) => {
    expect(settled(temple, said, before)).toBe(precision);
  });
});
