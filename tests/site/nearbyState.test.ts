import { expect, test } from "vitest";
import { nearbyAddress, nearbyParams, readNearby, widerRadius } from "../../src/site/nearby/nearbyState";

const read = (query: string) => readNearby(new URLSearchParams(query));

test("an address without parameters asks for ten kilometres, nearest first", () => {
  expect(read("")).toEqual({
    radiusKm: 10,
    sort: "distance",
    type: "",
    deity: "",
    isExact: false,
    place: undefined,
    pages: 1,
  });
  expect(nearbyParams(read(""))).toEqual({ distanceKm: 10, size: 50, sortBy: "distance" });
});

test("what the address says is read and written back unchanged", () => {
  const address = "/nearby?radius=25&sort=rating&type=Hill&deity=Devi&exact=1&lat=12.296&lng=76.639";
  expect(nearbyAddress(read(address.split("?")[1] ?? ""))).toBe(address);
});

test("exact positions alone are asked for by their precision", () => {
  expect(nearbyParams(read("exact=1"))).toMatchObject({ precision: "site" });
  expect(read("exact=yes").isExact).toBe(false);
});

test("a place in the address is rounded to three decimals", () => {
  expect(read("lat=12.295810&lng=76.639381").place).toEqual({ latitude: 12.296, longitude: 76.639 });
});

test.each(["lat=12", "lat=&lng=", "lat=91&lng=77", "lat=12&lng=181", "lat=north&lng=77"])(
  "%s names no place",
  (query) => {
    expect(read(query).place).toBeUndefined();
  },
);

test.each(["radius=7", "radius=", "radius=1e9", "sort=price"])("%s falls back to the defaults", (query) => {
  expect(read(query)).toMatchObject({ radiusKm: 10, sort: "distance" });
});

test.each([
  [5, 25],
  [10, 25],
  [25, 50],
  [50, undefined],
])("from %i km the wider area is %s", (radiusKm, wider) => {
  expect(widerRadius(radiusKm)).toBe(wider);
});
