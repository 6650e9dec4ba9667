import type { IncomingHttpHeaders } from "node:http";
import type { PaymentCheckInput } from "../../contract/payments";
import type { GatewayName, RefundStatus } from "../../contract/paymentWords";
import type { Payment } from "./record";

/** What a provider says about a payment, by a signed event or when asked. `open` is neither paid nor given up. */
export type PaymentReport = {
  about: "payment";
  status: "open" | "paid" | "failed";
  /** our reference, where the provider repeats it */
  paymentId: string | undefined;
  /** the provider's intent or order */
  ref: string | undefined;
  /** the provider's charge or payment within it */
  providerPaymentId: string | undefined;
  amountPaise: number;
  currency: string;
};

/** What a provider says about money it sends back. */
export type RefundReport = {
  about: "refund";
  status: Exclude<RefundStatus, "wanted">;
  /** our own id of the refund, where the provider repeats it; one made on the provider's site has none */
  refundId: string | undefined;
  /** the provider's id of the refund */
  ref: string;
  /** the provider's intent or charge that it gives back */
  paymentRef: string | undefined;
  providerPaymentId: string | undefined;
  amountPaise: number;
  currency: string;
};

/** A verified event; one that tells nothing about money has no report. */
export type GatewayEvent = { id: string; kind: string; report: PaymentReport | RefundReport | null };

/** What a browser needs to pay, with the provider's name of the payment. */
export type Opened = { ref: string; clientSecret?: string; orderId?: string; providerUrl?: string };

export type WantedRefund = { id: string; amountPaise: number; reason: string };

/** Who takes money. Every call but `readEvent` goes over the network and may fail; each may be repeated safely. */
export type Gateway = {
  name: GatewayName;
  /** no money moves */
  testMode: boolean;
  publicKey?: string;
  /** Announces a payment, or finds the one announced before. */
  open(payment: Payment): Promise<Opened>;
  /** How the payment stands at the provider now. */
  fetch(payment: Payment): Promise<PaymentReport>;
  /** Nothing can be paid any more, as far as the provider can do that. */
  close(payment: Payment): Promise<void>;
  /** Sends money back, once per refund however often it is called. */
  refund(payment: Payment, refund: WantedRefund): Promise<RefundReport>;
  /** How a refund stands that the provider took on. */
  fetchRefund(payment: Payment, ref: string): Promise<RefundReport>;
  /** The event in a webhook's bytes; undefined when the signature is not the provider's. */
  readEvent(raw: Buffer, headers: IncomingHttpHeaders): GatewayEvent | undefined;
  /** True when what a page hands back comes from the provider's own window; for providers that sign it. */
  verifyReturn?(payment: Payment, returned: PaymentCheckInput): boolean;
};
