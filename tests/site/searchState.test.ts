import { describe, expect, test } from "vitest";
import {
  emptySearch,
  isPlainNearby,
  readSearch,
  searchAddress,
  searchParams,
} from "../../src/site/components/searchState";

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

  test("cannot ask for a thousand pages at once", () => {
    expect(read("page=1000").pages).toBe(10);
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

  test("of nearby with words is a search, without words a call of its own", () => {
    expect(isPlainNearby(read("filter=nearby"))).toBe(true);
    expect(isPlainNearby(read("filter=nearby&q=shiva"))).toBe(false);
    expect(searchParams(read("filter=nearby&q=shiva"), 1, place)).toMatchObject({ filter: "nearby", lat: 12.972 });
  });
});
