import { describe, expect, test } from "vitest";
import { reconcile } from "../../src/server/payments/reconcile";
import { wantRefund } from "../../src/server/payments/refunds";
import { sendRefunds } from "../../src/server/payments/sendRefunds";
import { book, withPooja } from "../support/bookings";
import { storeTemple } from "../support/contributions";
import { donate, expectLedgerToBalance, statusOf } from "../support/payments";
import { startRazorpay } from "../support/razorpayServer";
import { startStripe } from "../support/stripeServer";
import { type TestApp, testApp } from "../support/testApp";

const START = "2026-11-21T10:00:00.000Z";

type Signed = { body: string; headers: Record<string, string> };

/** A provider as the tests use it, whichever it is. */
type Provider = {
  env: Record<string, string>;
  state: { trouble: "500" | "lost" | "silent" | undefined };
  announced: () => number;
  refundsMade: () => number;
  refundLater: () => void;
  finishRefunds: () => void;
  pay: (fields?: { amount?: number; currency?: string }) => void;
  paidEvent: (options?: { id?: string; secret?: string }) => Signed;
  failedEvent: () => Signed;
  refundEvent: () => Signed;
  refundOnSite: (amount: number) => void;
};

async function stripe(): Promise<Provider> {
  const server = await startStripe();
  return {
    env: server.env,
    state: server,
    announced: () => server.intents.size,
    refundsMade: () => server.refunds.size,
    refundLater: () => Object.assign(server.settings, { refundStatus: "pending" }),
    finishRefunds: () => {
      for (const refund of server.refunds.values()) refund.status = "succeeded";
    },
    pay: ({ amount, currency } = {}) => {
      server.pay({ ...(amount && { amount_received: amount }), ...(currency && { currency: currency.toLowerCase() }) });
    },
    paidEvent: (options) => server.event("payment_intent.succeeded", server.theIntent(), options),
    failedEvent: () =>
      server.event("payment_intent.payment_failed", { ...server.theIntent(), status: "requires_payment_method" }),
    refundEvent: () => server.event("refund.updated", [...server.refunds.values()].at(-1)),
    refundOnSite: (amount) => void server.refundOnSite(amount),
  };
}

async function razorpay(): Promise<Provider> {
  const server = await startRazorpay();
  let payment: ReturnType<typeof server.attempt> | undefined;
  const paid = () => {
    payment ??= server.attempt("captured");
    return payment;
  };
  return {
    env: server.env,
    state: server,
    announced: () => server.orders.size,
    refundsMade: () => server.refunds.size,
    refundLater: () => Object.assign(server.settings, { refundStatus: "pending" }),
    finishRefunds: () => {
      for (const refund of server.refunds.values()) refund.status = "processed";
    },
    pay: (fields = {}) => {
      payment = server.attempt("captured", fields);
    },
    paidEvent: (options) => server.event("payment.captured", { payment: paid() }, options),
    failedEvent: () => server.event("payment.failed", { payment: server.attempt("failed") }),
    refundEvent: () => {
      const refund = [...server.refunds.values()].at(-1);
      return server.event("refund.processed", { payment: paid(), ...(refund && { refund }) });
    },
    refundOnSite: (amount) => void server.refundOnSite(paid(), amount),
  };
}

const webhook = (name: string, { visitor }: TestApp, { body, headers }: Signed) =>
  visitor.post(`/api/payments/webhooks/${name}`, body, { headers });

describe.each([
  ["stripe", stripe],
  ["razorpay", razorpay],
] as const)("%s", (name, start) => {
  async function begun(options: { now?: string } = {}) {
    const provider = await start();
    const it = await testApp({ env: provider.env, now: START, ...options });
    const intent = await donate(it.visitor, { gateway: name, amount: 1001 });
    const tell = (signed: Signed) => webhook(name, it, signed);
    return { provider, it, intent, tell };
  }
  async function paid() {
    const all = await begun();
    all.provider.pay();
    expect((await all.tell(all.provider.paidEvent())).json().outcome).toBe("paid");
    return all;
  }
  const refund = (it: TestApp, id: string, amountPaise: number) =>
    it.db.transaction().execute((trx) => wantRefund(trx, { id }, { amountPaise, reason: "asked" }, it.app.now()));

  test("opens a payment with its own words, and once for one payment", async () => {
    const { provider, it, intent } = await begun();
    expect(intent).toMatchObject({ gateway: name, amountPaise: 100_100, status: "pending", testMode: true });
    expect(intent).not.toHaveProperty("providerUrl");
    expect(name === "stripe" ? intent.clientSecret : intent.orderId).toMatch(/^(pi|order)_/);
    expect(intent.publicKey).toBe(name === "stripe" ? "pk_test_lamps" : "rzp_test_lamps");
    expect((await it.visitor.post(`/api/payments/${intent.paymentId}/open`)).json()).toEqual(intent);
    expect(provider.announced()).toBe(1);
  });

  test("that is out of order is said, and the same request goes on later with the same payment", async () => {
    const provider = await start();
    const it = await testApp({ env: provider.env });
    const ask = () =>
      it.visitor.post("/api/payments/intent", { amount: 501 }, { headers: { "idempotency-key": "lamp-lamp" } });
    provider.state.trouble = "500";
    expect((await ask()).statusCode).toBe(503);
    expect(await it.db.selectFrom("payments").select("status").execute()).toEqual([{ status: "initiated" }]);
    provider.state.trouble = undefined;
    expect((await ask()).statusCode).toBe(201);
    expect(await it.db.selectFrom("payments").select("status").execute()).toEqual([{ status: "pending" }]);
    expect(provider.announced()).toBe(1);
  });

  test("moves money by its signed event, once", async () => {
    const { provider, it, intent, tell } = await begun();
    provider.pay();
    const event = provider.paidEvent({ id: "same" });
    expect((await tell(event)).json()).toEqual({ received: true, outcome: "paid" });
    expect((await tell(event)).json()).toEqual({ received: true, outcome: "duplicate" });
    expect((await tell(provider.paidEvent({ id: "another" }))).json().outcome).toBe("nothing new");
    expect((await tell(provider.failedEvent())).json().outcome).toBe("too late");
    expect(await statusOf(it.visitor, intent)).toMatchObject({ status: "paid", receiptNumber: "TEST-2026-27/000001" });
    await expectLedgerToBalance(it.db);
  });

  test("is not believed with another's signature", async () => {
    const { provider, it, intent, tell } = await begun();
    provider.pay();
    expect((await tell(provider.paidEvent({ secret: "whsec_other" }))).statusCode).toBe(400);
    const { body, headers } = provider.paidEvent();
    expect((await tell({ body: `${body} `, headers })).statusCode).toBe(400);
    expect((await tell({ body, headers: { "content-type": "application/json" } })).statusCode).toBe(400);
    expect((await statusOf(it.visitor, intent)).status).toBe("pending");
  });

  test.each([
    ["less than was asked", { amount: 100 }],
    ["another currency", { currency: "USD" }],
  ])("that says %s was paid moves nothing, by event or when asked", async (_, fields) => {
    const { provider, it, intent, tell } = await begun();
    provider.pay(fields);
    expect((await tell(provider.paidEvent())).json().outcome).toBe("mismatch");
    await it.visitor.post(`/api/payments/${intent.paymentId}/check`);
    expect((await statusOf(it.visitor, intent)).status).toBe("pending");
    await expectLedgerToBalance(it.db);
  });

  test("is asked about what no event told", async () => {
    const { provider, it, intent } = await begun();
    provider.pay();
    it.clock.set("2026-11-21T10:02:00.000Z");
    expect(await reconcile(it.app)).toBe(1);
    expect((await statusOf(it.visitor, intent)).status).toBe("paid");
    await expectLedgerToBalance(it.db);
  });

  test("that does not answer at the end is waited for, and money found later is honoured", async () => {
    const { provider, it, intent } = await begun();
    provider.pay();
    provider.state.trouble = "500";
    it.clock.set("2026-11-21T10:30:00.000Z");
    await reconcile(it.app);
    expect((await statusOf(it.visitor, intent)).status).toBe("pending");
    it.clock.set("2026-11-21T10:50:00.000Z");
    await reconcile(it.app);
    expect((await statusOf(it.visitor, intent)).status).toBe("expired");
    provider.state.trouble = undefined;
    it.clock.set("2026-11-21T12:00:00.000Z");
    await reconcile(it.app);
    expect((await statusOf(it.visitor, intent)).status).toBe("paid");
    await expectLedgerToBalance(it.db);
  });

  test("gives back a part, then the rest, and never more", async () => {
    const { provider, it, intent } = await paid();
    await refund(it, intent.paymentId, 40_000);
    expect(await statusOf(it.visitor, intent)).toMatchObject({ refundedPaise: 0, refundingPaise: 40_000 });
    expect(await sendRefunds(it.app)).toBe(1);
    expect(await statusOf(it.visitor, intent)).toMatchObject({
      status: "paid",
      refundedPaise: 40_000,
      refundingPaise: 0,
    });
    await expect(refund(it, intent.paymentId, 60_101)).rejects.toMatchObject({ code: "validation" });
    await refund(it, intent.paymentId, 60_100);
    await sendRefunds(it.app);
    expect(await statusOf(it.visitor, intent)).toMatchObject({ status: "refunded", refundedPaise: 100_100 });
    await expect(refund(it, intent.paymentId, 1)).rejects.toMatchObject({ code: "conflict" });
    expect(provider.refundsMade()).toBe(2);
    await expectLedgerToBalance(it.db);
  });

  test("whose answer about a refund is lost is asked again, and gives back once", async () => {
    const { provider, it, intent, tell } = await paid();
    await refund(it, intent.paymentId, 100_100);
    provider.state.trouble = "lost";
    await sendRefunds(it.app);
    expect((await statusOf(it.visitor, intent)).status).toBe("paid");
    provider.state.trouble = undefined;
    it.clock.set("2026-11-21T11:00:00.000Z");
    await sendRefunds(it.app);
    await tell(provider.refundEvent());
    expect(await statusOf(it.visitor, intent)).toMatchObject({ status: "refunded", refundedPaise: 100_100 });
    expect(provider.refundsMade()).toBe(1);
    await expectLedgerToBalance(it.db);
  });

  test("that takes its time with a refund is asked after it", async () => {
    const { provider, it, intent } = await paid();
    provider.refundLater();
    await refund(it, intent.paymentId, 100_100);
    await sendRefunds(it.app);
    expect(await statusOf(it.visitor, intent)).toMatchObject({ status: "paid", refundingPaise: 100_100 });
    provider.finishRefunds();
    it.clock.set("2026-11-21T11:00:00.000Z");
    await sendRefunds(it.app);
    expect((await statusOf(it.visitor, intent)).status).toBe("refunded");
    expect(provider.refundsMade()).toBe(1);
    await expectLedgerToBalance(it.db);
  });

  test("is believed about a refund made on its own site, once", async () => {
    const { provider, it, intent, tell } = await paid();
    provider.refundOnSite(30_000);
    const event = provider.refundEvent();
    expect((await tell(event)).json().outcome).toBe("refunded");
    expect((await tell(event)).json().outcome).toBe("duplicate");
    expect((await tell(provider.refundEvent())).json().outcome).toBe("nothing new");
    expect(await statusOf(it.visitor, intent)).toMatchObject({ status: "paid", refundedPaise: 30_000 });
    await expectLedgerToBalance(it.db);
  });
});

describe("razorpay's window", () => {
  test("hands back a signature, and a forged one is refused", async () => {
    const server = await startRazorpay();
    const it = await testApp({ env: server.env });
    const intent = await donate(it.visitor);
    const payment = server.attempt("captured");
    const check = (body: object) => it.visitor.post(`/api/payments/${intent.paymentId}/check`, body);
    expect((await check(server.returned(payment, "another secret"))).json().errors).toEqual({
      razorpay_signature: "errors.signature",
    });
    expect((await statusOf(it.visitor, intent)).status).toBe("pending");
    expect((await check(server.returned(payment))).json().status).toBe("paid");
    await expectLedgerToBalance(it.db);
  });
});

describe("stripe", () => {
  test("closes at the provider what nobody paid in time, and an old event is not believed", async () => {
    const server = await startStripe();
    const it = await testApp({ env: server.env, now: START });
    const intent = await donate(it.visitor);
    expect(
      (await webhook("stripe", it, server.event("payment_intent.succeeded", server.pay(), { ageS: 900 }))).statusCode,
    ).toBe(400);
    server.pay({ status: "requires_payment_method" });
    it.clock.set("2026-11-21T10:30:00.000Z");
    await reconcile(it.app);
    expect((await statusOf(it.visitor, intent)).status).toBe("expired");
    expect(server.theIntent().status).toBe("canceled");
  });

  test("is the usual one where both have keys, and the built-in one is gone", async () => {
    const [one, other] = [await startStripe(), await startRazorpay()];
    const it = await testApp({ env: { ...one.env, ...other.env } });
    expect((await donate(it.visitor)).gateway).toBe("stripe");
    expect((await donate(it.visitor, { gateway: "razorpay" })).gateway).toBe("razorpay");
    const refused = await it.visitor.post("/api/payments/intent", { amount: 501, gateway: "test" });
    expect(refused.json().errors).toEqual({ gateway: "errors.gateway" });
    expect((await it.visitor.get("/api/payments/options")).json().gateways).toEqual([
      { name: "stripe", testMode: true },
      { name: "razorpay", testMode: true },
    ]);
  });

  test("is the one that a booking names", async () => {
    const [one, other] = [await startStripe(), await startRazorpay()];
    const { person, templeId } = await withPooja({}, { env: { ...one.env, ...other.env } });
    const { payment } = await book(person, templeId, { gateway: "razorpay" });
    expect(payment).toMatchObject({ gateway: "razorpay", status: "pending" });
  });
});

describe("with live keys", () => {
  test("only a temple that agreed can be paid, and another's own site is named", async () => {
    const server = await startStripe("live");
    const it = await testApp({ env: server.env, now: START });
    const templeId = await storeTemple(it.db, { name: "Lamp Temple", website: "https://lamps.example" });
    const refused = await it.visitor.post("/api/payments/intent", { amount: 501, templeId });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: "notPayable",
      temple: "Lamp Temple",
      officialSite: "https://lamps.example",
    });
    const nobody = await it.visitor.post("/api/payments/intent", { amount: 501 });
    expect(nobody.json().errors).toEqual({ templeId: "errors.required" });
    const options = () => it.visitor.get(`/api/payments/options?templeId=${templeId}`).then((answer) => answer.json());
    expect(await options()).toMatchObject({ testMode: false, payable: false, officialSite: "https://lamps.example" });
    const at = { created_at: START, updated_at: START };
    const agreed = { temple_id: templeId, reference: "Letter 12", registration_80g: null, authorised_by: null, ...at };
    await it.db.insertInto("payment_authorisations").values(agreed).execute();
    expect(await options()).toMatchObject({ payable: true });
    const intent = await donate(it.visitor, { templeId });
    expect(intent).toMatchObject({ gateway: "stripe", testMode: false });
    await webhook("stripe", it, server.event("payment_intent.succeeded", server.pay()));
    expect((await statusOf(it.visitor, intent)).receiptNumber).toBe("2026-27/000001");
    await expectLedgerToBalance(it.db);
  });
});

test("the log tells nothing of who pays or by what", async () => {
  const lines: string[] = [];
  const provider = await stripe();
  const it = await testApp({ env: provider.env, log: (line) => lines.push(line) });
  provider.state.trouble = "500";
  const query = new URLSearchParams({
    amount: "501",
    name: "Asha Unusual",
    email: "asha.unusual@test.example",
    phone: "+91 98765 43210",
  });
  expect((await it.visitor.post(`/api/payments/intent?${query}`)).statusCode).toBe(503);
  // the digits of a moment or of a process may be any
  const told = lines
    .map((line) => JSON.stringify({ ...JSON.parse(line), time: "", pid: "", reqId: "", ms: "" }))
    .join();
  expect(told).toContain("/api/payments/intent");
  expect(told).not.toMatch(/unusual|98765|501|sk_test|lamps/i);
});
