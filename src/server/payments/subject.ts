import type { FastifyRequest } from "fastify";
import type { PaymentIntentInput } from "../../contract/payments";
import type { Purpose } from "../../contract/paymentWords";
import type { Db } from "../db/open";
import type { Payment } from "./record";

/**
 * What is paid for, as its own room sees it. Each of these runs in the transaction that changes the payment, whose row
 * is locked by then: `payment` is as it is afterwards.
 */
export type PaymentSubject = {
  purpose: Purpose;
  /** Makes what `POST /api/payments/intent` asks for, and its payment by `beginPayment`. */
  begin(trx: Db, request: FastifyRequest, input: PaymentIntentInput): Promise<Payment>;
  /** The money is there. `"refund"` when the thing cannot be given any more: then all of it goes back. */
  paid(trx: Db, payment: Payment, now: Date): Promise<"refund" | undefined>;
  /** Failed or expired, for now: money may still arrive, and then `paid` is asked. */
  lapsed(trx: Db, payment: Payment, now: Date): Promise<void>;
  /** All of the money went back. A part that went back changes no state. */
  refunded(trx: Db, payment: Payment, now: Date): Promise<void>;
};
