import { describe, expect, test } from "vitest";
import { sendRefunds } from "../../src/server/payments/sendRefunds";
import { storeTemple } from "../support/contributions";
import { donate, expectLedgerToBalance, press, statusOf } from "../support/payments";
import { type Caller, type TestApp, testApp } from "../support/testApp";

const root = "/api/admin/payments";
const agreed = "/api/admin/payment-authorisations";
const now = "2026-11-21T10:00:00.000Z";

async function paid(caller: Caller, fields: Record<string, unknown> = {}) {
  const intent = await donate(caller, fields);
  await press(caller, intent, "paid");
  return intent;
}
const refund = (it: TestApp, id: string, body: object, headers = {}) =>
  it.as("ADMIN").post(`${root}/${id}/refund`, body, { headers });

describe("the console's list of payments", () => {
  test("shows who paid what, the newest first, and is narrowed by each of its filters", async () => {
    const it = await testApp({ now });
    const templeId = await storeTemple(it.db, { name: "Lamp Temple" });
    const first = await paid(it.visitor, { templeId, name: "Asha Rao", phone: "98765 43210", amount: 1001 });
    it.clock.set("2026-11-22T10:00:00.000Z");
    const second = await donate(it.visitor, { name: "100% Bala", email: "bala@test.example" });
    const list = async (query = "") => (await it.as("ADMIN").get(`${root}${query}`)).json();
    expect(await list()).toMatchObject({
      total: 2,
      totalPages: 1,
      items: [
        { id: second.paymentId, status: "pending", name: "100% Bala", temple: null },
        { id: first.paymentId, status: "paid", amountPaise: 100_100, phone: "+919876543210", temple: { id: templeId } },
      ],
    });
    const ids = async (query: string) => (await list(query)).items.map(({ id }: { id: string }) => id);
    for (const query of [
      "status=paid",
      "from=2026-11-21&to=2026-11-21",
      "search=asha",
      "search=%2B91987",
      `templeId=${templeId}`,
    ]) {
      expect(await ids(`?${query}`), query).toEqual([first.paymentId]);
    }
    for (const query of [
      "status=pending",
      "from=2026-11-22",
      "search=100%25",
      "search=BALA%40",
      "sortBy=amountPaise&sortDir=asc&size=1",
    ]) {
      expect(await ids(`?${query}`), query).toEqual([second.paymentId]);
    }
    expect(await ids(`?search=${encodeURIComponent("TEST-2026-27/000001")}`)).toEqual([first.paymentId]);
    expect(await ids("?purpose=booking")).toEqual([]);
    expect(await ids("?gateway=test&testMode=true&purpose=donation")).toHaveLength(2);
    expect((await it.as("ADMIN").get(`${root}?status=lost`)).json().errors).toHaveProperty("status");
  });

  test("tells all that happened to one", async () => {
    const it = await testApp({ now });
    const { paymentId } = await paid(it.visitor);
    const detail = (await it.as("ADMIN").get(`${root}/${paymentId}`)).json();
    expect(detail).toMatchObject({
      id: paymentId,
      refundablePaise: 50_100,
      refunds: [],
      events: [{ kind: "payment.paid", outcome: "paid" }],
      ledger: [
        { account: "clearing.test", amountPaise: 50_100 },
        { account: "payable.donations", amountPaise: -50_100 },
      ],
    });
    expect((await it.as("ADMIN").get(`${root}/nothing`)).statusCode).toBe(404);
  });

  test("has donations with what was written with them", async () => {
    const it = await testApp({ now });
    await donate(it.visitor, { dedication: "For Amma", anonymous: true });
    expect((await it.as("ADMIN").get("/api/admin/donations?status=pending")).json()).toMatchObject({
      total: 1,
      items: [{ dedication: "For Amma", anonymous: true, donationId: 1, purpose: "donation" }],
    });
  });
});

describe("a refund by the console", () => {
  test("gives back a part, then all that is left, and is in the log", async () => {
    const it = await testApp({ now });
    const { paymentId } = await paid(it.visitor, { amount: 1001 });
    const part = await refund(it, paymentId, { amount: 400, reason: "Sent twice" });
    expect(part.statusCode, part.body).toBe(200);
    expect(part.json()).toMatchObject({
      refundablePaise: 60_100,
      refunds: [{ amountPaise: 40_000, reason: "Sent twice" }],
    });
    await it.app.idle();
    expect(await statusOf(it.visitor, { paymentId })).toMatchObject({ status: "paid", refundedPaise: 40_000 });
    await refund(it, paymentId, { reason: "All of it" });
    await it.app.idle();
    expect(await statusOf(it.visitor, { paymentId })).toMatchObject({ status: "refunded", refundedPaise: 100_100 });
    expect((await refund(it, paymentId, { reason: "Again" })).statusCode).toBe(409);
    const log = await it.db.selectFrom("audit_log").select(["action", "reason", "details"]).orderBy("id").execute();
    expect(log.map(({ action, reason }) => [action, reason])).toEqual([
      ["payment.refund", "Sent twice"],
      ["payment.refund", "All of it"],
    ]);
    await expectLedgerToBalance(it.db);
  });

  test("asked for twice under one key, or by two at once, never gives back more than was paid", async () => {
    const it = await testApp({ now });
    const { paymentId } = await paid(it.visitor, { amount: 1001 });
    const headers = { "idempotency-key": "lamp-lamp-lamp" };
    const same = await Promise.all([1, 2].map(() => refund(it, paymentId, { amount: 600, reason: "Once" }, headers)));
    expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [one, other] = await Promise.all([1, 2].map(() => refund(it, paymentId, { amount: 300, reason: "Two" })));
    expect([one?.statusCode, other?.statusCode].sort()).toEqual([200, 400]);
    await it.app.idle();
    await sendRefunds(it.app);
    expect(await statusOf(it.visitor, { paymentId })).toMatchObject({ status: "paid", refundedPaise: 90_000 });
    await expectLedgerToBalance(it.db);
  });

  test.each([
    [{ amount: 502, reason: "Too much" }, 400, "amount"],
    [{ amount: 0, reason: "Nothing" }, 400, "amount"],
    [{ amount: 100, reason: " " }, 400, "reason"],
    [{ amount: 100 }, 400, "reason"],
    [{ reason: "x", amountPaise: 1 }, 400, "amountPaise"],
  ])("of %j is refused", async (body, status, field) => {
    const it = await testApp({ now });
    const { paymentId } = await paid(it.visitor);
    const refused = await refund(it, paymentId, body);
    expect(refused.statusCode).toBe(status);
    expect(Object.keys(refused.json().errors)).toEqual([field]);
    expect(await it.db.selectFrom("payment_refunds").select("id").execute()).toEqual([]);
  });

  test("is not for what was not paid, nor for other roles", async () => {
    const it = await testApp({ now });
    const { paymentId } = await donate(it.visitor);
    expect((await refund(it, paymentId, { amount: 1, reason: "No money" })).statusCode).toBe(409);
    expect((await refund(it, "nothing", { amount: 1, reason: "Nobody" })).statusCode).toBe(404);
    for (const role of ["DEVOTEE", "TEMPLE_ADMIN", "CONTENT_ADMIN"] as const) {
      expect((await it.as(role).post(`${root}/${paymentId}/refund`, { reason: "Mine" })).statusCode).toBe(403);
    }
  });
});

describe("the day's report", () => {
  test("sums what came in and went back on a day in India", async () => {
    const it = await testApp({ now: "2026-11-21T18:29:00.000Z" });
    const { paymentId } = await paid(it.visitor, { amount: 1001 });
    it.clock.set("2026-11-21T18:31:00.000Z"); // the next day in India
    await paid(it.visitor, { amount: 501 });
    await refund(it, paymentId, { amount: 1, reason: "One rupee" });
    await it.app.idle();
    const report = async (date: string) => (await it.as("ADMIN").get(`${root}/report?date=${date}`)).json();
    const line = { gateway: "test", purpose: "donation", testMode: true };
    expect(await report("2026-11-21")).toMatchObject({
      received: [{ ...line, payments: 1, amountPaise: 100_100 }],
      refunded: [],
      ledger: [
        { account: "clearing.test", movedPaise: 100_100, balancePaise: 100_100 },
        { account: "payable.donations", movedPaise: -100_100, balancePaise: -100_100 },
      ],
      firstReceipt: "TEST-2026-27/000001",
      lastReceipt: "TEST-2026-27/000001",
    });
    expect(await report("2026-11-22")).toMatchObject({
      received: [{ ...line, payments: 1, amountPaise: 50_100 }],
      refunded: [{ ...line, refunds: 1, amountPaise: 100 }],
      ledger: [
        { account: "clearing.test", movedPaise: 50_000, balancePaise: 150_100 },
        { account: "payable.donations", movedPaise: -50_000, balancePaise: -150_100 },
      ],
      attention: { mismatches: 0, failedRefunds: 0, waitingRefunds: 0, pending: 0 },
    });
    expect((await it.as("ADMIN").get(`${root}/report`)).json().date).toBe("2026-11-22");
    expect((await it.as("ADMIN").get(`${root}/report?date=2026-02-30`)).statusCode).toBe(400);
    await expectLedgerToBalance(it.db);
  });
});

describe("the export", () => {
  test("is CSV in rupees, safe to open, by token or by a ticket that works once", async () => {
    const it = await testApp({ now });
    await paid(it.visitor, { name: "=1+1", amount: 1001 });
    const { ticket } = (await it.as("ADMIN").post(`${root}/export-ticket`)).json();
    const file = await it.visitor.get(`${root}/export.csv?status=paid&ticket=${ticket}`);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="payments-2026-11-21.csv"',
    });
    const [head, row, ...rest] = file.body.split("\r\n");
    expect(head).toMatch(/^\ufeffreference,purpose,status,amount,/);
    expect(row).toContain(",donation,paid,1001,0,INR,test,true,TEST-2026-27/000001,,'=1+1,");
    expect(rest).toEqual([""]);
    expect((await it.visitor.get(`${root}/export.csv?ticket=${ticket}`)).statusCode).toBe(410);
    expect((await it.visitor.get(`${root}/export.csv`)).statusCode).toBe(401);
    expect((await it.as("DEVOTEE").get(`${root}/export.csv`)).statusCode).toBe(403);
    expect((await it.as("ADMIN").get(`${root}/export.csv?status=failed`)).body.split("\r\n")).toHaveLength(2);
  });
});

describe("authorisations of temples", () => {
  test("are given, changed, listed and taken back, each in the log", async () => {
    const it = await testApp({ now });
    const templeId = await storeTemple(it.db, { name: "Lamp Temple" });
    const admin = it.as("ADMIN");
    const given = await admin.put(`${agreed}/${templeId}`, {
      reference: "Letter 12",
      registration80g: "AAATL1234F20216",
    });
    expect(given.statusCode, given.body).toBe(200);
    expect(given.json()).toMatchObject({ temple: { id: templeId }, authorisedBy: "A ADMIN", createdAt: now });
    await admin.put(`${agreed}/${templeId}`, { reference: "Letter 13" });
    expect((await admin.get(agreed)).json()).toMatchObject({
      total: 1,
      items: [{ reference: "Letter 13", registration80g: null, temple: { name: "Lamp Temple" } }],
    });
    expect((await admin.delete(`${agreed}/${templeId}`)).json()).toEqual({ ok: true });
    expect((await admin.delete(`${agreed}/${templeId}`)).statusCode).toBe(404);
    expect((await admin.get(agreed)).json().items).toEqual([]);
    const log = await it.db.selectFrom("audit_log").select(["action", "item_id"]).orderBy("id").execute();
    expect(log).toEqual([
      { action: "payment.authorise", item_id: templeId },
      { action: "payment.authorise", item_id: templeId },
      { action: "payment.revoke", item_id: templeId },
    ]);
  });

  test.each([
    [{}, "reference"],
    [{ reference: " " }, "reference"],
    [{ reference: "Letter", registration80g: "<b>" }, "registration80g"],
    [{ reference: "Letter", templeId: 1 }, "templeId"],
  ])("are refused with %j, without a temple, and to other roles", async (body, field) => {
    const it = await testApp({ now });
    const templeId = await storeTemple(it.db);
    expect(Object.keys((await it.as("ADMIN").put(`${agreed}/${templeId}`, body)).json().errors)).toEqual([field]);
    expect((await it.as("ADMIN").put(`${agreed}/999999`, { reference: "Letter" })).statusCode).toBe(404);
    expect((await it.as("ADMIN").put(`${agreed}/lamp`, { reference: "Letter" })).statusCode).toBe(400);
    expect((await it.as("TEMPLE_ADMIN").put(`${agreed}/${templeId}`, { reference: "Letter" })).statusCode).toBe(403);
  });
});
