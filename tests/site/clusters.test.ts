import { expect, test } from "vitest";
import { groupNear } from "../../src/site/map/clusters";

const at = (item: string, x: number, y: number) => ({ item, at: { x, y } });

test("marks that would cover each other stand as one group", () => {
  expect(groupNear([at("a", 0, 0), at("b", 30, 0), at("c", 200, 0)], 44)).toEqual([["a", "b"], ["c"]]);
});

test("marks just far enough apart stand alone", () => {
  expect(groupNear([at("a", 0, 0), at("b", 44, 0)], 44)).toEqual([["a"], ["b"]]);
});

test("a row of marks is not drawn into one group from end to end", () => {
  expect(groupNear([at("a", 0, 0), at("b", 40, 0), at("c", 80, 0)], 44)).toEqual([["a", "b"], ["c"]]);
});

test("nothing gives no groups", () => {
  expect(groupNear([], 44)).toEqual([]);
});
