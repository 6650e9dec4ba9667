import { expect, test } from "vitest";
import { matchedParts } from "../../src/domain/spelling/matches";

test.each([
  ["Tirumala Venkateswara Temple", "tirum", ["Tirum"]],
  ["Tirumala Venkateswara Temple", "thirumalai venk", ["Tirumala", "Venk"]],
  ["Kedarnath Temple", "kedarnath", ["Kedarnath"]],
  ["Kedarnath Temple", "k", ["K"]],
  ["केदारनाथ मंदिर", "kedar", ["केदार"]],
  ["ಕೇದಾರನಾಥ ದೇವಸ್ಥಾನ", "केदारनाथ", ["ಕೇದಾರನಾಥ"]],
  ["Kashi Vishwanath Temple", "vishwanath kashi", ["Kashi", "Vishwanath"]],
  ["Meenakshi Temple", "minakshi temple ", ["Meenakshi", "Temple"]],
  ["Golden Temple", "somnath", []],
  ["Golden Temple", "", []],
  ["", "gold", []],
])("of %j is matched by %j", (name, typed, parts) => {
  expect(matchedParts(name, typed).map(([from, to]) => name.slice(from, to))).toEqual(parts);
});
