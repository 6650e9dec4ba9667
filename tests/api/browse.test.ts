import { describe, expect, test } from "vitest";
import type { BrowseIndex, DeityPage, PlaceLink, PlacePage } from "../../src/contract/browse";
import { pages } from "../../src/site/pages";
import { aTemple } from "../support/factories";
import { sharedApp, testApp } from "../support/testApp";

const { visitor } = await sharedApp({ seeded: true, now: "2026-11-10T06:30:00.000Z", env: { RATE_LIMITS: "off" } });

const place = async (path: string): Promise<PlacePage> => (await visitor.get(`/api/browse/places/${path}`)).json();
const totalOf = async (query: Record<string, string>): Promise<number> =>
  (await visitor.get("/api/temples/search", { query })).json().total;
const sum = (links: readonly PlaceLink[]) => links.reduce((all, { count }) => all + count, 0);

test("the index has every public temple once by its state", async () => {
  const { states, deities }: BrowseIndex = (await visitor.get("/api/browse")).json();
  expect(sum(states)).toBe(await totalOf({}));
  expect(states.find(({ path }) => path === "tamil-nadu")?.count).toBe(await totalOf({ place: "tamil-nadu" }));
  expect(deities[0]).toEqual({ deity: "shiva", count: await totalOf({ deity: "shiva" }) });
});

describe("the page of a place", () => {
  test("tells the temples of a state, its districts and what they have in common", async () => {
    const state = await place("karnataka");
    expect(state).toMatchObject({ kind: "state", name: "Karnataka", within: [] });
    expect(state.count).toBe(await totalOf({ place: "karnataka" }));
    expect(state.facets.total).toBe(state.count);
    const [first] = state.places;
    expect(first?.count).toBe(await totalOf({ place: first?.path ?? "" }));
  });

  test("tells the towns of a district and where it lies, in three languages", async () => {
    const district = await place("karnataka/udupi");
    expect(district).toMatchObject({ kind: "district", nameHi: "उडुपी", nameKn: "ಉಡುಪಿ" });
    expect(district.within.map(({ path }) => path)).toEqual(["karnataka"]);
    expect(district.places).toContainEqual(expect.objectContaining({ path: "karnataka/kollur", count: 1 }));
    expect(district.inOwnTown).toBeGreaterThan(0);
    expect(sum(district.places) + district.inOwnTown, "every temple is in a town").toBe(district.count);
    const town = await place("karnataka/kollur");
    expect(town).toMatchObject({ kind: "town", name: "Kollur" });
    expect(town.within.map(({ path }) => path)).toEqual(["karnataka", "karnataka/udupi"]);
  });

  test("tells districts that no town is called after by their names too, as do facets and suggestions", async () => {
    const named = { nameHi: "दक्षिण कन्नड", nameKn: "ದಕ್ಷಿಣ ಕನ್ನಡ" };
    const path = "karnataka/dakshina-kannada";
    const state = await place("karnataka");
    expect(state.places).toContainEqual(expect.objectContaining({ path, ...named }));
    expect(state.facets.districts).toContainEqual(expect.objectContaining({ place: path, ...named }));
    const suggest = (q: string) => visitor.get("/api/temples/suggest", { query: { q, pages: "1" } });
    for (const q of ["Dakshina K", "ದಕ್ಷಿಣ ಕ", "दक्षिण क"])
      expect((await suggest(q)).json().pages).toContainEqual(expect.objectContaining({ kind: "district", ...named }));
  });

  test.each([
    ["karnataka/mysore", "karnataka/mysuru"],
    ["orissa", "odisha"],
    ["orissa/puri", "odisha/puri"],
    ["uttar-pradesh/banaras", "uttar-pradesh/varanasi"],
  ])("%s leads on to %s", async (asked, path) => {
    const moved = await visitor.get(`/api/browse/places/${asked}`);
    expect(moved.statusCode).toBe(301);
    expect(moved.headers["cache-control"]).toBe("no-cache");
    expect(moved.headers.location).toBe(`/api/browse/places/${path}`);
  });

  test.each(["nowhere", "karnataka/nowhere", "karnataka/chennai", "nowhere/udupi"])("%s is not there", async (path) => {
    expect((await visitor.get(`/api/browse/places/${path}`)).statusCode).toBe(404);
  });

  test.each(["Karnataka", "12", "karnataka/%2e%2e"])("%s is no address", async (path) => {
    expect((await visitor.get(`/api/browse/places/${path}`)).statusCode).toBe(400);
  });
});

describe("the page of a deity", () => {
  test("tells its temples by state", async () => {
    const deity: DeityPage = (await visitor.get("/api/browse/deities/sai-baba")).json();
    expect(deity.count).toBeGreaterThan(0);
    expect(deity.count).toBe(await totalOf({ deity: "sai-baba" }));
    expect(sum(deity.states)).toBe(deity.count);
  });

  test("is found by the deity's other names, and by no others", async () => {
    const moved = await visitor.get("/api/browse/deities/ganapati");
    expect([moved.statusCode, moved.headers.location]).toEqual([301, "/api/browse/deities/ganesha"]);
    expect((await visitor.get("/api/browse/deities/xqzzy")).statusCode).toBe(404);
    expect((await visitor.get("/api/browse/deities/A%20B")).statusCode).toBe(400);
  });
});

test("a temple is on the pages of its place from the moment it is made, and only while it is public", async () => {
  const opened = await testApp();
  const district = "/api/browse/places/karnataka/hassan";
  expect((await opened.visitor.get(district)).statusCode).toBe(404);
  const temple = aTemple({ city: "Belur", state: "Karnataka", district: "Hassan", deity: "Vishnu" });
  const made = await opened.as("TEMPLE_ADMIN").post("/api/admin/temples", temple);
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json();
  expect((await opened.visitor.get(district)).json()).toMatchObject({ count: 1, name: "Hassan" });
  expect((await opened.visitor.get("/api/browse/deities/vishnu")).json()).toMatchObject({ count: 1 });
  await opened.as("TEMPLE_ADMIN").delete(`/api/admin/temples/${id}`);
  expect((await opened.visitor.get(district)).statusCode).toBe(404);
  expect((await opened.visitor.get("/api/browse/deities/vishnu")).statusCode).toBe(404);
});

test("a state tells its districts, and beside them the towns whose district is not on record", async () => {
  const opened = await testApp();
  for (const place of [{ city: "Belur", district: "Hassan" }, { city: "Kollur" }]) {
    const made = await opened
      .as("TEMPLE_ADMIN")
      .post("/api/admin/temples", aTemple({ ...place, state: "Karnataka", latitude: null, longitude: null }));
    expect(made.statusCode, made.body).toBe(201);
  }
  const { places }: PlacePage = (await opened.visitor.get("/api/browse/places/karnataka")).json();
  expect(places.map(({ kind, name }) => ({ kind, name }))).toEqual([
    { kind: "district", name: "Hassan" },
    { kind: "town", name: "Kollur" },
  ]);
});

test("the pages of places and deities are in the sitemap", async () => {
  const { body } = await visitor.get("/sitemap-pages.xml");
  for (const path of ["/temples", "/temples/karnataka", "/temples/karnataka/udupi", "/deities/shiva"])
    expect(body).toMatch(new RegExp(`<loc>[^<]*${path}</loc>`));
});

/** Pages that are somebody's own, or that nobody looks for. */
const notInSitemap = [
  ...["/classic-search", "/saved", "/offline", "/book", "/add-temple", "/live/schedule", "/shop", "/pandit", "/setup"],
  ...["/login", "/register", "/forgotten", "/reset", "/verify", "/unsubscribe", "/settings", "/profile"],
];

test("every page with one address is in the sitemap, or is said not to be: name it in plainPages", async () => {
  const parts = await Promise.all(["pages", "almanac"].map((part) => visitor.get(`/sitemap-${part}.xml`)));
  const known = new Set(parts.flatMap(({ body }) => body.match(/(?<=<loc>http:\/\/[^/]+)\/[^<]*/g) ?? []));
  const paths = pages.map(({ path }) => path.replace(/\/:\w+\?/g, "")).filter((path) => !path.includes(":"));
  expect(paths.filter((path) => !known.has(path)).sort()).toEqual(notInSitemap.sort());
});
