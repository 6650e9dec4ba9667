import type { FastifyInstance } from "fastify";
import type { Selectable } from "kysely";
import { workOff } from "../backlog";
import type { PaymentRefundTable } from "../db/paymentTables";
import { eachGateway, providerPace, type Whose } from "./eachGateway";
import { kindOf, statusOf } from "./failures";
import type { Gateway, RefundReport } from "./gateway";
import type { Payment } from "./record";
import { applyRefundReport } from "./refunds";
import { findPayment } from "./repository";

type Refund = Selectable<PaymentRefundTable>;

/** Within this time another process does not take up the same refund. */
const HELD_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Waiting after each failed attempt; the last one repeats. */
const waits = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

/**
 * Asks the providers for all refunds that are due, and after those they took on. Repeated calls are safe: a provider
 * knows a refund by our id. Answers how many were settled one way or the other.
 */
export async function sendRefunds(app: FastifyInstance): Promise<number> {
  let settled = 0;
  await eachGateway(app, (whose) =>
    workOff({
      claim: (most) => claim(app, whose, most),
      leaseMs: HELD_MS,
      work: async (refund) => {
        const sent = await send(app, refund);
        if (sent === "settled") settled++;
        return sent !== "unanswered";
      },
      giveBack: (refunds) => giveBack(app, refunds),
      pace: providerPace,
      isStopping: app.isStopping,
    }),
  );
  return settled;
}

async function send(app: FastifyInstance, refund: Refund): Promise<"settled" | "waits" | "unanswered"> {
  const payment = await findPayment(app.db, refund.payment_id);
  const gateway = payment && app.gateways.get(payment.gateway);
  if (!gateway) return postpone(app, refund, "the gateway is not configured").then(() => "waits");
  let report: RefundReport;
  try {
    report = await askFor(gateway, payment, refund);
  } catch (error) {
    app.log.warn({ gateway: gateway.name, error: kindOf(error) }, "a refund did not go out");
    if (isFinal(error)) return giveUp(app, refund, kindOf(error)).then(() => "settled");
    return postpone(app, refund, kindOf(error)).then(() => "unanswered");
  }
  await app.db.transaction().execute((trx) => applyRefundReport(trx, gateway, report, app.now()));
  if (report.status !== "asked") return "settled";
  return postpone(app, refund, null).then(() => "waits");
}

const askFor = (gateway: Gateway, payment: Payment, { id, amount_paise, reason, provider_ref }: Refund) =>
  provider_ref === null
    ? gateway.refund(payment, { id, amountPaise: amount_paise, reason })
    : gateway.fetchRefund(payment, provider_ref);

/** Refunds that are due, with the attempts before this one; each is given to one process alone. */
async function claim({ db, now }: FastifyInstance, whose: Whose, most: number): Promise<Refund[]> {
  const at = now().toISOString();
  const due = db
    .selectFrom("payment_refunds as r")
    .innerJoin("payments as p", "p.id", "r.payment_id")
    .select("r.id")
    .where("r.next_attempt_at", "<=", at)
    .where(whose("p.gateway"))
    .orderBy("r.next_attempt_at")
    .orderBy("r.id")
    .limit(most);
  const rows = await db
    .updateTable("payment_refunds")
    .set(({ eb }) => ({
      attempts: eb("attempts", "+", 1),
      next_attempt_at: new Date(now().getTime() + HELD_MS).toISOString(),
    }))
    .where("id", "in", due)
    // asked once more of the row itself, since another process may just have taken it
    .where("next_attempt_at", "<=", at)
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...row, attempts: row.attempts - 1 }));
}

async function giveBack({ db, now }: FastifyInstance, refunds: readonly Refund[]): Promise<void> {
  const ids = refunds.map(({ id }) => id);
  await db
    .updateTable("payment_refunds")
    .set(({ eb }) => ({ attempts: eb("attempts", "-", 1), next_attempt_at: now().toISOString() }))
    .where("id", "in", ids)
    .where("next_attempt_at", "=", refunds[0]?.next_attempt_at ?? null)
    .execute();
}

async function postpone({ db, now }: FastifyInstance, refund: Refund, last_error: string | null): Promise<void> {
  const wait = waits[Math.min(refund.attempts, waits.length - 1)] ?? MINUTE_MS;
  await db
    .updateTable("payment_refunds")
    .set({ last_error, next_attempt_at: new Date(now().getTime() + wait).toISOString() })
    .where("id", "=", refund.id)
    .where("status", "in", ["wanted", "asked"])
    .execute();
}

async function giveUp({ db }: FastifyInstance, { id }: Refund, last_error: string): Promise<void> {
  await db
    .updateTable("payment_refunds")
    .set({ status: "failed", next_attempt_at: null, last_error })
    .where("id", "=", id)
    .where("status", "=", "wanted")
    .execute();
}

/** The provider will never make such a refund: it refused the request itself, not who asks nor how often. */
const isFinal = (error: unknown) => [400, 404].includes(statusOf(error) ?? 0);
