import type { Stripe, StripeElements } from "@stripe/stripe-js";
import type { PaymentIntent } from "../../contract/payments";

export type StripeWindow = { pay: () => Promise<string | undefined>; close: () => void };

const languages = { en: "en", hi: "auto", kn: "auto" } as const;

/** Draws Stripe's own fields into `box`; their script is fetched from Stripe here and nowhere else. */
export async function openStripe(box: HTMLElement, intent: PaymentIntent, language: string): Promise<StripeWindow> {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  const stripe = await loadStripe(intent.publicKey ?? "");
  if (!stripe) throw new Error("Stripe.js did not start");
  const locale = Object.entries(languages).find(([tongue]) => tongue === language)?.[1] ?? "auto";
  const elements = stripe.elements({ clientSecret: intent.clientSecret ?? "", locale });
  const fields = elements.create("payment");
  fields.mount(box);
  return { pay: () => confirm(stripe, elements), close: () => fields.destroy() };
}

/** What Stripe says against it; undefined when the payment went on its way. */
async function confirm(stripe: Stripe, elements: StripeElements): Promise<string | undefined> {
  const confirmParams = { return_url: window.location.href };
  const { error } = await stripe.confirmPayment({ elements, confirmParams, redirect: "if_required" });
  return error && (error.message ?? "");
}
