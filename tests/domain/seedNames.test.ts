import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { foldName } from "../../src/domain/spelling";
import { readPincodes } from "../../src/server/db/seed/readPlaces";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { districtNames } from "../../src/server/places/districtNames";
import { knownAddress } from "../../src/server/places/knownAddress";
import { placeIndex } from "../../src/server/places/placeIndex";
import { townNames } from "../../src/server/places/townNames";
import { deityNames } from "../../src/server/temples/deityNames";
import { templeOfSeed } from "../../src/server/temples/seedTemple";
import { deityIn } from "../../src/site/temple/wording";

type Texts = { states: Record<string, string>; deities: Record<string, string> };
const textsIn = (language: string): Texts =>
  Object.assign(
    {},
    ...["site", "common"].map((file) => JSON.parse(readFileSync(`locales/${language}/${file}.json`, "utf8"))),
  );

const temples = readSeedTemples(seedFolder()).map(templeOfSeed);
const unique = (names: readonly (string | null)[]) => [...new Set(names)].flatMap((name) => name || []);

describe.each([
  ["hi", /^[^\p{Script=Latin}]*\p{Script=Devanagari}[^\p{Script=Latin}]*$/u],
  ["kn", /^[^\p{Script=Latin}]*\p{Script=Kannada}[^\p{Script=Latin}]*$/u],
] as const)("every temple that comes with the product has in %s", (language, script) => {
  const texts = textsIn(language);
  const unnamed = (names: readonly string[], nameOf: (name: string) => string | null | undefined) =>
    names.filter((name) => !script.test(nameOf(name) ?? ""));

  test("a name of its town", () => {
    expect(unnamed(unique(temples.map(({ city }) => city)), (city) => townNames(city)?.[language])).toEqual([]);
  });

  test("its address", () => {
    const addresses = unique(temples.map(({ address }) => address));
    expect(addresses.length).toBeGreaterThan(50);
    expect(unnamed(addresses, (address) => knownAddress(address)?.[language])).toEqual([]);
  });

  test("a name of its district, as has every district of the postal list", () => {
    const ofPincodes = readPincodes(seedFolder()).map(
      ({ pincode }) => placeIndex().byPincode(pincode)?.district ?? null,
    );
    const districts = unique([...temples.map(({ district }) => district), ...ofPincodes]);
    expect(districts.length).toBeGreaterThan(700);
    expect(unnamed(districts, (district) => districtNames(district)?.[language])).toEqual([]);
  });

  test("a name of its state", () => {
    expect(unnamed(unique(temples.map(({ state }) => state)), (state) => texts.states[state])).toEqual([]);
  });

  test("a name of its deity", () => {
    const t = (key: string) => texts.deities[key.slice("deities.".length)] ?? "";
    const nameOf = (deity: string) => {
      const names = deityNames(deity);
      return deityIn(t, language, { deity, deityHi: names?.hi, deityKn: names?.kn });
    };
    expect(unnamed(unique(temples.map(({ deity }) => deity)), nameOf)).toEqual([]);
  });

  test("names of its poojas and what is told of them", () => {
    const [name, description] =
      language === "hi" ? (["nameHi", "descriptionHi"] as const) : (["nameKn", "descriptionKn"] as const);
    const poojas = temples.flatMap(({ poojaDetails }) => poojaDetails);
    expect(poojas.length).toBeGreaterThan(250);
    expect(poojas.filter((pooja) => !script.test(pooja[name] ?? "")).map((pooja) => pooja.name)).toEqual([]);
    const told = poojas.filter((pooja) => pooja.description);
    expect(told.filter((pooja) => !script.test(pooja[description] ?? "")).map((pooja) => pooja.description)).toEqual(
      [],
    );
  });
});

/** Their other names say a quarter of the town, the town in full, or one of the same name elsewhere. */
const namedOtherwise = [
  "Vaijnath Temple, Parli",
  "Parthasarathy Temple, Chennai",
  "Ucchi Pillayar Temple (Rockfort), Tiruchirappalli",
  "Varadavinayak Temple, Mahad",
];

test("a name that ends in its town says it as the town is called, in each language", () => {
  const unlike = temples.flatMap(({ name, city, nameHi, nameKn }) => {
    const ending = endOf(name);
    if (!ending || foldName(ending) !== foldName(city) || namedOtherwise.includes(name)) return [];
    const town = townNames(city);
    const isSo = [endOf(nameHi), endOf(nameKn)].every((local, at) => !local || local === [town?.hi, town?.kn][at]);
    return isSo ? [] : [`${name}: ${nameHi} | ${nameKn}`];
  });
  expect(unlike).toEqual([]);
});

/** What stands behind the comma, without what is in brackets. */
const endOf = (name: string | null) =>
  name
    ?.split(",")
    .slice(1)
    .at(-1)
    ?.replace(/\(.*\)/, "")
    .trim();

test("no temple has two official names in one language, or one name twice but for spaces and points", () => {
  const official = temples.flatMap(({ name, names }) =>
    names.flatMap(({ kind, language }) => (kind === "official" ? [`${name}: ${language}`] : [])),
  );
  expect(official.length).toBeGreaterThan(400);
  expect(official.filter((one, at) => official.indexOf(one) !== at)).toEqual([]);
  const twice = temples.filter(({ names }) => {
    const letters = names.map((other) => other.name.replace(/[\p{P}\p{Z}]/gu, ""));
    return new Set(letters).size < letters.length;
  });
  expect(twice.map(({ name }) => name)).toEqual([]);
});

test("no other name of a temple is that of its town", () => {
  const ofTown = temples.flatMap(({ name, city, names }) => {
    const town = townNames(city);
    const towns = [city, town?.hi, town?.kn].flatMap((each) => each?.toLowerCase() ?? []);
    return names.flatMap((other) => (towns.includes(other.name.toLowerCase()) ? [`${name}: ${other.name}`] : []));
  });
  expect(ofTown).toEqual([]);
});

test("of two official names of a language the first stays so, and the second is a common one", () => {
  const kedarnath = temples.find(({ name }) => name === "Kedarnath Temple");
  const kindOf = (asked: string) => kedarnath?.names.find(({ name }) => name === asked)?.kind;
  expect([kindOf("श्री केदारनाथ मंदिर"), kindOf("श्री केदारनाथ धाम")]).toEqual(["official", "common"]);
});
