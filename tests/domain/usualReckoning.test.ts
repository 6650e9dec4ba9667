import { expect, test } from "vitest";
import { lunarReckonings, monthBy } from "../../src/domain/panchang/reckoning";
import { reckoningOf } from "../../src/domain/panchang/usualReckoning";

test.each([
  ["en", "Madhya Pradesh", "purnimanta"],
  ["en", "Delhi", "purnimanta"],
  ["en", "Odisha", "purnimanta"],
  ["en", "Tamil Nadu", "amanta"],
  ["en", "Karnataka", "amanta"],
  ["en", "Maharashtra", "amanta"],
  ["en", "Gujarat", "amanta"],
  ["en", "West Bengal", "amanta"],
  ["en", "", "amanta"],
  ["hi", "Karnataka", "purnimanta"],
  ["hi", "", "purnimanta"],
  ["kn", "Uttar Pradesh", "amanta"],
])("readers of %s in %j end the month as %s does", (language, state, reckoning) => {
  expect(reckoningOf(language, { state })).toBe(reckoning);
});

test("a day has its month by each of the two", () => {
  const masa = { amantaIndex: 12, purnimantaIndex: 1 };
  expect(lunarReckonings.map((reckoning) => monthBy(reckoning, masa))).toEqual([12, 1]);
});
