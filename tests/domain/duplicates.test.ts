import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceKm } from "../../src/domain/distance";
import { type Likely, likelyPairs } from "../../src/domain/duplicates";

const at = (id: number, latitude: number | null, longitude: number | null, city = "maisur"): Likely => ({
  id,
  city,
  latitude,
  longitude,
});
const names = (records: Likely[]) => likelyPairs(records).map(({ left, right }) => `${left}-${right}`);

describe("records of one name", () => {
  test("are a pair within 500 metres, the older first, with the metres between them", () => {
    expect(likelyPairs([at(9, 12.3, 76.6), at(4, 12.304, 76.6)])).toEqual([{ left: 4, right: 9, metres: 445 }]);
  });

  test("are none beyond, also in one city", () => {
    expect(names([at(1, 12.3, 76.6), at(2, 12.305, 76.6)])).toEqual([]);
  });

  test("are a pair in one city where one has no position, and none in two cities", () => {
    expect(likelyPairs([at(1, null, null), at(2, 12.3, 76.6)])).toEqual([{ left: 1, right: 2, metres: null }]);
    expect(names([at(1, null, null), at(2, null, null)])).toEqual(["1-2"]);
    expect(names([at(1, null, null), at(2, 12.3, 76.6, "hasan")])).toEqual([]);
  });

  test("are found as by comparing each with each", () => {
    const near = fc.integer({ min: 0, max: 200 }).map((steps) => steps / 10_000);
    const record = fc.record({ latitude: near, longitude: near });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 10 }), (places) => {
        const records = places.map((place, id) => ({ id, city: "maisur", ...place }));
        const naive = records.flatMap((a) =>
          records.filter((b) => a.id < b.id && distanceKm(a, b) * 1000 <= 500).map((b) => `${a.id}-${b.id}`),
        );
        expect(names(records).sort()).toEqual(naive.sort());
      }),
    );
  });

  test("that are thousands in one place are not paired each with each", () => {
    const records = Array.from({ length: 3_000 }, (_, id) => at(id, 12.3, 76.6));
    expect(likelyPairs(records).length).toBeLessThanOrEqual(30_000);
    const nowhere = records.map(({ id }) => at(id, null, null));
    expect(likelyPairs(nowhere).length).toBeLessThanOrEqual(30_000);
  });
});
