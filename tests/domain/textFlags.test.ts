import { describe, expect, test } from "vitest";
import { textFlags, textKey } from "../../src/domain/textFlags";

describe("a moderator is shown", () => {
  test.each([
    ["See https://spam.example/x", ["link"]],
    ["www.cheap-tickets.in has all", ["link"]],
    ["Order at cheaptickets.com today", ["link"]],
    ["Write to guide@temples.example please", ["contact"]],
    ["Call +91 98450 12345 for a car", ["contact"]],
    ["Call 9845012345 or see spam.com", ["link", "contact"]],
    ["It is https://www.google.com/maps/@12.9716,77.5946,17z", ["link"]],
    ["6.00-12.00 or call 98450 12345", ["contact"]],
    ["THE BEST TEMPLE IN ALL OF INDIA", ["shouting"]],
  ])("%s as %j", (text, flags) => {
    expect(textFlags(text)).toEqual(flags);
  });

  test.each([
    "A quiet place. In the evening the lamps are lit.",
    "Built in 1208, restored in 1956 and 2011.",
    "I WENT early.",
    "06.00-12.00 16.00-20.30",
    "ಸುಂದರವಾದ ದೇವಸ್ಥಾನ, ಬೆಳಿಗ್ಗೆ ಹೋಗಿ.",
    "बहुत शांत जगह है।",
  ])("nothing in %s", (text) => {
    expect(textFlags(text)).toEqual([]);
  });
});

test("a text sent again with other case, blanks and signs has the same key, another text has not", () => {
  expect(textKey("The  lamps,\nat dusk!")).toBe(textKey("the lamps at DUSK"));
  expect(textKey("ಸುಂದರ, ದೇವಸ್ಥಾನ")).toBe(textKey("ಸುಂದರ ದೇವಸ್ಥಾನ"));
  expect(textKey("मंदिर")).not.toBe(textKey("मदिर"));
});
