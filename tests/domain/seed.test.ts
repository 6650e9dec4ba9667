import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { settings, traditions } from "../../src/contract/vocabulary";
import { isNearIndia } from "../../src/domain/coordinates";
import { distanceKm } from "../../src/domain/distance";
import { slugOf } from "../../src/domain/slugs";
import { foldName } from "../../src/domain/spelling";
import { expandAlias } from "../../src/domain/spelling/aliases";
import { correctionsFor, readSeedCorrections } from "../../src/server/db/seed/corrections";
import { readCities, readPincodes } from "../../src/server/db/seed/readPlaces";
import { mendImageUrl, readNotes, readSeedTemples } from "../../src/server/db/seed/readTemples";
import { knownTimings } from "../../src/server/temples/knownTimings";

const dir = join(import.meta.dirname, "../../src/server/db/seed");
const temples = readSeedTemples(dir);
const notes = readNotes(dir);
const list = Papa.parse<Record<string, string>>(
  brotliDecompressSync(readFileSync(join(dir, "temples.csv.br"))).toString("utf8"),
  { header: true, skipEmptyLines: true },
).data;
const called = ({ name, city }: { name: string; city: string }) =>
  temples.filter((temple) => temple.name === name && temple.city === city);

test("all 1,004 temples are there, each with a name, a town, a state and a place on the map", () => {
  expect(temples).toHaveLength(1004);
  for (const temple of temples) {
    expect(temple.name.trim()).toBe(temple.name);
    for (const text of [temple.name, temple.city, temple.state]) expect(text).not.toBe("");
    expect(traditions).toContain(temple.tradition);
    expect(isNearIndia(temple), temple.name).toBe(true);
  }
});

test("the facts are those of the list, apart from its known errors", () => {
  const corrected = correctionsFor(dir);
  temples.forEach((temple, at) => {
    const row = list[at] ?? {};
    expect(temple).toMatchObject({
      name: row.name,
      city: row.city,
      state: row.state,
      tradition: row.tradition,
      ...corrected(row),
    });
    expect(temple.latitude).toBe(Number(row.latitude));
    expect(temple.longitude).toBe(Number(row.longitude));
    expect(temple.wikidataId ?? "").toBe(row.wikidata_id);
    expect(temple.imageCredit ?? "").toBe(row.image_credit);
    expect(temple.imageLicense ?? "").toBe(row.image_license);
    if (row.deity) expect(temple.deity).toBe(row.deity);
  });
});

test("a deity that the list leaves out may come from a note", () => {
  const [meenakshi] = called({ name: "Meenakshi Temple", city: "Madurai" });
  expect(list.find(({ name }) => name === "Meenakshi Temple")?.deity).toBe("");
  expect(meenakshi?.deity).toBe("Meenakshi and Sundareswarar");
});

test("every note is about exactly one temple, and none comes twice", () => {
  for (const note of notes) expect(called(note), note.name).toHaveLength(1);
  const titles = notes.map(({ name, city, history }) => `${name}|${city}|${history !== undefined}`);
  expect(new Set(titles).size).toBe(titles.length);
});

test("timings are said in Hindi and in Kannada too, with the hours of the record", () => {
  const hours = (text: string) => text.replace(/[.:]30/g, ":30").match(/\d+(:30)?/g) ?? [];
  const timed = temples.flatMap(({ timings }) => timings ?? []);
  expect(timed.length).toBeGreaterThanOrEqual(28);
  for (const timings of timed) {
    const said = knownTimings(timings);
    expect(said?.hi, timings).toMatch(/[\p{Script=Devanagari}।]$/u);
    expect(said?.kn, timings).toMatch(/\p{Script=Kannada}$/u);
    const exact = timings.startsWith("Usually") && !timings.includes("noon");
    if (exact) for (const text of [said?.hi ?? "", said?.kn ?? ""]) expect(hours(text), text).toEqual(hours(timings));
  }
});

test("notes name their temple in Devanagari and in Kannada letters", () => {
  const named = temples.filter(({ nameHi, nameKn }) => nameHi || nameKn);
  expect(named.length).toBeGreaterThanOrEqual(120);
  for (const { name, nameHi, nameKn } of named) {
    expect(nameHi, name).toMatch(/^[\p{Script=Devanagari}\s,()-]+$/u);
    expect(nameKn, name).toMatch(/^[\p{Script=Kannada}\s,()\u200c-]+$/u);
    for (const text of [nameHi, nameKn]) expect(text).toBe(text?.normalize("NFC").trim());
  }
});

test("a word of the name is recognised in both scripts", () => {
  const unlike = ["Golden Temple", "Lotus Temple", "Shore Temple", "Thanjavur Big Temple", "Prahadisvarar Temple"];
  for (const { name, city, nameHi, nameKn } of temples) {
    if (!nameHi || !nameKn || unlike.includes(name)) continue;
    const words = new Set(foldName(`${name} ${city}`).split(" "));
    for (const local of [nameHi, nameKn])
      expect(
        foldName(local)
          .split(" ")
          .some((word) => words.has(word) || expandAlias(word).some((other) => words.has(other))),
        `${name}: ${local}`,
      ).toBe(true);
  }
});

test("some twenty-five temples are described in full, and prices are only whole rupees or left out", () => {
  const described = temples.filter(({ history }) => history);
  expect(described.length).toBeGreaterThanOrEqual(25);
  for (const temple of described) {
    expect(temple.nameHi && temple.nameKn, temple.name).toBeTruthy();
    for (const text of [temple.description, temple.significance, temple.timings, temple.bestTime])
      expect(text?.length, temple.name).toBeGreaterThan(10);
    expect(temple.timings, temple.name).toMatch(/confirm .*before you travel/i);
    for (const { name, charges, description } of temple.poojaDetails ?? []) {
      expect(name && description, temple.name).toBeTruthy();
      expect(charges === null || (Number.isInteger(charges) && charges > 0)).toBe(true);
    }
  }
});

test("texts keep to the lengths and words of the forms", () => {
  for (const { name, nameHi, nameKn, deity, setting, timings, bestTime, dressCode, website, specialities } of temples) {
    for (const text of [timings, bestTime, dressCode]) expect(text?.length ?? 0, name).toBeLessThanOrEqual(300);
    for (const text of [nameHi, nameKn]) expect(text?.length ?? 0, name).toBeLessThanOrEqual(200);
    for (const text of specialities ?? []) expect(text.length, name).toBeLessThanOrEqual(200);
    expect(deity?.length ?? 0, name).toBeLessThanOrEqual(80);
    if (setting) expect(settings).toContain(setting);
    if (website) expect(new URL(website).protocol).toBe("https:");
  }
});

test("no two temples share name, city and state in any spelling, so that a row of the list finds its own", () => {
  const keys = temples.map(({ name, city, state }) => foldName(`${name} ${city} ${state}`));
  expect(new Set(keys).size).toBe(keys.length);
});

test("every temple has an address, and few share one", () => {
  const slugs = temples.map(({ name, city }) => slugOf(name, city));
  expect(slugs.length - new Set(slugs).size).toBeLessThan(10);
});

test("pictures are at Commons, with licence and credit", () => {
  const pictured = temples.filter(({ imageUrl }) => imageUrl);
  expect(pictured).toHaveLength(196);
  for (const { imageUrl, imageLicense, imageCredit } of pictured) {
    expect(imageUrl).toMatch(/^https:\/\/upload\.wikimedia\.org\/.+\.(jpe?g|png|gif|webp|svg|tiff?)$/i);
    expect(imageLicense && imageCredit).toBeTruthy();
  }
  expect(mendImageUrl("https://x.org/a.jpg_unscaled")).toBe("https://x.org/a.jpg");
  expect(mendImageUrl("https://x.org/a.jpg")).toBe("https://x.org/a.jpg");
});

test("a correction names what the list says of exactly one temple, and the temple is right", () => {
  const corrections = readSeedCorrections(dir);
  expect(corrections).toHaveLength(28);
  for (const { name, city, field, given, correct } of corrections) {
    const [at, ...others] = list.flatMap((row, index) => (row.name === name && row.city === city ? [index] : []));
    expect(others, name).toEqual([]);
    expect(list[at ?? -1]?.[field], name).toBe(given);
    expect(temples[at ?? -1]?.[field], name).toBe(correct);
    expect(correct).not.toBe(given);
  }
});

test("cities come with places and people, the five of the selector among them", () => {
  const cities = readCities(dir);
  expect(cities).toHaveLength(4426);
  for (const city of cities) {
    expect(city.city).toMatch(/^[\p{Script=Latin}\p{M}\p{P}\p{N} ]+$/u);
    expect(isNearIndia(city), city.city).toBe(true);
    expect(Number.isFinite(city.population)).toBe(true);
  }
  for (const name of ["Delhi", "Mumbai", "Bengaluru", "Chennai", "Kolkata"])
    expect(cities.filter(({ city }) => city === name)).toHaveLength(1);
  const mumbai = cities[0] ?? { latitude: 0, longitude: 0 };
  expect(distanceKm(mumbai, { latitude: 19.076, longitude: 72.8777 })).toBeLessThan(5);
});

test("PIN codes have six digits and a place in India, save the few without one", () => {
  const pincodes = readPincodes(dir);
  expect(pincodes).toHaveLength(19_586);
  expect(pincodes.filter(({ pincode }) => !/^[1-9]\d{5}$/.test(pincode))).toEqual([]);
  const placed = pincodes.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  expect(placed.filter((point) => !isNearIndia(point))).toEqual([]);
  expect(pincodes.length - placed.length).toBeLessThan(200);
  expect(new Set(pincodes.map(({ pincode }) => pincode)).size).toBe(pincodes.length);
});
