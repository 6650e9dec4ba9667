import { describe, expect, test } from "vitest";
import type { SearchFacets } from "../../src/contract/templeSearch";
import type { TempleSearchPage } from "../../src/contract/temples";
import { distanceKm } from "../../src/domain/distance";
import { storeTemple } from "../support/contributions";
import { sharedApp, testApp } from "../support/testApp";

// ten in India
const { visitor } = await sharedApp({ seeded: true, now: "2026-11-11T04:30:00.000Z", env: { RATE_LIMITS: "off" } });

async function search(q: string, more: Record<string, string> = {}): Promise<TempleSearchPage> {
  const answer = await visitor.get("/api/temples/search", { query: { q, size: "100", ...more } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const idsOf = ({ temples }: TempleSearchPage) => temples.map(({ id }) => id);
const namesOf = ({ temples }: TempleSearchPage) => temples.map(({ name }) => name);
const kindsOf = ({ understood = [] }: TempleSearchPage) => understood.map(({ kind, text }) => `${kind}: ${text}`);

const bengaluru = { latitude: 12.9716, longitude: 77.5946 };
const mysuru = { latitude: 12.2979, longitude: 76.6393 };

describe("temples between two places", () => {
  test("are those that are no great detour, and all of these, the best known first", async () => {
    const page = await search("temples between bangalore and mysore");
    expect(namesOf(page)[0]).toBe("Sri Ranganathaswamy Temple, Srirangapatna");
    expect(page).not.toHaveProperty("isRelaxed");
    const km = distanceKm(bengaluru, mysuru);
    const { temples } = await search("", { box: "11,75,14,79" });
    const detourTo = ({ latitude, longitude }: TempleSearchPage["temples"][number]) => {
      const position = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
      return distanceKm(bengaluru, position) + distanceKm(position, mysuru) - km;
    };
    for (const temple of page.temples) expect(detourTo(temple), temple.name).toBeLessThan(0.23 * km);
    const near = temples.filter((temple) => detourTo(temple) < 0.17 * km).map(({ id }) => id);
    expect(near.length).toBeGreaterThan(4);
    expect(idsOf(page)).toEqual(expect.arrayContaining(near));
  });

  test.each([
    ["temples between bengaluru to mysuru", "between: between bengaluru to mysuru"],
    ["bangalore to mysore temples on the way", "between: bangalore to mysore temples on the way"],
    ["temples en route bangalore to mysore", "between: en route bangalore to mysore"],
    ["temples on the way between bangalore and mysore", "between: on the way between bangalore and mysore"],
    ["बैंगलोर और मैसूर के बीच मंदिर", "between: बैंगलोर और मैसूर के बीच"],
    ["बैंगलोर से मैसूर के रास्ते में पड़ने वाले मंदिर", "between: बैंगलोर से मैसूर के रास्ते"],
    ["bangalore mysore ke beech mandir", "between: bangalore mysore ke beech"],
    ["ಬೆಂಗಳೂರು ಮೈಸೂರು ನಡುವೆ ದೇವಸ್ಥಾನ", "between: ಬೆಂಗಳೂರು ಮೈಸೂರು ನಡುವೆ"],
    ["ಬೆಂಗಳೂರಿನಿಂದ ಮೈಸೂರಿಗೆ ಹೋಗುವ ದಾರಿಯಲ್ಲಿ ಸಿಗುವ ದೇವಸ್ಥಾನಗಳು", "between: ಬೆಂಗಳೂರಿನಿಂದ ಮೈಸೂರಿಗೆ ಹೋಗುವ ದಾರಿಯಲ್ಲಿ"],
  ])("are the same however they are asked for: %s", async (q, words) => {
    const page = await search(q);
    expect(kindsOf(page)).toEqual([words]);
    expect(idsOf(page)).toEqual(idsOf(await search("temples between bangalore and mysore")));
  });

  test("are told with both places, and with the query that is left without them", async () => {
    const { understood } = await search("ganesha temples between pune and shirdi");
    expect(understood).toEqual([
      { kind: "deity", text: "ganesha", without: "temples between pune and shirdi" },
      {
        ...{ kind: "between", text: "between pune and shirdi", without: "ganesha temples" },
        between: {
          from: { name: "Pune", nameHi: "पुणे", nameKn: "ಪುಣೆ" },
          to: { name: "Shirdi", nameHi: "शिरडी", nameKn: "ಶಿರಡಿ" },
        },
      },
    ]);
  });

  test("are narrowed by the other words, by filters and by the hour, and are counted", async () => {
    const q = "temples between chennai and tirupati";
    const all = await search(q);
    const ofMurugan = await search(`murugan ${q}`);
    expect(ofMurugan.total).toBeGreaterThan(0);
    expect(ofMurugan.total).toBeLessThan(all.total);
    expect(idsOf(all)).toEqual(expect.arrayContaining(idsOf(ofMurugan)));
    const inTamilNadu = await search(q, { place: "tamil-nadu" });
    expect(inTamilNadu.total).toBe(all.temples.filter(({ state }) => state === "Tamil Nadu").length);
    expect((await search(`open now ${q}`)).total).toBeLessThan(all.total);
    const facets: SearchFacets = (await visitor.get("/api/temples/facets", { query: { q } })).json();
    expect(facets.total).toBe(all.total);
    const { suggestions } = (await visitor.get("/api/temples/suggest", { query: { q, size: "5" } })).json();
    expect(suggestions.map(({ id }: { id: number }) => id)).toEqual(idsOf(all).slice(0, 5));
  });

  test("are found where a place is on record alone, or is the name of a temple first", async () => {
    expect(namesOf(await search("temples between ujjain and omkareshwar")).slice(0, 2)).toEqual([
      "Mahakaleshwar Temple",
      "Omkareshwar Temple",
    ]);
    expect(kindsOf(await search("temples on the way from kochi to sabarimala"))).toEqual([
      "between: on the way from kochi to sabarimala",
    ]);
  });

  test("of a long way lie along all of it", async () => {
    const { temples, total } = await search("temples between varanasi and rameswaram");
    expect(total).toBeGreaterThan(100);
    const states = new Set(temples.map(({ state }) => state));
    for (const state of ["Uttar Pradesh", "Telangana", "Tamil Nadu"]) expect([...states]).toContain(state);
    for (const state of ["Gujarat", "Kerala", "West Bengal", "Assam"]) expect([...states]).not.toContain(state);
  });

  test("are nothing where none is on the way, and say so where others are told", async () => {
    expect(await search("jain temples between bangalore and mysore")).toMatchObject({ total: 0, temples: [] });
    const { db, visitor } = await testApp();
    const elsewhere = { city: "Delhi", state: "Delhi", latitude: 28.6, longitude: 77.2 };
    await storeTemple(db, { name: "Temple of those from Pune and Shirdi", ...elsewhere });
    const answer = await visitor.get("/api/temples/search", { query: { q: "temples between pune and shirdi" } });
    expect(answer.json()).toMatchObject({ total: 1, isRelaxed: true });
  });
});

describe("two places without a word for what lies between", () => {
  test.each([
    ["haridwar to badrinath", "Badrinath Temple"],
    ["Kashi to Rameswaram", "Ramanathaswamy Temple"],
  ])("%s is still the way to %s", async (q, name) => {
    const page = await search(q);
    expect(namesOf(page)[0]).toBe(name);
    expect(page.understood?.map(({ kind }) => kind)).toEqual(["place", "place"]);
  });

  test.each([
    ["temples between karnataka and kerala", ["place: karnataka", "place: kerala"]],
    ["temples between mysore and mysuru", ["place: mysore", "place: mysuru"]],
    ["temples between nashik and shirdi and pune", ["place: nashik", "place: shirdi", "place: pune"]],
    ["on the way", []],
  ])("%s has no two ends", async (q, words) => {
    expect(kindsOf(await search(q))).toEqual(words);
  });
});
