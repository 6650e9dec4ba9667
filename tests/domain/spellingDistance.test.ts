import fc from "fast-check";
import { expect, test } from "vitest";
import { deletionVariants, editDistance } from "../../src/domain/spelling/distance";

/** The plain table, without band or bound. */
function slowDistance(a: string, b: string): number {
  const cost: number[][] = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => i || j),
  );
  const at = (i: number, j: number) => cost[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? at(i - 2, j - 2) + 1
          : Number.POSITIVE_INFINITY;
      const here = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap,
      );
      (cost[i] as number[])[j] = here;
    }
  return at(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });

test.each([
  ["tirupti", "tirupti", 0],
  ["tirupti", "tiruptl", 1],
  ["tirupti", "tirpti", 1],
  ["tirupti", "tiurpti", 1],
  ["kasi", "kashii", 2],
  ["", "ab", 2],
])("%s and %s are %i slips apart", (a, b, slips) => {
  expect(editDistance(a, b, 3)).toBe(slips);
});

test("the bounded distance is the true one up to the bound, and one more beyond it", () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, max) => {
      expect(editDistance(a, b, max)).toBe(Math.min(slowDistance(a, b), max + 1));
    }),
    { numRuns: 2000 },
  );
});

test("distance does not depend on the order", () => {
  fc.assert(fc.property(word, word, (a, b) => editDistance(a, b, 3) === editDistance(b, a, 3)));
});

test("a term's variants are itself and every single deletion, once", () => {
  expect(deletionVariants("siv")).toEqual(["siv", "iv", "sv", "si"]);
  expect(deletionVariants("aa")).toEqual(["aa", "a"]);
  expect(deletionVariants("")).toEqual([""]);
});

test("two words one slip apart share a variant", () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      fc.pre(slowDistance(a, b) <= 1);
      const variants = new Set(deletionVariants(a));
      expect(deletionVariants(b).some((variant) => variants.has(variant))).toBe(true);
    }),
  );
});
