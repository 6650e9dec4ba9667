import { describe, expect, test } from "vitest";
import { languages } from "../../src/client/language";
import { longChips } from "../../src/site/home/chips";
import {
  emptySearch,
  isPlainNearby,
  nearbyPage,
  pagesListed,
  readSearch,
  searchAddress,
  searchKey,
  searchParams,
} from "../../src/site/search/searchState";
import { readTexts } from "../support/locales";

const read = (query: string) => readSearch(new URLSearchParams(query));

describe("the address of a search", () => {
  test.each([
    "",
    "q=shiva",
    "q=shiva&location=Madurai&filter=popular&type=Hindu&deity=Devi&sort=rating&boost=location&engine=es&page=3",
  ])("%j reads and writes the same", (query) => {
    expect(searchAddress(read(query))).toBe(query ? `/search?${query}` : "/search");
  });

  test("that says what is not known begins as usual", () => {
    expect(read("filter=secret&sort=price&page=-4&boost=yes&engine=sql")).toEqual(emptySearch);
    expect(read("page=NaN").pages).toBe(1);
  });

  test("asks for the last ten pages of a long list at once, and for all of a short one", () => {
    expect(pagesListed(read("page=3"))).toEqual([1, 2, 3]);
    expect(pagesListed(read("page=42"))).toEqual([33, 34, 35, 36, 37, 38, 39, 40, 41, 42]);
    expect(pagesListed(read("page=1e9"))).toHaveLength(10);
  });

  test("tells a search from another, whatever is listed of it", () => {
    expect(searchKey(read("q=shiva&page=4"))).toBe(searchKey(read("q=shiva")));
    expect(searchKey(read("q=shiva"))).not.toBe(searchKey(read("q=shiva&sort=name")));
  });

  test.each(languages)("that names a filter as the home pages call it in %s asks for it", (language) => {
    const texts = readTexts(language);
    const called = (key: string) => new URLSearchParams({ q: texts.get(`site:${key}`) ?? "" }).toString();
    for (const { key, filter } of longChips.filter(({ filter }) => filter))
      expect(read(called(`home.chips.${key}`)), key).toEqual({ ...emptySearch, filter });
    for (const filter of ["nearby", "festivals", "auspicious"])
      expect(read(called(`search.filters.${filter}`)), filter).toEqual({ ...emptySearch, filter });
    expect(read("q=FESTIVALS").filter).toBe("festivals");
    expect(read("q=festivals&filter=popular")).toEqual({ ...emptySearch, q: "festivals", filter: "popular" });
  });
});

describe("the call", () => {
  const place = { latitude: 12.972, longitude: 77.595 };

  test("leaves out what is as it begins", () => {
    const sent = Object.entries(searchParams(emptySearch, 1)).filter(([, value]) => value !== undefined);
    expect(sent).toEqual([
      ["page", 1],
      ["size", 24],
    ]);
  });

  test("sends what is chosen, under its names", () => {
    const chosen = read(
      "q=shiva&location=Madurai&filter=popular&type=Hindu&deity=Devi&sort=rating&boost=location&engine=es",
    );
    expect(searchParams(chosen, 2, place)).toEqual({
      q: "shiva",
      location: "Madurai",
      filter: "popular",
      type: "Hindu",
      deity: "Devi",
      sort: "rating",
      page: 2,
      size: 24,
      lat: 12.972,
      lng: 77.595,
      boost: "location",
      engine: "es",
    });
  });

  test("boosts by place only when asked to and when the place is known", () => {
    const boosting = { ...emptySearch, boost: true };
    expect(searchParams(boosting, 1)).toMatchObject({ boost: undefined });
    expect(searchParams(boosting, 1)).not.toHaveProperty("lat");
    expect(searchParams(boosting, 1, place)).toMatchObject({ boost: "location", lat: 12.972, lng: 77.595 });
    expect(searchParams(emptySearch, 1, place)).not.toHaveProperty("lat");
  });

  test("of what is near goes on page by page in the order asked for", () => {
    const sent = (query: string, page: number) => JSON.parse(JSON.stringify(nearbyPage(read(query), page)));
    expect(sent("filter=nearby", 1)).toEqual({ distanceKm: 15, size: 24, type: "", deity: "" });
    expect(sent("filter=nearby&sort=name&deity=Devi", 3)).toMatchObject({ sortBy: "name", page: 3, deity: "Devi" });
  });

  test("of nearby with words is a search, without words a call of its own", () => {
    expect(isPlainNearby(read("filter=nearby"))).toBe(true);
    expect(isPlainNearby(read("filter=nearby&q=shiva"))).toBe(false);
    expect(searchParams(read("filter=nearby&q=shiva"), 1, place)).toMatchObject({ filter: "nearby", lat: 12.972 });
  });
});
