import fc from "fast-check";
import { expect, test } from "vitest";
import { dateInWords } from "../../src/domain/dateWords";
import { readDate } from "../../src/domain/readDate";

test.each([
  "2026-11-24",
  "2026/11/24",
  "24/11/2026",
  "24-11-2026",
  "24.11.2026",
  "24 11 2026",
  " 24 / 11 / 2026 ",
  "24/11/26",
  "24 Nov 2026",
  "24-nov-26",
  "24 November, 2026",
  "24th Nov 2026",
  "24 नवंबर 2026",
  "२४/११/२०२६",
  "24 ನವೆಂಬರ್ 2026",
])("%s is 24 November 2026", (text) => {
  expect(readDate(text)).toBe("2026-11-24");
});

test.each([
  ["4/5/2026", "2026-05-04"],
  ["1 Sep 2026", "2026-09-01"],
  ["1 Sept 2026", "2026-09-01"],
  ["29.2.2028", "2028-02-29"],
])("the day comes first: %s is %s", (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each(["", "tomorrow", "11/24/2026", "30/2/2026", "29.2.2027", "24/11", "24/11/202", "24 Foo 2026", "1/1/1/2026"])(
  "%s is no day",
  (text) => {
    expect(readDate(text)).toBeUndefined();
  },
);

test("a day written in words of any language is read again", () => {
  const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom("en", "hi", "kn"), (instant, language) => {
      const date = instant.toISOString().slice(0, 10);
      expect(readDate(dateInWords(date, language))).toBe(date);
    }),
  );
});
