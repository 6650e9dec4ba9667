import { describe, expect, test } from "vitest";
import { isFromAbout, isToAbout } from "../../src/domain/closures";
import { seasonDays } from "../../src/domain/seasons";

const days: Readonly<Record<string, readonly string[]>> = {
  annakut: ["2025-10-22", "2026-11-10", "2027-10-30"],
  akshaya: ["2025-04-30", "2026-04-19", "2027-05-09", "2028-04-27"],
};
const next = (name: string, from: string) => days[name]?.find((day) => day >= from);
const gangotri = { from: "11-02", to: "04-28", closesOn: "annakut", opensOn: "akshaya" };

describe("a season whose ends follow from festivals", () => {
  test.each([
    ["2026-03-01", "10-22", "04-18"],
    ["2026-04-18", "10-22", "04-18"],
    ["2026-04-19", "11-10", "05-08"],
    ["2026-11-09", "11-10", "05-08"],
    ["2027-05-08", "11-10", "05-08"],
    ["2027-05-09", "10-30", "04-26"],
  ])("on %s it is from %s to %s", (today, from, to) => {
    expect(seasonDays(gangotri, next, today)).toEqual({ from, to });
  });

  test("has its usual day where no rule tells it, or the almanac has no day", () => {
    const { closesOn, opensOn, ...usual } = gangotri;
    expect(seasonDays({ ...usual, closesOn }, next, "2026-12-01")).toEqual({ from: "11-10", to: "04-28" });
    expect(seasonDays({ ...usual, opensOn }, next, "2026-12-01")).toEqual({ from: "11-02", to: "05-08" });
    expect(seasonDays({ ...usual, opensOn }, next, "2027-05-05")).toEqual({ from: "11-02", to: "05-08" });
    expect(seasonDays(gangotri, () => undefined, "2026-12-01")).toEqual({ from: "11-02", to: "04-28" });
  });

  test("within one year", () => {
    const closed = { from: "05-01", to: "10-01", closesOn: "akshaya", opensOn: "annakut" };
    expect(seasonDays(closed, next, "2026-06-01")).toEqual({ from: "04-19", to: "11-09" });
    expect(seasonDays(closed, next, "2026-12-01")).toEqual({ from: "05-09", to: "10-29" });
  });
});

test("a time in which alone it is open begins with what opens it, and ends the day before what closes it", () => {
  const open = { from: "04-28", to: "11-01", openOnly: true, opensOn: "akshaya", closesOn: "annakut" };
  expect(seasonDays(open, next, "2026-06-01")).toEqual({ from: "04-19", to: "11-09" });
  expect(seasonDays(open, next, "2026-11-09")).toEqual({ from: "04-19", to: "11-09" });
  expect(seasonDays(open, next, "2026-11-10")).toEqual({ from: "05-09", to: "10-29" });
  expect(seasonDays({ ...open, closesOn: undefined }, next, "2026-12-01")).toEqual({ from: "05-09", to: "11-01" });
});

test("an end is told as about where it moves and no festival tells it, or the festival tells it within some days", () => {
  const kedarnath = { from: "11-05", to: "04-30", approximate: true, closesOn: {} };
  expect([isFromAbout(kedarnath), isToAbout(kedarnath)]).toEqual([false, true]);
  expect([isFromAbout(gangotriOn), isToAbout(gangotriOn)]).toEqual([false, false]);
  const near = { ...gangotriOn, opensOn: { about: true } };
  expect([isFromAbout(near), isToAbout(near)]).toEqual([false, true]);
  expect(isFromAbout({ ...gangotriOn, closesOn: { about: true } })).toBe(true);
});
const gangotriOn = { from: "11-02", to: "04-28", closesOn: {}, opensOn: {} };
