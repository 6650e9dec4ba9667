import { beforeAll, expect, test } from "vitest";
import type { OpeningHours } from "../../src/contract/openingHours";
import type { Closure } from "../../src/contract/templeFacts";
import { storeTemple } from "../support/contributions";
import { sharedApp } from "../support/testApp";

const allDay = [{ from: "00:00", to: "24:00" }];
const always: OpeningHours = {
  ...{ mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
};
const closure = (from: string, to: string): Closure => ({ from, to, note: null });

const { db, visitor, clock } = await sharedApp({ now: "2026-11-18T05:30:00Z" });
const isOpen = async () => {
  const { temples, total } = (await visitor.get("/api/temples/search?open=1&sort=name")).json();
  const { open } = (await visitor.get("/api/temples/facets")).json();
  expect(open).toBe(total);
  return temples.map(({ name }: { name: string }) => name);
};

beforeAll(async () => {
  const temple = (name: string, closures: Closure[]) =>
    storeTemple(db, { name, city: "Ukhimath", state: "Uttarakhand", openingHours: always, closures });
  await temple("At all times", []);
  await temple("Not in July", [closure("07-01", "07-31")]);
  await temple("Not in winter", [closure("11-05", "04-30")]);
  const openOnly = (from: string, to: string): Closure => ({ ...closure(from, to), openOnly: true });
  await temple("Only then", [openOnly("11-16", "11-25"), openOnly("12-31", "01-19")]);
  await temple("Only then, but for a day", [openOnly("11-16", "11-25"), closure("11-18", "11-18")]);
  await temple("Only then, from five in the afternoon", [{ ...openOnly("11-25", "11-26"), opensAt: "17:00" }]);
  await temple("Not then, until five in the afternoon", [{ ...closure("11-20", "11-24"), opensAt: "17:00" }]);
  await temple("Twice a year", [closure("01-10", "01-20"), closure("11-10", "11-25")]);
});

const then = "Only then, from five in the afternoon";
const notThen = "Not then, until five in the afternoon";

test.each([
  ["2026-11-18T05:30:00Z", ["At all times", "Not in July", notThen, "Only then"]],
  // the last minute before five in India, and five
  ["2026-11-25T11:29:00Z", ["At all times", "Not in July", "Only then", "Only then, but for a day"]],
  ["2026-11-25T11:30:00Z", ["At all times", "Not in July", notThen, "Only then", "Only then, but for a day", then]],
  // the last minutes of the day, and the first of the next
  ["2026-11-25T18:29:00Z", ["At all times", "Not in July", notThen, "Only then", "Only then, but for a day", then]],
  ["2026-11-25T18:30:00Z", ["At all times", "Not in July", notThen, then, "Twice a year"]],
  ["2027-01-10T05:30:00Z", ["At all times", "Not in July", notThen, "Only then"]],
  ["2027-04-30T05:30:00Z", ["At all times", "Not in July", notThen, "Twice a year"]],
  ["2027-05-01T05:30:00Z", ["At all times", "Not in July", "Not in winter", notThen, "Twice a year"]],
  ["2027-07-31T05:30:00Z", ["At all times", "Not in winter", notThen, "Twice a year"]],
])("at %s what is closed for a season is not open now", async (instant, names) => {
  clock.set(instant);
  expect(await isOpen()).toEqual(names);
});
