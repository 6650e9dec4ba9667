import { describe, expect, test } from "vitest";
import { sendRefunds } from "../../src/server/payments/sendRefunds";
import { book, storePooja, withPooja } from "../support/bookings";
import { expectLedgerToBalance, press } from "../support/payments";

const walkIns = (templeId: number) => `/api/admin/temples/${templeId}/walk-ins`;
const aWalkIn = (fields: object = {}) => ({
  ...{ poojaId: "archana", date: "2026-11-23", time: "09:00", name: "Uma Bhat", paid: "cash" },
  ...fields,
});

/** A manager at the counter of a temple that offers this pooja. */
async function atTheCounter(fields: Parameters<typeof withPooja>[0] = {}) {
  const opened = await withPooja(fields);
  const manager = await opened.anAccount({});
  const own = await storePooja(opened, fields, manager.id);
  return { ...opened, manager, own };
}

describe("somebody at the counter", () => {
  test("is booked and pays in cash: in the books, on the day sheet, with a receipt, and back when it is declined", async () => {
    const { app, as, db, manager, own } = await atTheCounter({ charges: 50 });
    const made = await manager.post(
      walkIns(own),
      aWalkIn({ dakshina: 11, devotees: ["Uma", "Ram"], phone: "98765 43210" }),
    );
    expect(made.statusCode, made.body).toBe(201);
    const booking = made.json();
    expect(booking).toMatchObject({
      ...{ status: "confirmed", atCounter: true, amount: 61, phone: "+919876543210", holdUntil: null },
      payment: { status: "paid", receiptNumber: "TEST-2026-27/000001", testMode: true },
    });
    const sheet = (await manager.get(`/api/admin/temples/${own}/day-sheet?date=2026-11-23`)).json();
    expect(sheet).toMatchObject({ people: 2, sessions: [{ bookings: [{ name: "Uma Bhat", amountPaise: 6_100 }] }] });
    const admin = as("ADMIN");
    expect((await admin.get("/api/admin/payments?gateway=cash")).json()).toMatchObject({
      total: 1,
      items: [{ name: "Uma Bhat" }],
    });
    const report = (await admin.get("/api/admin/payments/report")).json();
    expect(report.received).toEqual([
      { gateway: "cash", purpose: "booking", testMode: true, payments: 1, amountPaise: 6_100 },
    ]);
    expect(report.ledger).toContainEqual({ account: "clearing.cash", movedPaise: 6_100, balancePaise: 6_100 });
    expect((await manager.get(`/api/payments/${booking.payment.id}/receipt.pdf`)).statusCode).toBe(200);
    const declined = { act: "decline", reason: "They left." };
    expect((await manager.post(`/api/admin/bookings/${booking.id}/decide`, declined)).statusCode).toBe(200);
    await sendRefunds(app);
    expect((await manager.get(`/api/admin/bookings/${booking.id}`)).json().payment.status).toBe("refunded");
    await expectLedgerToBalance(db);
    expect(await db.selectFrom("outbox").select("id").execute(), "nobody is written to").toEqual([]);
  });

  test("takes a place like any other, of those that are left", async () => {
    const { manager, own, person, visitor } = await atTheCounter({ charges: 50, capacity: 2 });
    const { payment } = await book(person, own);
    if (payment) await press(visitor, payment, "paid");
    const headers = { "idempotency-key": "counter-0001" };
    const first = await manager.post(walkIns(own), aWalkIn(), { headers });
    expect((await manager.post(walkIns(own), aWalkIn(), { headers })).json().id, "sent twice").toBe(first.json().id);
    const full = await manager.post(walkIns(own), aWalkIn());
    expect([full.statusCode, full.json().code]).toEqual([409, "slotTaken"]);
    const slots = await visitor.get(`/api/temples/${own}/slots?pooja=archana&date=2026-11-23`);
    expect(slots.json().slots).toContainEqual({ time: "09:00", free: 0 });
  });

  test("may be free, without a telephone, at a time whose notice is over", async () => {
    const { manager, own, db } = await atTheCounter({ charges: 50, leadHours: 48 });
    const made = await manager.post(walkIns(own), aWalkIn({ paid: "free", phone: "", dakshina: 5 }));
    expect(made.json()).toMatchObject({ status: "confirmed", amount: 0, phone: "", payment: null });
    expect(await db.selectFrom("payments").select("id").execute()).toEqual([]);
  });

  test("is refused what cannot be, at its field, and to whoever does not answer for the temple", async () => {
    const { as, visitor, manager, own, templeId } = await atTheCounter({ charges: null });
    const wrong = async (fields: object) => (await manager.post(walkIns(own), aWalkIn(fields))).json().errors;
    expect(await wrong({ name: " ", paid: "card" })).toEqual({ name: "errors.required", paid: "errors.required" });
    expect(await wrong({})).toEqual({ dakshina: "errors.amount" });
    expect(await wrong({ date: "2026-11-20", phone: "12", paid: "free" })).toEqual({
      date: "errors.datePast",
      phone: "errors.phone",
    });
    expect(await wrong({ time: "03:33", paid: "free" })).toEqual({ time: "errors.slotNone" });
    expect(await wrong({ poojaId: "", paid: "free" })).toEqual({ poojaId: "errors.required" });
    expect(await wrong({ poojaId: "unknown", paid: "free" })).toEqual({ poojaId: "errors.pooja" });
    expect((await manager.post(walkIns(templeId), aWalkIn({ paid: "free" }))).statusCode).toBe(404);
    expect((await as("DEVOTEE").post(walkIns(own), aWalkIn())).statusCode).toBe(403);
    expect((await visitor.post(walkIns(own), aWalkIn())).statusCode).toBe(401);
  });
});

test("the sessions at a counter are those of the day, without notice, with the places left", async () => {
  const { as, visitor, manager, own, templeId } = await atTheCounter({
    charges: 0,
    capacity: 2,
    times: ["04:30"],
    leadHours: 72,
  });
  const sessions = (id: number) => `/api/admin/temples/${id}/sessions?pooja=archana`;
  await manager.post(walkIns(own), aWalkIn({ time: "04:30", paid: "free" }));
  const asked = await manager.get(`${sessions(own)}&date=2026-11-23`);
  expect(asked.json()).toEqual({ items: [{ time: "04:30", free: 1 }], refused: null });
  expect((await manager.get(`${sessions(own)}&date=2026-11-22`)).json()).toEqual({
    items: [],
    refused: "errors.closedDay",
  });
  expect((await manager.get(`${sessions(own)}&date=soon`)).statusCode).toBe(400);
  expect((await manager.get(`${sessions(templeId)}&date=2026-11-23`)).statusCode).toBe(404);
  expect((await as("DEVOTEE").get(`${sessions(own)}&date=2026-11-23`)).statusCode).toBe(403);
  expect((await visitor.get(`${sessions(own)}&date=2026-11-23`)).statusCode).toBe(401);
});
