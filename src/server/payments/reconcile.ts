import type { FastifyInstance } from "fastify";
import { kindOf } from "./failures";
import type { Gateway } from "./gateway";
import { type Payment, paymentOf } from "./record";
import { findPayment, lockPayment } from "./repository";
import { isOver, nextCheckAt } from "./schedule";
import { applyPaymentReport, lapse } from "./settle";

const AT_ONCE = 50;
/** Within this time another process does not take up the same payment. */
const HELD_MS = 2 * 60_000;

/**
 * Asks the providers about every payment that is due: what webhooks missed is counted, what nobody paid in time ends.
 * Answers how many were looked at.
 */
export async function reconcile(app: FastifyInstance): Promise<number> {
  const { db, now } = app;
  const due = await db
    .selectFrom("payments")
    .selectAll()
    .where("next_check_at", "<=", now().toISOString())
    .orderBy("next_check_at")
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
  let checked = 0;
  for (const row of due) {
    if (row.next_check_at === null || !(await hold(app, row.id, row.next_check_at))) continue;
    await check(app, paymentOf(row));
    checked++;
  }
  return checked;
}

/** True for the one process that gets the payment. */
async function hold({ db, now }: FastifyInstance, id: string, seen: string): Promise<boolean> {
  const until = new Date(now().getTime() + HELD_MS).toISOString();
  const { numUpdatedRows } = await db
    .updateTable("payments")
    .set({ next_check_at: until })
    .where("id", "=", id)
    .where("next_check_at", "=", seen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Asks about one payment now, counts the answer, ends it when its time is over; answers it as it is then. */
export async function check(app: FastifyInstance, payment: Payment): Promise<Payment | undefined> {
  const gateway = app.gateways.get(payment.gateway);
  const isKnown = await ask(app, gateway, payment);
  await endOrWait(app, gateway, payment.id, isKnown);
  return findPayment(app.db, payment.id);
}

/** True when it is known how the payment stands at its provider; one that was never announced there stands nowhere. */
async function ask(app: FastifyInstance, gateway: Gateway | undefined, payment: Payment): Promise<boolean> {
  if (payment.providerRef === null) return true;
  if (!gateway) return false;
  try {
    const report = await gateway.fetch(payment);
    const { outcome } = await app.db
      .transaction()
      .execute((trx) => applyPaymentReport(trx, gateway, report, app.now()));
    if (outcome === "mismatch") app.log.error({ gateway: gateway.name }, "a provider's payment does not match ours");
    return true;
  } catch (error) {
    app.log.warn({ gateway: gateway.name, error: kindOf(error) }, "a provider did not say how a payment stands");
    return false;
  }
}

async function endOrWait(app: FastifyInstance, gateway: Gateway | undefined, id: string, isKnown: boolean) {
  const now = app.now();
  const ended = await app.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id);
    if (payment === undefined || payment.status === "paid" || payment.status === "refunded") return undefined;
    const next = nextCheckAt(payment, now);
    await trx
      .updateTable("payments")
      .set({ next_check_at: next, checks: payment.checks + 1 })
      .where("id", "=", id)
      .execute();
    const isWaiting = payment.status === "initiated" || payment.status === "pending";
    if (!isWaiting || !isOver(payment, now, isKnown)) return undefined;
    await lapse(trx, payment, "expired", now);
    return payment;
  });
  if (!ended?.providerRef) return;
  await gateway?.close(ended).catch((error: unknown) => {
    app.log.warn({ gateway: ended.gateway, error: kindOf(error) }, "a provider did not close a payment");
  });
}
