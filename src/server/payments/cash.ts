import type { Db } from "../db/open";
import { beginPayment, type NewPayment } from "./begin";
import type { Gateway } from "./gateway";
import { enterPayment } from "./ledger";
import { nextReceiptNumber } from "./receipts";
import type { Payment } from "./record";
import { updatePayment } from "./repository";

const standing = ({ id, amountPaise, currency }: Payment) => ({
  about: "payment" as const,
  status: "paid" as const,
  paymentId: id,
  ref: refOf(id),
  providerPaymentId: undefined,
  amountPaise,
  currency,
});
const refOf = (id: string) => `cash_${id}`;

/** Money that a temple's people take at their counter, and give back there: nobody else has to be asked. */
export const cashGateway: Gateway = {
  name: "cash",
  testMode: false,
  open: async ({ id }) => ({ ref: refOf(id) }),
  fetch: async (payment) => standing(payment),
  close: async () => undefined,
  refund: async (payment, { id, amountPaise }) => refunded(payment, refOf(id), amountPaise, id),
  fetchRefund: async (payment, ref) => refunded(payment, ref, payment.amountPaise, undefined),
  readEvent: () => undefined,
};

const refunded = (payment: Payment, ref: string, amountPaise: number, refundId: string | undefined) => ({
  about: "refund" as const,
  status: "done" as const,
  refundId,
  ref,
  paymentRef: payment.providerRef ?? undefined,
  providerPaymentId: undefined,
  amountPaise,
  currency: payment.currency,
});

/** Books money that was just taken at a counter, with its receipt; `testMode` says that none of it is real. */
export async function receiveCash(
  trx: Db,
  wanted: Omit<NewPayment, "gateway" | "expiresAt">,
  testMode: boolean,
  now: Date,
): Promise<Payment> {
  const { id } = await beginPayment(trx, { ...wanted, gateway: { name: "cash", testMode } }, now);
  const received = {
    status: "paid" as const,
    provider_ref: refOf(id),
    paid_at: now.toISOString(),
    receipt_number: await nextReceiptNumber(trx, testMode, now),
    next_check_at: null,
  };
  const paid = await updatePayment(trx, id, received, now);
  await enterPayment(trx, paid, now);
  return paid;
}
