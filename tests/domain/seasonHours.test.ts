import { describe, expect, test } from "vitest";
import { isClosedOn, kindOfSeason, openUntil, standingOn } from "../../src/domain/closures";
import { hasHours } from "../../src/domain/hasHours";
import { openState, type WeeklyHours } from "../../src/domain/openingHours";
import { weekAround, weekOn, weeksOfYear } from "../../src/domain/seasonHours";
import { seasonDays } from "../../src/domain/seasons";

const daily = (from: string, to: string): WeeklyHours => {
  const day = [{ from, to }];
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};
const usual = daily("06:00", "20:00");
const winter = { from: "10-16", to: "03-14", hours: daily("07:00", "19:00") };
/** A feast within the winter, through the night. */
const feast = { from: "11-24", to: "11-24", hours: daily("04:00", "02:00") };
const from = (week: WeeklyHours | null) => week?.mon[0]?.from;

describe("the hours of a season", () => {
  test.each([
    ["2026-10-15", "06:00"],
    ["2026-10-16", "07:00"],
    ["2026-11-23", "07:00"],
    ["2026-11-24", "04:00"],
    ["2026-11-25", "07:00"],
    ["2027-01-01", "07:00"],
    ["2027-03-14", "07:00"],
    ["2027-03-15", "06:00"],
  ])("on %s a temple opens at %s", (date, opens) => {
    expect(from(weekOn(usual, [feast, winter], date))).toBe(opens);
    expect(from(weekOn(usual, [winter, feast], date))).toBe(opens);
  });

  test("close nothing, and a temple that is open only then has those of its time", () => {
    expect(isClosedOn([winter], "2026-11-20")).toBe(false);
    expect(standingOn([winter], "2026-11-20")).toEqual({});
    const only = { from: "11-17", to: "12-27", openOnly: true, hours: daily("03:00", "23:00") };
    expect(kindOfSeason(only)).toBe("openOnly");
    expect(isClosedOn([only], "2026-11-16")).toBe(true);
    expect(from(weekOn(usual, [only], "2026-11-17"))).toBe("03:00");
  });

  test("are about to end without making a closure so", () => {
    const about = { ...winter, from: "11-15", to: "04-30", approximate: true };
    expect(openUntil([{ from: "05-01", to: "05-31" }, about], "2027-04-10")).toBe("2027-04-30");
  });

  test("are known where the usual ones are not, and only then", () => {
    expect(weekOn(null, [winter], "2026-11-20")).toEqual(winter.hours);
    expect(weekOn(null, [winter], "2026-07-01")).toBeNull();
    expect(hasHours({ openingHours: null, closures: [winter] })).toBe(true);
    expect(hasHours({ openingHours: null, closures: [{ from: "01-01", to: "01-02" }] })).toBe(false);
  });
});

describe("whether a temple is open", () => {
  const state = (time: string) =>
    openState(weekAround(usual, [winter, feast], time.slice(0, 10)), `${time.replace(" ", "T")}:00+05:30`);
  test.each([
    // the last day of the usual hours, and the first of the winter
    ["2026-10-15 19:30", "open", "20:00"],
    ["2026-10-15 20:00", "closed", "07:00"],
    ["2026-10-16 06:30", "closed", "07:00"],
    ["2026-10-16 19:30", "closed", "07:00"],
    // the night of the feast goes on into a day that has the winter's hours
    ["2026-11-23 20:00", "closed", "04:00"],
    ["2026-11-25 01:59", "open", "02:00"],
    ["2026-11-25 02:00", "closed", "07:00"],
    ["2027-03-14 19:00", "closed", "06:00"],
  ])("on %s it is %s, and until then %s", (now, is, time) => {
    const found = state(now);
    expect(found.state).toBe(is);
    expect(found).toMatchObject(is === "open" ? { until: { time } } : { opensAt: { time } });
  });

  test("is unknown where no hours are", () => {
    expect(weekAround(null, [winter], "2026-07-01")).toBeNull();
  });
});

test("the weeks of a year are told with the seasons they hold in, that of the day first and the usual one last", () => {
  const mandala = { from: "11-17", to: "12-27", openOnly: true, hours: daily("03:00", "23:00") };
  const makaravilakku = { ...mandala, from: "12-30", to: "01-19" };
  const monthly = { from: "02-13", to: "02-17", openOnly: true };
  const told = (date: string) =>
    weeksOfYear(usual, [monthly, makaravilakku, mandala], date).map(({ hours, seasons, isPresent }) => [
      from(hours),
      seasons.map((season) => season.from),
      isPresent,
    ]);
  expect(told("2026-11-20")).toEqual([
    ["03:00", ["11-17", "12-30"], true],
    ["06:00", [], false],
  ]);
  expect(told("2027-02-14")).toEqual([
    ["06:00", [], true],
    ["03:00", ["11-17", "12-30"], false],
  ]);
  expect(weeksOfYear(usual, [], "2027-02-14")).toEqual([{ hours: usual, seasons: [], isPresent: true }]);
});

test("the days of other hours follow from rules as those of openings do", () => {
  const next = (rule: string, from: string) => (`2026-${rule}` >= from ? `2026-${rule}` : `2027-${rule}`);
  const season = { ...winter, opensOn: "10-20", closesOn: "03-22" };
  expect(seasonDays(season, next, "2026-11-20")).toEqual({ from: "10-20", to: "03-21" });
});
