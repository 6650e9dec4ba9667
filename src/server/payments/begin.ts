import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { PaymentIntent } from "../../contract/payments";
import { paymentLimits } from "../../contract/paymentWords";
import type { Db } from "../db/open";
import { AppError, notFound } from "../errors";
import { kindOf } from "./failures";
import type { Gateway, Opened } from "./gateway";
import { type Payment, paymentOf } from "./record";
import { findPayment, newReference } from "./repository";
import { firstCheckAt } from "./schedule";

export type NewPayment = Pick<
  Payment,
  | "purpose"
  | "subjectId"
  | "userId"
  | "templeId"
  | "amountPaise"
  | "name"
  | "email"
  | "phone"
  | "description"
  | "locale"
> & {
  gateway: Pick<Gateway, "name" | "testMode">;
  /** what a donation is for, where the temple offers a choice */
  causeId?: number | null;
  payerPan?: string | null;
  /** until when it can be paid; half an hour unless said */
  expiresAt?: string;
};

const MOST_PAISE = 2_000_000_000; // what an integer of 32 bits holds, rounded down

/** Writes a payment that nobody has asked a provider for yet, in the transaction of what it pays for. */
export async function beginPayment(trx: Db, wanted: NewPayment, now: Date): Promise<Payment> {
  const { amountPaise, gateway } = wanted;
  if (!Number.isInteger(amountPaise) || amountPaise < 1 || amountPaise > MOST_PAISE) {
    throw new RangeError(`${amountPaise} paise cannot be paid`);
  }
  const expiresAt = wanted.expiresAt ?? new Date(now.getTime() + paymentLimits.minutes * 60_000).toISOString();
  const row = await trx
    .insertInto("payments")
    .values({
      id: newReference(),
      purpose: wanted.purpose,
      subject_id: wanted.subjectId,
      user_id: wanted.userId,
      temple_id: wanted.templeId,
      cause_id: wanted.causeId ?? null,
      amount_paise: amountPaise,
      currency: "INR",
      gateway: gateway.name,
      provider_ref: null,
      provider_payment_id: null,
      status: "initiated",
      receipt_number: null,
      name: wanted.name,
      email: wanted.email,
      phone: wanted.phone,
      payer_pan: wanted.payerPan ?? null,
      description: wanted.description,
      locale: wanted.locale,
      test_mode: gateway.testMode ? 1 : 0,
      created_at: now.toISOString(),
      expires_at: expiresAt,
      paid_at: null,
      updated_at: now.toISOString(),
      next_check_at: firstCheckAt(expiresAt, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return paymentOf(row);
}

/**
 * Announces a payment to its provider, which makes it `pending`, and answers what a browser needs to pay it; called
 * again it answers the same. Outside of any transaction: a provider may take seconds, or refuse with 503 here.
 */
export async function openPayment(app: FastifyInstance, { id }: Pick<Payment, "id">): Promise<PaymentIntent> {
  const payment = (await findPayment(app.db, id)) ?? notFound();
  const gateway = app.gateways.get(payment.gateway);
  if (payment.status !== "initiated" && payment.status !== "pending") return intentOf(payment, gateway);
  if (!gateway) throw new AppError("unavailable");
  const opened = await gateway.open(payment).catch((error: unknown) => {
    app.log.warn({ gateway: gateway.name, error: kindOf(error) }, "a provider did not open a payment");
    throw new AppError("unavailable");
  });
  return intentOf(await notePending(app, payment, opened.ref), gateway, opened);
}

/** Of two that open at once the first one's order is the payment's; an event may have been quicker than either. */
async function notePending({ db, now }: FastifyInstance, { id }: Payment, ref: string): Promise<Payment> {
  const row = await db
    .updateTable("payments")
    .set({
      provider_ref: sql`coalesce(provider_ref, ${ref})`,
      status: sql`case when status = 'initiated' then 'pending' else status end`,
      updated_at: now().toISOString(),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return paymentOf(row);
}

function intentOf(payment: Payment, gateway: Gateway | undefined, opened?: Opened): PaymentIntent {
  const isOpened = opened !== undefined && opened.ref === payment.providerRef;
  return {
    paymentId: payment.id,
    purpose: payment.purpose,
    gateway: payment.gateway,
    amountPaise: payment.amountPaise,
    currency: "INR",
    status: payment.status,
    testMode: payment.testMode,
    ...(gateway?.publicKey && { publicKey: gateway.publicKey }),
    ...(isOpened && opened.clientSecret && { clientSecret: opened.clientSecret }),
    ...(isOpened && opened.orderId && { orderId: opened.orderId }),
    ...(isOpened && opened.providerUrl && { providerUrl: opened.providerUrl }),
  };
}
