import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PaymentIntent } from "../../contract/payments";
import type { GatewayName } from "../../contract/paymentWords";
import { holdEnd } from "../../domain/bookings";
import { callerOf } from "../access";
import { roomFor } from "../accounts/roomFor";
import type { Db } from "../db/open";
import { AppError, notFound } from "../errors";
import { locales } from "../locale";
import { beginPayment, openPayment } from "../payments/begin";
import { chooseGateway } from "../payments/choose";
import type { Payment } from "../payments/record";
import { refuseWithoutWorship } from "../temples/worship";
import { findOffer } from "./offers";
import { refuseFull, takePlace } from "./places";
import { type BookingRow, totalOf } from "./record";
import { changeBooking, findBooking } from "./repository";
import { chargeTitleOf } from "./title";

/** Begins the payment of a booking whose place is reserved until it is paid, in the transaction of the booking. */
export async function beginBookingPayment(
  app: FastifyInstance,
  trx: Db,
  booking: BookingRow,
  wanted: GatewayName | null | undefined,
  now: Date,
): Promise<Payment> {
  const { temple_id: templeId } = booking;
  const gateway = await chooseGateway(app, trx, { wanted: wanted ?? undefined, templeId });
  const payment = await beginPayment(
    trx,
    {
      purpose: "booking",
      subjectId: String(booking.id),
      userId: booking.user_id,
      templeId,
      amountPaise: totalOf(booking),
      gateway,
      name: booking.name,
      email: null,
      phone: booking.phone,
      description: chargeTitleOf(booking),
      locale: locales.find((locale) => locale === booking.locale) ?? "en",
      ...(booking.hold_until && { expiresAt: booking.hold_until }),
    },
    now,
  );
  await trx
    .updateTable("bookings")
    .set({ payment_id: payment.id, gateway: gateway.name })
    .where("id", "=", booking.id)
    .execute();
  return payment;
}

/** What opens the payment of a booking that waits for it; null where there is nothing to pay any more. */
export async function intentFor(app: FastifyInstance, booking: BookingRow): Promise<PaymentIntent | null> {
  const waits = booking.status === "requested" && booking.hold_until !== null && booking.payment_id !== null;
  return waits && booking.payment_id !== null ? openPayment(app, { id: booking.payment_id }) : null;
}

/**
 * Another try to pay a booking that was not paid: its place is reserved for ten more minutes, if there still is one. The
 * payment begun before stays as it is; whichever is paid first counts, and the other one goes back. Refused where no
 * worship is held any more.
 */
export async function payAgain(
  trx: Db,
  request: FastifyRequest,
  id: number,
  gateway: GatewayName | null | undefined,
): Promise<Payment> {
  const app = request.server;
  const { id: userId } = callerOf(request);
  const now = app.now();
  const found = await findBooking(trx, id);
  if (!found || found.user_id !== userId) return notFound();
  if (!isUnpaid(found)) throw new AppError("bookingClosed");
  const offer = await findOffer(trx, found.temple_id ?? 0, found.pooja_id);
  if (typeof offer !== "string") refuseWithoutWorship(offer);
  const isOpen = found.status === "requested" && found.hold_until !== null && found.hold_until > now.toISOString();
  if (!isOpen) await roomFor(trx, request, "bookings");
  if (!(await hasStillPlace(trx, found, now))) {
    const { temple_id: templeId, pooja_id: poojaId, date, time } = found;
    return refuseFull(trx, { templeId: templeId ?? 0, poojaId, date, time }, { userId, bookingId: id }, now);
  }
  const reserved = { status: "requested" as const, reason: null, hold_until: holdEnd(now.toISOString()) };
  await changeBooking(trx, found, reserved, now);
  const booking = (await findBooking(trx, id)) ?? notFound();
  return beginBookingPayment(app, trx, booking, gateway, now);
}

/** True while a booking could still be taken by paying it: it waits for that, or was let go for want of it. */
export const isUnpaid = ({ status, hold_until, reason }: BookingRow): boolean =>
  (status === "requested" && hold_until !== null) || (status === "cancelled" && reason === "unpaid");

/** True when the place of a booking that waits for payment is still there to be taken, locked until then. */
export async function hasStillPlace(trx: Db, booking: BookingRow, now: Date): Promise<boolean> {
  const { temple_id: templeId, pooja_id: poojaId, date, time } = booking;
  if (templeId === null) return false;
  const offer = await findOffer(trx, templeId, poojaId);
  if (typeof offer === "string") return false;
  const asker = { userId: booking.user_id, bookingId: booking.id };
  return takePlace(trx, { templeId, poojaId, date, time }, offer.capacity, now, asker);
}
