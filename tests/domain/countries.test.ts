import { expect, test } from "vitest";
import { countryNamed, isOtherCountry } from "../../src/domain/countries";
import { states } from "../../src/domain/regions";

test.each(["Nepal", "Sri Lanka", "nepal", "Bangladesh", "Mauritius", "Myanmar", "Tibet", "United Kingdom"])(
  "%s is another country",
  (name) => {
    expect(isOtherCountry(name)).toBe(true);
  },
);

test("India, its states and what is no name are none", () => {
  expect(["India", "Karnatka", "XX", "", "IN", "NP", ...states].filter(isOtherCountry)).toEqual([]);
});

test.each([
  ["Sri Lanka", "Sri Lanka"],
  ["श्रीलंका", "Sri Lanka"],
  ["ನೇಪಾಳ", "Nepal"],
  ["Mali", undefined],
  ["Mathura", undefined],
])("%s names the country %s", (name, country) => {
  expect(countryNamed(name)).toBe(country);
});
