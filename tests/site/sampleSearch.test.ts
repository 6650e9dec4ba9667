import { describe, expect, test } from "vitest";
import { matchSamples } from "../../src/site/sampleSearch/matchSamples";
import { sampleList } from "../../src/site/sampleSearch/sampleList";
import { emptySample, readSample, sampleAddress } from "../../src/site/sampleSearch/sampleState";

const bangalore = { latitude: 12.9716, longitude: 77.5946 };
const found = (changes: Partial<typeof emptySample>, position = bangalore) =>
  matchSamples({ ...emptySample, ...changes }, position).map(({ city }) => city);

describe("the sample list", () => {
  test("has six temples, each once", () => {
    expect(sampleList).toHaveLength(6);
    expect(new Set(sampleList.map(({ id }) => id)).size).toBe(6);
  });

  test.each([
    ["shiva", ["Varanasi", "Veraval"]],
    ["vishnu", ["Tirupati", "Bengaluru"]],
    ["devi", ["Madurai", "Mysuru"]],
    ["popular", ["Varanasi", "Tirupati", "Madurai"]],
    ["festivals", ["Varanasi", "Tirupati", "Madurai", "Mysuru"]],
    ["nearby", ["Bengaluru"]],
  ] as const)("of category %s has %j", (filter, cities) => {
    expect(found({ filter })).toEqual(cities);
  });

  test.each(["kashi", "काशी", "ಕಾಶಿ", "Kaasi", "Vishvanath"])("is found by %s", (q) => {
    expect(found({ q })).toEqual(["Varanasi"]);
  });

  test("takes text and place together", () => {
    expect(found({ q: "temple", location: "karnataka" })).toEqual(["Bengaluru", "Mysuru"]);
    expect(found({ q: "kashi", location: "karnataka" })).toEqual([]);
  });

  test("lists what is named so before what stands there", () => {
    expect(found({ q: "shiva" })).toEqual(["Varanasi", "Veraval"]);
    expect(found({ q: "bengaluru" })[0]).toBe("Bengaluru");
  });

  test("is ordered by rating, by name, and by distance from where one is", () => {
    expect(found({ sort: "rating" })[0]).toBe("Tirupati");
    expect(found({ sort: "name" })[0]).toBe("Mysuru");
    expect(found({ sort: "distance" }).slice(0, 2)).toEqual(["Bengaluru", "Mysuru"]);
    expect(found({ sort: "distance" }, { latitude: 25, longitude: 83 })[0]).toBe("Varanasi");
  });
});

describe("the address of a sample search", () => {
  test.each(["", "q=kashi&location=Varanasi&filter=shiva&sort=name"])("%j reads and writes the same", (query) => {
    const address = query ? `/classic-search?${query}` : "/classic-search";
    expect(sampleAddress(readSample(new URLSearchParams(query)))).toBe(address);
  });

  test("that says what is not known begins as usual", () => {
    expect(readSample(new URLSearchParams("filter=secret&sort=price"))).toEqual(emptySample);
  });
});
