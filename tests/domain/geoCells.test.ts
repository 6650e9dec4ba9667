import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceKm, type LatLng } from "../../src/domain/distance";
import { type Bounds, boundsAround, type CellRange, cellRanges, geoCell } from "../../src/domain/geoCells";

const holds = (ranges: CellRange[], cell: number) => ranges.some(({ from, to }) => cell >= from && cell <= to);

const meets = ({ south, north, west, east }: Bounds, { latitude, longitude }: LatLng) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const radius = fc.oneof(fc.double({ min: 0, max: 60, noNaN: true }), fc.double({ min: 0, max: 25_000, noNaN: true }));

/** The point `km` from a start, at a bearing in degrees (direct problem on the sphere). */
function travel(from: { latitude: number; longitude: number }, km: number, bearing: number) {
  const rad = Math.PI / 180;
  const [phi, angle, theta] = [from.latitude * rad, km / 6371, bearing * rad];
  const sine = Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(theta);
  const phi2 = Math.asin(Math.max(-1, Math.min(1, sine)));
  const turn = Math.atan2(Math.sin(theta) * Math.sin(angle) * Math.cos(phi), Math.cos(angle) - Math.sin(phi) * sine);
  const lng = from.longitude + turn / rad;
  return { latitude: phi2 / rad, longitude: ((((lng + 180) % 360) + 360) % 360) - 180 };
}

test("a cell is a row of latitude and a column of longitude", () => {
  expect(geoCell(13.68306, 79.34722)).toBe(1036 * 10_000 + 2593);
  expect(geoCell(-90, -180)).toBe(0);
  expect(geoCell(90, 180)).toBe(1799 * 10_000 + 3599);
});

test("every point within the radius lies in a range and meets the bounds", () => {
  fc.assert(
    fc.property(
      latitude,
      longitude,
      radius,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (lat, lng, km, part, bearing) => {
        const centre = { latitude: lat, longitude: lng };
        const point = travel(centre, km * part, bearing);
        fc.pre(distanceKm(centre, point) <= km);
        expect(holds(cellRanges(lat, lng, km), geoCell(point.latitude, point.longitude))).toBe(true);
        expect(meets(boundsAround(lat, lng, km), point)).toBe(true);
      },
    ),
    { numRuns: 20_000 },
  );
});

test("points just inside the rim lie in a range and meet the bounds all around, at the poles and at 180° too", () => {
  for (const lat of [-90, -89.99, -45, 0, 13.6, 28.4, 66, 89.95, 90])
    for (const lng of [-180, -179.95, 0, 77.2, 179.99, 180])
      for (const km of [0.5, 10, 15, 120])
        for (let bearing = 0; bearing < 360; bearing += 7) {
          const point = travel({ latitude: lat, longitude: lng }, km * 0.999999, bearing);
          const where = `${lat},${lng},${km},${bearing}`;
          expect(holds(cellRanges(lat, lng, km), geoCell(point.latitude, point.longitude)), where).toBe(true);
          expect(meets(boundsAround(lat, lng, km), point), where).toBe(true);
        }
});

test("ranges ascend, do not overlap, and are few", () => {
  fc.assert(
    fc.property(latitude, longitude, radius, (lat, lng, km) => {
      const ranges = cellRanges(lat, lng, km);
      expect(ranges.length).toBeLessThanOrEqual(128);
      ranges.forEach(({ from, to }, at) => {
        expect(from).toBeLessThanOrEqual(to);
        expect(from).toBeGreaterThan(ranges[at - 1]?.to ?? -1);
      });
    }),
  );
});

test("15 km around Tirupati are a handful of narrow ranges", () => {
  const ranges = cellRanges(13.63, 79.42, 15);
  expect(ranges.length).toBeLessThanOrEqual(4);
  for (const { from, to } of ranges) expect(to - from).toBeLessThanOrEqual(4);
});

test("a circle over 180° has two parts in each row", () => {
  const ranges = cellRanges(0, 179.99, 10);
  expect(holds(ranges, geoCell(0, -179.95))).toBe(true);
  expect(holds(ranges, geoCell(0, 0))).toBe(false);
});

test("at a pole every longitude is the same place", () => {
  expect(holds(cellRanges(90, 0, 0), geoCell(90, 77))).toBe(true);
  expect(holds(cellRanges(-90, 12, 1), geoCell(-90, -77))).toBe(true);
});

test("no radius is the point's own cell, a negative one too", () => {
  expect(holds(cellRanges(12.97, 77.59, 0), geoCell(12.97, 77.59))).toBe(true);
  expect(holds(cellRanges(12.97, 77.59, -5), geoCell(12.97, 77.59))).toBe(true);
  expect(cellRanges(12.97, 77.59, 0)).toHaveLength(1);
});

test("bounds are as narrow as the circle, but over the line of 180°", () => {
  const { south, north, west, east } = boundsAround(13, 77.5, 10);
  expect(north - south).toBeCloseTo(0.18, 2);
  expect(east - west).toBeCloseTo(0.185, 2);
  expect(boundsAround(0, 179.99, 10)).toMatchObject({ west: -180, east: 180 });
});
