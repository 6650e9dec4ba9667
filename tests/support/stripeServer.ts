import { createHmac, randomBytes } from "node:crypto";
import { machineNow } from "./clock";
import { type Asked, notThere, startProvider } from "./providerServer";

const secretKey = "sk_test_lamps";
const webhookSecret = "whsec_lamps";

type Intent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  latest_charge: string | null;
  metadata: Record<string, string>;
};
type Refund = {
  id: string;
  object: "refund";
  amount: number;
  currency: string;
  status: string;
  payment_intent: string;
  charge: string | null;
  metadata: Record<string, string>;
};

/** A server that speaks as much of Stripe's protocol as a payment needs, with events signed as Stripe signs them. */
export async function startStripe(keys: "test" | "live" = "test") {
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const byKey = new Map<string, { status?: number; body: unknown }>();
  const settings = { refundStatus: "succeeded" };
  const secret = secretKey.replace("test", keys);

  const server = await startProvider((asked) => {
    if (asked.headers.authorization !== `Bearer ${secret}`) return { status: 401, body: { error: { type: "auth" } } };
    const key = asked.method === "POST" ? String(asked.headers["idempotency-key"] ?? "") : "";
    const answered = key ? byKey.get(key) : undefined;
    const answer = answered ?? handle(asked);
    if (key) byKey.set(key, answer);
    return answer;
  });

  function handle({ method, path, body }: Asked) {
    const form = new URLSearchParams(body);
    const [, , noun, id = "", action] = path.split("/");
    if (noun === "payment_intents" && method === "POST" && !id) return { body: create(form) };
    if (noun === "payment_intents") return intentCall(id, action);
    if (noun === "refunds" && method === "POST") return refund(form);
    const found = refunds.get(id);
    return found ? { body: found } : notThere;
  }

  function create(form: URLSearchParams): Intent {
    const id = `pi_${randomBytes(8).toString("hex")}`;
    const intent: Intent = {
      id,
      object: "payment_intent",
      amount: Number(form.get("amount")),
      amount_received: 0,
      currency: form.get("currency") ?? "",
      status: "requires_payment_method",
      client_secret: `${id}_secret_lamp`,
      latest_charge: null,
      metadata: { paymentId: form.get("metadata[paymentId]") ?? "" },
    };
    intents.set(id, intent);
    return intent;
  }

  function intentCall(id: string, action: string | undefined) {
    const intent = intents.get(id);
    if (!intent) return notThere;
    if (action === "cancel" && intent.status === "succeeded")
      return {
        status: 400,
        body: { error: { type: "invalid_request_error", code: "payment_intent_unexpected_state" } },
      };
    if (action === "cancel") intent.status = "canceled";
    return { body: intent };
  }

  function refund(form: URLSearchParams) {
    const intent = intents.get(form.get("payment_intent") ?? "");
    const given = [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent?.id);
    const amount = Number(form.get("amount"));
    const left = (intent?.amount_received ?? 0) - given.reduce((sum, each) => sum + each.amount, 0);
    if (!intent || amount > left)
      return { status: 400, body: { error: { type: "invalid_request_error", code: "charge_already_refunded" } } };
    const made = aRefund(intent, amount, { refundId: form.get("metadata[refundId]") ?? "" });
    return { body: made };
  }

  function aRefund(intent: Intent, amount: number, metadata: Record<string, string>): Refund {
    const id = `re_${randomBytes(8).toString("hex")}`;
    const made: Refund = {
      id,
      object: "refund",
      amount,
      currency: intent.currency,
      status: settings.refundStatus,
      payment_intent: intent.id,
      charge: intent.latest_charge,
      metadata,
    };
    refunds.set(id, made);
    return made;
  }

  const theIntent = () => {
    const [intent] = [...intents.values()].slice(-1);
    if (!intent) throw new Error("Nobody announced a payment");
    return intent;
  };

  return Object.assign(server, settings, {
    env: {
      STRIPE_SECRET_KEY: secret,
      STRIPE_PUBLISHABLE_KEY: `pk_${keys}_lamps`,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: server.url,
    },
    intents,
    refunds,
    settings,
    theIntent,
    /** The payer pays the last intent; no event is sent. */
    pay(fields: Partial<Intent> = {}) {
      const intent = theIntent();
      const paid = { status: "succeeded", amount_received: intent.amount, latest_charge: "ch_lamp" };
      return Object.assign(intent, paid, fields);
    },
    /** A refund that was made on the provider's own site. */
    refundOnSite: (amount: number) => aRefund(theIntent(), amount, {}),
    /** An event with its signature, as Stripe's documentation describes it. */
    event(
      type: string,
      object: unknown,
      { id = `evt_${randomBytes(8).toString("hex")}`, secret = webhookSecret, ageS = 0 } = {},
    ) {
      const body = JSON.stringify({ id, object: "event", type, data: { object } });
      const at = Math.floor(machineNow().getTime() / 1000) - ageS;
      const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
      return { body, headers: { "content-type": "application/json", "stripe-signature": `t=${at},v1=${signature}` } };
    },
  });
}
