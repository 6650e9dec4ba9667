import { expect, test } from "vitest";
import { formatKilometres, formatNumber, formatRupees } from "../../src/client/format";

test.each(["en", "hi", "kn"])("%s groups numbers and rupees by lakh, in Latin digits", (language) => {
  expect(formatNumber(1_004, language)).toBe("1,004");
  expect(formatNumber(12_345_678, language)).toBe("1,23,45,678");
  expect(formatRupees(125_000, language)).toBe("₹1,25,000");
  expect(formatRupees(250.5, language)).toBe("₹250.50");
});

test("kilometres keep one decimal below a hundred", () => {
  expect(formatKilometres(2.46, "en")).toBe("2.5");
  expect(formatKilometres(2.4, "hi")).toBe("2.4");
  expect(formatKilometres(140.4, "en")).toBe("140");
});
