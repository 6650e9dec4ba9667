import { expect, test } from "vitest";
import { shortWhen, whenText } from "../../src/site/festivals/when";

/** The almanac's texts as far as dates have some: months by their numbers. */
const t = (key: string, { from, to, weekday, day, month, year }: Record<string, unknown> = {}) => {
  if (key === "calendar.range") return `${from} – ${to}`;
  if (key === "calendar.dayMonth") return `${day} ${month}`;
  if (key === "calendar.dateLong") return `${day} ${month} ${year}`;
  if (key === "calendar.dateFull") return `${weekday}, ${day} ${month} ${year}`;
  return key.replace("calendar.monthLong.", "M").replace("calendar.weekdayLong.", "W");
};

test.each([
  ["2026-10-11", "2026-10-19", "11 – 19 M10 2026"],
  ["2027-09-30", "2027-10-08", "30 M9 – 8 M10 2027"],
  ["2026-12-28", "2027-01-05", "28 M12 2026 – 5 M1 2027"],
])("days from %s to %s are said as %s", (date, endDate, said) => {
  expect(shortWhen(t, { date, endDate })).toBe(said);
  expect(whenText(t, { date, endDate })).toBe(said);
});

test("one day is said with its weekday where there is room", () => {
  expect(shortWhen(t, { date: "2026-10-11", endDate: null })).toBe("11 M10 2026");
  expect(whenText(t, { date: "2026-10-11", endDate: null })).toBe("W0, 11 M10 2026");
});
