import { describe, expect, test } from "vitest";
import { closedSeasonOn, isClosedOn, nextTimeOf, openUntil, soonestFirst } from "../../src/domain/closures";
import { isAuspiciousOn } from "../../src/domain/observances";

const winter = { from: "11-05", to: "04-30" };
const monsoon = { from: "07-01", to: "07-31" };

describe("a closed season", () => {
  test.each([
    ["2026-11-04", false],
    ["2026-11-05", true],
    ["2027-01-01", true],
    ["2028-02-29", true],
    ["2027-04-30", true],
    ["2027-05-01", false],
    ["2027-07-15", true],
  ])("on %s: %s", (date, isClosed) => {
    expect(isClosedOn([winter, monsoon], date)).toBe(isClosed);
  });

  test("ends on a day of this year or of the next", () => {
    expect(closedSeasonOn([winter], "2026-11-23")).toEqual({ closedUntil: "2027-04-30" });
    expect(closedSeasonOn([winter], "2027-04-30")).toEqual({ closedUntil: "2027-04-30" });
    expect(closedSeasonOn([winter], "2027-05-01")).toBeUndefined();
  });

  test("goes on where another one follows at once, and opens on no day where it is the whole year", () => {
    const may = { from: "05-01", to: "05-10" };
    expect(closedSeasonOn([winter, may], "2026-12-01")).toEqual({ closedUntil: "2027-05-10" });
    const year = { from: "01-01", to: "12-31" };
    expect(closedSeasonOn([year], "2026-12-01")).toEqual({ closedAllYear: true });
  });
});

describe("a temple that is open only at some times", () => {
  const only = (from: string, to: string) => ({ from, to, openOnly: true });
  const sabarimala = [only("11-17", "12-27"), only("12-31", "01-19"), only("02-13", "02-17")];
  test.each([
    ["2026-11-16", true],
    ["2026-11-17", false],
    ["2026-12-27", false],
    ["2026-12-28", true],
    ["2027-01-01", false],
    ["2027-01-19", false],
    ["2027-01-20", true],
    ["2027-02-17", false],
  ])("is closed on %s: %s", (date, isClosed) => {
    expect(isClosedOn(sabarimala, date)).toBe(isClosed);
  });

  test("is told by the day before its next time, or by the last day of this one", () => {
    expect(closedSeasonOn(sabarimala, "2026-12-28")).toEqual({ closedUntil: "2026-12-30" });
    expect(closedSeasonOn(sabarimala, "2027-03-01")).toEqual({ closedUntil: "2027-11-16" });
    expect(openUntil(sabarimala, "2026-11-20")).toBe("2026-12-27");
    expect(openUntil([...sabarimala, only("12-28", "12-30")], "2026-11-20")).toBe("2027-01-19");
  });

  test("is told as about where its next time begins about then, and not at all where it ends about then", () => {
    const about = { ...only("10-05", "11-10"), approximate: true };
    expect(closedSeasonOn([about], "2026-12-28")).toEqual({ closedUntil: "2027-10-04", closedUntilAbout: true });
    expect(openUntil([about], "2026-10-10")).toBeUndefined();
    expect(openUntil([{ ...about, closesOn: {} }], "2026-10-10")).toBe("2026-11-10");
    expect(closedSeasonOn([{ ...about, opensOn: {} }], "2026-12-28")).toEqual({ closedUntil: "2027-10-04" });
  });

  test("is closed within such a time where a closure says so", () => {
    expect(isClosedOn([...sabarimala, { from: "12-01", to: "12-02" }], "2026-12-01")).toBe(true);
  });

  test("has its present time first, then what comes next", () => {
    const begins = (date: string) => soonestFirst(sabarimala, date).map(({ from }) => from);
    expect(begins("2026-11-20")).toEqual(["11-17", "12-31", "02-13"]);
    expect(begins("2027-01-10")).toEqual(["12-31", "02-13", "11-17"]);
    expect(begins("2027-01-20")).toEqual(["02-13", "11-17", "12-31"]);
  });
});

test("a temple that is closed for its season has no day of its deity", () => {
  const isAuspicious = isAuspiciousOn({ date: "2026-11-23", today: ["shiv"] });
  expect(isAuspicious({ deityKey: " shiv ", closures: [] })).toBe(true);
  expect(isAuspicious({ deityKey: " shiv ", closures: [monsoon] })).toBe(true);
  expect(isAuspicious({ deityKey: " shiv ", closures: [winter] })).toBe(false);
});

test("an end is told as about where the closure that ends then is approximate", () => {
  const about = { ...winter, approximate: true };
  expect(closedSeasonOn([about], "2027-04-30")).toEqual({ closedUntil: "2027-04-30", closedUntilAbout: true });
  const other = { ...monsoon, approximate: true };
  expect(closedSeasonOn([winter, other], "2027-04-30")).toEqual({ closedUntil: "2027-04-30" });
});

test.each([
  ["2026-11-23", winter, "2026-11-05", "2027-04-30"],
  ["2027-02-01", winter, "2026-11-05", "2027-04-30"],
  ["2027-05-01", winter, "2027-11-05", "2028-04-30"],
  ["2027-07-31", monsoon, "2027-07-01", "2027-07-31"],
  ["2027-08-01", monsoon, "2028-07-01", "2028-07-31"],
  // 29 February is the day before or after in a year that has none
  ["2026-11-23", { from: "11-01", to: "02-29" }, "2026-11-01", "2027-02-28"],
  ["2026-11-23", { from: "02-29", to: "05-01" }, "2027-03-01", "2027-05-01"],
  ["2027-11-23", { from: "11-01", to: "02-29" }, "2027-11-01", "2028-02-29"],
])("on %s the time of a closure that is not over is told with its years", (date, season, from, to) => {
  expect(nextTimeOf(season, date)).toEqual({ from, to });
});
