import type { FastifyInstance } from "fastify";
import type { PaymentCheckInput } from "../../contract/payments";
import { notFound } from "../errors";
import { takeFrom } from "../quotas";
import { check } from "./reconcile";
import type { Payment } from "./record";
import { findPayment } from "./repository";

/** Asks the provider about a payment that may still change; a page that waits asks often, the provider seldom. */
export async function checkNow(app: FastifyInstance, id: string, _returned: PaymentCheckInput): Promise<Payment> {
  const payment = (await findPayment(app.db, id)) ?? notFound();
  if (payment.status === "paid" || payment.status === "refunded" || payment.status === "initiated") return payment;
  await takeFrom(app.db, [{ key: `check ${id}`, limit: 20, windowMs: 60_000 }], app.now());
  return (await check(app, payment)) ?? notFound();
}
