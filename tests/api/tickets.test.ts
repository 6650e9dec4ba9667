import { createPublicKey, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { TicketAnswer } from "../../src/contract/tickets";
import { readTicket } from "../../src/domain/tickets";
import { book, storePooja, withPooja } from "../support/bookings";
import type { Caller } from "../support/testApp";

const free = { charges: 0 };
/** The morning of the day that `aBooking` asks for, in India. */
const MORNING = "2026-11-23T02:30:00.000Z";
const at = (templeId: number) => `/api/admin/temples/${templeId}`;

/** A confirmed booking of two, on its day, with the manager of its temple. */
async function onTheDay() {
  const opened = await withPooja(free);
  const { anAccount, person, clock, as } = opened;
  const manager = await anAccount({});
  const templeId = await storePooja(opened, free, manager.id);
  const { booking } = await book(person, templeId, { amount: 0, devotees: ["Asha", "Ravi"], gotra: "Kashyapa" });
  expect((await manager.post(`/api/admin/bookings/${booking.id}/decide`, { act: "confirm" })).statusCode).toBe(200);
  clock.set(MORNING);
  const code = String((await person.get(`/api/bookings/${booking.id}/ticket`)).json().code);
  const check = (text: string, by: Caller = manager, id = templeId): Promise<TicketAnswer> =>
    by.post(`${at(id)}/tickets/check`, { code: text }).then((answer) => answer.json());
  const attend = (fields: object = {}, by: Caller = manager) =>
    by.post(`${at(templeId)}/tickets/attend`, { reference: booking.reference, ...fields });
  return { ...opened, admin: as("TEMPLE_ADMIN"), manager, own: templeId, booking, code, check, attend };
}

describe("a ticket", () => {
  test("is signed so that a device verifies it by the public key, and is taken once", async () => {
    const { app, db, manager, own, booking, code, check, attend, person, clock } = await onTheDay();
    expect(code.startsWith(`${app.env.PUBLIC_URL}/admin/tickets?ticket=${booking.reference}.`)).toBe(true);
    const list = (await manager.get(`${at(own)}/ticket-list`)).json();
    expect(list).toMatchObject({ templeId: own, date: "2026-11-23", items: [{ name: "Asha Rao", people: 2 }] });
    const signed = readTicket(code);
    const [key] = list.keys;
    const open = createPublicKey({ key: { kty: "EC", crv: "P-256", ...key }, format: "jwk" });
    const signature = Buffer.from(signed?.signature ?? "", "base64url");
    const options = { key: open, dsaEncoding: "ieee-p1363" } as const;
    expect(verify("sha256", Buffer.from(signed?.signed ?? ""), options, signature)).toBe(true);

    expect(await check(code)).toMatchObject({ verdict: "valid", booking: { reference: booking.reference, people: 2 } });
    expect((await attend()).json()).toMatchObject({ verdict: "valid", booking: { attendedAt: MORNING } });
    clock.set("2026-11-23T02:40:00.000Z");
    expect((await attend()).json()).toMatchObject({ verdict: "used", booking: { attendedAt: MORNING } });
    expect(await check(booking.reference.toLowerCase())).toMatchObject({ verdict: "used" });
    expect((await person.get(`/api/bookings/${booking.id}`)).json().attendedAt).toBe(MORNING);
    const log = await db.selectFrom("audit_log").select("item_id").where("action", "=", "booking.attend").execute();
    expect(log).toEqual([{ item_id: booking.id }]);
  });

  test("counts once when a device tells later what it took, however often it does", async () => {
    const { attend, clock, admin } = await onTheDay();
    clock.set("2026-11-24T05:00:00.000Z");
    expect((await attend()).json().verdict, "today is another day").toBe("otherDay");
    for (const _ of [1, 2]) {
      expect((await attend({ at: MORNING })).json()).toMatchObject({
        verdict: "valid",
        booking: { attendedAt: MORNING },
      });
    }
    expect((await attend({ at: MORNING }, admin)).json().verdict).toBe("used");
    expect((await attend({ at: "2026-11-25T02:30:00.000Z" })).json().verdict, "a moment to come is now").toBe(
      "otherDay",
    );
  });

  test("of two doors at once is taken at one", async () => {
    const { attend, admin, manager } = await onTheDay();
    const answers = await Promise.all([attend({}, manager), attend({}, admin)]);
    expect(answers.map((answer) => answer.json().verdict).sort()).toEqual(["used", "valid"]);
  });

  test("says when it is forged, of another temple, day or nobody's, not confirmed or cancelled", async () => {
    const { check, code, admin, templeId, person, booking, own, manager, clock } = await onTheDay();
    expect(await check(code.replace(".C.", ".R."))).toEqual({ verdict: "forged", booking: null });
    expect(await check(code, admin, templeId)).toEqual({ verdict: "otherTemple", booking: null });
    expect(await check(booking.reference, admin, templeId)).toEqual({ verdict: "unknown", booking: null });
    expect(await check("rubbish")).toEqual({ verdict: "unknown", booking: null });
    clock.set("2026-11-22T02:30:00.000Z");
    expect((await check(code)).verdict).toBe("otherDay");
    const second = await book(person, own, { amount: 0, date: "2026-11-24" });
    clock.set("2026-11-24T02:30:00.000Z");
    expect((await check(second.booking.reference)).verdict).toBe("unconfirmed");
    const declined = { act: "decline", reason: "The priest is away." };
    await manager.post(`/api/admin/bookings/${second.booking.id}/decide`, declined);
    expect((await check(second.booking.reference)).verdict).toBe("cancelled");
    expect((await person.get(`/api/bookings/${second.booking.id}/ticket`)).statusCode).toBe(409);
  });

  test("is shown to who booked and checked by whoever answers for the temple alone", async () => {
    const { anAccount, as, visitor, manager, booking, own, templeId } = await onTheDay();
    const other = await anAccount({});
    expect((await other.get(`/api/bookings/${booking.id}/ticket`)).statusCode).toBe(404);
    expect((await visitor.get(`/api/bookings/${booking.id}/ticket`)).statusCode).toBe(401);
    for (const [method, path] of [
      ["GET", "ticket-list"],
      ["GET", "day-sheet"],
      ["GET", "day-sheet.csv"],
      ["POST", "tickets/check"],
      ["POST", "tickets/attend"],
    ] as const) {
      const body = path === "tickets/attend" ? { reference: booking.reference } : { code: "x" };
      const call = (caller: Caller, id: number) =>
        method === "GET" ? caller.get(`${at(id)}/${path}`) : caller.post(`${at(id)}/${path}`, body);
      expect((await call(manager, templeId)).statusCode, `${path} of another temple`).toBe(404);
      expect((await call(as("DEVOTEE"), own)).statusCode).toBe(403);
      expect((await call(visitor, own)).statusCode).toBe(401);
    }
    const wrong = await manager.post(`${at(own)}/tickets/attend`, { reference: "?", at: "noon" });
    expect(wrong.json().errors).toEqual({ reference: "errors.id", at: "errors.date" });
    expect((await manager.post(`${at(own)}/tickets/check`, { code: " " })).json().errors).toEqual({
      code: "errors.required",
    });
    expect((await manager.get(`${at(own)}/ticket-list?date=soon`)).json().errors).toEqual({ date: "errors.date" });
  });
});

describe("a day sheet", () => {
  test("lists what stands by session, with people, payment and who came, also as a table", async () => {
    const { own, manager, person, attend, booking } = await onTheDay();
    const early = await book(person, own, { amount: 0, date: "2026-11-24", time: "07:00" });
    await book(person, own, { amount: 0, date: "2026-11-24", time: "09:00", devotees: ["=1+1"] });
    await book(person, own, { amount: 0, date: "2026-11-24", time: "09:00", devotees: ["Asha", "Ravi", "Uma"] });
    await attend();
    expect((await manager.get(`${at(own)}/day-sheet`)).json()).toMatchObject({
      ...{ date: "2026-11-23", people: 2, attended: 2 },
      sessions: [{ time: "09:00", people: 2, bookings: [{ reference: booking.reference, gotra: "Kashyapa" }] }],
    });
    const sheet = (await manager.get(`${at(own)}/day-sheet?date=2026-11-24`)).json();
    expect(sheet).toMatchObject({
      people: 5,
      attended: 0,
      sessions: [
        { time: "07:00", people: 1 },
        { time: "09:00", people: 4 },
      ],
    });
    await person.post(`/api/bookings/${early.booking.id}/cancel`, {});
    const csv = await manager.get(`${at(own)}/day-sheet.csv?date=2026-11-24`);
    expect(csv.headers["content-disposition"]).toBe('attachment; filename="day-sheet-2026-11-24.csv"');
    const lines = csv.body.split("\r\n").filter(Boolean);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("'=1+1");
  });
});
