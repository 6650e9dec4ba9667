import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { panchangPlaces } from "../../src/contract/panchangPlaces";
import { panchangCities } from "../../src/contract/vocabulary";
import { readCities } from "../../src/server/db/seed/readPlaces";
import { seedFolder } from "../../src/server/db/seedFolder";
import { createGazetteer } from "../../src/server/places/gazetteer";
import { offlinePlace } from "../../src/site/panchang/offlinePlace";
import { readKey } from "../../src/site/worker/rules";

test.each(panchangCities)("%s is the same place with and without the gazetteer", (city) => {
  expect(panchangPlaces[city]).toEqual(createGazetteer(readCities(seedFolder())).get(city));
});

const udupi = {
  slug: "udupi",
  name: "Udupi",
  nameHi: "उडुपी",
  nameKn: "ಉಡುಪಿ",
  state: "Karnataka",
  lat: 13.3409,
  lng: 74.7421,
};

test("without a connection the five cities, positions, and places that were told before are known", () => {
  const client = new QueryClient();
  expect(offlinePlace(client, { city: "chennai" })).toMatchObject({ name: "Chennai", lat: 13.08, lng: 80.27 });
  expect(offlinePlace(client, { lat: 13.3409, lng: 74.7421 })).toMatchObject({
    name: "13.34° N, 74.74° E",
    slug: null,
  });
  expect(offlinePlace(client, { city: "udupi" })).toBeUndefined();

  client.setQueryData(["places", "udu"], [udupi]);
  expect(offlinePlace(client, { city: "udupi" })).toEqual({ ...udupi, lat: 13.34, lng: 74.74 });

  const near = { ...udupi, lat: 13.31, lng: 74.8 };
  client.setQueryData(["panchang", { lat: 13.31, lng: 74.8 }, "today"], { place: near });
  expect(offlinePlace(client, { lat: 13.31, lng: 74.8 })).toEqual(near);
});

test("an answer that never came tells of no place", () => {
  const client = new QueryClient();
  client.setQueryData(["panchang", { city: "atlantis" }, "today"], null);
  expect(offlinePlace(client, { city: "atlantis" })).toBeUndefined();
});

test("a dated almanac may be kept for reading offline, today's may not: tomorrow it would be wrong", () => {
  const read = "https://temples.example/api/platform/panchang";
  expect(readKey(`${read}?city=delhi&date=2026-11-08`, "en")).toContain("date=2026-11-08");
  expect(readKey(`${read}?city=delhi`, "en")).toBeUndefined();
});
