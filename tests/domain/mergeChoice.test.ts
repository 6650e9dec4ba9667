import { describe, expect, test } from "vitest";
import { bestFirst, choiceRows, isBlank } from "../../src/domain/mergeChoice";

test.each([null, undefined, "", false, []])("%j says nothing", (value) => expect(isBlank(value)).toBe(true));
test.each([0, true, "x", ["x"], {}])("%j says something", (value) => expect(isBlank(value)).toBe(false));

describe("the record that stays", () => {
  const record = { id: 5, status: "inactive", reviewCount: 0 };
  test.each([
    ["one that visitors see", { ...record, reviewCount: 9 }, { ...record, id: 7, status: "active" }],
    ["the one with most reviews", { ...record, reviewCount: 1 }, { ...record, id: 7, reviewCount: 2 }],
    ["the oldest", { ...record, id: 7 }, record],
  ])("is %s", (_, other, kept) => {
    expect(bestFirst([other, kept])).toEqual([kept, other]);
    expect(bestFirst([kept, other])).toEqual([kept, other]);
  });
});

test("fields that say one thing together are chosen together, in the order of the fields", () => {
  expect(choiceRows(["name", "state", "city", "phone"], [["city", "state"]])).toEqual([
    { key: "name", fields: ["name"] },
    { key: "city", fields: ["city", "state"] },
    { key: "phone", fields: ["phone"] },
  ]);
});
