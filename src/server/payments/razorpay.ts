import type { IncomingHttpHeaders } from "node:http";
import Razorpay from "razorpay";
import { validatePaymentVerification } from "razorpay/dist/utils/razorpay-utils.js";
import { z } from "zod";
import type { PaymentCheckInput } from "../../contract/payments";
import { trimEndOf } from "../../domain/trimText";
import type { Gateway, GatewayEvent, PaymentReport, RefundReport } from "./gateway";
import type { Payment } from "./record";

export type RazorpaySettings = { keyId: string; keySecret: string; webhookSecret: string; apiUrl?: string };

/** Of one call; what is asked of a provider takes two of them at most. */
const TIMEOUT_MS = 5_500;
const ORDERS_PAGE = 100;

/** Razorpay: an order for each payment, which its window on the page pays; captured by itself. */
export function razorpayGateway({ keyId, keySecret, webhookSecret, apiUrl }: RazorpaySettings): Gateway {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  place(razorpay, apiUrl);
  return {
    name: "razorpay",
    testMode: !keyId.includes("_live_"),
    publicKey: keyId,
    async open(payment) {
      const orderId = payment.providerRef ?? (await razorpay.orders.create(orderFor(payment))).id;
      return { ref: orderId, orderId };
    },
    fetch: (payment) => fetchOrder(razorpay, payment),
    close: async () => undefined, // an order cannot be taken back: what is paid for it later is asked about and honoured
    refund: async (payment, { id, amountPaise }) => {
      const paymentId = chargeOf(payment);
      // this protocol has no key for repeats: one that went out before is found by what we noted on it
      const { items } = await razorpay.payments.fetchMultipleRefund(paymentId, { count: ORDERS_PAGE });
      const known = items.find((each) => each.notes?.refundId === id);
      const wanted = { amount: amountPaise, notes: { refundId: id, paymentId: payment.id } };
      return refundOf(Refund.parse(known ?? (await razorpay.payments.refund(paymentId, wanted))));
    },
    fetchRefund: async (payment, ref) =>
      refundOf(Refund.parse(await razorpay.refunds.fetch(ref, { payment_id: chargeOf(payment) }))),
    readEvent: (raw, headers) => readEvent(raw, headers, webhookSecret),
    verifyReturn: (payment, returned) => isFromWindow(payment, returned, keySecret),
  };
}

/** The library knows one address and waits for ever; both are settings of the client it keeps. */
function place({ api }: Razorpay, apiUrl: string | undefined): void {
  const { rq } = api as unknown as { rq: { defaults: { baseURL?: string; timeout?: number } } };
  rq.defaults.timeout = TIMEOUT_MS;
  if (apiUrl !== undefined) rq.defaults.baseURL = trimEndOf(apiUrl, /\//);
}

const orderFor = (payment: Payment) => ({
  amount: payment.amountPaise,
  currency: "INR",
  receipt: payment.id,
  payment_capture: true,
  notes: { paymentId: payment.id },
});

function chargeOf({ providerPaymentId }: Payment): string {
  if (providerPaymentId === null) throw new Error("Razorpay did not name the payment");
  return providerPaymentId;
}

async function fetchOrder(razorpay: Razorpay, payment: Payment): Promise<PaymentReport> {
  if (payment.providerRef === null) throw new Error("The payment was not announced to Razorpay");
  const order = Order.parse(await razorpay.orders.fetch(payment.providerRef));
  if (order.status !== "paid") return orderReport(order, undefined);
  const { items } = Payments.parse(await razorpay.orders.fetchPayments(order.id));
  return orderReport(
    order,
    items.find((each) => each.status === "captured" || each.status === "refunded"),
  );
}

/** True when Razorpay's window itself handed this back for this payment's order. */
function isFromWindow({ providerRef }: Payment, returned: PaymentCheckInput, secret: string): boolean {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = returned;
  if (!razorpay_order_id || !razorpay_payment_id || !razorpay_signature) return false;
  if (razorpay_order_id !== providerRef) return false;
  const signed = { order_id: razorpay_order_id, payment_id: razorpay_payment_id };
  return validatePaymentVerification(signed, razorpay_signature, secret);
}

const Notes = z
  .record(z.string(), z.unknown())
  .or(z.array(z.unknown()).transform(() => ({}))) // no notes come as an empty list
  .nullish()
  .transform((notes): Record<string, unknown> => notes ?? {});
const Order = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  notes: Notes,
});
const PaidPayment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  status: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  notes: Notes,
});
const Payments = z.object({ items: z.array(PaidPayment) });
const Refund = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  notes: Notes,
});
const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: PaidPayment }).optional(),
    refund: z.object({ entity: Refund }).optional(),
  }),
});
const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The number of an event is in a header that is not signed; what is counted is moved by its content alone. */
function readEvent(raw: Buffer, headers: IncomingHttpHeaders, secret: string): GatewayEvent | undefined {
  const signature = headers["x-razorpay-signature"];
  const id = headers["x-razorpay-event-id"];
  if (typeof signature !== "string" || typeof id !== "string") return undefined;
  if (!Razorpay.validateWebhookSignature(raw.toString("utf8"), signature, secret)) return undefined;
  const { event: kind, payload } = Event.parse(JSON.parse(raw.toString("utf8")));
  return { id, kind, report: reportOf(kind, payload) };
}

function reportOf(kind: string, { payment, refund }: z.infer<typeof Event>["payload"]) {
  if (kind.startsWith("refund.") && refund) return refundOf(refund.entity);
  const isPaid = kind === "payment.captured" || kind === "order.paid";
  if (!payment || (!isPaid && kind !== "payment.failed")) return null;
  return paymentReport(payment.entity, isPaid ? "paid" : "failed");
}

const paymentReport = (payment: z.infer<typeof PaidPayment>, status: PaymentReport["status"]): PaymentReport => ({
  about: "payment",
  status,
  paymentId: text(payment.notes.paymentId),
  ref: payment.order_id ?? undefined,
  providerPaymentId: payment.id,
  amountPaise: payment.amount,
  currency: payment.currency,
});

const orderReport = (order: z.infer<typeof Order>, paid: z.infer<typeof PaidPayment> | undefined): PaymentReport => ({
  about: "payment",
  status: paid ? "paid" : "open",
  paymentId: text(order.notes.paymentId),
  ref: order.id,
  providerPaymentId: paid?.id,
  amountPaise: paid?.amount ?? order.amount,
  currency: paid?.currency ?? order.currency,
});

const refundOf = (refund: z.infer<typeof Refund>): RefundReport => ({
  about: "refund",
  status: refund.status === "processed" ? "done" : refund.status === "failed" ? "failed" : "asked",
  refundId: text(refund.notes.refundId),
  ref: refund.id,
  paymentRef: undefined,
  providerPaymentId: refund.payment_id,
  amountPaise: refund.amount,
  currency: refund.currency,
});
