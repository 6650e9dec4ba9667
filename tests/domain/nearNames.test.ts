import { expect, test } from "vitest";
import { createNearNames, type NamedPlace, nearness } from "../../src/domain/nearNames";
import { createTextStore } from "../../src/domain/textStore";

const place = (fields: Partial<NamedPlace> = {}): NamedPlace => ({
  ...{ name: "lamp", city: "hampi", latitude: 15, longitude: 76 },
  ...fields,
});
/** 0.004° of latitude are 445 m, 0.005° are 556 m. */
test.each([
  ["the same city, without positions", place({ latitude: null }), place(), null],
  ["the same city, far apart", place({ latitude: 16 }), place(), 111.19],
  ["another city, 445 m away", place({ city: "b", latitude: 15.004 }), place(), 0.445],
])("of one name in %s are near", (_, one, other, km) => {
  const near = nearness(one, other);
  if (km === null) expect(near).toEqual({ distanceKm: null });
  else expect(near?.distanceKm).toBeCloseTo(km, 1);
});

test.each([
  ["another name", place({ name: "bell" }), place()],
  ["another city, 556 m away", place({ city: "b", latitude: 15.005 }), place()],
  ["another city, no position", place({ city: "b", latitude: null }), place()],
])("%s is not near", (_, one, other) => {
  expect(nearness(one, other)).toBeUndefined();
});

test("places of a file find the earlier ones, also across the edge of a cell", () => {
  const earlier = createNearNames<NamedPlace>(createTextStore());
  const first = place({ latitude: 14.9999 });
  expect(earlier(first)).toEqual([]);
  expect(earlier(place({ name: "bell" }))).toEqual([]);
  expect(earlier(place({ city: "b", latitude: 15.001 }))).toEqual([first]);
  expect(earlier(place({ latitude: 20 }))).toEqual([first]);
  expect(earlier(place({ city: "c", latitude: 30 }))).toEqual([]);
});
