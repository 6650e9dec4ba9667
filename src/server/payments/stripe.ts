import Stripe from "stripe";
import type { Gateway, GatewayEvent, PaymentReport, RefundReport } from "./gateway";
import type { Payment } from "./record";

export type StripeSettings = { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl?: string };

/** Of one attempt; a second one follows at once. */
const TIMEOUT_MS = 5_500;

/** Stripe: a PaymentIntent for each payment, whose client secret the page hands to Stripe.js. */
export function stripeGateway({ secretKey, publishableKey, webhookSecret, apiUrl }: StripeSettings): Gateway {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...placeOf(apiUrl),
  });
  const intentOf = (payment: Payment) => stripe.paymentIntents.retrieve(refOf(payment));
  return {
    name: "stripe",
    testMode: !secretKey.includes("_live_"),
    publicKey: publishableKey,
    async open(payment) {
      const intent = payment.providerRef ? await intentOf(payment) : await create(stripe, payment);
      return { ref: intent.id, ...(intent.client_secret && { clientSecret: intent.client_secret }) };
    },
    fetch: async (payment) => reportOf(await intentOf(payment)),
    async close(payment) {
      await stripe.paymentIntents.cancel(refOf(payment));
    },
    async refund(payment, { id, amountPaise }) {
      const params = { payment_intent: refOf(payment), amount: amountPaise, metadata: { refundId: id } };
      return refundOf(await stripe.refunds.create(params, { idempotencyKey: `refund-${id}` }));
    },
    fetchRefund: async (_payment, ref) => refundOf(await stripe.refunds.retrieve(ref)),
    readEvent(raw, headers) {
      const signature = headers["stripe-signature"];
      if (typeof signature !== "string") return undefined;
      try {
        return eventOf(stripe.webhooks.constructEvent(raw, signature, webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };
}

/** Stripe finds the intent it made before by the key, should the first answer have been lost. */
const create = (stripe: Stripe, payment: Payment) =>
  stripe.paymentIntents.create(
    {
      amount: payment.amountPaise,
      currency: "inr",
      automatic_payment_methods: { enabled: true },
      description: `${payment.purpose} ${payment.id}`,
      metadata: { paymentId: payment.id },
    },
    { idempotencyKey: `payment-${payment.id}` },
  );

function refOf({ providerRef }: Payment): string {
  if (providerRef === null) throw new Error("The payment was not announced to Stripe");
  return providerRef;
}

function placeOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? "http" : "https" } as const;
}

/** The events that tell about money; Stripe sends many others. */
function eventOf(event: Stripe.Event): GatewayEvent {
  const { id, type: kind } = event;
  switch (event.type) {
    case "payment_intent.succeeded":
      return { id, kind, report: reportOf(event.data.object) };
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      return { id, kind, report: { ...reportOf(event.data.object), status: "failed" } };
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated":
      return { id, kind, report: refundOf(event.data.object) };
    default:
      return { id, kind, report: null };
  }
}

function reportOf(intent: Stripe.PaymentIntent): PaymentReport {
  const isPaid = intent.status === "succeeded";
  return {
    about: "payment",
    status: isPaid ? "paid" : intent.status === "canceled" ? "failed" : "open",
    paymentId: intent.metadata?.paymentId,
    ref: intent.id,
    providerPaymentId: idOf(intent.latest_charge),
    amountPaise: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
  };
}

function refundOf(refund: Stripe.Refund): RefundReport {
  const isLost = refund.status === "failed" || refund.status === "canceled";
  return {
    about: "refund",
    status: refund.status === "succeeded" ? "done" : isLost ? "failed" : "asked",
    refundId: refund.metadata?.refundId,
    ref: refund.id,
    paymentRef: idOf(refund.payment_intent),
    providerPaymentId: idOf(refund.charge),
    amountPaise: refund.amount,
    currency: refund.currency.toUpperCase(),
  };
}

const idOf = (named: string | { id: string } | null | undefined): string | undefined =>
  typeof named === "string" ? named : named?.id;
