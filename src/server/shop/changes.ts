import type { FastifyInstance, FastifyRequest } from "fastify";
import { callerOf } from "../access";
import type { Account } from "../accounts/account";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError, notFound } from "../errors";
import { refundablePaise, wantRefund } from "../payments/refunds";
import { lockPayment } from "../payments/repository";
import { wantRefundByHand } from "../payments/wantRefundByHand";
import { canCancel, findOrder, lockOrder, type OrderRow, updateOrder } from "./orders";
import { returnStock } from "./products";
import { tellBuyer } from "./tell";

/** `reason` is null where the buyer cancels. */
type Cancelling = { id: number; reason: string | null; isBuyer: boolean };

/**
 * Cancels an order that is not on its way: its pieces go back into the shop, its money back to its buyer. A payment
 * that is still open is not taken back; money that arrives by it is returned.
 */
export async function cancelOrder(request: FastifyRequest, { id, reason, isBuyer }: Cancelling): Promise<void> {
  const { server: app } = request;
  const by = callerOf(request);
  const now = app.now();
  await app.db.transaction().execute(async (trx) => {
    const seen = (await findOrder(trx, id)) ?? notFound();
    if (isBuyer && seen.user_id !== by.id) notFound();
    const payment = seen.payment_id ? await lockPayment(trx, seen.payment_id) : undefined;
    const order = (await lockOrder(trx, id)) ?? notFound();
    if (!canCancel(order)) throw new AppError("conflict");
    const why = isBuyer ? "buyer" : reason;
    const cancelled = await updateOrder(trx, id, { status: "cancelled", reason: why, held: 0 }, now);
    if (order.held) await returnStock(trx, order.product_id, order.quantity);
    const amountPaise = payment ? await refundablePaise(trx, payment) : 0;
    const wish = { amountPaise, reason: "orderCancelled" };
    let noted = reason;
    if (payment && amountPaise > 0 && isBuyer) await wantRefund(trx, payment, { ...wish, by: by.id }, now);
    else if (payment && amountPaise > 0)
      noted = (await wantRefundByHand(trx, request, payment, { ...wish, given: reason })).reason;
    const shown = isBuyer ? null : reason;
    await tellBuyer(trx, cancelled, (facts) => ({ event: "orderCancelled", data: { ...facts, reason: shown } }), now);
    await log(trx, { order, by, action: "order.cancel", reason: noted, isBuyer, now });
  });
}

/** Notes that a paid order was handed over for delivery; what is on its way does not come back into the stock. */
export async function sendOrder(app: FastifyInstance, id: number, by: Account, tracking: string | null): Promise<void> {
  await move(app, { id, by, from: "paid", action: "order.send" }, async (trx, now) => {
    const sent = await updateOrder(trx, id, { status: "sent", tracking, held: 0 }, now);
    await tellBuyer(trx, sent, (facts) => ({ event: "orderSent", data: { ...facts, tracking } }), now);
  });
}

/** Notes that an order has arrived. */
export async function deliverOrder(app: FastifyInstance, id: number, by: Account): Promise<void> {
  await move(app, { id, by, from: "sent", action: "order.deliver" }, async (trx, now) => {
    await updateOrder(trx, id, { status: "delivered" }, now);
  });
}

type Move = { id: number; by: Account; from: OrderRow["status"]; action: string };

async function move(
  app: FastifyInstance,
  { id, by, from, action }: Move,
  work: (trx: Db, now: Date) => Promise<void>,
): Promise<void> {
  const now = app.now();
  await app.db.transaction().execute(async (trx) => {
    const order = (await lockOrder(trx, id)) ?? notFound();
    if (order.status !== from) throw new AppError("conflict");
    await work(trx, now);
    await log(trx, { order, by, action, reason: null, isBuyer: false, now });
  });
}

type Entry = { order: OrderRow; by: Account; action: string; reason: string | null; isBuyer: boolean; now: Date };

async function log(trx: Db, { order, by, action, reason, isBuyer, now }: Entry): Promise<void> {
  const origin = isBuyer ? "account" : "console";
  const entry = { action, kind: "order", itemId: order.id, origin, reason } as const;
  await writeAudit(trx, { ...entry, at: now.toISOString(), actor: { id: by.id, role: by.role } });
}
