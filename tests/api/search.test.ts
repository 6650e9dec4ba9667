import { describe, expect, test } from "vitest";
import type { TempleCard, TempleSearchPage } from "../../src/contract/temples";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { sharedApp } from "../support/testApp";

/** Entries of the bundled list that are a temple each. */
const TEMPLES = readSeedTemples(seedFolder()).length;

const { visitor } = await sharedApp({ seeded: true, now: "2026-11-10T04:00:00.000Z" });

async function search(query: Record<string, string | number>): Promise<TempleSearchPage> {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await visitor.get(`/api/temples/search?${params}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const names = ({ temples }: Pick<TempleSearchPage, "temples">) => temples.map(({ name }) => name);

async function everyPage(query: Record<string, string | number>): Promise<TempleCard[]> {
  const temples: TempleCard[] = [];
  for (let page = 1; ; page++) {
    const answer = await search({ ...query, page, size: 24 });
    temples.push(...answer.temples);
    expect(answer.page).toBe(page);
    if (page >= answer.totalPages) {
      expect(temples).toHaveLength(answer.total);
      return temples;
    }
  }
}

const TIRUMALA = "Tirumala Venkateswara Temple";

describe("words", () => {
  test.each(["Tirupati", "Thirupathi", "तिरुपति", "ತಿರುಪತಿ", "tirupathi temple"])("%s is found", async (q) => {
    expect(names(await search({ q }))).toContain(TIRUMALA);
  });

  test.each(["Shiva", "Siva", "Śiva", "शिव", "ಶಿವ"])("%s finds what every other spelling finds", async (q) => {
    const { understood: _, ...expected } = await search({ q: "Shiva" });
    expect(expected.total).toBeGreaterThan(200);
    expect(await search({ q })).toMatchObject(expected);
  });

  test.each([
    ["Meerut", "मेरठ", "ಮೀರತ್"],
    ["Bhubaneswar", "भुवनेश्वर", "ಭುವನೇಶ್ವರ"],
    ["Gwalior", "ग्वालियर", "ಗ್ವಾಲಿಯರ್"],
  ])("a town is found as Hindi and Kannada call it: %s", async (town, ...names) => {
    const expected = await search({ location: town });
    expect(expected.total).toBeGreaterThan(0);
    for (const name of names) expect((await search({ location: name })).total).toBeGreaterThanOrEqual(expected.total);
    const [hi, kn] = names;
    for (const temple of await everyPage({ location: town }))
      if (temple.city === town) expect(temple).toMatchObject({ cityHi: hi, cityKn: kn });
  });

  test("suggestions and the temple itself say what its town is called", async () => {
    const { suggestions } = (await visitor.get("/api/temples/suggest?q=Kashi Vishwanath")).json();
    const [first] = suggestions;
    expect(first).toMatchObject({ city: "Varanasi", cityHi: "वाराणसी", cityKn: "ವಾರಾಣಸಿ" });
    const temple = (await visitor.get(`/api/temples/${first.id}`)).json();
    expect(temple).toMatchObject({ cityHi: "वाराणसी", cityKn: "ವಾರಾಣಸಿ" });
    expect(temple.timingsHi).toMatch(/^आम तौर पर तड़के 4 बजे से रात 11 बजे तक/);
    expect(temple.timingsKn).toMatch(/^ಸಾಮಾನ್ಯವಾಗಿ ಬೆಳಗಿನ ಜಾವ 4ರಿಂದ ರಾತ್ರಿ 11ರವರೆಗೆ/);
  });

  test("every word of the query has to be there", async () => {
    const found = await everyPage({ q: "shiva ujjain" });
    expect(found.length).toBeGreaterThan(0);
    for (const { city } of found) expect(city).toBe("Ujjain");
  });

  test("the name that is asked for comes first", async () => {
    expect(names(await search({ q: "kashi vishwanath temple varanasi" }))[0]).toBe("Kashi Vishwanath Temple");
    expect(names(await search({ q: "meenakshi amman" }))[0]).toMatch(/Meenakshi/);
  });

  test("a word that is not finished finds what continues it", async () => {
    expect(names(await search({ q: "Venkatesw" }))).toContain(TIRUMALA);
  });

  test("words that some run together are found apart, and the other way round", async () => {
    expect((await search({ location: "Kanya Kumari" })).total).toBe((await search({ location: "Kanyakumari" })).total);
    expect((await search({ location: "Kanyakumari" })).total).toBeGreaterThan(0);
  });

  test("a slip of the pen is answered with what was meant", async () => {
    const { corrected, ...answer } = await search({ q: "Venkatesvra" });
    expect(corrected).toEqual({ query: "Venkateswara" });
    expect(answer).toEqual(await search({ q: "Venkateswara" }));
    expect(answer.total).toBeGreaterThan(0);
    expect(await search({ q: "Venkatesvra", exact: 1 })).toMatchObject({ total: 0, didYouMean: "Venkateswara" });
  });

  test.each([
    ["वेंकटेश्वट", "वेंकटेश्वर"],
    ["ವೆಂಕಟೇಶ್ವರರ", "ವೆಂಕಟೇಶ್ವರ"],
  ])("and in the script it slipped in: %s", async (q, meant) => {
    expect(await search({ q })).toMatchObject({ corrected: { query: meant } });
    expect((await search({ q: meant })).total).toBeGreaterThan(0);
  });

  test("a slip whose mending finds nothing under the filters is left as it is", async () => {
    const answer = await search({ q: "Venkatesvra", type: "Sikh" });
    expect(answer.total).toBe(0);
    expect(answer).not.toHaveProperty("corrected");
  });

  test.each(["zzqq", "qqzz", "zqzq", "zzkk", "xqzt", "qwrt", "asdfgh", "zxcvbn", "xyzzy", "blorp"])(
    "%s is no word, finds nothing and is taken for nothing else",
    async (q) => {
      expect(await search({ q })).toMatchObject({ total: 0 });
      expect(await search({ q, engine: "es" })).toMatchObject({ total: 0 });
      expect(await search({ q, exact: 1 })).not.toHaveProperty("didYouMean");
    },
  );

  test("advanced search forgives the slip at once and reads the long texts too", async () => {
    expect(names(await search({ q: "Venkatesvra", engine: "es" }))).toContain(TIRUMALA);
    expect((await search({ q: "Samavai", exact: 1 })).total).toBe(0);
    expect(names(await search({ q: "Samavai", engine: "es" }))).toEqual([TIRUMALA]);
  });

  test("signs of SQL, of search syntax and no words at all find nothing and break nothing", async () => {
    const all = (await search({})).total;
    for (const q of ["'; drop table temples; --", '"', "%", "_", "* OR 1", "a:b^2 NEAR(x)", "\\", "''", "(((", "!?."]) {
      const { total, temples } = await search({ q, engine: "es" });
      expect(temples.length).toBeLessThanOrEqual(total);
      expect(total).toBeLessThan(all);
    }
    expect((await search({})).total).toBe(all);
  });
});

describe("filters", () => {
  test("a deity is found under its names and forms", async () => {
    const found = await everyPage({ deity: "Vishnu" });
    expect(found.map(({ name }) => name)).toContain(TIRUMALA);
    expect(found.map(({ deity }) => deity)).not.toContain("Shiva");
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  test.each(["Hindu", "Jain", "Buddhist", "Sikh"])("tradition %s", async (type) => {
    const found = await everyPage({ type });
    expect(found.length).toBeGreaterThan(0);
    for (const card of found) expect([card.tradition, card.type]).toEqual([type, type]);
  });

  test("setting Hill", async () => {
    const found = await everyPage({ type: "Hill" });
    expect(found.length).toBeGreaterThan(0);
    for (const { setting } of found) expect(setting).toBe("Hill");
  });

  test("a blank type is no filter", async () => {
    expect((await search({ type: "" })).total).toBe(TEMPLES);
  });

  test.each([
    // Sarnath lies in Varanasi
    ["Benares", "city", ["Varanasi", "Sarnath"]],
    ["Tamil Nadu", "state", ["Tamil Nadu"]],
    ["वाराणसी", "city", ["Varanasi", "Sarnath"]],
  ] as const)("location %s", async (location, field, values) => {
    const found = await everyPage({ location });
    expect([...new Set(found.map((card) => card[field]))].sort()).toEqual([...values].sort());
  });

  test("filters narrow each other, in every order", async () => {
    const query = { deity: "Shiva", location: "Tamil Nadu", type: "Hindu" };
    const ids = (found: TempleCard[]) => found.map(({ id }) => id).sort((a, b) => a - b);
    const expected = ids(await everyPage(query));
    expect(expected.length).toBeGreaterThan(50);
    for (const sort of ["name", "rating", "relevance"])
      expect(ids(await everyPage({ ...query, sort }))).toEqual(expected);
  });

  test("on the day of a deity its temples are auspicious, and the filter lists them", async () => {
    const { temples, total } = await search({ filter: "auspicious" });
    expect(total).toBeGreaterThan(0);
    for (const card of temples) expect(card.isAuspiciousToday).toBe(true);
    const all = await everyPage({});
    expect(all.filter(({ isAuspiciousToday }) => isAuspiciousToday)).toHaveLength(total);
  });

  test("festivals lists temples of the deities whose festival comes", async () => {
    const { total } = await search({ filter: "festivals" });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(TEMPLES);
  });
});

describe("order and pages", () => {
  test("without anything to look for the best known come first", async () => {
    const { temples, total } = await search({});
    expect(total).toBe(TEMPLES);
    expect(await search({ filter: "popular" })).toEqual(await search({}));
    expect(temples.map(({ timings }) => timings !== null)).toContain(true);
  });

  test("by name, over all pages", async () => {
    const all = await everyPage({ sort: "name", type: "Hindu" });
    const keys = all.map(({ name }) =>
      name
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .toLowerCase(),
    );
    expect(keys).toEqual([...keys].sort());
  });

  test("pages never repeat or lose a temple", async () => {
    const queries: Record<string, string | number>[] = [
      {},
      { q: "temple" },
      { q: "devi" },
      { sort: "rating" },
      { lat: 13, lng: 77.6, boost: "location" },
    ];
    for (const query of queries) {
      const all = await everyPage(query);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    }
  });

  test("page 0 is the first page, a page beyond the last is empty", async () => {
    expect(await search({ page: 0 })).toEqual(await search({ page: 1 }));
    const beyond = await search({ page: 100_000 });
    expect(beyond.temples).toEqual([]);
    expect(beyond.total).toBe(TEMPLES);
  });
});

describe("a position", () => {
  const chennai = { lat: 13.0827, lng: 80.2707 };
  /** Of those of which only the town is known the kilometres are rounded: they may stand so far behind. */
  const isNearestFirst = (distances: readonly number[]) =>
    distances.every((km, at) => km <= (distances[at + 1] ?? Number.POSITIVE_INFINITY) + 1);

  test("nearby lists what lies within 15 km, nearest first, with the distance", async () => {
    const found = await everyPage({ filter: "nearby", ...chennai });
    expect(found.length).toBeGreaterThan(3);
    const distances = found.map(({ distanceKm }) => distanceKm ?? Number.NaN);
    expect(isNearestFirst(distances)).toBe(true);
    expect(Math.max(...distances)).toBeLessThanOrEqual(15);
    expect(found[0]?.distance).toMatch(/^((about )?\d+(\.\d)? km|less than 100 m) away$/);
  });

  test("sorted by distance the far ones come last", async () => {
    const all = await everyPage({ sort: "distance", ...chennai });
    // where a temple lies is not known of each: those are the last
    const distances = all.map(({ distanceKm }) => distanceKm ?? Number.POSITIVE_INFINITY);
    expect(isNearestFirst(distances)).toBe(true);
    expect(Math.max(...distances.filter(Number.isFinite))).toBeGreaterThan(2_000);
  });

  test("boosted, near ones come first and the rest keeps its order", async () => {
    const boosted = await everyPage({ boost: "location", ...chennai });
    const isNear = ({ distanceKm }: TempleCard) => (distanceKm ?? Number.POSITIVE_INFINITY) <= 50;
    const near = boosted.filter(isNear).length;
    expect(near).toBeGreaterThan(10);
    expect(boosted.slice(0, near).every(isNear)).toBe(true);
    const usual = (await everyPage({})).map(({ id }) => id);
    const rest = boosted.slice(near).map(({ id }) => id);
    expect(rest).toEqual(usual.filter((id) => rest.includes(id)));
  });

  test.each([
    [{ filter: "nearby" }, "lat"],
    [{ sort: "distance" }, "lat"],
    [{ boost: "location" }, "lat"],
    [{ filter: "nearby", lat: 13 }, "lng"],
    [{ lng: 80 }, "lat"],
  ])("%j asks for %s", async (query, field) => {
    const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await visitor.get(`/api/temples/search?${params}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ [field]: "errors.required" });
  });
});

describe("bad input", () => {
  test.each([
    ["sort=best", "sort"],
    ["filter=rich", "filter"],
    ["type=Castle", "type"],
    ["page=-1", "page"],
    ["page=1e9", "page"],
    ["page=99999999999", "page"],
    ["page=two", "page"],
    ["size=0", "size"],
    ["size=1000", "size"],
    ["lat=NaN&lng=77", "lat"],
    ["lat=91&lng=77", "lat"],
    ["lat=13&lng=181", "lng"],
    ["engine=lucene", "engine"],
    ["boost=money", "boost"],
    ["q=a&q=b", "q"],
    [`q=${"a".repeat(201)}`, "q"],
    ["colour=red", "colour"],
  ])("%s is a 400 that names %s", async (query, field) => {
    const response = await visitor.get(`/api/temples/search?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "validation", message: "Please check your input and try again." });
    expect(Object.keys(response.json().errors)).toEqual([field]);
    expect(response.body).not.toMatch(/\bat .*:\d+:\d+/);
  });

  test("broken UTF-8 is a 400", async () => {
    const response = await visitor.get("/api/temples/search?q=%ff%fe");
    expect(response.statusCode).toBe(400);
  });
});
