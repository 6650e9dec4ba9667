import { expect, test } from "vitest";
import { mergeEdits, sameValue } from "../../src/domain/merge";

const fields = ["name", "city", "tags"] as const;
const base = { name: "Old", city: "Mysuru", tags: ["a"] };

test("fields changed by one editor each are told apart and do not clash", () => {
  const merge = mergeEdits(fields, base, { ...base, name: "Mine" }, { ...base, tags: ["a", "b"] });
  expect(merge).toEqual({ clashes: [], onlyMine: ["name"], onlyTheirs: ["tags"] });
});

test("a field both changed differently clashes, with all three values", () => {
  const { clashes, onlyMine, onlyTheirs } = mergeEdits(
    fields,
    base,
    { ...base, name: "Mine" },
    { ...base, name: "Theirs" },
  );
  expect(clashes).toEqual([{ field: "name", base: "Old", mine: "Mine", theirs: "Theirs" }]);
  expect([onlyMine, onlyTheirs]).toEqual([[], []]);
});

test("the same change made twice is nobody's alone", () => {
  const both = { ...base, city: "Mysore" };
  expect(mergeEdits(fields, base, both, { ...both })).toEqual({ clashes: [], onlyMine: [], onlyTheirs: [] });
});

test("a field emptied by one and changed by the other clashes", () => {
  const { clashes } = mergeEdits(fields, base, { ...base, city: null }, { ...base, city: "Hassan" });
  expect(clashes.map(({ field }) => field)).toEqual(["city"]);
});

test.each([
  [undefined, null, true],
  ["", null, false],
  [["a", "b"], ["b", "a"], false],
  [{ from: "06:00" }, { from: "06:00" }, true],
])("%j and %j are the same: %j", (a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
});
