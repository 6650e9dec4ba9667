import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import type { PaymentIntent } from "../../src/contract/payments";
import type { Db } from "../../src/server/db/open";
import { testGatewaySecret } from "../../src/server/payments/testGateway";
import type { Caller, TestApp } from "./testApp";

/** Every transaction of the ledger sums to zero, and what it says came in is what the payments say. */
export async function expectLedgerToBalance(db: Db): Promise<void> {
  const uneven = await db
    .selectFrom("ledger_entries")
    .select(["transaction_id", (eb) => eb.fn.sum("amount_paise").as("sum")])
    .groupBy("transaction_id")
    .having((eb) => eb.fn.sum("amount_paise"), "<>", 0)
    .execute();
  expect(uneven).toEqual([]);
  const held = await db
    .selectFrom("ledger_entries")
    .select(["payment_id", (eb) => eb.fn.sum("amount_paise").as("sum")])
    .where("account", "like", "clearing.%")
    .groupBy("payment_id")
    .execute();
  const kept = await db
    .selectFrom("payments")
    .select(["id", sql<number>`case when paid_at is null then 0 else amount_paise end - refunded_paise`.as("sum")])
    .execute();
  const byId = new Map(held.map(({ payment_id, sum }) => [payment_id, Number(sum)]));
  for (const { id, sum } of kept) expect(byId.get(id) ?? 0, `payment ${id}`).toBe(Number(sum));
}

/** What the donation form sends. */
export const aDonation = (fields: Record<string, unknown> = {}) => ({ amount: 501, ...fields });

/** A donation as far as its payment, in the built-in provider's hands. */
export async function donate(caller: Caller, fields: Record<string, unknown> = {}): Promise<PaymentIntent> {
  const answer = await caller.post("/api/payments/intent", aDonation(fields));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** Presses a button in the built-in provider's window. */
export const press = (caller: Caller, { paymentId }: PaymentIntent, outcome: "paid" | "failed" | "cancelled") =>
  caller.post(`/api/payments/test/${paymentId}`, { outcome });

export type TestEvent = { id: string; status?: "open" | "paid" | "failed"; amountPaise?: number; currency?: string };

/** An event of the built-in provider about a payment, signed as it signs. */
export function testEvent({ app }: Pick<TestApp, "app">, intent: PaymentIntent, event: TestEvent) {
  const { id, ...fields } = event;
  const payment = {
    ref: `test_${intent.paymentId}`,
    paymentId: intent.paymentId,
    status: "paid",
    amountPaise: intent.amountPaise,
    currency: "INR",
    ...fields,
  };
  const body = JSON.stringify({ id, kind: "payment", payment });
  const signature = createHmac("sha256", testGatewaySecret(app)).update(body).digest("hex");
  return { body, headers: { "content-type": "application/json", "x-test-signature": signature } };
}

/** Delivers such an event. */
export function tell(test: Pick<TestApp, "app" | "visitor">, intent: PaymentIntent, event: TestEvent) {
  const { body, headers } = testEvent(test, intent, event);
  return test.visitor.post("/api/payments/webhooks/test", body, { headers });
}

/** How a payment stands. */
export const statusOf = async (caller: Caller, { paymentId }: Pick<PaymentIntent, "paymentId">) =>
  (await caller.get(`/api/payments/${paymentId}`)).json();
