import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceKm, distanceText } from "../../src/domain/distance";

const tirumala = { latitude: 13.68306, longitude: 79.34722 };
const varanasi = { latitude: 25.31077, longitude: 83.01071 };

test("a degree along a meridian is 111.19 km on a sphere of 6371 km", () => {
  expect(distanceKm({ latitude: 20, longitude: 77 }, { latitude: 21, longitude: 77 })).toBeCloseTo(111.1949, 3);
});

test("Tirumala to Varanasi is as far as a great circle says", () => {
  expect(distanceKm(tirumala, varanasi)).toBeCloseTo(1348.3, 0);
});

test("opposite points are half the circumference apart, and no rounding makes it NaN", () => {
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(Math.PI * 6371, 6);
  expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 })).toBeCloseTo(Math.PI * 6371, 6);
});

test("every point's opposite is half the circumference away", () => {
  const degree = fc.double({ min: -90, max: 90, noNaN: true });
  const opposite = (latitude: number, longitude: number) => ({ latitude: -latitude, longitude: longitude + 180 });
  fc.assert(
    fc.property(degree, degree, (latitude, longitude) => {
      expect(distanceKm({ latitude, longitude }, opposite(latitude, longitude))).toBeCloseTo(Math.PI * 6371, 3);
    }),
    { numRuns: 2000 },
  );
});

test("the way back is as long, and across 180° it is short", () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(fc.property(point, point, (a, b) => Math.abs(distanceKm(a, b) - distanceKm(b, a)) < 1e-9));
  expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeLessThan(23);
});

test.each([
  [0, "less than 100 m away"],
  [0.04, "less than 100 m away"],
  [0.06, "0.1 km away"],
  [2.5, "2.5 km away"],
  [2.449, "2.4 km away"],
  [12, "12 km away"],
  [99.94, "99.9 km away"],
  [99.96, "100 km away"],
  [1340.6, "1341 km away"],
])("%d km reads %s", (km, text) => {
  expect(distanceText(km)).toBe(text);
});

test("to a town it is said in whole kilometres, and never none", () => {
  expect([0.2, 2.5, 120.4].map((km) => distanceText(km, true))).toEqual([
    "about 1 km away",
    "about 3 km away",
    "about 120 km away",
  ]);
});
