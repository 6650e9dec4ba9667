import { orderReference } from "../../contract/shopWords";
import type { Db } from "../db/open";
import type { Notice } from "../notifications/notices";
import { notify } from "../notifications/notify";
import { paymentFacts } from "../payments/repository";
import { type OrderRow, totalPaise } from "./orders";

/** What an order's own letters say of it. */
const factsOf = (order: OrderRow) => ({
  reference: orderReference(order.id),
  items: [`${order.quantity} × ${order.product_name}`],
  amountPaise: totalPaise(order),
});

type OrderFacts = ReturnType<typeof factsOf> & Awaited<ReturnType<typeof paymentFacts>>;

/** Tells the buyer of an order what became of it, once for `about` each. */
export async function tellBuyer(
  trx: Db,
  order: OrderRow,
  notice: (facts: OrderFacts) => Notice,
  now: Date,
  about = "",
): Promise<void> {
  const filled = notice({ ...factsOf(order), ...(await paymentFacts(trx, order.payment_id)) });
  const recipient = { userId: order.user_id, name: order.name };
  const key = `order ${order.id} ${filled.event} ${about}`.trim();
  await notify(trx, { ...filled, recipient, locale: order.locale, key }, now);
}
