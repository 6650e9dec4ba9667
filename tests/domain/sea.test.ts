import { describe, expect, test } from "vitest";
import { readCities } from "../../src/server/db/seed/readPlaces";
import { readSea, type SeaRow } from "../../src/server/db/seed/readSea";
import { readSeedTemples } from "../../src/server/db/seed/readTemples";
import { seedFolder } from "../../src/server/db/seedFolder";
import { placeIndex } from "../../src/server/places/placeIndex";
import { isInSea } from "../../src/server/places/sea";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe("the sea", () => {
  test.each([
    ["off Chennai, 5 km from the beach", 13.05, 80.34],
    ["off Mumbai", 18.9, 72.65],
    ["between the islands of Lakshadweep", 10.8, 72.5],
    ["in the middle of the Bay of Bengal", 15, 88],
    ["between Dwarka and Karachi", 23, 67.5],
    ["off Kanyakumari", 7.99, 77.55],
    ["off Puducherry, 4 km from the beach", 11.93, 79.873],
    ["beside Minicoy", 8.28, 73.11],
    ["off the spit of Chilika", 19.55, 85.5],
  ])("is %s", (_, latitude, longitude) => {
    expect(isInSea(at(latitude, longitude))).toBe(true);
  });

  test.each([
    ["a temple on the beach, of Tiruchendur", 8.4957, 78.1287],
    ["the Shore Temple", 12.61639, 80.19861],
    ["the end of a spit, Dhanushkodi", 9.178, 79.417],
    ["an island, Elephanta", 18.9633, 72.9315],
    ["a small one, Kavaratti", 10.5669, 72.642],
    ["one farther off, Port Blair", 11.6234, 92.7265],
    ["an islet of Lakshadweep, Bitra", 11.598, 72.186],
    ["an islet off Karnataka, Netrani", 14.0167, 74.327],
    ["an island of a lagoon, Kalijai", 19.662, 85.21],
    ["an island of a river, Umananda", 26.196, 91.745],
    ["inland", 12.9716, 77.5946],
    ["the high Himalaya", 34.2149, 75.501],
    ["what has no land around it, in the Atlantic", 0, -30],
    ["0, 0", 0, 0],
  ])("is not %s", (_, latitude, longitude) => {
    expect(isInSea(at(latitude, longitude))).toBe(false);
  });

  test("has no streaks: as much of it is in one row as in the next, but for islands", () => {
    const widthOf = ({ reaches }: SeaRow) => reaches.reduce((sum, [from, to]) => sum + to - from, 0);
    const rows = readSea(seedFolder());
    const uneven = rows.filter((row, at) => {
      const next = rows[at + 1];
      return next !== undefined && Math.abs(widthOf(row) - widthOf(next)) > 1.5;
    });
    expect(uneven).toEqual([]);
  });

  test("has no bundled temple and no town in it", () => {
    const temples = readSeedTemples(seedFolder()).flatMap(({ name, position }) =>
      position && isInSea(position) ? [name] : [],
    );
    expect(temples).toEqual([]);
    expect(readCities(seedFolder()).filter(isInSea)).toEqual([]);
  });

  test("has no post office in it: where the list says so it is not known where the office is", () => {
    // the list has those of inland Vadodara off Goa
    expect(placeIndex().byPincode("391110")).toMatchObject({ office: "Dabhoi", district: "Vadodara" });
    expect(placeIndex().byPincode("391110")).not.toHaveProperty("latitude");
    expect(placeIndex().byPincode("570001")).toHaveProperty("latitude");
  });
});
