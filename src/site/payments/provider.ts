import type { PaymentIntent, PaymentView } from "../../contract/payments";
import type { GatewayName } from "../../contract/paymentWords";

/** The page on which a payment is made and told of. */
export const paymentPath = (id: string) => `/payments/${id}`;

/**
 * Runs `start`, which asks for a payment, and leads on to its page. The built-in provider has a window of its own: it
 * is opened here, in the press of the button, since browsers open none later; without one the page has a link to it.
 * The page is loaded anew: the scripts of the other providers may run on it, and on no other page.
 */
export async function openProvider(
  gateway: GatewayName,
  start: (go: (intent: PaymentIntent) => void) => Promise<boolean>,
): Promise<void> {
  const provider = gateway === "test" ? window.open("about:blank", "provider") : null;
  const went = await start(({ paymentId, providerUrl }) => {
    if (providerUrl) provider?.location.replace(providerUrl);
    else provider?.close();
    window.location.assign(paymentPath(paymentId));
  });
  if (!went) provider?.close();
}

/** The form for a donation, filled with the same temple and amount. */
export function againPath({ temple, amountPaise }: Pick<PaymentView, "temple" | "amountPaise">): string {
  const filled = new URLSearchParams({ amount: String(amountPaise / 100) });
  if (temple) filled.set("temple", String(temple.id));
  return `/donate?${filled}`;
}
