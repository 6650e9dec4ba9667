import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addDays,
  civilDateOf,
  clockTimeOf,
  dayBounds,
  daysBetween,
  daysInMonth,
  instantOf,
  isCivilDate,
  isClockTime,
  weekdayOf,
} from "../../src/domain/dates";

const zones = ["Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati"];
const anyDay = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2200-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe.each(zones)("on a computer in %s", (zone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test("the zone is really this one", () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone.replace("Calcutta", "Kolkata")).toBe(zone);
  });

  test("a day in India begins at half past six in the evening, UTC, of the day before", () => {
    expect(dayBounds("2026-03-01")).toEqual({ from: "2026-02-28T18:30:00.000Z", until: "2026-03-01T18:30:00.000Z" });
    expect(instantOf("2026-01-15", "06:45")).toBe("2026-01-15T01:15:00.000Z");
    expect(instantOf("2026-01-15", "23:59:59")).toBe("2026-01-15T18:29:59.000Z");
  });

  test("the day and the time in India at a moment", () => {
    expect(civilDateOf("2026-01-14T18:29:59.999Z")).toBe("2026-01-14");
    expect(civilDateOf("2026-01-14T18:30:00.000Z")).toBe("2026-01-15");
    expect(clockTimeOf("2026-01-14T18:30:00.000Z")).toBe("00:00");
    expect(civilDateOf(0)).toBe("1970-01-01");
    expect(clockTimeOf(0)).toBe("05:30");
  });

  test("date arithmetic knows months, leap years and centuries", () => {
    expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(daysBetween("2026-01-01", "2027-01-01")).toBe(365);
    expect(daysBetween("2026-03-01", "2026-02-27")).toBe(-2);
    expect(daysInMonth(2100, 2)).toBe(28);
    expect(daysInMonth(2000, 2)).toBe(29);
  });

  test("weekdays, also before 1970", () => {
    expect(weekdayOf("2026-01-14")).toBe(3);
    expect(weekdayOf("1947-08-15")).toBe(5);
    expect(weekdayOf("2000-02-29")).toBe(2);
    expect(weekdayOf("1950-01-26")).toBe(4);
  });

  test("adding and counting days undo each other, and a moment finds its day", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(civilDateOf(instantOf(date))).toBe(date);
        expect(civilDateOf(instantOf(date, "23:59"))).toBe(date);
        expect(clockTimeOf(instantOf(date, "23:59"))).toBe("23:59");
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
      }),
    );
  });
});

test.each(["2026-01-01", "2028-02-29", "2000-02-29", "2026-12-31", "0001-01-01"])("%s is a day", (date) => {
  expect(isCivilDate(date)).toBe(true);
});

test.each([
  "2026-02-30",
  "2026-02-29",
  "2100-02-29",
  "2026-13-01",
  "2026-00-10",
  "2026-04-31",
  "2026-1-1",
  "26-01-01",
  "2026-01-01T00:00",
  "",
  "१०२६-०१-०१",
  "2026-01-00",
])("%j is no day", (date) => {
  expect(isCivilDate(date)).toBe(false);
});

test("times of day go from 00:00 to 23:59:59", () => {
  for (const time of ["00:00", "23:59", "06:05:59"]) expect(isClockTime(time)).toBe(true);
  for (const time of ["24:00", "6:05", "12:60", "12", "12:00:60", ""]) expect(isClockTime(time)).toBe(false);
});

test("a day beyond four-digit years is refused", () => {
  expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
});
