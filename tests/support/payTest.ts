import type { Page } from "@playwright/test";
import { startRazorpay } from "./razorpayServer";
import type { SiteServer } from "./siteServer";
import { startStripe } from "./stripeServer";
import { expect, test as visitorTest } from "./visitorTest";

export { expect };

type Providers = {
  stripe: Awaited<ReturnType<typeof startStripe>>;
  razorpay: Awaited<ReturnType<typeof startRazorpay>>;
};

/** A site with the keys of both providers, and the servers that speak for them. */
export const payTest = (keys: "test" | "live") =>
  visitorTest.extend<object, { providers: Providers }>({
    providers: [
      async ({ browserName: _ }, use) => {
        const providers = { stripe: await startStripe(keys), razorpay: await startRazorpay(keys) };
        await use(providers);
        await Promise.all([providers.stripe.stop(), providers.razorpay.stop()]);
      },
      { scope: "worker" },
    ],
    environment: [
      async ({ providers }, use) => use({ ...providers.stripe.env, ...providers.razorpay.env }),
      { scope: "worker" },
    ],
  });

/** Sends a provider's event to the site, as the provider would. */
export async function tell(
  site: SiteServer,
  gateway: string,
  { body, headers }: { body: string; headers: Record<string, string> },
) {
  const answer = await fetch(`${site.url}/api/payments/webhooks/${gateway}`, { method: "POST", body, headers });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Stands for Stripe.js: a card field of its own, and a `confirmPayment` that asks `confirm`. */
export async function serveStripeScript(page: Page, confirm: (secret: string) => Promise<string | undefined>) {
  await page.exposeFunction("confirmAtStripe", async (secret: string) => (await confirm(secret)) ?? null);
  const script = `window.Stripe = (key) => ({
    _registerWrapper() {}, registerAppInfo() {},
    elements: ({ clientSecret }) => ({ clientSecret, create: () => ({
      mount(box) { box.innerHTML = '<label>Card number at ' + key + ' <input></label>'; }, destroy() {},
    }) }),
    async confirmPayment({ elements }) {
      const message = await window.confirmAtStripe(elements.clientSecret);
      return message ? { error: { type: "card_error", message } } : { paymentIntent: { status: "succeeded" } };
    },
  }); window.Stripe.version = "endive";`;
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
}

type Returned = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

/** Stands for Razorpay's Checkout: what `answer` gives is handed back, nothing when its window is closed. */
export async function serveRazorpayScript(page: Page, answer: (orderId: string) => Promise<Returned | undefined>) {
  await page.exposeFunction("askAtRazorpay", async (orderId: string) => (await answer(orderId)) ?? null);
  const script = `window.Razorpay = class {
    constructor(options) { this.options = options; }
    async open() {
      const returned = await window.askAtRazorpay(this.options.order_id);
      if (returned) this.options.handler(returned); else this.options.modal.ondismiss();
    }
  };`;
  await page.route("https://checkout.razorpay.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
}
