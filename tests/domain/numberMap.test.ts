import fc from "fast-check";
import { expect, test } from "vitest";
import { NumberMap } from "../../src/domain/numberMap";

const number = fc.oneof(
  fc.nat(40),
  fc.maxSafeNat(),
  fc.nat(5).map((high) => high * 2 ** 32),
);
const pairs = fc.array(fc.tuple(number, fc.nat()), { maxLength: 3_000, size: "max" });

test("every number stands for what it was last given, however many there are", () => {
  fc.assert(
    fc.property(pairs, fc.array(number), (given, others) => {
      const [map, known] = [new NumberMap(), new Map(given)];
      for (const [key, value] of given) map.set(key, value);
      for (const key of [...known.keys(), ...others]) expect(map.get(key)).toBe(known.get(key));
    }),
    { numRuns: 30 },
  );
});
