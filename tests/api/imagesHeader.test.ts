import fc from "fast-check";
import { expect, test } from "vitest";
import { problemOf } from "../../src/server/images/checks";
import { readHeader } from "../../src/server/images/header";
import { aPicture } from "../support/contributions";

test.each(["jpeg", "png", "webp"] as const)("a %s tells its size", async (format) => {
  const bytes = await aPicture({ width: 321, height: 123, format });
  expect(readHeader(bytes)).toMatchObject({ format, width: 321, height: 123, depth: 8, isAnimated: false });
});

test.each(["jpeg", "png", "webp"] as const)("a %s with broken bytes is judged without a crash", async (format) => {
  const good = await aPicture({ width: 40, height: 30, format });
  const edits = fc.array(fc.tuple(fc.nat(199), fc.nat(255)), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(edits, fc.nat(400), (changes, length) => {
      const bytes = Buffer.from(good.subarray(0, length));
      for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
      const problem = problemOf({ name: "a", bytes, isCut: false });
      expect(problem === undefined || problem.startsWith("errors.image")).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("bytes of any kind are no picture unless they begin like one", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      const header = readHeader(Buffer.from(bytes));
      const looksLikeOne = bytes[0] === 0xff || bytes[0] === 0x89 || bytes[0] === 0x52;
      expect(header === undefined || looksLikeOne).toBe(true);
    }),
  );
});
