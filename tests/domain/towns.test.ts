import { expect, test } from "vitest";
import { foldWord } from "../../src/domain/spelling";
import { expandAlias } from "../../src/domain/spelling/aliases";
import { readCities } from "../../src/server/db/seed/readPlaces";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { derivePlace } from "../../src/server/places/completePlace";
import { createGazetteer } from "../../src/server/places/gazetteer";
import { townNamed } from "../../src/server/places/towns";
import { templeOfSeed } from "../../src/server/temples/seedTemple";

const gazetteer = createGazetteer(readCities(seedFolder()));
const temples = readSeedTemples(seedFolder()).map(templeOfSeed);

test.each([
  ["Mysore", "Mysuru", "mysuru"],
  ["Mangalore", "Mangaluru", "mangaluru"],
  ["Hubli", "Hubballi", "hubballi"],
  ["Shimoga", "Shivamogga", "shivamogga"],
  ["Tumkur", "Tumakuru", "tumakuru"],
  ["Bellary", "Ballari", "ballari"],
  ["Gulbarga", "Kalaburagi", "kalaburagi"],
  ["Panjim", "Panaji", "panaji"],
  ["Sholapur", "Solapur", "solapur"],
])("%s is found, and called %s", (former, official, slug) => {
  expect(gazetteer.find(former)).toMatchObject({ name: official, slug });
  expect(gazetteer.find(official)).toMatchObject({ name: official, slug });
  expect(gazetteer.suggest(former, 3).map(({ name }) => name)).toContain(official);
});

test("of two towns of one name the renamed one is told by its state", () => {
  expect(townNamed("Bijapur", "Karnataka")).toBe("Vijayapura");
  expect(townNamed("Bijapur", "Chhattisgarh")).toBe("Bijapur");
  expect(townNamed("Tumkūr", "Karnataka")).toBe("Tumakuru");
});

test.each([
  [12.8703, 74.8806, "Mangaluru"],
  [12.3052, 76.6552, "Mysuru"],
  [15.3647, 75.124, "Hubballi"],
])("a place at %d, %d without a town gets the official name of its town: %s", (latitude, longitude, town) => {
  expect(derivePlace({ city: "", state: "Karnataka", pincode: null, latitude, longitude }).city).toBe(town);
});

test("no town of the bundled temples has scholarly marks, or another spelling in its district", () => {
  expect(temples.filter(({ city }) => /\p{M}/u.test(city.normalize("NFD"))).map(({ city }) => city)).toEqual([]);
  const spellings = new Map<string, Set<string>>();
  for (const { city, district, state } of temples) {
    const key = foldWord(city.replace(/ /g, ""));
    const place = `${[key, ...expandAlias(key)].sort()[0]}, ${district}, ${state}`;
    spellings.set(place, (spellings.get(place) ?? new Set()).add(city));
  }
  expect([...spellings.values()].filter(({ size }) => size > 1).map((same) => [...same].join(", "))).toEqual([]);
});
