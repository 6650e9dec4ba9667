import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { problemOf } from "../../src/server/images/checks";
import { aPicture } from "../support/contributions";

const judged = (bytes: Buffer) => problemOf({ name: "a", bytes, isCut: false });
const formats = ["jpeg", "png", "webp"] as const;

test.each(formats)("a %s is taken, and not when one side is too long", async (format) => {
  expect(await judged(await aPicture({ width: 321, height: 123, format }))).toBeUndefined();
  expect(await judged(await aPicture({ width: 2_049, height: 10, format }))).toBe("errors.imageDimensions");
  expect(await judged(await aPicture({ width: 10, height: 2_049, format }))).toBe("errors.imageDimensions");
});

test("colours that a screen does not show are not taken", async () => {
  const plain = () => sharp({ create: { width: 9, height: 9, channels: 3, background: "#888" } });
  expect(await judged(await plain().toColourspace("cmyk").jpeg().toBuffer())).toBe("errors.imageColours");
  expect(await judged(await plain().toColourspace("rgb16").png().toBuffer())).toBe("errors.imageColours");
});

test("moving pictures are not taken", async () => {
  const frame = { create: { width: 9, height: 9, channels: 3, background: "#888" } } as const;
  const other = { create: { ...frame.create, background: "#fff" } } as const;
  const frames = await Promise.all([frame, other].map((one) => sharp(one).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await judged(moving)).toBe("errors.imageAnimated");
  const still = await aPicture({ width: 9, height: 9, format: "png" });
  const at = still.indexOf("IDAT") - 4;
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
  const animated = Buffer.concat([still.subarray(0, at), control, still.subarray(at)]);
  expect(await judged(animated)).toBe("errors.imageAnimated");
});

test.each(formats)("a %s with broken bytes is judged without a crash", async (format) => {
  const good = await aPicture({ width: 40, height: 30, format });
  const edits = fc.array(fc.tuple(fc.nat(199), fc.nat(255)), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(edits, fc.nat(400), async (changes, length) => {
      const bytes = Buffer.from(good.subarray(0, length));
      for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
      const problem = await judged(bytes);
      expect(problem === undefined || problem.startsWith("errors.image")).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("bytes of any kind are no picture unless they begin like one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 64 }), async (bytes) => {
      const problem = await judged(Buffer.from(bytes));
      const looksLikeOne = bytes[0] === 0xff || bytes[0] === 0x89 || bytes[0] === 0x52;
      expect(problem === "errors.imageType" || looksLikeOne).toBe(true);
    }),
  );
});
