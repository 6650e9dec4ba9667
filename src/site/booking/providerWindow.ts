import type { PaymentIntent } from "../../contract/payments";
import { paymentPath } from "../payments/provider";

/**
 * The window a payment is made in. Browsers open one only in the press of a button, before the answer is there. The
 * built-in provider has a page of its own; the others are opened on the payment's page, where their scripts may run.
 */
export function openWindow(wanted: boolean) {
  const provider = wanted ? window.open("about:blank", "provider") : null;
  return {
    lead: ({ paymentId, providerUrl }: PaymentIntent) =>
      provider?.location.replace(providerUrl ?? paymentPath(paymentId)),
    close: () => provider?.close(),
  };
}
