import type { FastifyInstance } from "fastify";
import type { Selectable } from "kysely";
import type { PaymentRefundTable } from "../db/paymentTables";
import { kindOf, statusOf } from "./failures";
import type { Gateway } from "./gateway";
import type { Payment } from "./record";
import { applyRefundReport } from "./refunds";
import { findPayment } from "./repository";

type Refund = Selectable<PaymentRefundTable>;

const AT_ONCE = 20;
/** Within this time another process does not take up the same refund. */
const HELD_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Waiting after each failed attempt; the last one repeats. */
const waits = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

/**
 * Asks the providers for the refunds that are due, and after those they took on. Repeated calls are safe: a provider
 * knows a refund by our id. Answers how many were settled one way or the other.
 */
export async function sendRefunds(app: FastifyInstance): Promise<number> {
  const { db, now } = app;
  const due = await db
    .selectFrom("payment_refunds")
    .selectAll()
    .where("next_attempt_at", "<=", now().toISOString())
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
  let settled = 0;
  for (const refund of due) {
    if (await hold(app, refund)) settled += (await send(app, refund)) ? 1 : 0;
  }
  return settled;
}

async function send(app: FastifyInstance, refund: Refund): Promise<boolean> {
  const payment = await findPayment(app.db, refund.payment_id);
  const gateway = payment && app.gateways.get(payment.gateway);
  if (!gateway) return postpone(app, refund, "the gateway is not configured");
  try {
    const report = await askFor(gateway, payment, refund);
    await app.db.transaction().execute((trx) => applyRefundReport(trx, gateway, report, app.now()));
    return report.status !== "asked" || (await postpone(app, refund, null));
  } catch (error) {
    app.log.warn({ gateway: gateway.name, error: kindOf(error) }, "a refund did not go out");
    return isFinal(error) ? giveUp(app, refund, kindOf(error)) : postpone(app, refund, kindOf(error));
  }
}

const askFor = (gateway: Gateway, payment: Payment, { id, amount_paise, reason, provider_ref }: Refund) =>
  provider_ref === null
    ? gateway.refund(payment, { id, amountPaise: amount_paise, reason })
    : gateway.fetchRefund(payment, provider_ref);

async function hold({ db, now }: FastifyInstance, refund: Refund): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payment_refunds")
    .set({ attempts: refund.attempts + 1, next_attempt_at: new Date(now().getTime() + HELD_MS).toISOString() })
    .where("id", "=", refund.id)
    .where("next_attempt_at", "=", refund.next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function postpone({ db, now }: FastifyInstance, refund: Refund, last_error: string | null): Promise<false> {
  const wait = waits[Math.min(refund.attempts, waits.length - 1)] ?? MINUTE_MS;
  await db
    .updateTable("payment_refunds")
    .set({ last_error, next_attempt_at: new Date(now().getTime() + wait).toISOString() })
    .where("id", "=", refund.id)
    .where("status", "in", ["wanted", "asked"])
    .execute();
  return false;
}

async function giveUp({ db }: FastifyInstance, { id }: Refund, last_error: string): Promise<true> {
  await db
    .updateTable("payment_refunds")
    .set({ status: "failed", next_attempt_at: null, last_error })
    .where("id", "=", id)
    .where("status", "=", "wanted")
    .execute();
  return true;
}

/** The provider will never make such a refund: it refused the request itself, not who asks nor how often. */
const isFinal = (error: unknown) => [400, 404].includes(statusOf(error) ?? 0);
