import type { FastifyInstance } from "fastify";
import { workOff } from "../backlog";
import { eachGateway, providerPace, type Whose } from "./eachGateway";
import { kindOf } from "./failures";
import type { Gateway } from "./gateway";
import { type Payment, type PaymentRow, paymentOf } from "./record";
import { findPayment, lockPayment } from "./repository";
import { isOver, nextCheckAt } from "./schedule";
import { applyPaymentReport, lapse } from "./settle";

/** Within this time another process does not take up the same payment. */
const HELD_MS = 2 * 60_000;

/**
 * Asks the providers about every payment that is due: what webhooks missed is counted, what nobody paid in time ends.
 * Answers how many were looked at. A provider that does not answer holds up its own payments alone.
 */
export async function reconcile(app: FastifyInstance): Promise<number> {
  const checked = await eachGateway(app, (whose) =>
    workOff({
      claim: (most) => claim(app, whose, most),
      leaseMs: HELD_MS,
      work: async (row) => {
        const gateway = app.gateways.get(row.gateway);
        return (await look(app, gateway, paymentOf(row))) || gateway === undefined;
      },
      giveBack: (rows) => giveBack(app, rows),
      pace: providerPace,
      isStopping: app.isStopping,
    }),
  );
  return checked.reduce((sum, each) => sum + each, 0);
}

/** Payments that are due, each given to one process alone. */
async function claim({ db, now }: FastifyInstance, whose: Whose, most: number): Promise<PaymentRow[]> {
  const at = now().toISOString();
  const due = db
    .selectFrom("payments")
    .select("id")
    .where("next_check_at", "<=", at)
    .where(whose("gateway"))
    .orderBy("next_check_at")
    .orderBy("id")
    .limit(most);
  return (
    db
      .updateTable("payments")
      .set({ next_check_at: new Date(now().getTime() + HELD_MS).toISOString() })
      .where("id", "in", due)
      // asked once more of the row itself, since another process may just have taken it
      .where("next_check_at", "<=", at)
      .returningAll()
      .execute()
  );
}

async function giveBack({ db, now }: FastifyInstance, rows: readonly PaymentRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const held = rows[0]?.next_check_at ?? null;
  const set = { next_check_at: now().toISOString() };
  await db.updateTable("payments").set(set).where("id", "in", ids).where("next_check_at", "=", held).execute();
}

/** Asks about one payment now, counts the answer, ends it when its time is over; answers it as it is then. */
export async function check(app: FastifyInstance, payment: Payment): Promise<Payment | undefined> {
  await look(app, app.gateways.get(payment.gateway), payment);
  return findPayment(app.db, payment.id);
}

/** The same; true when its provider answered, or need not be asked. */
async function look(app: FastifyInstance, gateway: Gateway | undefined, payment: Payment): Promise<boolean> {
  const isKnown = await ask(app, gateway, payment);
  await endOrWait(app, gateway, payment.id, isKnown);
  return isKnown;
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
