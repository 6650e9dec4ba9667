import { expect, test } from "vitest";
import { nextPooja } from "../../src/domain/nextPooja";

const always = { days: [], times: [] };
const aarti = { ...always, name: "Aarti", times: ["06:00", "18:30"] };
const saturday = { ...always, name: "Oil", days: ["sat" as const], times: ["17:00"] };
const closed = { ...always, name: "Off", times: ["16:00"], closedDates: ["2026-11-21"] };
const untimed = { ...always, name: "Archana" };
const all = [untimed, aarti, saturday, closed];

test.each([
  ["2026-11-21T00:00:00Z", "Aarti", "06:00", "of the day in India, not of the machine"],
  ["2026-11-21T00:30:00Z", "Oil", "17:00", "not one that has begun, nor one that is left out on this day"],
  ["2026-11-22T00:30:00Z", "Off", "16:00", "not one of another day of the week"],
  ["2026-11-21T12:00:00Z", "Aarti", "18:30", "the later time of one"],
])("at %s: %s, %s", (now, name, time) => {
  expect(nextPooja(all, now)).toMatchObject({ pooja: { name }, time });
});

test("nothing comes after the last of the day, or where no times are told", () => {
  expect(nextPooja(all, "2026-11-21T13:00:00Z")).toBeUndefined();
  expect(nextPooja([untimed], "2026-11-21T03:00:00Z")).toBeUndefined();
});
