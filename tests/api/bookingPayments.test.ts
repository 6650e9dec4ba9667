import { describe, expect, test } from "vitest";
import type { BookingMade } from "../../src/contract/bookings";
import type { PaymentIntent } from "../../src/contract/payments";
import { tidyBookings } from "../../src/server/bookings/upkeep";
import { sendRefunds } from "../../src/server/payments/sendRefunds";
import { aBooking, book, withPooja } from "../support/bookings";
import { expectLedgerToBalance, press, tell } from "../support/payments";
import type { Caller } from "../support/testApp";

const IN_TEN = "2026-11-21T06:40:00.000Z";
const LATER = "2026-11-21T06:45:00.000Z";
const intentOf = ({ payment }: BookingMade): PaymentIntent => {
  if (!payment) throw new Error("nothing to pay");
  return payment;
};
const read = async (caller: Caller, { booking }: BookingMade) =>
  (await caller.get(`/api/bookings/${booking.id}`)).json();

describe("a booking that is paid", () => {
  test("is kept for ten minutes, and requested once the payment is there", async () => {
    const opened = await withPooja({ capacity: 1 });
    const { person, templeId, visitor, db } = opened;
    const made = await book(person, templeId, { dakshina: 101, amount: 151 });
    expect(made.payment).toMatchObject({ purpose: "booking", amountPaise: 15_100, gateway: "test", status: "pending" });
    expect(made.booking).toMatchObject({
      status: "requested",
      holdUntil: IN_TEN,
      pricePaise: 5_000,
      dakshinaPaise: 10_100,
      amount: 151,
      payment: { status: "pending", receiptNumber: null, testMode: true },
    });
    await press(visitor, intentOf(made), "paid");
    expect(await read(person, made)).toMatchObject({
      status: "requested",
      holdUntil: null,
      payment: { status: "paid", receiptNumber: "TEST-2026-27/000001" },
      acts: ["cancel", "reschedule"],
    });
    const letters = await db.selectFrom("outbox").select("data").where("template", "=", "bookingCreated").execute();
    expect(letters).toHaveLength(2);
    const path = `/book?booking=${made.booking.id}`;
    for (const { data } of letters) expect(JSON.parse(data ?? "{}")).toMatchObject({ path, test: "yes" });
    await expectLedgerToBalance(db);
  });

  test.each([
    [{ amount: 1 }, "errors.bookingAmount"],
    [{ amount: 501 }, "errors.bookingAmount"],
    [{ amount: 50, dakshina: 101 }, "errors.bookingAmount"],
    [{ amount: undefined }, "errors.bookingAmount"],
    [{ amount: 6_00_000, dakshina: 5_99_950 }, "errors.amount"],
  ])("costs what the catalogue says: %j is refused", async (fields, problem) => {
    const { person, templeId, db } = await withPooja();
    const answer = await person.post("/api/bookings", aBooking(templeId, fields));
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { amount: problem }]);
    expect(await db.selectFrom("payments").selectAll().execute()).toEqual([]);
  });

  test("leaves its place to others when nobody pays in time", async () => {
    const { app, person, anAccount, templeId, clock, db } = await withPooja({ capacity: 1 });
    const made = await book(person, templeId);
    clock.set("2026-11-21T06:39:59.000Z");
    const other = await anAccount();
    expect((await other.post("/api/bookings", aBooking(templeId))).statusCode).toBe(409);
    clock.set(IN_TEN);
    await book(other, templeId);
    clock.set("2026-11-21T08:00:00.000Z");
    expect(await tidyBookings(app)).toBe(2);
    expect(await read(person, made)).toMatchObject({ status: "cancelled", reason: "unpaid" });
    await expectLedgerToBalance(db);
  });

  test("late is taken if the place is still free", async () => {
    const opened = await withPooja({ capacity: 1 });
    const { person, templeId, clock, db } = opened;
    const made = await book(person, templeId);
    clock.set(LATER);
    await tell(opened, intentOf(made), { id: "late" });
    expect(await read(person, made)).toMatchObject({ status: "requested", holdUntil: null });
    await expectLedgerToBalance(db);
  });

  test("late is given back if the place is gone, and says so", async () => {
    const opened = await withPooja({ capacity: 1 });
    const { app, person, anAccount, templeId, clock, db } = opened;
    const made = await book(person, templeId);
    clock.set(LATER);
    const other = await anAccount();
    const second = await book(other, templeId);
    await tell(opened, intentOf(second), { id: "second" });
    await tell(opened, intentOf(made), { id: "late" });
    await tell(opened, intentOf(made), { id: "late again" });
    expect(await read(person, made)).toMatchObject({ status: "refunded", reason: "tooLate" });
    await sendRefunds(app);
    expect((await read(person, made)).payment).toMatchObject({ status: "refunded", refundedPaise: 5_000 });
    expect(await read(other, second)).toMatchObject({ status: "requested", holdUntil: null });
    await expectLedgerToBalance(db);
  });

  test("twice, by two windows, is given back once", async () => {
    const opened = await withPooja({ capacity: 1 });
    const { app, person, templeId, visitor, db } = opened;
    const made = await book(person, templeId);
    await press(visitor, intentOf(made), "failed");
    const again = await person.post(`/api/bookings/${made.booking.id}/payment`, {});
    expect(again.statusCode, again.body).toBe(200);
    expect(again.json().payment.paymentId).not.toBe(made.payment?.paymentId);
    await press(visitor, again.json().payment, "paid");
    await tell(opened, intentOf(made), { id: "the first one after all" });
    await sendRefunds(app);
    expect(await read(person, made)).toMatchObject({
      status: "requested",
      payment: { id: again.json().payment.paymentId, status: "paid" },
    });
    const first = await visitor.get(`/api/payments/${made.payment?.paymentId}`);
    expect(first.json()).toMatchObject({ status: "refunded", refundedPaise: 5_000 });
    expect((await person.post(`/api/bookings/${made.booking.id}/payment`, {})).json().code).toBe("bookingClosed");
    await expectLedgerToBalance(db);
  });

  test("is paid by the call for payments as well, by its own account alone", async () => {
    const { person, anAccount, visitor, templeId, db } = await withPooja({ capacity: 1 });
    const { booking } = await book(person, templeId);
    const other = await anAccount();
    const bookingId = booking.id;
    expect((await other.post("/api/payments/intent", { bookingId })).statusCode).toBe(404);
    expect((await visitor.post("/api/payments/intent", { bookingId })).statusCode).toBe(401);
    const answer = await person.post("/api/payments/intent", { bookingId, amount: 1 });
    expect([answer.statusCode, answer.json().amountPaise]).toEqual([201, 5_000]);
    await expectLedgerToBalance(db);
  });

  test("may be made by the call for payments, for the catalogue's price", async () => {
    const { person, templeId, visitor, db } = await withPooja({ capacity: 1 });
    const { templeId: _, ...wish } = aBooking(templeId);
    const asked = { ...wish, templeId, gateway: "razorpay" };
    const cheap = await person.post("/api/payments/intent", { ...asked, amount: 1 });
    expect(cheap.json().errors).toEqual({ amount: "errors.bookingAmount" });
    const answer = await person.post("/api/payments/intent", asked);
    expect(answer.statusCode, answer.body).toBe(201);
    await press(visitor, answer.json(), "paid");
    expect((await person.get("/api/bookings")).json().items).toMatchObject([
      { status: "requested", holdUntil: null, poojaId: "archana", payment: { status: "paid" } },
    ]);
    await expectLedgerToBalance(db);
  });

  test("is given back in full when it is cancelled", async () => {
    const { app, person, templeId, visitor, db } = await withPooja({ capacity: 1 });
    const made = await book(person, templeId);
    await press(visitor, intentOf(made), "paid");
    await person.post(`/api/bookings/${made.booking.id}/cancel`);
    await sendRefunds(app);
    expect(await read(person, made)).toMatchObject({ status: "cancelled", payment: { status: "refunded" } });
    await expectLedgerToBalance(db);
  });

  test("cancelled before the payment arrives is given back", async () => {
    const opened = await withPooja({ capacity: 1 });
    const { app, person, templeId, db } = opened;
    const made = await book(person, templeId);
    await person.post(`/api/bookings/${made.booking.id}/cancel`);
    await tell(opened, intentOf(made), { id: "late" });
    await sendRefunds(app);
    expect(await read(person, made)).toMatchObject({ status: "cancelled", payment: { status: "refunded" } });
    await expectLedgerToBalance(db);
  });

  test("that the temple never answers is declined at its time, and given back", async () => {
    const { app, person, templeId, visitor, clock, db } = await withPooja({ capacity: 1 });
    const made = await book(person, templeId);
    await press(visitor, intentOf(made), "paid");
    clock.set("2026-11-23T03:29:59.000Z");
    expect(await tidyBookings(app)).toBe(0);
    clock.set("2026-11-23T03:30:00.000Z");
    expect(await tidyBookings(app)).toBe(1);
    await sendRefunds(app);
    expect(await read(person, made)).toMatchObject({
      status: "declined",
      reason: "unanswered",
      payment: { status: "refunded" },
    });
    await expectLedgerToBalance(db);
  });
});
