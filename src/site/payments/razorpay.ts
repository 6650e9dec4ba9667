import type { PaymentIntent, PaymentView } from "../../contract/payments";

const address = "https://checkout.razorpay.com/v1/checkout.js";

type Returned = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
type Options = {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  prefill: { name?: string; email?: string; contact?: string };
  theme: { color: string };
  handler: (returned: Returned) => void;
  modal: { ondismiss: () => void };
};
declare global {
  interface Window {
    Razorpay?: new (options: Options) => { open: () => void };
  }
}

let loading: Promise<void> | undefined;

/** Fetches Razorpay's own script, once, and again after it did not come. */
export function loadRazorpay(): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => (window.Razorpay ? resolve() : reject(new Error("Razorpay's script did not start")));
    script.onerror = () => reject(new Error("Razorpay's script did not come"));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

type Wanted = { intent: PaymentIntent; payer: PaymentView["payer"]; brand: string };

/** Opens Razorpay's window; answers what it hands back, or undefined when it was closed. */
export function askRazorpay({ intent, payer, brand }: Wanted): Promise<Returned | undefined> {
  const { Razorpay } = window;
  return new Promise((resolve, reject) => {
    if (!Razorpay) return reject(new Error("Razorpay's script did not start"));
    const checkout = new Razorpay({
      key: intent.publicKey ?? "",
      order_id: intent.orderId ?? "",
      amount: intent.amountPaise,
      currency: intent.currency,
      name: brand,
      prefill: {
        name: payer?.name ?? undefined,
        email: payer?.email ?? undefined,
        contact: payer?.phone ?? undefined,
      },
      theme: { color: "#a4231c" },
      handler: resolve,
      modal: { ondismiss: () => resolve(undefined) },
    });
    checkout.open();
  });
}
