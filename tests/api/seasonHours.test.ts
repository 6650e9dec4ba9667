import { expect, test } from "vitest";
import type { OpeningHours } from "../../src/contract/openingHours";
import type { WrittenClosure } from "../../src/contract/templeFacts";
import { storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { testApp } from "../support/testApp";

const daily = (...day: OpeningHours["mon"]): OpeningHours => ({
  ...{ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
});
const usual = daily({ from: "06:00", to: "20:00" });
const winter: WrittenClosure = { from: "11-19", to: "02-28", hours: daily({ from: "07:00", to: "19:00" }), note: null };

async function open(now: string) {
  const it = await testApp({ now });
  /** The names of the temples that are open now. */
  const openNow = async (): Promise<string[]> => {
    await it.app.dateSeasons();
    const { temples, total } = (await it.visitor.get("/api/temples/search?open=1&sort=name")).json();
    expect((await it.visitor.get("/api/temples/facets")).json().open).toBe(total);
    return temples.map(({ name }: { name: string }) => name);
  };
  return { ...it, openNow };
}

test("a temple is found as open by the hours of its season, each day anew", async () => {
  // 6:30 in India
  const { db, clock, openNow } = await open("2026-11-18T01:00:00Z");
  await storeTemple(db, { name: "As usual", openingHours: usual });
  await storeTemple(db, { name: "Later in winter", openingHours: usual, closures: [winter] });
  await storeTemple(db, { name: "Known in winter", closures: [winter] });
  const mandala = {
    ...winter,
    from: "11-17",
    to: "12-27",
    openOnly: true,
    hours: daily({ from: "03:00", to: "13:00" }),
  };
  await storeTemple(db, { name: "Only then", openingHours: usual, closures: [mandala] });
  expect(await openNow()).toEqual(["As usual", "Later in winter", "Only then"]);
  clock.set("2026-11-18T09:00:00Z");
  expect(await openNow()).toEqual(["As usual", "Later in winter"]);
  clock.set("2026-11-19T01:00:00Z");
  expect(await openNow()).toEqual(["As usual", "Only then"]);
  clock.set("2026-11-19T02:00:00Z");
  expect(await openNow()).toEqual(["As usual", "Known in winter", "Later in winter", "Only then"]);
  clock.set("2027-03-01T02:00:00Z");
  expect(await openNow()).toEqual(["As usual", "Later in winter"]);
});

test("what an editor saves of a temple leaves it open by its season's hours", async () => {
  const { as, clock, openNow } = await open("2026-12-01T01:00:00Z");
  const editor = as("TEMPLE_ADMIN");
  const { id, version } = (
    await editor.post("/api/admin/temples", aTemple({ openingHours: usual, closures: [winter] }))
  ).json();
  expect(await openNow()).toEqual([]);
  const changed = await editor.put(`/api/admin/temples/${id}`, { version, pujari: "Semwal priests" });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await openNow()).toEqual([]);
  const without = await editor.put(`/api/admin/temples/${id}`, { version: changed.json().version, closures: [] });
  expect(without.statusCode, without.body).toBe(200);
  expect(await openNow()).toHaveLength(1);
  clock.set("2026-12-01T14:00:00Z");
  expect(await openNow()).toHaveLength(1);
});

test("visitors read the hours of the season, and book within them", async () => {
  const { db, visitor } = await open("2026-11-18T06:00:00Z");
  const id = await storeTemple(db, { openingHours: usual, closures: [winter] });
  const { openingHours, closures, closedUntil } = (await visitor.get(`/api/temples/${id}`)).json();
  expect({ openingHours, closures, closedUntil }).toEqual({
    openingHours: usual,
    closures: [winter],
    closedUntil: undefined,
  });
  const times = async (date: string) => {
    const { slots } = (await visitor.get(`/api/temples/${id}/slots?date=${date}`)).json();
    return [slots.at(0).time, slots.at(-1).time];
  };
  expect(await times("2026-11-20")).toEqual(["07:00", "18:00"]);
  expect(await times("2027-03-01")).toEqual(["06:00", "19:00"]);
});

test.each([
  ["hours that overlap", daily({ from: "06:00", to: "12:00" }, { from: "11:00", to: "13:00" }), "closures.0.hours"],
  ["times that are none", daily({ from: "6 am", to: "12:00" }), "closures.0.hours.mon.0.from"],
])("%s are refused beside the season", async (_, hours, field) => {
  const { as } = await testApp();
  const answer = await as("TEMPLE_ADMIN").post("/api/admin/temples", aTemple({ closures: [{ ...winter, hours }] }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors ?? answer.json()).toHaveProperty([field]);
});
