import type { FastifyRequest } from "fastify";
import type { OrderInput, PlacedOrder } from "../../contract/shop";
import { callerOf } from "../access";
import { roomFor } from "../accounts/roomFor";
import { callerKey } from "../callerKeys";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { once } from "../idempotency";
import { localeOf } from "../locale";
import { openPayment } from "../payments/begin";
import { phoneOf } from "../phones";
import { takeFrom } from "../quotas";
import { type OrderRow, orderOf, selectOrders } from "./orders";
import { findProduct, takeStock } from "./products";
import { payOrder } from "./subject";
import { tellBuyer } from "./tell";

const HOUR_MS = 3_600_000;
const PER_HOUR = 30;

/** Sets the pieces aside, writes the order and begins its payment; the same `Idempotency-Key` gets the same order. */
export async function placeOrder(request: FastifyRequest, input: OrderInput): Promise<PlacedOrder> {
  const { server: app } = request;
  const phone = phoneOf(input.phone) ?? invalid({ phone: "errors.phone" });
  const { orderId, paymentId } = await once(request, input, (trx) => write(trx, request, { ...input, phone }));
  const payment = await openPayment(app, { id: paymentId });
  const row = await selectOrders(app.db).where("o.id", "=", orderId).executeTakeFirst();
  return { order: row ? orderOf(row) : notFound(), payment };
}

async function write(trx: Db, request: FastifyRequest, input: OrderInput) {
  const now = request.server.now();
  const { id: userId } = callerOf(request);
  await takeFrom(trx, [{ key: `order ${callerKey(request)}`, limit: PER_HOUR, windowMs: HOUR_MS }], now);
  await roomFor(trx, request, "orders");
  await roomFor(trx, request, "pieces", input.quantity);
  const product = await findProduct(trx, input.productId);
  if (!product?.active) return invalid({ productId: "errors.product" });
  if (!(await takeStock(trx, product.id, input.quantity))) throw new AppError("soldOut");
  const at = now.toISOString();
  const locale = input.locale ?? localeOf(request);
  const order: OrderRow = await trx
    .insertInto("orders")
    .values({
      user_id: userId,
      product_id: product.id,
      product_name: nameIn(locale, product),
      quantity: input.quantity,
      price_paise: product.pricePaise,
      name: input.name,
      phone: input.phone,
      address: input.address,
      status: "placed",
      reason: null,
      tracking: null,
      held: 1,
      payment_id: null,
      locale,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const payment = await payOrder(trx, request, order, input.gateway);
  const known = { ...order, payment_id: payment.id };
  await tellBuyer(trx, known, (facts) => ({ event: "orderPlaced", data: facts }), now);
  return { orderId: order.id, paymentId: payment.id };
}

type Named = { name: string; nameHi: string | null; nameKn: string | null };
const nameIn = (locale: string, { name, nameHi, nameKn }: Named): string =>
  (locale === "hi" ? nameHi : locale === "kn" ? nameKn : null) ?? name;
