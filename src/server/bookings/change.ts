import type { FastifyRequest } from "fastify";
import type { BookingDecision } from "../../contract/bookings";
import { allows, type BookingAct, stateAfter } from "../../domain/bookings";
import { actorOf, callerOf } from "../access";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { once } from "../idempotency";
import { refundablePaise, wantRefund } from "../payments/refunds";
import { lockPayment } from "../payments/repository";
import { wantRefundByHand } from "../payments/wantRefundByHand";
import { answersFor } from "./answerers";
import { offerFor } from "./asking";
import { tell } from "./letters";
import { refuseFull, takePlace } from "./places";
import { type BookingRow, standingOf } from "./record";
import { changeBooking, findBooking } from "./repository";

/** Cancels one's own booking; what was paid goes back in full. */
export const cancelOwn = (request: FastifyRequest, id: number): Promise<BookingRow> =>
  changeOwn(request, id, {}, "cancel", async (trx, booking, now) => {
    await changeBooking(trx, booking, { status: stateAfter.cancel, hold_until: null }, now);
    await giveBack(trx, booking, "cancelled", now, request.account?.id);
    await tell(trx, "bookingCancelled", booking, now);
  });

/** Moves one's own booking to another time that is free; the temple answers once more. */
export const moveOwn = (request: FastifyRequest, id: number, to: { date: string; time: string }): Promise<BookingRow> =>
  changeOwn(request, id, to, "reschedule", async (trx, booking, now) => {
    const { temple_id: templeId, pooja_id: poojaId, user_id: userId } = booking;
    if (templeId === null) throw new AppError("bookingClosed");
    if (to.date === booking.date && to.time === booking.time) invalid({ time: "errors.sameTime" });
    const slot = { templeId, poojaId, ...to };
    const { capacity } = await offerFor(trx, slot, now);
    const asker = { userId, bookingId: id };
    if (!(await takePlace(trx, slot, capacity, now, asker))) return refuseFull(trx, slot, asker, now);
    const moved = { ...to, status: stateAfter.reschedule, moves: booking.moves + 1 };
    await changeBooking(trx, booking, moved, now);
    await tell(trx, "bookingRescheduled", { ...booking, ...moved }, now);
  });

type Work = (trx: Db, booking: BookingRow, now: Date) => Promise<unknown>;

/** One's own booking is changed when it allows that; anybody else's is not there. */
async function changeOwn(request: FastifyRequest, id: number, asked: object, act: BookingAct, work: Work) {
  const { db, now } = request.server;
  const { id: userId } = callerOf(request);
  await once(request, asked, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (booking?.user_id !== userId) return notFound();
    refuseUnless(act, booking, now());
    await work(trx, booking, now());
    return id;
  });
  return (await findBooking(db, id)) ?? notFound();
}

/** The temple's answer to a request, or what was done; a decline gives back what was paid and says why. */
export async function decide(request: FastifyRequest, id: number, { act, reason = null }: BookingDecision) {
  const { db, now: clock } = request.server;
  const account = callerOf(request);
  if (act === "decline" && !reason) invalid({ reason: "errors.required" });
  await db.transaction().execute(async (trx) => {
    const now = clock();
    const booking = (await lockBooking(trx, id)) ?? notFound();
    if (!(await answersFor(trx, account, booking.temple_id))) return notFound();
    refuseUnless(act, booking, now);
    await changeBooking(trx, booking, { status: stateAfter[act], ...(act === "decline" && { reason }) }, now);
    const why = act === "decline" ? await giveBackByHand(trx, request, booking, reason) : undefined;
    if (act === "decline") await tell(trx, "bookingDeclined", booking, now, reason);
    if (act === "confirm") await tell(trx, "bookingConfirmed", booking, now);
    await writeAudit(trx, {
      at: now.toISOString(),
      actor: actorOf(request),
      action: `booking.${act}`,
      kind: "booking",
      itemId: id,
      reason: why ?? reason,
      details: { reference: booking.reference, before: { status: booking.status }, after: { status: stateAfter[act] } },
    });
  });
  return (await findBooking(db, id)) ?? notFound();
}

/** The booking with its payment locked first, as whoever changes both has to. */
async function lockBooking(trx: Db, id: number): Promise<BookingRow | undefined> {
  const found = await findBooking(trx, id);
  if (!found?.payment_id) return found;
  await lockPayment(trx, found.payment_id);
  return findBooking(trx, id);
}

function refuseUnless(act: BookingAct, booking: BookingRow, now: Date): void {
  if (!allows(act, standingOf(booking), now.toISOString())) throw new AppError("bookingClosed");
}

/** Everything that was paid for a booking is to go back; nothing was paid for many. */
export async function giveBack(trx: Db, booking: BookingRow, reason: string, now: Date, by?: number): Promise<void> {
  const paid = await paidFor(trx, booking);
  if (paid) await wantRefund(trx, paid.payment, { amountPaise: paid.amountPaise, reason, ...(by && { by }) }, now);
}

/** The same for what the temple declines; answers the reason for the log, where anything goes back. */
async function giveBackByHand(trx: Db, request: FastifyRequest, booking: BookingRow, given: string | null) {
  const paid = await paidFor(trx, booking);
  if (!paid) return undefined;
  const wish = { amountPaise: paid.amountPaise, reason: "declined", given };
  return (await wantRefundByHand(trx, request, paid.payment, wish)).reason;
}

async function paidFor(trx: Db, { payment_id: id }: BookingRow) {
  const payment = id === null ? undefined : await lockPayment(trx, id);
  const amountPaise = payment ? await refundablePaise(trx, payment) : 0;
  return payment && amountPaise > 0 ? { payment, amountPaise } : undefined;
}
