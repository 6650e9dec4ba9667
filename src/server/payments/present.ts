import type { FastifyInstance } from "fastify";
import type { PaymentView } from "../../contract/payments";
import type { Account } from "../accounts/account";
import { findCause } from "./cause";
import { findPaidTemple } from "./paidTemple";
import type { Payment } from "./record";
import { refundingPaise } from "./refunds";
import { windowOf } from "./testGateway";

/** How a payment stands, for whoever holds its reference; the payer's own fields for the account that began it alone. */
export async function viewOf(app: FastifyInstance, payment: Payment, account: Account | null): Promise<PaymentView> {
  const { db, gateways } = app;
  const hasWindow = payment.gateway === "test" && payment.status === "pending" && gateways.has("test");
  const { name, email, phone, description } = payment;
  const isOwn = account !== null && payment.userId === account.id;
  return {
    id: payment.id,
    purpose: payment.purpose,
    subjectId: payment.subjectId,
    status: payment.status,
    amount: payment.amountPaise / 100,
    amountPaise: payment.amountPaise,
    refundedPaise: payment.refundedPaise,
    refundingPaise: await refundingPaise(db, payment.id),
    currency: "INR",
    gateway: payment.gateway,
    testMode: payment.testMode,
    receiptNumber: payment.receiptNumber,
    temple: payment.templeId === null ? null : ((await findPaidTemple(db, payment.templeId)) ?? null),
    cause: await findCause(db, payment.causeId),
    createdAt: payment.createdAt,
    expiresAt: payment.expiresAt,
    paidAt: payment.paidAt,
    providerUrl: hasWindow ? windowOf(payment) : null,
    payer: isOwn ? { name, email, phone, description } : null,
  };
}
