import { orderReference } from "../../contract/shopWords";
import type { Db } from "../db/open";
import type { Notice } from "../notifications/notices";
import { notify } from "../notifications/notify";
import { toldOfPayment } from "../payments/repository";
import { type OrderRow, totalPaise } from "./orders";

/** What an order's own letters say of it. */
const told = (order: OrderRow) => ({
  reference: orderReference(order.id),
  items: [`${order.quantity} × ${order.product_name}`],
  amountPaise: totalPaise(order),
});

type Told = ReturnType<typeof told> & Awaited<ReturnType<typeof toldOfPayment>>;

/** Tells the buyer of an order what became of it, once for `about` each. */
export async function tellBuyer(
  trx: Db,
  order: OrderRow,
  notice: (told: Told) => Notice,
  now: Date,
  about = "",
): Promise<void> {
  const filled = notice({ ...told(order), ...(await toldOfPayment(trx, order.payment_id)) });
  const recipient = { userId: order.user_id, name: order.name, phone: order.phone };
  const key = `order ${order.id} ${filled.event} ${about}`.trim();
  await notify(trx, { ...filled, recipient, locale: order.locale, key }, now);
}
