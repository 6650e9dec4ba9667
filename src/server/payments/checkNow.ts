import type { FastifyInstance } from "fastify";
import type { PaymentCheckInput } from "../../contract/payments";
import { invalid, notFound } from "../errors";
import { takeFrom } from "../quotas";
import { check } from "./reconcile";
import type { Payment } from "./record";
import { findPayment } from "./repository";

/** Asks the provider about a payment that may still change; a page that waits asks often, the provider seldom. */
export async function checkNow(app: FastifyInstance, id: string, returned: PaymentCheckInput): Promise<Payment> {
  const payment = (await findPayment(app.db, id)) ?? notFound();
  refuseForged(app, payment, returned);
  if (payment.status === "paid" || payment.status === "refunded" || payment.status === "initiated") return payment;
  await takeFrom(app.db, [{ key: `check ${id}`, limit: 20, windowMs: 60_000 }], app.now());
  return (await check(app, payment)) ?? notFound();
}

/** What is handed back moves nothing by itself, but who forges it is not answered. */
function refuseForged(app: FastifyInstance, payment: Payment, returned: PaymentCheckInput): void {
  const isHanded = Object.values(returned).some((value) => value !== undefined);
  if (!isHanded) return;
  const isVerified = app.gateways.get(payment.gateway)?.verifyReturn?.(payment, returned) ?? false;
  if (!isVerified) invalid({ razorpay_signature: "errors.signature" });
}
