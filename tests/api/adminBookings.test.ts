import { describe, expect, test } from "vitest";
import { sendRefunds } from "../../src/server/payments/sendRefunds";
import { book, storePooja, withPooja } from "../support/bookings";
import { expectLedgerToBalance, press } from "../support/payments";

const list = "/api/admin/bookings";
const free = { charges: 0 };
const one = (id: number) => `${list}/${id}`;
const decide = (id: number) => `${list}/${id}/decide`;

describe("the bookings of temples", () => {
  test.each(["SUPER_ADMIN", "ADMIN", "TEMPLE_ADMIN"] as const)("are %s's to see and to answer", async (role) => {
    const { as, person, templeId, clock, db } = await withPooja(free);
    const { booking } = await book(person, templeId, { amount: 0 });
    expect((await as(role).get(list)).json()).toMatchObject({
      total: 1,
      items: [{ id: booking.id, name: "Asha Rao", acts: ["confirm", "decline"] }],
    });
    const confirmed = await as(role).post(decide(booking.id), { act: "confirm" });
    expect(confirmed.json()).toMatchObject({ status: "confirmed", acts: ["decline"] });
    expect((await as(role).post(decide(booking.id), { act: "perform" })).json().code).toBe("bookingClosed");
    clock.set("2026-11-23T03:30:00.000Z");
    expect((await as(role).post(decide(booking.id), { act: "perform" })).json()).toMatchObject({
      status: "performed",
      acts: ["unperform"],
    });
    expect((await as(role).post(decide(booking.id), { act: "unperform" })).json().status).toBe("confirmed");
    const log = await db.selectFrom("audit_log").select(["action", "item_id"]).where("kind", "=", "booking").execute();
    expect(log).toEqual(
      ["confirm", "perform", "unperform"].map((act) => ({ action: `booking.${act}`, item_id: booking.id })),
    );
    const letters = await db.selectFrom("outbox").select("template").where("channel", "=", "sms").execute();
    expect(letters.map(({ template }) => template)).toEqual(["bookingCreated", "bookingConfirmed"]);
  });

  test("are a pandit's for the temples they manage alone", async () => {
    const opened = await withPooja(free);
    const { anAccount, person, templeId } = opened;
    const pandit = await anAccount({ role: "PANDIT" });
    const own = await storePooja(opened, free, pandit.id);
    const foreign = await book(person, templeId, { amount: 0 });
    const theirs = await book(person, own, { amount: 0 });
    expect((await pandit.get(list)).json()).toMatchObject({ total: 1, items: [{ id: theirs.booking.id }] });
    expect((await pandit.get(one(theirs.booking.id))).statusCode).toBe(200);
    expect((await pandit.get(one(foreign.booking.id))).statusCode).toBe(404);
    expect((await pandit.post(decide(foreign.booking.id), { act: "confirm" })).statusCode).toBe(404);
    expect((await pandit.post(decide(theirs.booking.id), { act: "confirm" })).json().status).toBe("confirmed");
    expect((await pandit.get(`${list}/export.csv`)).body.split("\r\n")).toHaveLength(3);
  });

  test.each(["DEVOTEE", "FESTIVAL_ADMIN", "USER_ADMIN", "CONTENT_ADMIN"] as const)("are not %s's", async (role) => {
    const { as, visitor } = await withPooja(free);
    for (const [method, path] of [
      ["GET", list],
      ["GET", one(1)],
      ["GET", `${list}/export.csv`],
      ["POST", decide(1)],
    ] as const) {
      expect((await as(role).call(method, path)).statusCode).toBe(403);
      expect((await visitor.call(method, path)).statusCode).toBe(401);
    }
  });

  test("are declined with a reason, and what was paid goes back", async () => {
    const { app, as, person, templeId, visitor, db } = await withPooja();
    const { booking, payment } = await book(person, templeId);
    const admin = as("TEMPLE_ADMIN");
    expect((await admin.post(decide(booking.id), { act: "confirm" })).json().code).toBe("bookingClosed");
    if (payment) await press(visitor, payment, "paid");
    const silent = await admin.post(decide(booking.id), { act: "decline", reason: " " });
    expect([silent.statusCode, silent.json().errors]).toEqual([400, { reason: "errors.required" }]);
    await admin.post(decide(booking.id), { act: "decline", reason: "The priest is away." });
    await sendRefunds(app);
    expect((await person.get(`/api/bookings/${booking.id}`)).json()).toMatchObject({
      status: "declined",
      reason: "The priest is away.",
      payment: { status: "refunded", refundedPaise: 5_000 },
    });
    await expectLedgerToBalance(db);
  });

  test("are found by state, temple, day and words; what is not paid only when asked for", async () => {
    const opened = await withPooja(free);
    const { as, person, templeId } = opened;
    const paid = await storePooja(opened, { charges: 50 });
    const first = await book(person, templeId, { amount: 0, name: "Meera Iyer" });
    await book(person, templeId, { amount: 0, date: "2026-11-25" });
    await book(person, paid);
    const found = async (query: string) => {
      const answer = await as("ADMIN").get(`${list}?${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().items.map(({ date, name }: { date: string; name: string }) => `${date} ${name}`);
    };
    expect(await found("")).toEqual(["2026-11-23 Meera Iyer", "2026-11-25 Asha Rao"]);
    expect(await found("sortDir=desc&size=1")).toEqual(["2026-11-25 Asha Rao"]);
    expect(await found("status=unpaid")).toEqual(["2026-11-23 Asha Rao"]);
    expect(await found("status=confirmed")).toEqual([]);
    expect(await found("from=2026-11-24&to=2026-11-30")).toEqual(["2026-11-25 Asha Rao"]);
    expect(await found(`templeId=${paid}&status=unpaid`)).toHaveLength(1);
    expect(await found(`search=${first.booking.reference.toLowerCase()}`)).toEqual(["2026-11-23 Meera Iyer"]);
    opened.clock.set("2026-11-24T06:30:00.000Z");
    expect(await found(""), "what is over comes last").toEqual(["2026-11-25 Asha Rao", "2026-11-23 Meera Iyer"]);
    expect(await found("search=meera&temple=lamp")).toEqual(["2026-11-23 Meera Iyer"]);
    expect(await found("search=%25")).toEqual([]);
  });

  test("refuse what is no filter, no number or no answer", async () => {
    const { as } = await withPooja(free);
    const admin = as("ADMIN");
    expect((await admin.get(`${list}?status=lost`)).json().errors).toEqual({ status: "errors.status" });
    expect((await admin.get(`${list}?from=2026-02-31`)).json().errors).toEqual({ from: "errors.date" });
    expect((await admin.get(one(999))).statusCode).toBe(404);
    expect((await admin.get(`${list}/x`)).statusCode).toBe(400);
    expect((await admin.post(decide(999), { act: "confirm" })).statusCode).toBe(404);
    expect((await admin.post(decide(999), { act: "forget" })).statusCode).toBe(400);
  });

  test("come as a sheet that no spreadsheet runs", async () => {
    const { as, person, templeId } = await withPooja(free);
    const { booking } = await book(person, templeId, { amount: 0, name: "=1+1", devotees: ["Asha", "Ravi"] });
    const sheet = await as("ADMIN").get(`${list}/export.csv`);
    expect(sheet.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [head = "", row = ""] = sheet.body.split("\r\n");
    expect(head.startsWith("\ufeffreference,status,date,time,temple,pooja,name,phone")).toBe(true);
    expect(
      row.startsWith(`${booking.reference},requested,2026-11-23,09:00,Lamp Temple,Archana,'=1+1,'+919876543210`),
    ).toBe(true);
    expect(row).toContain('"Asha; Ravi"');
  });
});
