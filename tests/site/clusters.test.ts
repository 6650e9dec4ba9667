import { describe, expect, test } from "vitest";
import { groupNear, groupTemples } from "../../src/site/map/clusters";
import type { MapTemple } from "../../src/site/map/mapView";
import { pixelOf } from "../../src/site/map/projection";

const at = (item: string, x: number, y: number) => ({ item, at: { x, y } });

test("marks that would cover each other stand as one group", () => {
  expect(groupNear([at("a", 0, 0), at("b", 30, 0), at("c", 200, 0)], 44)).toEqual([["a", "b"], ["c"]]);
});

test("marks just far enough apart stand alone", () => {
  expect(groupNear([at("a", 0, 0), at("b", 44, 0)], 44)).toEqual([["a"], ["b"]]);
});

test("a row of marks is not drawn into one group from end to end", () => {
  expect(groupNear([at("a", 0, 0), at("b", 40, 0), at("c", 80, 0)], 44)).toEqual([["a", "b"], ["c"]]);
});

test("nothing gives no groups", () => {
  expect(groupNear([], 44)).toEqual([]);
});

describe("the world's picture", () => {
  test("is one tile at zoom 0, Greenwich and the equator in its middle", () => {
    const middle = pixelOf({ latitude: 0, longitude: 0 }, 0);
    expect(middle.x).toBeCloseTo(128, 9);
    expect(middle.y).toBeCloseTo(128, 9);
    expect(pixelOf({ latitude: 85.0511287798, longitude: -180 }, 0).y).toBeCloseTo(0, 4);
  });

  test("has Bangalore's centre on tile 5861, 3798 of zoom 13", () => {
    const { x, y } = pixelOf({ latitude: 12.9716, longitude: 77.5946 }, 13);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([5861, 3798]);
  });
});

describe("marks of temples", () => {
  const temple = (id: number, latitude: number, isArea = false): MapTemple => ({
    id,
    name: `T${id}`,
    latitude,
    longitude: 77.6,
    isArea,
  });
  const three = [temple(1, 12.97), temple(2, 12.9701), temple(3, 13.2)];
  const ids = (selectedId: number | undefined, zoom: number) =>
    groupTemples(three, selectedId, zoom).map((group) => group.map(({ id }) => id));

  test("are one where they would cover each other", () => expect(ids(undefined, 13)).toEqual([[1, 2], [3]]));
  test("are one more for the chosen temple", () => expect(ids(2, 13)).toEqual([[1], [3], [2]]));
  test("are all there at the closest zoom", () => expect(ids(undefined, 19)).toEqual([[1], [2], [3]]));

  const apart = (temples: MapTemple[], zoom: number) => {
    const marks = groupTemples(temples, undefined, zoom).map(([first, ...more]) => ({
      count: more.length + 1,
      at: pixelOf(first, zoom),
    }));
    const gaps = marks.flatMap(({ at }, i) =>
      marks.slice(0, i).map((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y)),
    );
    return { marks: marks.length, least: Math.min(...gaps) };
  };
  const ofOneTown = Array.from({ length: 60 }, (_, id) => temple(id, 12.97, true));

  test("of one town are one from afar, and stand apart where the town is seen", () => {
    expect(groupTemples(ofOneTown, undefined, 13)).toHaveLength(1);
    const seen = apart(ofOneTown, 14);
    expect(seen.marks).toBe(60);
    expect(seen.least).toBeGreaterThan(44);
  });

  test("of one spot stand apart at the closest zoom, and not before", () => {
    const twins = [temple(1, 12.97), temple(2, 12.97)];
    expect(groupTemples(twins, undefined, 18)).toHaveLength(1);
    expect(apart(twins, 19).least).toBeGreaterThan(44);
  });

  test("do not move when one of the town is chosen", () => {
    const placed = (selectedId: number | undefined) =>
      new Map(
        groupTemples(ofOneTown, selectedId, 14).map(([{ id, latitude, longitude }]) => [id, [latitude, longitude]]),
      );
    expect(placed(7)).toEqual(placed(undefined));
  });
});
