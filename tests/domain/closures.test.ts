import { describe, expect, test } from "vitest";
import { closedUntil, closureOn, endsAbout, nextTimeOf } from "../../src/domain/closures";
import { isAuspiciousOn } from "../../src/domain/observances";

const winter = { from: "11-05", to: "04-30" };
const monsoon = { from: "07-01", to: "07-31" };

describe("a closed season", () => {
  test.each([
    ["2026-11-04", undefined],
    ["2026-11-05", winter],
    ["2027-01-01", winter],
    ["2028-02-29", winter],
    ["2027-04-30", winter],
    ["2027-05-01", undefined],
    ["2027-07-15", monsoon],
  ])("on %s", (date, season) => {
    expect(closureOn([winter, monsoon], date)).toBe(season);
  });

  test("ends on a day of this year or of the next", () => {
    expect(closedUntil([winter], "2026-11-23")).toBe("2027-04-30");
    expect(closedUntil([winter], "2027-04-30")).toBe("2027-04-30");
    expect(closedUntil([winter], "2027-05-01")).toBeUndefined();
  });

  test("goes on where another one follows at once, and ends as it is told where it is the whole year", () => {
    expect(closedUntil([winter, { from: "05-01", to: "05-10" }], "2026-12-01")).toBe("2027-05-10");
    expect(closedUntil([{ from: "01-01", to: "12-31" }], "2026-12-01")).toBe("2026-12-31");
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
  expect(endsAbout([about], "2027-04-30")).toBe(true);
  expect(endsAbout([winter, { ...monsoon, approximate: true }], "2027-04-30")).toBe(false);
});

test.each([
  ["2026-11-23", winter, "2026-11-05", "2027-04-30"],
  ["2027-02-01", winter, "2026-11-05", "2027-04-30"],
  ["2027-05-01", winter, "2027-11-05", "2028-04-30"],
  ["2027-07-31", monsoon, "2027-07-01", "2027-07-31"],
  ["2027-08-01", monsoon, "2028-07-01", "2028-07-31"],
])("on %s the time of a closure that is not over is told with its years", (date, season, from, to) => {
  expect(nextTimeOf(season, date)).toEqual({ from, to });
});
