import { expect, test } from "vitest";
import { FieldSources } from "../../src/contract/templeFacts";
import { templeFields } from "../../src/contract/templeFields";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { templeOfSeed } from "../../src/server/temples/seedTemple";

const temples = readSeedTemples(seedFolder()).map(templeOfSeed);
const named = (name: string) => temples.find((temple) => temple.name === name);
const sourceOf = (temple: (typeof temples)[number] | undefined, field: string) =>
  temple?.sources.filter(({ fields }) => fields.includes(field)).map(({ kind, name, url }) => [kind, name, url]);

test("each field of a bundled temple that says something has exactly one source, with its day", () => {
  const besides = new Set(["slug", "sources", "derivedFields", "status", "isActive", "isVerified"]);
  const wrong = temples.flatMap((temple) => {
    const { name, sources } = temple;
    const sourced = sources.flatMap(({ fields }) => fields);
    const isDated = sources.every(({ checkedOn }) => checkedOn?.startsWith("2026-11-"));
    const isOnce = new Set(sourced).size === sourced.length;
    const said = Object.entries(temple).flatMap(([field, value]) =>
      besides.has(field) || !isSaid(value) ? [] : field,
    );
    const known = new Set(sourced);
    const unsourced = said.filter((field) => !known.has(field));
    return isDated && isOnce && unsourced.length === 0 ? [] : [`${name}: ${unsourced}`];
  });
  expect(wrong).toEqual([]);
  for (const { name, sources } of temples) expect(FieldSources.safeParse(sources).success, name).toBe(true);
});

const isSaid = (value: unknown) =>
  value !== null && !(typeof value === "object" && Object.keys(value).length === 0) && value !== "";

test("what Wikidata, the post, Commons and the project's own notes say is told apart", () => {
  const tirumala = named("Tirumala Venkateswara Temple");
  expect(sourceOf(tirumala, "history")).toEqual([["editor", "Devalaya", null]]);
  const ajanta = named("Ajanta Caves");
  expect(sourceOf(ajanta, "tradition")).toEqual([["public", "Wikidata", "https://www.wikidata.org/wiki/Q184427"]]);
  expect(sourceOf(ajanta, "latitude")).toEqual([["list", "Public lists of temples", null]]);
  expect(sourceOf(named("Akshardham (Gandhinagar)"), "positionPrecision")?.[0]?.[1]).toBe("Wikidata");
  expect(sourceOf(named("Penchalakona Narasimha Temple"), "latitude")).toEqual([["editor", "Devalaya", null]]);
  expect(sourceOf(named("Chhatarpur Temple, Delhi"), "latitude")).toHaveLength(1);
  const pictured = temples.find(({ image }) => image?.endsWith("/1280px-Kedarnath_Temple.jpg"));
  const page = "https://commons.wikimedia.org/wiki/File:Kedarnath_Temple.jpg";
  expect(sourceOf(pictured, "image")).toEqual([["public", "Wikimedia Commons", page]]);
  expect(sourceOf(named("Azhagiya Singar Temple, Kanchipuram"), "pincode")).toEqual([["office", "India Post", null]]);
  expect(sourceOf(named("Azhagiya Singar Temple, Kanchipuram"), "latitude")).toEqual([
    ["list", "Public lists of temples", null],
  ]);
});

test("a fact of the list that was put right is said by the project, not by the list", () => {
  expect(sourceOf(named("Sabarimala Ayyappan Temple"), "state")).toEqual([["editor", "Devalaya", null]]);
});

test("the fields that are sourced are fields of the form", () => {
  const fields = new Set<string>(templeFields);
  const unknown = temples.flatMap(({ sources }) => sources.flatMap((source) => source.fields));
  expect([...new Set(unknown)].filter((field) => !fields.has(field))).toEqual([]);
});
