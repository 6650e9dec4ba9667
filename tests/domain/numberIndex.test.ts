import fc from "fast-check";
import { expect, test } from "vitest";
import { hashOf, NumberIndex } from "../../src/domain/numberIndex";

test("numbers are found by their key, the newest first", () => {
  const index = new NumberIndex();
  index.add(0, 7);
  index.add(-5, 8);
  index.add(0, 9);
  expect([index.of(0), index.of(-5), index.of(3)]).toEqual([[9, 7], [8], []]);
});

test("an index of many keys has what a map of lists has", () => {
  const key = fc.oneof(fc.integer({ min: -40, max: 40 }), fc.maxSafeInteger());
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.integer()), { maxLength: 3_000 }), (pairs) => {
      const index = new NumberIndex();
      const lists = new Map<number, number[]>();
      for (const [one, value] of pairs) {
        index.add(one, value);
        lists.set(one, [value, ...(lists.get(one) ?? [])]);
      }
      for (const [one, values] of lists) expect(index.of(one)).toEqual(values);
    }),
    { numRuns: 40 },
  );
});

test("hardly two of half a million texts have one number", () => {
  const hashes = new Set(Array.from({ length: 500_000 }, (_, at) => hashOf(`key temple ${at}|hampi|karnataka`)));
  expect(hashes.size).toBe(500_000);
});
