import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, paiseOf, parseRupees } from "../../src/domain/money";

test.each([
  [0, "₹0"],
  [100, "₹1"],
  [9950, "₹99.50"],
  [12_500_000, "₹1,25,000"],
  [50_000_000, "₹5,00,000"],
  [1_234_567_890, "₹1,23,45,678.90"],
  [-150, "-₹1.50"],
])("%i paise read %s in the three languages", (paise, text) => {
  for (const language of ["en", "hi", "kn"] as const) expect(formatMoney(paise, language)).toBe(text);
});

test.each([
  ["500", 50_000],
  [" ₹ 1,25,000.50 ", 12_500_050],
  ["₹1,000,000", 100_000_000],
  ["Rs. 501/-", 50_100],
  ["Rs 51", 5_100],
  ["INR 99.5", 9_950],
  ["१०१", 10_100],
  ["₹ ೧,೨೫,೦೦೦", 12_500_000],
  ["१०० रुपये", 10_000],
  ["0", 0],
  ["0.01", 1],
])("%s is %i paise", (text, paise) => {
  expect(parseRupees(text)).toBe(paise);
});

test.each([
  "",
  "free",
  "-5",
  "1.234",
  "1,2",
  "12,34",
  "1,25,00",
  "1e3",
  "NaN",
  "Infinity",
  "₹",
  "5 0",
  "0x10",
  "10.",
  ".5",
  "99999999999999999",
])("%j is no amount", (text) => {
  expect(parseRupees(text)).toBeUndefined();
});

test("what is formatted is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), fc.constantFrom("en", "hi", "kn"), (paise, language) => {
      expect(parseRupees(formatMoney(paise, language as "en" | "hi" | "kn"))).toBe(paise);
    }),
  );
});

test("rupees become whole paise or nothing", () => {
  expect(paiseOf(500)).toBe(50_000);
  expect(paiseOf(1.1)).toBe(110);
  expect(paiseOf(4.35)).toBe(435);
  expect(paiseOf(0.005)).toBeUndefined();
  expect(paiseOf(Number.NaN)).toBeUndefined();
  expect(paiseOf(Number.POSITIVE_INFINITY)).toBeUndefined();
});
