import { describe, expect, test } from "vitest";
import { languages } from "../../src/client/language";
import type { TempleCard, TempleSearchPage } from "../../src/contract/temples";
import { regionOf } from "../../src/domain/regions";
import { artTiles } from "../../src/site/home/categories";
import { longChips, shortChips } from "../../src/site/home/chips";
import { readTexts } from "../support/locales";
import { sharedApp } from "../support/testApp";

const { visitor } = await sharedApp({ seeded: true, now: "2026-11-10T04:00:00.000Z", env: { RATE_LIMITS: "off" } });

async function search(query: Record<string, string | number>): Promise<TempleSearchPage> {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await visitor.get(`/api/temples/search?${params}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function everyPage(query: Record<string, string | number>): Promise<TempleCard[]> {
  const temples: TempleCard[] = [];
  for (let page = 1; ; page++) {
    const answer = await search({ ...query, page, size: 100 });
    temples.push(...answer.temples);
    if (page < answer.totalPages) continue;
    expect(temples).toHaveLength(answer.total);
    return temples;
  }
}

const totalOf = async (query: Record<string, string | number>) => (await search({ ...query, size: 1 })).total;
const ids = (temples: readonly TempleCard[]) => temples.map(({ id }) => id);
const sorted = (temples: readonly TempleCard[]) => ids(temples).sort((a, b) => a - b);
const regionsIn = (temples: readonly TempleCard[]) => [...new Set(temples.map(({ state }) => regionOf(state)))];

describe("what the home pages lead to", () => {
  test.each([...shortChips, ...longChips.filter(({ filter }) => !filter)])(
    "the chip $key finds the same in every language",
    async ({ key }) => {
      const [en, ...others] = languages.map((language) => readTexts(language).get(`site:home.chips.${key}`) ?? "");
      const expected = await everyPage({ q: en ?? "" });
      expect(expected.length).toBeGreaterThan(100);
      for (const q of others) expect(sorted(await everyPage({ q })), q).toEqual(sorted(expected));
    },
  );

  test.each(artTiles)("the tile $key finds temples", async ({ to }) => {
    expect(await totalOf(Object.fromEntries(new URL(to, "http://localhost").searchParams))).toBeGreaterThanOrEqual(5);
  });
});

describe("a part of the country", () => {
  test.each([
    ["South India", "दक्षिण भारत", "ದಕ್ಷಿಣ ಭಾರತ"],
    ["North India", "उत्तर भारत", "ಉತ್ತರ ಭಾರತ"],
    ["Northeast India", "पूर्वोत्तर भारत", "ಈಶಾನ್ಯ ಭಾರತ"],
  ])("%s is the temples of its states, in three languages and in the place's box", async (region, ...local) => {
    const listed = await everyPage({ q: region });
    expect(listed.length).toBeGreaterThan(10);
    expect(regionsIn(listed)).toEqual([region]);
    for (const q of [...local, `${region}n temples`, `temples in ${region}`]) {
      expect(ids(await everyPage({ q })), q).toEqual(ids(listed));
      expect(ids(await everyPage({ location: q })), q).toEqual(ids(listed));
    }
    expect(sorted(await everyPage({ q: region, sort: "name" }))).toEqual(sorted(listed));
    expect(sorted(await everyPage({ q: region, sort: "distance", lat: 20, lng: 80 }))).toEqual(sorted(listed));
    const ofShiva = await everyPage({ q: `shiva ${region}` });
    expect(ofShiva.length).toBeGreaterThan(0);
    expect(ofShiva.length).toBeLessThan(listed.length);
    expect(regionsIn(ofShiva)).toEqual([region]);
  });

  test("is looked for among what is near as well, and suggested", async () => {
    const near = { filter: "nearby", lat: 28.6, lng: 77.2 };
    expect(await totalOf({ ...near, q: "North India" })).toBe(await totalOf(near));
    expect(await totalOf({ ...near, q: "South India" })).toBe(0);
    const { suggestions } = (await visitor.get("/api/temples/suggest?q=North India")).json();
    expect(suggestions).toHaveLength(8);
    expect(suggestions.map(({ city }: { city: string }) => city)).not.toContain("Guwahati");
  });

  test("that holds no temple that is found, is none of the words around it", async () => {
    expect(await totalOf({ q: "zzqq South India" })).toBe(0);
    expect(await totalOf({ q: "North Guwahati" })).toBeGreaterThan(0);
  });
});

describe("a state", () => {
  test("is found by its name in three languages", async () => {
    const [en, hi, kn] = languages.map((language) => readTexts(language));
    const states = [...(en?.entries() ?? [])].filter(([key]) => key.startsWith("common:states."));
    expect(states.length).toBeGreaterThan(30);
    for (const [key, name] of states) {
      const total = await totalOf({ q: name });
      for (const local of [hi?.get(key) ?? "", kn?.get(key) ?? ""])
        expect(await totalOf({ q: local }), local).toBe(total);
    }
  });

  test.each([
    ["Tamil Nadu", "TN"],
    ["Uttar Pradesh", "U.P."],
    ["Uttar Pradesh", "यूपी"],
    ["Madhya Pradesh", "MP"],
    ["Jammu and Kashmir", "J&K"],
    ["Karnataka", "KA"],
  ])("%s is found as %s", async (state, letters) => {
    const { understood, ...expected } = await search({ q: state });
    expect(expected.total).toBeGreaterThan(5);
    const answer = await search({ q: letters });
    expect(answer).toMatchObject(expected);
    for (const words of [understood, answer.understood]) expect(words?.map(({ kind }) => kind)).toEqual(["place"]);
    expect(await totalOf({ location: letters })).toBe(await totalOf({ location: state }));
  });
});
