import type { RefundStatus } from "../../contract/paymentWords";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";
import type { Gateway, RefundReport } from "./gateway";
import { enterFailedRefund, enterRefund } from "./ledger";
import type { Outcome } from "./outcome";
import type { Payment } from "./record";
import { lockPayment, newReference, updatePayment } from "./repository";
import { subjectOf } from "./subjects";
import { tellRefunded } from "./tell";

/** `by` is the account that asked for it; absent when the product itself did. */
export type RefundWish = { amountPaise: number; reason: string; by?: number };

/** What was paid, less all that went back or is to go back; integer paise. */
export async function refundablePaise(db: Db, payment: Payment): Promise<number> {
  if (payment.status !== "paid") return 0;
  return payment.amountPaise - (await sumOfRefunds(db, payment.id, ["wanted", "asked", "done"]));
}

/** What is asked back and not yet confirmed; integer paise. */
export const refundingPaise = (db: Db, id: string): Promise<number> => sumOfRefunds(db, id, ["wanted", "asked"]);

async function sumOfRefunds(db: Db, id: string, statuses: readonly RefundStatus[]): Promise<number> {
  const { sum } = await db
    .selectFrom("payment_refunds")
    .select((eb) => eb.fn.sum("amount_paise").as("sum"))
    .where("payment_id", "=", id)
    .where("status", "in", statuses)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/**
 * Notes that money is to go back, whole or in part, in the caller's transaction; the provider is asked afterwards.
 * Locks the payment; never more than was paid. Answers the refund's id.
 */
export async function wantRefund(trx: Db, { id }: Pick<Payment, "id">, wish: RefundWish, now: Date): Promise<string> {
  const payment = await lockPayment(trx, id);
  if (payment?.status !== "paid") throw new AppError("conflict");
  const isPossible = Number.isInteger(wish.amountPaise) && wish.amountPaise > 0;
  if (!isPossible || wish.amountPaise > (await refundablePaise(trx, payment)))
    invalid({ amount: "errors.refundAmount" });
  const refundId = newReference();
  await insertRefund(trx, { id: refundId, payment, wish, status: "wanted", ref: null }, now);
  return refundId;
}

type Insert = { id: string; payment: Payment; wish: RefundWish; status: RefundStatus; ref: string | null };

async function insertRefund(trx: Db, { id, payment, wish, status, ref }: Insert, now: Date): Promise<void> {
  await trx
    .insertInto("payment_refunds")
    .values({
      id,
      payment_id: payment.id,
      amount_paise: wish.amountPaise,
      reason: wish.reason,
      status,
      provider_ref: ref,
      requested_by: wish.by ?? null,
      next_attempt_at: now.toISOString(),
      last_error: null,
      created_at: now.toISOString(),
      done_at: null,
    })
    .execute();
}

type Known = { id: string; paymentId: string };

/**
 * Counts what a provider says about a refund, also about one that was made on the provider's own site. One that failed
 * stays failed, whatever comes later: of "done" and "failed" the latter is what is true in the end.
 */
export async function applyRefundReport(
  trx: Db,
  gateway: Pick<Gateway, "name">,
  report: RefundReport,
  now: Date,
): Promise<{ outcome: Outcome; paymentId: string | null }> {
  const id = (await findRefund(trx, report))?.paymentId ?? (await paymentOfReport(trx, gateway, report));
  const payment = id === undefined ? undefined : await lockPayment(trx, id);
  if (!payment || payment.gateway !== gateway.name) return { outcome: "unknown", paymentId: null };
  const known = await findRefund(trx, report); // once more, since another report may just have brought it
  return { outcome: await move(trx, payment, known, report, now), paymentId: payment.id };
}

async function move(
  trx: Db,
  payment: Payment,
  known: Known | undefined,
  report: RefundReport,
  now: Date,
): Promise<Outcome> {
  const id = known?.id ?? newReference();
  if (!known) {
    if (report.currency !== payment.currency || report.amountPaise > payment.amountPaise) return "mismatch";
    const wish = { amountPaise: report.amountPaise, reason: "provider" };
    await insertRefund(trx, { id, payment, wish, status: "asked", ref: report.ref }, now);
  }
  const refund = await trx.selectFrom("payment_refunds").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  if (report.amountPaise !== refund.amount_paise || report.currency !== payment.currency) return "mismatch";
  // one that we gave up ourselves may have gone out all the same
  const hasFailed = refund.status === "failed" && refund.provider_ref !== null;
  if (hasFailed || refund.status === report.status) return "nothing new";
  if (refund.status === "done" && report.status === "asked") return "too late";
  await trx
    .updateTable("payment_refunds")
    .set({
      status: report.status,
      provider_ref: report.ref,
      next_attempt_at: report.status === "asked" ? refund.next_attempt_at : null,
      done_at: report.status === "done" ? now.toISOString() : null,
    })
    .where("id", "=", id)
    .execute();
  if (report.status === "done") return giveBack(trx, payment, refund.id, refund.amount_paise, now);
  if (report.status === "failed" && refund.status === "done")
    await takeBack(trx, payment, refund.id, refund.amount_paise, now);
  return report.status === "failed" ? "refund failed" : "nothing new";
}

async function giveBack(trx: Db, payment: Payment, refundId: string, amount: number, now: Date): Promise<Outcome> {
  const refundedPaise = payment.refundedPaise + amount;
  const isWhole = refundedPaise >= payment.amountPaise && payment.status === "paid";
  const status = isWhole ? "refunded" : payment.status;
  const changed = await updatePayment(trx, payment.id, { refunded_paise: refundedPaise, status }, now);
  await enterRefund(trx, changed, refundId, amount, now);
  await tellRefunded(trx, changed, { id: refundId, amountPaise: amount }, now);
  if (isWhole) await subjectOf(changed.purpose).refunded(trx, changed, now);
  return "refunded";
}

/** A bank sent the money back to the provider: it is ours to return once more, by another refund. */
async function takeBack(trx: Db, payment: Payment, refundId: string, amount: number, now: Date): Promise<void> {
  const status = payment.status === "refunded" ? "paid" : payment.status;
  const set = { refunded_paise: payment.refundedPaise - amount, status };
  await enterFailedRefund(trx, await updatePayment(trx, payment.id, set, now), refundId, amount, now);
}

async function findRefund(db: Db, { refundId, ref }: RefundReport): Promise<Known | undefined> {
  const refunds = db.selectFrom("payment_refunds").select(["id", "payment_id"]);
  const own = refundId === undefined ? undefined : await refunds.where("id", "=", refundId).executeTakeFirst();
  const row = own ?? (await refunds.where("provider_ref", "=", ref).executeTakeFirst());
  return row && { id: row.id, paymentId: row.payment_id };
}

async function paymentOfReport(
  db: Db,
  { name }: Pick<Gateway, "name">,
  report: RefundReport,
): Promise<string | undefined> {
  const { paymentRef, providerPaymentId } = report;
  const payments = db.selectFrom("payments").select("id").where("gateway", "=", name);
  const byRef = paymentRef && (await payments.where("provider_ref", "=", paymentRef).executeTakeFirst());
  if (byRef) return byRef.id;
  if (!providerPaymentId) return undefined;
  return (await payments.where("provider_payment_id", "=", providerPaymentId).executeTakeFirst())?.id;
}
