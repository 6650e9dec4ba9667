import type { FastifyRequest } from "fastify";
import type { AdminPaymentDetail, RefundInput } from "../../contract/adminPayments";
import { callerOf } from "../access";
import { writeAudit } from "../audit";
import { AppError, notFound } from "../errors";
import { once } from "../idempotency";
import { findPaymentDetail } from "./adminDetail";
import { refundablePaise } from "./refunds";
import { lockPayment } from "./repository";
import { sendRefunds } from "./sendRefunds";
import { wantRefundByHand } from "./wantRefundByHand";

/** Gives money back, all that is left unless an amount is named; the provider is asked at once, and again until it did. */
export async function refundByConsole(
  request: FastifyRequest,
  id: string,
  { amount, reason }: RefundInput,
): Promise<AdminPaymentDetail> {
  const { server: app } = request;
  const actor = callerOf(request);
  const now = app.now();
  await once(request, { id, amount, reason }, async (trx) => {
    const payment = (await lockPayment(trx, id)) ?? notFound();
    const amountPaise = amount ?? (await refundablePaise(trx, payment));
    if (amountPaise === 0) throw new AppError("conflict");
    const refund = await wantRefundByHand(trx, request, payment, { amountPaise, reason, given: reason });
    await writeAudit(trx, {
      at: now.toISOString(),
      actor,
      action: "payment.refund",
      kind: "payment",
      itemId: payment.templeId,
      reason: refund.reason,
      details: { payment: id, amountPaise },
    });
    return refund.id;
  });
  app.background("sending a refund", () => sendRefunds(app));
  return (await findPaymentDetail(app.db, id)) ?? notFound();
}
