import { describe, expect, test } from "vitest";
import { distanceKm, type LatLng } from "../../src/domain/distance";
import { onTheWay } from "../../src/domain/onTheWay";

const at = (latitude: number, longitude: number): LatLng => ({ latitude, longitude });
const isIn = (way: ReturnType<typeof onTheWay>, { latitude, longitude }: LatLng) =>
  way.frames.some(
    ({ south, north, west, east }) => south <= latitude && latitude <= north && west <= longitude && longitude <= east,
  );

describe("what is on the way", () => {
  test.each([
    ["south-west", at(12.97, 77.59), at(12.3, 76.64), 0.2],
    ["north", at(20, 78), at(21, 78), 0.2],
    ["east", at(20, 78), at(20, 79), 0.2],
    ["a few kilometres", at(20, 78), at(20, 78.1), 15 / 10.4],
    ["across the country", at(28.6, 77.2), at(13.1, 80.3), 60 / 1_756],
  ])("is what makes no great detour: %s", (_, from, to, share) => {
    const way = onTheWay(from, to);
    const km = distanceKm(from, to);
    const { south, north, west, east } = way.whole;
    for (let row = 0; row <= 60; row++)
      for (let column = 0; column <= 60; column++) {
        const point = at(south + ((north - south) * row) / 60, west + ((east - west) * column) / 60);
        const detour = (distanceKm(from, point) + distanceKm(point, to) - km) / km;
        // the earth is no plane
        if (detour < share * 0.75) expect(isIn(way, point), JSON.stringify(point)).toBe(true);
        if (detour > share * 1.35 + 0.01) expect(isIn(way, point), JSON.stringify(point)).toBe(false);
      }
    expect([isIn(way, from), isIn(way, to)]).toEqual([true, true]);
  });

  test("is the same both ways, and a round area where the places are one", () => {
    const [from, to] = [at(12.97, 77.59), at(12.3, 76.64)];
    for (const point of [at(12.6, 77.1), at(12.9, 76.7), at(12.3, 77.5), at(12.1, 76.5)])
      expect(isIn(onTheWay(from, to), point)).toBe(isIn(onTheWay(to, from), point));
    const here = onTheWay(from, from);
    expect(isIn(here, from)).toBe(true);
    expect(distanceKm(from, at(here.whole.north, from.longitude))).toBeCloseTo(7.5, 0);
  });
});
