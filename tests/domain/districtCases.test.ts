import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { derivePlace } from "../../src/server/places/completePlace";

type Case = { town: string; latitude: number; longitude: number; district: string; state: string };
/** Well-known places of all states with the district each is in at present, written from general knowledge. */
const cases: Case[] = JSON.parse(readFileSync("tests/cases/districts.json", "utf8"));

const wrong = (asked: (place: Case) => { city: string; state: string }) =>
  cases.flatMap((place) => {
    const { latitude, longitude } = place;
    const found = derivePlace({ ...asked(place), pincode: null, latitude, longitude }).district;
    return found === place.district ? [] : [`${place.town}, ${place.state}: ${found} instead of ${place.district}`];
  });
const alone = wrong(() => ({ city: "", state: "" }));
const named = wrong(({ town, state }) => ({ city: town, state }));

test("the sample has two hundred places or more, of every state", () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
  expect(new Set(cases.map(({ state }) => state)).size).toBe(36);
});

test("of coordinates alone at least 95 in 100 get their present district", () => {
  expect(alone.length / cases.length, alone.join("\n")).toBeLessThanOrEqual(0.05);
});

test("with the town and the state that a list gives at least 95 in 100 do", () => {
  expect(named.length / cases.length, named.join("\n")).toBeLessThanOrEqual(0.05);
});
