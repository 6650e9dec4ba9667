import { randomInt } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { BookingInput, BookingMade } from "../../contract/bookings";
import { paymentLimits } from "../../contract/paymentWords";
import { holdEnd } from "../../domain/bookings";
import { callerOf } from "../access";
import type { Account } from "../accounts/account";
import { roomFor } from "../accounts/roomFor";
import type { Db } from "../db/open";
import { invalid, notFound } from "../errors";
import { answeredBefore, once } from "../idempotency";
import { localeOf } from "../locale";
import type { Payment } from "../payments/record";
import { phoneOf } from "../phones";
import { takeFrom } from "../quotas";
import { offerFor } from "./asking";
import { beginBookingPayment, intentFor } from "./charge";
import { tell } from "./letters";
import type { BookableOffer } from "./offers";
import { refuseFull, takePlace } from "./places";
import { bookingOf, ownActs } from "./record";
import { findBooking, insertBooking } from "./repository";
import { releaseHold } from "./slotHolds";
import { inTurn } from "./turns";

const HOUR_MS = 3_600_000;
const BOOKINGS_AN_HOUR = 30;

/**
 * Books a place: settled at once where nothing is to be paid, else reserved for ten minutes, in which the answered payment
 * can be made. The price is the catalogue's.
 */
export async function makeBooking(request: FastifyRequest, input: BookingInput): Promise<BookingMade> {
  const { db } = request.server;
  const earlier = await answeredBefore<number>(request, input);
  return answerFor(request, earlier ?? (await book(request, db, input)));
}

async function book(request: FastifyRequest, db: Db, input: BookingInput): Promise<number> {
  const checked = await checkedBooking(request, db, input);
  const { capacity } = checked.offer;
  const asker = { userId: callerOf(request).id };
  try {
    return await inTurn(request.server, input, { capacity, asker, now: checked.now }, () =>
      once(request, input, async (trx) => (await bookWithin(trx, request, input, checked)).id),
    );
  } catch (error) {
    // sent twice at once under one key, the second finds the place taken by the first
    const meanwhile = await answeredBefore<number>(request, input);
    if (meanwhile === undefined) throw error;
    return meanwhile;
  }
}

/** Stores a booking in a transaction, with its payment where there is something to pay. */
export async function bookWithin(
  trx: Db,
  request: FastifyRequest,
  input: BookingInput,
  { offer, values, now }: CheckedBooking,
): Promise<{ id: number; payment: Payment | null }> {
  const { id: userId } = callerOf(request);
  await takeFrom(trx, [{ key: `bookings ${userId}`, limit: BOOKINGS_AN_HOUR, windowMs: HOUR_MS }], now);
  await roomFor(trx, request, "bookings");
  if (!(await takePlace(trx, input, offer.capacity, now, { userId }))) return refuseFull(trx, input, { userId }, now);
  if (input.holdId) await releaseHold(trx, input.holdId, userId);
  const id = await insertBooking(trx, values);
  const stored = (await findBooking(trx, id)) ?? notFound();
  if (stored.hold_until !== null) {
    return { id, payment: await beginBookingPayment(request.server, trx, stored, input.gateway, now) };
  }
  await tell(trx, "bookingCreated", stored, now);
  return { id, payment: null };
}

type CheckedBooking = Awaited<ReturnType<typeof checkedBooking>>;

/** What is to be stored, with all that can be wrong with it refused at its field. */
export async function checkedBooking(request: FastifyRequest, db: Db, input: BookingInput) {
  const now = request.server.now();
  const offer = await offerFor(db, input, now);
  const phone = phoneOf(input.phone);
  const notes = input.notes ?? null;
  const errors = {
    ...(!input.poojaId && !notes && { poojaId: "errors.required" }),
    ...(!phone && { phone: "errors.phone" }),
    ...amountProblem(offer, input),
  };
  if (Object.keys(errors).length > 0 || !phone) return invalid(errors);
  const values = rowOf(callerOf(request), { ...input, phone }, offer, localeOf(request), now);
  return { offer, values, now };
}

/** What is added to the price; where there is none on record, what is given is all of it. */
const dakshinaOf = ({ pricePaise }: BookableOffer, { amount, dakshina }: BookingInput): number =>
  dakshina ?? (pricePaise === null ? (amount ?? 0) : 0);

function amountProblem(offer: BookableOffer, input: BookingInput): Record<string, string> {
  const total = (offer.pricePaise ?? 0) + dakshinaOf(offer, input);
  if ((input.amount ?? 0) !== total) return { amount: "errors.bookingAmount" };
  const isPayable = total === 0 || (total >= paymentLimits.minPaise && total <= paymentLimits.maxPaise);
  return isPayable ? {} : { amount: "errors.amount" };
}

function rowOf(
  { id: userId }: Account,
  input: BookingInput,
  offer: BookableOffer,
  locale: string,
  now: Date,
): Parameters<typeof insertBooking>[1] {
  const at = now.toISOString();
  const dakshina = dakshinaOf(offer, input);
  const isFree = (offer.pricePaise ?? 0) + dakshina === 0;
  return {
    reference: newBookingReference(),
    user_id: userId,
    temple_id: offer.templeId,
    temple_name: offer.templeName,
    pooja_id: offer.poojaId,
    pooja_name: offer.poojaName,
    date: input.date,
    time: input.time,
    duration_minutes: offer.offer.duration,
    name: input.name,
    phone: input.phone,
    notes: input.notes ?? null,
    devotees: JSON.stringify(input.devotees ?? []),
    gotra: input.gotra ?? null,
    nakshatra: input.nakshatra ?? null,
    price_paise: offer.pricePaise,
    dakshina_paise: dakshina,
    gateway: isFree ? null : (input.gateway ?? null),
    payment_id: null,
    status: "requested",
    hold_until: isFree ? null : holdEnd(at),
    reason: null,
    event_id: null,
    ticket_type: null,
    locale,
    created_at: at,
    updated_at: at,
  };
}

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // Crockford's: none is taken for another one

/** What people quote, such as `7K2M-9QXD`: 40 bits. */
export const newBookingReference = (): string => {
  const text = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};

/** A booking that was just made or is to be paid once more, with what opens its payment. */
export async function answerFor(request: FastifyRequest, id: number): Promise<BookingMade> {
  const app = request.server;
  const row = (await findBooking(app.db, id)) ?? notFound();
  const payment = await intentFor(app, row);
  return { booking: bookingOf((await findBooking(app.db, id)) ?? row, ownActs, app.now()), payment };
}
