import { expect, test } from "vitest";
import { createTempleCrowds } from "../../src/server/imports/plan/templeCrowds";
import { blankTemple } from "../../src/server/temples/blankTemple";

test("a list all of whose rows are at one point is compared as fast as any other", () => {
  const crowds = createTempleCrowds();
  const point = { latitude: 12.305213, longitude: 76.655174, positionPrecision: "site" } as const;
  for (let line = 2; line < 100_002; line++)
    crowds.note(line, { ...blankTemple, ...point, name: `Gudi ${line}`, city: "Mysuru", state: "Karnataka", slug: "" });
  const found = crowds.found();
  expect(found.size).toBe(100_000);
  expect([2, 4, 100_001].map((line) => found.get(line)?.value)).toEqual([
    "12.305213, 76.655174: Gudi 3; Gudi 4; Gudi 5 +99996",
    "12.305213, 76.655174: Gudi 2; Gudi 3; Gudi 5 +99996",
    "12.305213, 76.655174: Gudi 2; Gudi 3; Gudi 4 +99996",
  ]);
});
