import type { FastifyRequest } from "fastify";
import type { PaymentIntentInput } from "../../contract/payments";
import { orderReference } from "../../contract/shopWords";
import { callerOf } from "../access";
import { roomFor } from "../accounts/roomFor";
import type { Db } from "../db/open";
import { AppError, notFound } from "../errors";
import { beginPayment } from "../payments/begin";
import { chooseGateway } from "../payments/choose";
import type { Payment } from "../payments/record";
import { findPayment, lockPayment } from "../payments/repository";
import type { PaymentSubject } from "../payments/subject";
import { asLocale } from "../preferredLocale";
import { canPay, lockOrder, type OrderRow, totalPaise, updateOrder } from "./orders";
import { returnStock, takeStock } from "./products";
import { tellBuyer } from "./tell";

/** An order: its pieces are set aside while it is paid, and put back when it is not. */
export const orderSubject: PaymentSubject = { purpose: "order", begin, paid, lapsed, refunded };

/** Pays an order of the caller's own: the payment that is open, or a new one where the last one lapsed. */
async function begin(trx: Db, request: FastifyRequest, input: PaymentIntentInput): Promise<Payment> {
  const { id: userId } = callerOf(request);
  const seen = await ownOrder(trx, input.orderId ?? 0, userId);
  if (seen.payment_id) await lockPayment(trx, seen.payment_id);
  const order = (await lockOrder(trx, seen.id)) ?? notFound();
  if (!canPay(order)) throw new AppError("conflict");
  const open = order.payment_id ? await findPayment(trx, order.payment_id) : undefined;
  if (order.status === "placed" && open && (open.status === "initiated" || open.status === "pending")) return open;
  if (order.status !== "placed") {
    await roomFor(trx, request, "orders");
    await roomFor(trx, request, "pieces", order.quantity);
  }
  if (!order.held && !(await takeStock(trx, order.product_id, order.quantity))) throw new AppError("soldOut");
  return payOrder(trx, request, order, input.gateway);
}

async function ownOrder(trx: Db, id: number, userId: number): Promise<OrderRow> {
  const order = await trx.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  return order?.user_id === userId ? order : notFound();
}

/** Begins the payment of an order whose pieces are set aside. */
export async function payOrder(
  trx: Db,
  request: FastifyRequest,
  order: OrderRow,
  wanted: PaymentIntentInput["gateway"],
): Promise<Payment> {
  const { server: app } = request;
  const now = app.now();
  const gateway = await chooseGateway(app, trx, { wanted, templeId: null });
  const { id: userId, name } = callerOf(request);
  const user = await trx.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  const payment = await beginPayment(
    trx,
    {
      purpose: "order",
      subjectId: String(order.id),
      userId,
      templeId: null,
      amountPaise: totalPaise(order),
      gateway,
      name: order.name || name,
      email: user.email,
      phone: order.phone,
      description: `${orderReference(order.id)}: ${order.quantity} × ${order.product_name}`,
      locale: asLocale(order.locale) ?? "en",
    },
    now,
  );
  await updateOrder(trx, order.id, { payment_id: payment.id, status: "placed", reason: null, held: 1 }, now);
  return payment;
}

/** The order a payment is for, locked; the payment is by now. */
const orderOfPayment = async (trx: Db, { subjectId }: Payment) =>
  (await lockOrder(trx, Number(subjectId))) ?? notFound();

async function paid(trx: Db, payment: Payment, now: Date): Promise<"refund" | undefined> {
  const order = await orderOfPayment(trx, payment);
  // paid already by another payment, or called off by its buyer or the shop
  if (!canPay(order)) return "refund";
  if (!order.held && !(await takeStock(trx, order.product_id, order.quantity))) {
    await updateOrder(trx, order.id, { status: "cancelled", reason: "soldOut", payment_id: payment.id }, now);
    return "refund";
  }
  const set = { status: "paid", reason: null, held: 1, payment_id: payment.id } as const;
  const done = await updateOrder(trx, order.id, set, now);
  const receiptNumber = payment.receiptNumber ?? "";
  await tellBuyer(trx, done, (facts) => ({ event: "orderPaid", data: { ...facts, receiptNumber } }), now);
  return undefined;
}

async function lapsed(trx: Db, payment: Payment, now: Date): Promise<void> {
  const order = await orderOfPayment(trx, payment);
  if (order.status !== "placed" || order.payment_id !== payment.id) return;
  await updateOrder(trx, order.id, { status: "cancelled", reason: "unpaid", held: 0 }, now);
  if (order.held) await returnStock(trx, order.product_id, order.quantity);
}

async function refunded(trx: Db, payment: Payment, now: Date): Promise<void> {
  const order = await orderOfPayment(trx, payment);
  if (order.payment_id !== payment.id) return;
  await updateOrder(trx, order.id, { status: "refunded", held: 0 }, now);
  if (order.held) await returnStock(trx, order.product_id, order.quantity);
}
