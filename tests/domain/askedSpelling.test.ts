import { expect, test } from "vitest";
import { askingWordNear } from "../../src/domain/askedSpelling";

test.each([
  ["opne", "open"],
  ["opn", "open"],
  ["sundy", "sunday"],
  ["Tempels", "temples"],
  ["welth", "wealth"],
  ["centry", "century"],
])("%s is a slip of %s", (typed, word) => {
  expect(askingWordNear(typed)).toBe(word);
});

test.each(["open", "kedarnath", "op", "hanuman", "ಭಾನುವರ", "2026"])("%s is none", (typed) => {
  expect(askingWordNear(typed)).toBeUndefined();
});
