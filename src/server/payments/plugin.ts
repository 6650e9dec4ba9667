import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { GatewayName } from "../../contract/paymentWords";
import type { Env } from "../env";
import { cashGateway } from "./cash";
import type { Gateway } from "./gateway";
import type { RazorpaySettings } from "./razorpay";
import { reconcile } from "./reconcile";
import { sendRefunds } from "./sendRefunds";
import type { StripeSettings } from "./stripe";
import type { PaymentSubject } from "./subject";
import { offer } from "./subjects";
import { testGateway, testGatewaySecret } from "./testGateway";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Who can take money here, by name; outside of production `test` is always there, for payments begun before there
     * were others, and `cash` for what temples take at their counters. In production it would give goods away, and is not.
     */
    gateways: ReadonlyMap<GatewayName, Gateway>;
  }
}

const MINUTE_MS = 60_000;

/** The gateways of this deployment, what is paid for through them, and the work that goes on while the process listens. */
export const payments = fp<{ subjects: readonly PaymentSubject[] }>(async (app, { subjects }) => {
  offer(subjects);
  app.decorate("gateways", await gatewaysOf(app));
  app.addHook("onListen", async () => {
    app.repeat("asking about payments", MINUTE_MS, () => reconcile(app));
    app.repeat("sending refunds", MINUTE_MS, () => sendRefunds(app));
  });
});

/** Libraries of providers are loaded only where there are keys for them. */
async function gatewaysOf(app: FastifyInstance): Promise<ReadonlyMap<GatewayName, Gateway>> {
  const gateways = new Map<GatewayName, Gateway>();
  const stripe = stripeSettings(app.env);
  const razorpay = razorpaySettings(app.env);
  if (stripe) gateways.set("stripe", (await import("./stripe")).stripeGateway(stripe));
  if (razorpay) gateways.set("razorpay", (await import("./razorpay")).razorpayGateway(razorpay));
  if (app.env.APP_MODE !== "production") gateways.set("test", testGateway(app.db, testGatewaySecret(app), app.now));
  gateways.set("cash", cashGateway);
  return gateways;
}

function stripeSettings(env: Env): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    ...(STRIPE_API_URL && { apiUrl: STRIPE_API_URL }),
  };
}

function razorpaySettings(env: Env): RazorpaySettings | undefined {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_API_URL } = env;
  if (!RAZORPAY_KEY_ID || !RAZORPAY_KEY_SECRET || !RAZORPAY_WEBHOOK_SECRET) return undefined;
  return {
    keyId: RAZORPAY_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET,
    webhookSecret: RAZORPAY_WEBHOOK_SECRET,
    ...(RAZORPAY_API_URL && { apiUrl: RAZORPAY_API_URL }),
  };
}
