import { describe, expect, test } from "vitest";
import { reconcile } from "../../src/server/payments/reconcile";
import { wantRefund } from "../../src/server/payments/refunds";
import { sendRefunds } from "../../src/server/payments/sendRefunds";
import { storeTemple } from "../support/contributions";
import { PASSWORD } from "../support/factories";
import { donate, expectLedgerToBalance, press, statusOf, tell, testEvent } from "../support/payments";
import { type TestApp, testApp } from "../support/testApp";

const intents = "/api/payments/intent";

describe("a donation", () => {
  test("goes from intent to receipt by the built-in provider", async () => {
    const { db, anAccount, visitor } = await testApp({ now: "2026-11-21T10:00:00.000Z" });
    const templeId = await storeTemple(db, { name: "Lamp Temple" });
    const person = await anAccount({ name: "Asha Rao" });
    const intent = await donate(person, { amount: 1001, templeId, phone: "98765 43210", dedication: "For Amma" });
    expect(intent).toEqual({
      paymentId: expect.stringMatching(/^[\w-]{22}$/),
      purpose: "donation",
      gateway: "test",
      amountPaise: 100_100,
      currency: "INR",
      status: "pending",
      testMode: true,
      providerUrl: `/pay/test/${intent.paymentId}`,
    });
    expect((await press(visitor, intent, "paid")).json()).toMatchObject({ status: "paid", payer: null });
    expect(await statusOf(person, intent)).toMatchObject({
      status: "paid",
      amount: 1001,
      receiptNumber: "TEST-2026-27/000001",
      paidAt: "2026-11-21T10:00:00.000Z",
      temple: { id: templeId, name: "Lamp Temple" },
      payer: { name: "Asha Rao", phone: "+919876543210", email: person.email },
    });
    expect((await person.get("/api/donations")).json()).toMatchObject({
      total: 1,
      items: [
        {
          ...{ id: expect.any(Number), amount: 1001, templeId, date: "2026-11-21T10:00:00.000Z", status: "paid" },
          ...{ receiptNumber: "TEST-2026-27/000001", dedication: "For Amma" },
        },
      ],
    });
    await expectLedgerToBalance(db);
  });

  test("needs no account, temple or name, and takes its fields by query as well", async () => {
    const { visitor, db } = await testApp();
    const query = { amount: "251", currency: "INR", gateway: "stripe", email: "A@Test.Example", name: "", phone: "" };
    const answer = await visitor.post(`${intents}?${new URLSearchParams(query)}`);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({ amountPaise: 25_100, gateway: "test", testMode: true });
    expect(answer.headers["cache-control"]).toBe("no-store");
    const row = await db.selectFrom("payments").select(["email", "name", "user_id"]).executeTakeFirstOrThrow();
    expect(row).toEqual({ email: "a@test.example", name: null, user_id: null });
  });

  test("finds its temple by slug", async () => {
    const { visitor, db } = await testApp();
    const id = await storeTemple(db, { slug: "lamp-temple" });
    expect(await statusOf(visitor, await donate(visitor, { templeId: "lamp-temple" }))).toMatchObject({
      temple: { id },
    });
  });

  test.each([
    [{ amount: 0 }, "amount", "errors.amount"],
    [{ amount: -5 }, "amount", "errors.amount"],
    [{ amount: 0.5 }, "amount", "errors.amount"],
    [{ amount: 500_001 }, "amount", "errors.amount"],
    [{ amount: 10.005 }, "amount", "errors.amount"],
    [{ amount: "1e3" }, "amount", "errors.amount"],
    [{ amount: null }, "amount", "errors.amount"],
    [{ currency: "USD" }, "currency", "errors.currency"],
    [{ gateway: "paypal" }, "gateway", "errors.gateway"],
    [{ phone: "12345" }, "phone", "errors.phone"],
    [{ email: "nobody" }, "email", "errors.email"],
    [{ templeId: 999_999 }, "templeId", "errors.temple"],
    [{ templeId: "no-such-temple" }, "templeId", "errors.temple"],
    [{ amountPaise: 1 }, "amountPaise", "errors.unknownField"],
    [{ status: "paid" }, "status", "errors.unknownField"],
  ])("is refused with %j", async (fields, field, message) => {
    const { visitor, db } = await testApp();
    const refused = await visitor.post(intents, { amount: 501, ...fields });
    expect(refused.statusCode, refused.body).toBe(400);
    expect(refused.json().errors).toEqual({ [field]: message });
    expect(await db.selectFrom("payments").select("id").execute()).toEqual([]);
  });

  test("of one rupee and of five lakhs is taken", async () => {
    const { visitor } = await testApp();
    expect((await donate(visitor, { amount: 1 })).amountPaise).toBe(100);
    expect((await donate(visitor, { amount: 500_000 })).amountPaise).toBe(50_000_000);
  });

  test("asked for twice under one key is one payment", async () => {
    const { visitor, db } = await testApp();
    const headers = { "idempotency-key": "lamp-lamp-lamp" };
    const ask = (amount: number) => visitor.post(intents, { amount }, { headers });
    const [first, second] = await Promise.all([ask(501), ask(501)]);
    expect(second.json()).toEqual(first.json());
    expect((await db.selectFrom("payments").select("id").execute()).length).toBe(1);
    expect((await ask(502)).statusCode).toBe(422);
  });

  test("is begun thirty times an hour by one account, then no more", async () => {
    const { as, db } = await testApp({ now: "2026-11-21T10:00:00.000Z", env: { RATE_LIMITS: "off" } });
    for (let count = 0; count < 30; count++) await donate(as("DEVOTEE"));
    expect((await as("DEVOTEE").post(intents, { amount: 501 })).statusCode).toBe(429);
    expect((await db.selectFrom("payments").select("id").execute()).length).toBe(30);
  });
});

describe("donations", () => {
  test("are listed to their own account alone", async () => {
    const { anAccount, visitor } = await testApp();
    const [mine, other] = [await anAccount(), await anAccount()];
    await donate(mine);
    expect((await mine.get("/api/donations")).json().total).toBe(1);
    expect((await other.get("/api/donations")).json()).toMatchObject({ total: 0, items: [] });
    expect((await visitor.get("/api/donations")).statusCode).toBe(401);
    expect((await mine.get("/api/donations?userId=1")).statusCode).toBe(400);
  });
});

describe("a payment", () => {
  test("tells nobody else who paid", async () => {
    const { anAccount, visitor } = await testApp();
    const intent = await donate(await anAccount(), { name: "Asha Unusual", description: "private words" });
    const seen = await visitor.get(`/api/payments/${intent.paymentId}`);
    expect(seen.json()).toMatchObject({ status: "pending", payer: null, providerUrl: `/pay/test/${intent.paymentId}` });
    expect(seen.body).not.toMatch(/unusual|private|test\.example/i);
  });

  test("that is not there is not found", async () => {
    const { visitor } = await testApp();
    const calls = [
      visitor.get("/api/payments/nothing"),
      visitor.post("/api/payments/nothing/open"),
      visitor.post("/api/payments/nothing/check"),
      visitor.post("/api/payments/test/nothing", { outcome: "paid" }),
    ];
    for (const call of calls) expect((await call).statusCode).toBe(404);
    expect((await visitor.get("/api/payments/no%20thing")).statusCode).toBe(400);
  });

  test("is opened again where it was left, and answers the same", async () => {
    const { visitor } = await testApp();
    const intent = await donate(visitor);
    expect((await visitor.post(`/api/payments/${intent.paymentId}/open`)).json()).toEqual(intent);
    await press(visitor, intent, "paid");
    const closed = (await visitor.post(`/api/payments/${intent.paymentId}/open`)).json();
    expect(closed.status).toBe("paid");
    expect(closed).not.toHaveProperty("providerUrl");
  });

  test("that failed may be asked for again, as another one", async () => {
    const { visitor, db } = await testApp();
    const intent = await donate(visitor);
    expect((await press(visitor, intent, "cancelled")).json()).toMatchObject({ status: "failed", receiptNumber: null });
    expect((await press(visitor, intent, "paid")).json().status).toBe("failed");
    const another = await donate(visitor);
    expect((await press(visitor, another, "paid")).json().status).toBe("paid");
    await expectLedgerToBalance(db);
  });

  test.each(["refunded", "", undefined])("is not moved by an outcome of %j", async (outcome) => {
    const { visitor } = await testApp();
    const intent = await donate(visitor);
    expect((await visitor.post(`/api/payments/test/${intent.paymentId}`, { outcome })).statusCode).toBe(400);
    expect((await statusOf(visitor, intent)).status).toBe("pending");
  });
});

describe("an event", () => {
  test.each([
    ["without a signature", { "content-type": "application/json" }],
    ["with another's signature", { "content-type": "application/json", "x-test-signature": "0".repeat(64) }],
  ])("%s is refused and moves nothing", async (_, headers) => {
    const it = await testApp();
    const intent = await donate(it.visitor);
    const { body } = testEvent(it, intent, { id: "e1" });
    expect((await it.visitor.post("/api/payments/webhooks/test", body, { headers })).statusCode).toBe(400);
    expect((await statusOf(it.visitor, intent)).status).toBe("pending");
    await expectLedgerToBalance(it.db);
  });

  test("whose bytes were changed is refused", async () => {
    const it = await testApp();
    const intent = await donate(it.visitor);
    const { body, headers } = testEvent(it, intent, { id: "e1", status: "failed" });
    const changed = body.replace("failed", "paid");
    expect((await it.visitor.post("/api/payments/webhooks/test", changed, { headers })).statusCode).toBe(400);
  });

  test("of a gateway nobody has is not found", async () => {
    const { visitor } = await testApp();
    for (const name of ["paypal", "stripe", "razorpay"]) {
      expect((await visitor.post(`/api/payments/webhooks/${name}`, "{}")).statusCode).toBe(404);
    }
  });

  test("counts once, however often and at once it comes", async () => {
    const it = await testApp();
    const intent = await donate(it.visitor);
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(it, intent, { id: "e1" })));
    expect(answers.map((answer) => answer.json().outcome).sort()).toEqual([
      "duplicate",
      "duplicate",
      "duplicate",
      "duplicate",
      "paid",
    ]);
    expect((await tell(it, intent, { id: "e2" })).json().outcome).toBe("nothing new");
    const { receipts } = await it.db
      .selectFrom("receipt_series")
      .select("last_number as receipts")
      .executeTakeFirstOrThrow();
    expect(receipts).toBe(1);
    await expectLedgerToBalance(it.db);
  });

  test.each([
    [["paid", "failed"]],
    [["failed", "paid"]],
    [["open", "failed", "paid"]],
    [["paid", "open", "failed"]],
  ] as const)("of each kind in the order %j ends in paid", async (order) => {
    const it = await testApp();
    const intent = await donate(it.visitor);
    for (const status of order) expect((await tell(it, intent, { id: status, status })).statusCode).toBe(200);
    expect((await statusOf(it.visitor, intent)).status).toBe("paid");
    await expectLedgerToBalance(it.db);
  });

  test.each([
    ["another amount", { amountPaise: 100 }],
    ["more than was asked", { amountPaise: 50_101 }],
    ["another currency", { currency: "USD" }],
  ])("about %s moves no money", async (_, fields) => {
    const it = await testApp();
    const intent = await donate(it.visitor);
    expect((await tell(it, intent, { id: "e1", ...fields })).json().outcome).toBe("mismatch");
    expect((await statusOf(it.visitor, intent)).status).toBe("pending");
    await expectLedgerToBalance(it.db);
  });

  test("about a payment nobody knows is taken note of", async () => {
    const it = await testApp();
    const intent = await donate(it.visitor);
    const stranger = { ...intent, paymentId: "stranger" };
    expect((await tell(it, stranger, { id: "e1" })).json()).toEqual({ received: true, outcome: "unknown" });
  });
});

describe("a payment whose time is over", () => {
  const start = "2026-11-21T10:00:00.000Z";

  test("expires, and money that comes later is honoured", async () => {
    const it = await testApp({ now: start });
    const intent = await donate(it.visitor);
    it.clock.set("2026-11-21T10:29:59.000Z");
    await reconcile(it.app);
    expect((await statusOf(it.visitor, intent)).status).toBe("pending");
    it.clock.set("2026-11-21T10:30:00.000Z");
    expect(await reconcile(it.app)).toBe(1);
    expect((await statusOf(it.visitor, intent)).status).toBe("expired");
    expect((await tell(it, intent, { id: "late" })).json().outcome).toBe("paid");
    expect(await statusOf(it.visitor, intent)).toMatchObject({ status: "paid", receiptNumber: "TEST-2026-27/000001" });
    expect((await tell(it, intent, { id: "later", status: "failed" })).json().outcome).toBe("too late");
    await expectLedgerToBalance(it.db);
  });

  test("was paid after all when its provider says so, though no event came", async () => {
    const it = await testApp({ now: start });
    const intent = await donate(it.visitor);
    await it.db.updateTable("test_gateway").set({ status: "paid" }).execute();
    it.clock.set("2026-11-21T10:30:00.000Z");
    await reconcile(it.app);
    expect((await statusOf(it.visitor, intent)).status).toBe("paid");
    await expectLedgerToBalance(it.db);
  });

  test("is looked at when its page asks, without waiting for the job", async () => {
    const it = await testApp({ now: start });
    const intent = await donate(it.visitor);
    await it.db.updateTable("test_gateway").set({ status: "paid" }).execute();
    const checked = await it.visitor.post(`/api/payments/${intent.paymentId}/check`);
    expect(checked.json()).toMatchObject({ status: "paid", receiptNumber: "TEST-2026-27/000001" });
    await expectLedgerToBalance(it.db);
  });
});

describe("receipts", () => {
  test("are numbered without gaps in each financial year of India", async () => {
    const it = await testApp({ now: "2027-03-31T18:29:00.000Z" });
    const paid = async (amount: number) => {
      const intent = await donate(it.visitor, { amount });
      await press(it.visitor, intent, "paid");
      return (await statusOf(it.visitor, intent)).receiptNumber;
    };
    expect(await paid(1)).toBe("TEST-2026-27/000001");
    await press(it.visitor, await donate(it.visitor), "failed");
    expect(await paid(2)).toBe("TEST-2026-27/000002");
    it.clock.set("2027-03-31T18:30:00.000Z");
    expect(await paid(3)).toBe("TEST-2027-28/000001");
    await expectLedgerToBalance(it.db);
  });

  test("of payments at the same moment are all different, with none left out", async () => {
    const it = await testApp({ now: "2026-11-21T10:00:00.000Z" });
    const begun = [];
    for (let count = 0; count < 12; count++) begun.push(await donate(it.visitor));
    await Promise.all(begun.map((intent) => tell(it, intent, { id: intent.paymentId })));
    const numbers = await it.db.selectFrom("payments").select("receipt_number").orderBy("receipt_number").execute();
    expect(numbers.map(({ receipt_number }) => receipt_number)).toEqual(
      begun.map((_, at) => `TEST-2026-27/${String(at + 1).padStart(6, "0")}`),
    );
    await expectLedgerToBalance(it.db);
  });
});

describe("the ways to pay", () => {
  test("are the built-in one where no keys are set", async () => {
    const { visitor, db, anAccount } = await testApp();
    const bookingUrl = "https://lamps.example/book";
    const temple_id = await storeTemple(db, { slug: "lamp-temple", website: "https://lamps.example", bookingUrl });
    expect((await visitor.get("/api/payments/options?templeId=lamp-temple")).json()).toMatchObject({
      hasJoined: false,
      bookingUrl,
      gateways: [{ name: "test", testMode: true }],
      testMode: true,
      payable: true,
      officialSite: "https://lamps.example",
      minAmount: 1,
      maxAmount: 500_000,
    });
    const { id: user_id } = await anAccount();
    await db
      .insertInto("temple_managers")
      .values({ temple_id, user_id, named_at: "2026-11-21T06:30:00.000Z" })
      .execute();
    expect((await visitor.get("/api/payments/options?templeId=lamp-temple")).json()).toMatchObject({ hasJoined: true });
    expect((await visitor.get("/api/payments/options")).json()).toMatchObject({ hasJoined: null, bookingUrl: null });
    expect((await visitor.get("/api/payments/options?templeId=nothing")).statusCode).toBe(404);
    expect((await visitor.get("/api/payments/options?templeId=%3Cb%3E")).statusCode).toBe(400);
  });
});

describe("the payer", () => {
  const told = ({ db }: Pick<TestApp, "db">) =>
    db.selectFrom("outbox").select(["template", "recipient", "locale"]).orderBy("id").execute();

  test("gets the acknowledgement by mail once, in the language of the page", async () => {
    const it = await testApp();
    const asha = await it.anAccount({ email: "asha@test.example" });
    const intent = await donate(asha, { email: "typed@test.example", phone: "98765 43210", locale: "kn" });
    await tell(it, intent, { id: "e1" });
    await tell(it, intent, { id: "e2" });
    expect(await told(it)).toEqual([{ template: "donationPaid", recipient: "asha@test.example", locale: "kn" }]);
  });

  test("is told when it failed, and not when it only ran out", async () => {
    const it = await testApp({ now: "2026-11-21T10:00:00.000Z" });
    const asha = await it.anAccount();
    await press(asha, await donate(asha), "failed");
    await donate(asha);
    it.clock.set("2026-11-21T11:00:00.000Z");
    await reconcile(it.app);
    expect((await told(it)).map(({ template }) => template)).toEqual(["paymentFailed"]);
  });

  test("is told of money that goes back", async () => {
    const it = await testApp();
    const asha = await it.anAccount();
    const intent = await donate(asha);
    await press(asha, intent, "paid");
    const wish = { amountPaise: 20_000, reason: "asked" };
    await it.db.transaction().execute((trx) => wantRefund(trx, { id: intent.paymentId }, wish, it.app.now()));
    await sendRefunds(it.app);
    expect((await told(it)).map(({ template }) => template)).toEqual(["donationPaid", "paymentRefunded"]);
    await expectLedgerToBalance(it.db);
  });

  test("takes all payments along, and leaves none behind with a name when the account is deleted", async () => {
    const it = await testApp();
    const person = await it.anAccount({ name: "Asha Unusual" });
    const words = { phone: "98765 43210", description: "private words", dedication: "For Amma" };
    const intent = await donate(person, words);
    await press(person, intent, "paid");
    const { payments, donations } = (await person.get("/api/users/me/data")).json();
    expect(payments).toMatchObject([
      { id: intent.paymentId, status: "paid", phone: "+919876543210", name: "Asha Unusual" },
    ]);
    expect(donations).toMatchObject([{ paymentId: intent.paymentId, dedication: "For Amma" }]);
    const gone = await person.call("DELETE", "/api/users/me", { currentPassword: PASSWORD });
    expect(gone.statusCode, gone.body).toBe(200);
    const kept = JSON.stringify([
      await it.db.selectFrom("payments").selectAll().execute(),
      await it.db.selectFrom("donations").selectAll().execute(),
      await it.db.selectFrom("outbox").selectAll().execute(),
    ]);
    expect(kept).not.toMatch(/unusual|98765|private|Amma|test\.example/i);
    expect(await statusOf(it.visitor, intent)).toMatchObject({ status: "paid", receiptNumber: expect.any(String) });
    await expectLedgerToBalance(it.db);
  });
});
