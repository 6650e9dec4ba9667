import type { LightMyRequestResponse } from "fastify";
import { describe, expect, test } from "vitest";
import { tidyBookings } from "../../src/server/bookings/upkeep";
import { aBooking, aPooja, book, storePooja, withPooja } from "../support/bookings";
import { storeTemple } from "../support/contributions";
import { press } from "../support/payments";
import type { Caller, TestApp } from "../support/testApp";

const day = "2026-11-23";
const one = { charges: 0, capacity: 1 };
const noLimits = { env: { RATE_LIMITS: "off" } };
const codesOf = (answers: readonly LightMyRequestResponse[]) => answers.map(({ statusCode }) => statusCode).sort();

const hold = (caller: Caller, templeId: number, fields: object = {}) =>
  caller.post("/api/bookings/holds", { templeId, poojaId: "archana", date: day, time: "09:00", ...fields });

async function held(caller: Caller, templeId: number, fields: object = {}) {
  const answer = await hold(caller, templeId, fields);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** The places left at a time, as this caller reads them. */
async function left(caller: Caller, templeId: number, time = "09:00"): Promise<number> {
  const { slots } = (await caller.get(`/api/temples/${templeId}/slots?pooja=archana&date=${day}`)).json();
  return slots.find((slot: { time: string }) => slot.time === time).free;
}

/** Bookings that stand at a time of the day, whosever they are. */
async function standing({ db }: Pick<TestApp, "db">, time = "09:00"): Promise<number> {
  const rows = await db
    .selectFrom("bookings")
    .select("id")
    .where("date", "=", day)
    .where("time", "=", time)
    .where("status", "in", ["requested", "confirmed", "performed"])
    .execute();
  return rows.length;
}

const move = (caller: Caller, id: number, time: string) =>
  caller.post(`/api/bookings/${id}/reschedule`, { date: day, time });

describe("who holds the last place", () => {
  test.each<[string, (person: Caller, templeId: number) => Promise<LightMyRequestResponse>]>([
    ["holds it again", (person, templeId) => hold(person, templeId)],
    ["books it", (person, templeId) => person.post("/api/bookings", aBooking(templeId))],
    ["books it by the call for payments", (person, id) => person.post("/api/payments/intent", aBooking(id))],
    [
      "moves a booking to it",
      async (person, templeId) => {
        const { booking, payment } = await book(person, templeId, { time: "11:00" });
        if (payment) await press(person, payment, "paid");
        return move(person, booking.id, "09:00");
      },
    ],
  ])("%s from another tab, as the list says", async (_, take) => {
    const { person, visitor, templeId } = await withPooja({ capacity: 1 });
    await held(person, templeId);
    expect([await left(person, templeId), await left(visitor, templeId)]).toEqual([1, 0]);
    const taken = await take(person, templeId);
    expect([200, 201], taken.body).toContain(taken.statusCode);
    expect(await left(visitor, templeId)).toBe(0);
  });

  test("pays there for a booking that had lapsed", async () => {
    const opened = await withPooja({ capacity: 1 });
    const { app, person, templeId, clock } = opened;
    const { booking } = await book(person, templeId);
    clock.set("2026-11-21T08:00:00.000Z");
    await tidyBookings(app);
    await held(person, templeId);
    const again = await person.post(`/api/bookings/${booking.id}/payment`, {});
    expect(again.statusCode, again.body).toBe(200);
    expect(await standing(opened)).toBe(1);
  });

  test("has used it up with the booking: another hold beside it is still good", async () => {
    const opened = await withPooja({ ...one, capacity: 2 });
    const { person, anAccount, templeId } = opened;
    const other = await anAccount();
    await held(person, templeId);
    await held(other, templeId);
    await book(person, templeId, { amount: 0 });
    expect(await left(other, templeId)).toBe(1);
    await book(other, templeId, { amount: 0 });
    expect(await standing(opened)).toBe(2);
  });

  test.each([0, 50])("is told that the time is their own where they booked it, at %d rupees", async (charges) => {
    const opened = await withPooja({ charges, capacity: 1 });
    const { person, anAccount, templeId } = opened;
    await book(person, templeId, { amount: charges });
    const { booking: later } = await book(person, templeId, { amount: charges, time: "10:00" });
    const own = { code: "slotOwn", errors: { time: "errors.slotOwn" } };
    expect((await hold(person, templeId)).json()).toMatchObject(own);
    expect((await person.post("/api/bookings", aBooking(templeId, { amount: charges }))).json()).toMatchObject(own);
    expect((await hold(await anAccount(), templeId)).json()).toMatchObject({ code: "slotTaken" });
    if (charges === 0) expect((await move(person, later.id, "09:00")).json()).toMatchObject(own);
  });

  test("is not somebody at the counter", async () => {
    const { anAccount, db } = await withPooja();
    const manager = await anAccount();
    const own = await storePooja({ db }, one, manager.id);
    await held(manager, own);
    const sessions = await manager.get(`/api/admin/temples/${own}/sessions?pooja=archana&date=${day}`);
    expect(sessions.json().items[3]).toEqual({ time: "09:00", free: 0 });
    const wish = { poojaId: "archana", date: day, time: "09:00", name: "Uma Bhat", paid: "free" };
    const walkIn = await manager.post(`/api/admin/temples/${own}/walk-ins`, wish);
    expect([walkIn.statusCode, walkIn.json().code]).toEqual([409, "slotTaken"]);
  });
});

describe("one hold for a person and a pooja", () => {
  test("held twice is the same hold with the end it had, and a new one after that", async () => {
    const { person, templeId, clock, db } = await withPooja(one);
    const first = await held(person, templeId);
    expect(first).toEqual({ id: expect.any(String), until: "2026-11-21T06:40:00.000Z", secondsLeft: 600 });
    clock.set("2026-11-21T06:36:00.500Z");
    expect(await held(person, templeId, { replaces: first.id })).toEqual({ ...first, secondsLeft: 240 });
    expect(await held(person, templeId)).toEqual({ ...first, secondsLeft: 240 });
    expect(await db.selectFrom("slot_holds").select("id").execute()).toEqual([{ id: first.id }]);
    clock.set("2026-11-21T06:40:00.000Z");
    const next = await held(person, templeId);
    expect(next).toMatchObject({ until: "2026-11-21T06:50:00.000Z", secondsLeft: 600 });
    expect(next.id).not.toBe(first.id);
  });

  test("another time lets the former one go; what is held of another pooja stays, unless it is named", async () => {
    const { person, visitor, db, templeId } = await withPooja(one);
    const other = await storeTemple(db, { poojaDetails: [aPooja(one)] });
    await held(person, templeId);
    const second = await held(person, other);
    await held(person, templeId, { time: "10:00" });
    expect([await left(visitor, templeId), await left(visitor, templeId, "10:00")]).toEqual([1, 0]);
    expect(await left(visitor, other)).toBe(0);
    await held(person, templeId, { time: "10:00", replaces: second.id });
    expect(await left(visitor, other)).toBe(1);
  });

  test("two tabs at once keep one place between them", async () => {
    const { person, visitor, templeId } = await withPooja({ ...one, capacity: 5 }, noLimits);
    const answers = await Promise.all(
      ["09:00", "09:00", "10:00", "10:00"].map((time) => hold(person, templeId, { time })),
    );
    expect(codesOf(answers)).toEqual([201, 201, 201, 201]);
    expect((await left(visitor, templeId)) + (await left(visitor, templeId, "10:00"))).toBe(9);
  });
});

describe("at the same moment", () => {
  test("a holder and a crowd want one place in every way there is: the holder gets it, once", async () => {
    const opened = await withPooja(one, noLimits);
    const { person, anAccount, templeId } = opened;
    const crowd = await Promise.all(Array.from({ length: 20 }, () => anAccount()));
    const mover = await anAccount();
    const { booking: theirs } = await book(mover, templeId, { amount: 0, time: "08:00" });
    const { booking: own } = await book(person, templeId, { amount: 0, time: "10:00" });
    await held(person, templeId);
    const strangers = () => [
      ...crowd.map((each) => each.post("/api/bookings", aBooking(templeId, { amount: 0 }))),
      ...crowd.map((each) => hold(each, templeId)),
      move(mover, theirs.id, "09:00"),
    ];
    const before = strangers();
    const owns = [
      person.post("/api/bookings", aBooking(templeId, { amount: 0 })),
      move(person, own.id, "09:00"),
      person.post("/api/bookings", aBooking(templeId, { amount: 0 })),
    ];
    const refused = await Promise.all([...before, ...strangers()]);
    expect(new Set(codesOf(refused))).toEqual(new Set([409]));
    expect(codesOf(await Promise.all(owns)).filter((code) => code < 300)).toHaveLength(1);
    expect(await standing(opened)).toBe(1);
  });

  test("the same booking sent twice under one key is made once, and both are told so", async () => {
    const { person, templeId } = await withPooja(one);
    const headers = { "idempotency-key": "a-key-of-the-browser" };
    const send = () => person.post("/api/bookings", aBooking(templeId, { amount: 0 }), { headers });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.statusCode, second.json()]).toEqual([201, first.json()]);
  });
});

test("what a moved or cancelled booking leaves is free for others, and is not taken back", async () => {
  const opened = await withPooja();
  const { db, anAccount, visitor, person: first } = opened;
  const [second, third, manager] = [await anAccount(), await anAccount(), await anAccount()];
  const templeId = await storePooja({ db }, { charges: 50, capacity: 1 }, manager.id);
  const slot = { date: day, time: "09:00" };
  const decide = (id: number, act: string) => manager.post(`/api/admin/bookings/${id}/decide`, { act });
  await first.delete(`/api/bookings/holds/${(await held(first, templeId, slot)).id}`);
  const { booking, payment } = await book(first, templeId, slot);
  if (payment) await press(first, payment, "paid");
  expect((await decide(booking.id, "confirm")).statusCode).toBe(200);
  expect((await move(first, booking.id, "10:00")).statusCode).toBe(200);
  expect([await left(visitor, templeId), await left(visitor, templeId, "10:00")]).toEqual([1, 0]);
  const { id: holdId } = await held(second, templeId, slot);
  const back = await move(first, booking.id, "09:00");
  expect([back.statusCode, back.json().code]).toEqual([409, "slotTaken"]);
  expect((await first.get(`/api/bookings/${booking.id}`)).json()).toMatchObject({ date: day, time: "10:00" });
  await book(second, templeId, { ...slot, holdId });
  expect((await hold(third, templeId, { time: "10:00" })).json().code).toBe("slotTaken");
  expect((await first.post(`/api/bookings/${booking.id}/cancel`)).statusCode).toBe(200);
  await held(third, templeId, { time: "10:00" });
  for (const act of ["confirm", "perform", "unperform"]) {
    const revived = await decide(booking.id, act);
    expect([revived.statusCode, revived.json().code], act).toEqual([409, "bookingClosed"]);
  }
  expect([await standing(opened), await standing(opened, "10:00")]).toEqual([1, 0]);
});
