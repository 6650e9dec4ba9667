import fc from "fast-check";
import { expect, test } from "vitest";
import { isNearIndia, parseDegrees, readCoordinates } from "../../src/domain/coordinates";

test.each([
  ["28.43", 28.43],
  ["+28.43", 28.43],
  ["-28.43", -28.43],
  ["−28.43", -28.43],
  ["28.43° N", 28.43],
  ["28.43°S", -28.43],
  ["n 28.43", 28.43],
  ["28°25'48\"N", 28.43],
  ["28° 25′ 48″ N", 28.43],
  ["28°25’48”", 28.43],
  ["28 25 48", 28.43],
  ["28:25:48", 28.43],
  ["28d25m48s N", 28.43],
  ["N28°25.8'", 28.43],
  ["-28 25 48", -28.43],
  ["-0 30 0", -0.5],
  ["28", 28],
])("%s is %d degrees of latitude", (text, degrees) => {
  expect(parseDegrees(text, "NS")).toBeCloseTo(degrees, 10);
});

test.each([
  "",
  "north",
  "28,43",
  "28.43 E",
  "-28 N",
  "28°60'N",
  "28°25'60\"N",
  "28.4.3",
  "1e2",
  "0x1c",
  "28..4",
  "Infinity",
  "28 25 48 11",
])("%j is no latitude", (text) => {
  expect(parseDegrees(text, "NS")).toBeUndefined();
});

test.each([
  ["13.68306", "79.34722"],
  ["13°40'59\"N", "79°20'50\"E"],
])("%s and %s are a point near Tirupati", (latitude, longitude) => {
  const reading = readCoordinates(latitude, longitude);
  expect(reading).toMatchObject({ kind: "point" });
  expect(reading).not.toHaveProperty("doubt");
  expect(reading).toHaveProperty("latitude", expect.closeTo(13.68306, 3));
});

test.each(["", " ", "NaN", "null", "-", "n/a", undefined, null])("two cells of %j are missing", (blank) => {
  expect(readCoordinates(blank, blank)).toEqual({ kind: "missing" });
});

test("0 and 0 are missing, 0 alone is a point", () => {
  expect(readCoordinates("0", "0.000")).toEqual({ kind: "invalid", field: "latitude", reason: "zeroPosition" });
  expect(readCoordinates("0", "77")).toMatchObject({ kind: "point", latitude: 0, doubt: "outsideIndia" });
});

test("half a place is an error that names the other half", () => {
  expect(readCoordinates("13.6", "")).toEqual({ kind: "invalid", field: "longitude", reason: "missing" });
  expect(readCoordinates("NaN", "79")).toEqual({ kind: "invalid", field: "latitude", reason: "missing" });
});

test("what cannot be on the globe is out of range", () => {
  expect(readCoordinates("91", "200")).toEqual({ kind: "invalid", field: "latitude", reason: "outOfRange" });
  expect(readCoordinates("-90.0001", "10")).toEqual({ kind: "invalid", field: "latitude", reason: "outOfRange" });
  expect(readCoordinates("13", "180.5")).toEqual({ kind: "invalid", field: "longitude", reason: "outOfRange" });
  expect(readCoordinates("90", "-180")).toMatchObject({ kind: "point" });
});

test("a cell of words is unreadable", () => {
  expect(readCoordinates("hill", "79")).toEqual({ kind: "invalid", field: "latitude", reason: "unreadable" });
  expect(readCoordinates("13", "79° N")).toEqual({ kind: "invalid", field: "longitude", reason: "unreadable" });
});

test("swapped coordinates are doubted and left as they are", () => {
  expect(readCoordinates("79.34722", "13.68306")).toEqual({
    kind: "point",
    latitude: 79.34722,
    longitude: 13.68306,
    doubt: "swapped",
  });
  expect(readCoordinates("93.95", "24.81")).toEqual({ kind: "invalid", field: "latitude", reason: "swapped" });
});

test("London is outside India, Port Blair and Kavaratti are not", () => {
  expect(readCoordinates("51.5", "-0.12")).toMatchObject({ kind: "point", doubt: "outsideIndia" });
  for (const [latitude, longitude] of [
    ["11.67", "92.74"],
    ["10.57", "72.64"],
    ["6.76", "93.84"],
    ["35.5", "77"],
  ])
    expect(readCoordinates(latitude, longitude)).not.toHaveProperty("doubt");
});

test("every point of India written as decimals is read back", () => {
  const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value.toFixed(5));
  fc.assert(
    fc.property(degree(8, 35), degree(69, 96), (latitude, longitude) => {
      expect(isNearIndia({ latitude: Number(latitude), longitude: Number(longitude) })).toBe(true);
      const point = { kind: "point", latitude: Number(latitude), longitude: Number(longitude) };
      expect(readCoordinates(latitude, longitude)).toEqual(point);
    }),
  );
});
