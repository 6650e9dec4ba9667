import { expect, test } from "vitest";
import { formatKilometres, formatNumber, formatRating, formatRupees } from "../../src/client/format";
import { formatDate, formatTime } from "../../src/client/formatDate";
import { clockText } from "../../src/site/panchang/clockWords";
import { readTexts } from "../support/locales";

test.each(["en", "hi", "kn"])("%s groups numbers and rupees by lakh, in Latin digits", (language) => {
  expect(formatNumber(1_004, language)).toBe("1,004");
  expect(formatNumber(12_345_678, language)).toBe("1,23,45,678");
  expect(formatRupees(125_000, language)).toBe("₹1,25,000");
  expect(formatRupees(250.5, language)).toBe("₹250.50");
});

test.each([0, 7, 100, 999.5, 12_345.678, -1_234_567.25, 99_999_999, 0.004])(
  "%d is written as Intl writes it",
  (value) => {
    for (const options of [
      {},
      { maximumFractionDigits: 1 },
      { minimumFractionDigits: 2 },
      { maximumFractionDigits: 0 },
    ]) {
      const said = new Intl.NumberFormat("en-IN", options).format(value);
      expect(formatNumber(value, "kn", options)).toBe(said);
    }
  },
);

test("a rating keeps one decimal, also a whole one", () => {
  expect([4, 4.25, 4.96].map((rating) => formatRating(rating, "en"))).toEqual(["4.0", "4.3", "5.0"]);
});

test("kilometres keep one decimal below a hundred", () => {
  expect(formatKilometres(2.46, "en")).toBe("2.5");
  expect(formatKilometres(2.4, "hi")).toBe("2.4");
  expect(formatKilometres(140.4, "en")).toBe("140");
});

test.each([
  ["01:59", "1:59 am", "रात 1:59", "ರಾತ್ರಿ 1:59"],
  ["02:00", "2:00 am", "तड़के 2:00", "ಬೆಳಗಿನ ಜಾವ 2:00"],
  ["03:15", "3:15 am", "तड़के 3:15", "ಬೆಳಗಿನ ಜಾವ 3:15"],
  ["04:59", "4:59 am", "तड़के 4:59", "ಬೆಳಗಿನ ಜಾವ 4:59"],
  ["05:00", "5:00 am", "सुबह 5:00", "ಬೆಳಗ್ಗೆ 5:00"],
  ["12:15", "12:15 pm", "दोपहर 12:15", "ಮಧ್ಯಾಹ್ನ 12:15"],
  ["17:00", "5:00 pm", "शाम 5:00", "ಸಂಜೆ 5:00"],
  ["20:30", "8:30 pm", "रात 8:30", "ರಾತ್ರಿ 8:30"],
  ["00:05", "12:05 am", "रात 12:05", "ರಾತ್ರಿ 12:05"],
])("%s is said as people say it", (time, en, hi, kn) => {
  const said = (language: string) => formatTime(`2026-11-21T${time}:00+05:30`, language);
  expect([said("en"), said("hi"), said("kn")]).toEqual([en, hi, kn]);
});

test.each(["hi", "kn"])("the almanac names every hour of the day as all other times do, in %s", (language) => {
  const texts = readTexts(language);
  const t = (key: string, values?: object) =>
    Object.entries(values ?? {}).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
      texts.get(`panchang:${key}`) ?? key,
    );
  for (let hour = 0; hour < 24; hour++) {
    const instant = `2026-11-21T${String(hour).padStart(2, "0")}:05:00+05:30`;
    expect(clockText(t, instant)).toBe(formatTime(instant, language));
  }
});

test("a date in Kannada has its day before the month in every length", () => {
  const said = (options: Intl.DateTimeFormatOptions) => formatDate("2026-11-16", "kn", options);
  expect(said({ day: "numeric", month: "short", year: "numeric" })).toBe("16 ನವೆಂ 2026");
  expect(said({ dateStyle: "medium" })).toBe("16 ನವೆಂ 2026");
  expect(said({ dateStyle: "full" })).toBe("ಸೋಮವಾರ, 16 ನವೆಂಬರ್ 2026");
});

test("a date with its time says the part of the day too", () => {
  const said = (language: string) =>
    formatDate("2026-11-21T18:45:00+05:30", language, { dateStyle: "long", timeStyle: "short" });
  expect(said("hi")).toBe("21 नवंबर 2026, शाम 6:45");
  expect(said("kn")).toBe("21 ನವೆಂಬರ್ 2026, ಸಂಜೆ 6:45");
  const second = (language: string) => formatDate("2026-11-21T00:05:09+05:30", language, { timeStyle: "medium" });
  expect(["en", "hi", "kn"].map(second)).toEqual(["12:05:09 am", "रात 12:05:09", "ರಾತ್ರಿ 12:05:09"]);
});
