import { createHmac, randomBytes } from "node:crypto";
import { type Asked, notThere, startProvider } from "./providerServer";

const keySecret = "lamps lamps";
const webhookSecret = "oil lamps";

type Order = {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  currency: string;
  receipt: string;
  status: string;
  notes: Record<string, string>;
};
type Payment = {
  id: string;
  entity: "payment";
  order_id: string;
  amount: number;
  currency: string;
  status: string;
  notes: Record<string, string> | [];
};
type Refund = {
  id: string;
  entity: "refund";
  payment_id: string;
  amount: number;
  currency: string;
  status: string;
  notes: Record<string, string> | [];
};

const newId = (kind: string) => `${kind}_${randomBytes(7).toString("hex")}`;
const sign = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

/** A server that speaks as much of Razorpay's protocol as a payment needs, with events signed as Razorpay signs them. */
export async function startRazorpay(keys: "test" | "live" = "test") {
  const orders = new Map<string, Order>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const settings = { refundStatus: "processed" };
  const keyId = `rzp_${keys}_lamps`;
  const credential = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;

  const server = await startProvider((asked) => {
    if (asked.headers.authorization !== credential)
      return { status: 401, body: { error: { code: "BAD_REQUEST_ERROR" } } };
    return handle(asked);
  });

  function handle({ method, path, body }: Asked) {
    const [, , noun, id = "", part] = path.split("?")[0]?.split("/") ?? [];
    if (noun === "orders" && method === "POST") return { body: create(JSON.parse(body)) };
    if (noun === "orders" && part === "payments") return listOf(payments, ({ order_id }) => order_id === id);
    if (noun === "orders") return found(orders.get(id));
    if (noun === "payments" && part === "refund") return refund(id, JSON.parse(body));
    if (noun === "payments" && part === "refunds") {
      const ref = path.split("/")[5];
      return ref ? found(refunds.get(ref)) : listOf(refunds, ({ payment_id }) => payment_id === id);
    }
    return notThere;
  }

  const found = (record: unknown) => (record ? { body: record } : notThere);
  function listOf<Item>(map: Map<string, Item>, wanted: (item: Item) => boolean) {
    const items = [...map.values()].filter(wanted);
    return { body: { entity: "collection", count: items.length, items } };
  }

  function create({
    amount,
    currency,
    receipt,
    notes,
  }: Pick<Order, "amount" | "currency" | "receipt" | "notes">): Order {
    const order: Order = {
      id: newId("order"),
      entity: "order",
      amount,
      amount_paid: 0,
      currency,
      receipt,
      status: "created",
      notes,
    };
    orders.set(order.id, order);
    return order;
  }

  function refund(id: string, { amount, notes }: Pick<Refund, "amount" | "notes">) {
    const payment = payments.get(id);
    const given = [...refunds.values()].filter(({ payment_id }) => payment_id === id);
    const left = (payment?.amount ?? 0) - given.reduce((sum, each) => sum + each.amount, 0);
    if (!payment || amount > left) return { status: 400, body: { error: { code: "BAD_REQUEST_ERROR" } } };
    return { body: aRefund(payment, amount, notes) };
  }

  function aRefund({ id, currency }: Payment, amount: number, notes: Refund["notes"]): Refund {
    const made: Refund = {
      id: newId("rfnd"),
      entity: "refund",
      payment_id: id,
      amount,
      currency,
      status: settings.refundStatus,
      notes,
    };
    refunds.set(made.id, made);
    return made;
  }

  const theOrder = () => {
    const [order] = [...orders.values()].slice(-1);
    if (!order) throw new Error("Nobody announced a payment");
    return order;
  };

  return Object.assign(server, {
    env: {
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_URL: server.url,
    },
    orders,
    refunds,
    settings,
    theOrder,
    /** The payer tries to pay the last order; no event is sent. */
    attempt(status: "captured" | "failed", fields: Partial<Payment> = {}) {
      const order = theOrder();
      const { amount, currency, notes } = order;
      const payment: Payment = {
        id: newId("pay"),
        entity: "payment",
        order_id: order.id,
        amount,
        currency,
        status,
        notes,
        ...fields,
      };
      payments.set(payment.id, payment);
      Object.assign(
        order,
        status === "captured" ? { status: "paid", amount_paid: payment.amount } : { status: "attempted" },
      );
      return payment;
    },
    /** A refund that was made on the provider's own site. */
    refundOnSite: (payment: Payment, amount: number) => aRefund(payment, amount, []),
    /** What the window hands to the page after paying. */
    returned(payment: Payment, secret = keySecret) {
      const { id, order_id } = payment;
      return {
        razorpay_payment_id: id,
        razorpay_order_id: order_id,
        razorpay_signature: sign(secret, `${order_id}|${id}`),
      };
    },
    /** An event with its signature, as Razorpay's documentation describes it. */
    event(
      event: string,
      entities: { payment?: Payment; refund?: Refund; order?: Order },
      { id = newId("ev"), secret = webhookSecret } = {},
    ) {
      const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
      const body = JSON.stringify({ entity: "event", event, contains: Object.keys(entities), payload });
      const headers = { "x-razorpay-signature": sign(secret, body), "x-razorpay-event-id": id };
      return { body, headers: { "content-type": "application/json", ...headers } };
    },
  });
}
