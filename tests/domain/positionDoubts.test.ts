import { expect, test } from "vitest";
import { finding } from "../../src/domain/findings/finding";
import { positionCodes, urgencyOf } from "../../src/domain/findings/positionDoubts";

const urgency = (code: Parameters<typeof finding>[0], km?: number) =>
  urgencyOf(finding(code, "contradiction", [], km === undefined ? {} : { says: { km: String(km) } }));

test("a position is the more urgent the worse its finding is, and then the farther off it is", () => {
  const falling = [
    urgency("positionOutsideIndia"),
    urgency("positionFarFromPincode", 172),
    urgency("positionFarFromPincode", 21),
    urgency("positionFarFromTown", 5_000),
    urgency("positionShared"),
    urgency("positionCoarse"),
    urgency("position"),
  ];
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  expect(new Set(falling).size).toBe(falling.length);
});

test("what is found of anything else is not urgent, and each finding of a position is", () => {
  expect([urgency("phoneIncomplete"), urgency("nameHi")]).toEqual([0, 0]);
  expect(positionCodes.filter((code) => urgency(code) <= 0)).toEqual([]);
});
