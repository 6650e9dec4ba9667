import type { Db } from "../db/open";
import type { Gateway, PaymentReport } from "./gateway";
import { enterPayment } from "./ledger";
import type { Outcome } from "./outcome";
import { nextReceiptNumber } from "./receipts";
import type { Payment } from "./record";
import { wantRefund } from "./refunds";
import { lockPayment, updatePayment } from "./repository";
import { subjectOf } from "./subjects";
import { tellFailed } from "./tell";

/**
 * Moves a payment by a verified report, in any order: paid wins over all, since the money is there, also after
 * `failed` and `expired`; failed ends only what is not paid. Another amount, currency or order moves nothing.
 */
export async function applyPaymentReport(
  trx: Db,
  gateway: Pick<Gateway, "name">,
  report: PaymentReport,
  now: Date,
): Promise<{ outcome: Outcome; paymentId: string | null }> {
  const id = report.paymentId ?? (await idOfRef(trx, gateway, report.ref));
  const payment = id === undefined ? undefined : await lockPayment(trx, id);
  if (!payment || payment.gateway !== gateway.name) return { outcome: "unknown", paymentId: null };
  return { outcome: await move(trx, payment, report, now), paymentId: payment.id };
}

async function move(trx: Db, payment: Payment, report: PaymentReport, now: Date): Promise<Outcome> {
  if (payment.providerRef !== null && report.ref !== undefined && payment.providerRef !== report.ref) return "mismatch";
  const isPaid = payment.status === "paid" || payment.status === "refunded";
  if (report.status === "paid") {
    if (report.amountPaise !== payment.amountPaise || report.currency !== payment.currency) return "mismatch";
    if (isPaid) return "nothing new";
    await settle(trx, payment, report, now);
    return "paid";
  }
  if (report.status === "open") return "nothing new";
  if (isPaid || payment.status === "expired") return "too late";
  if (payment.status === "failed") return "nothing new";
  await lapse(trx, payment, "failed", now);
  return "failed";
}

async function settle(trx: Db, payment: Payment, report: PaymentReport, now: Date): Promise<void> {
  // an event about a refund may come before the one about the payment
  const isGivenBack = payment.refundedPaise >= payment.amountPaise;
  const paid = await updatePayment(
    trx,
    payment.id,
    {
      status: isGivenBack ? "refunded" : "paid",
      paid_at: now.toISOString(),
      receipt_number: await nextReceiptNumber(trx, payment.testMode, now),
      provider_ref: payment.providerRef ?? report.ref ?? null,
      provider_payment_id: report.providerPaymentId ?? null,
      next_check_at: null,
    },
    now,
  );
  await enterPayment(trx, paid, now);
  const subject = subjectOf(paid.purpose);
  if (isGivenBack) return subject.refunded(trx, paid, now);
  const cannotBeGiven = (await subject.paid(trx, paid, now)) === "refund";
  if (cannotBeGiven) await wantRefund(trx, paid, { amountPaise: paid.amountPaise, reason: "cannotBeGiven" }, now);
}

/** Ends a payment that was not paid. */
export async function lapse(trx: Db, payment: Payment, status: "failed" | "expired", now: Date): Promise<void> {
  const lapsed = await updatePayment(trx, payment.id, { status }, now);
  await subjectOf(lapsed.purpose).lapsed(trx, lapsed, now);
  if (status === "failed") await tellFailed(trx, lapsed, now);
}

async function idOfRef(db: Db, { name }: Pick<Gateway, "name">, ref: string | undefined): Promise<string | undefined> {
  if (ref === undefined) return undefined;
  const row = await db
    .selectFrom("payments")
    .select("id")
    .where("gateway", "=", name)
    .where("provider_ref", "=", ref)
    .executeTakeFirst();
  return row?.id;
}
