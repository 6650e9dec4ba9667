import type { FastifyRequest } from "fastify";
import { paymentLimits } from "../../contract/paymentWords";
import type { Sessions, WalkInInput } from "../../contract/walkIns";
import { refusalOfDay, timesOf } from "../../domain/bookingSlots";
import { actorOf, callerOf } from "../access";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { invalid, notFound } from "../errors";
import { once } from "../idempotency";
import { localeOf } from "../locale";
import { receiveCash } from "../payments/cash";
import { isAllTest } from "../payments/choose";
import { phoneOf } from "../phones";
import { refuseWithoutWorship } from "../temples/worship";
import { answersFor } from "./answerers";
import { newBookingReference } from "./make";
import { type BookableOffer, findOffer } from "./offers";
import { placesLeft, refuseFull, takePlace } from "./places";
import { type BookingRow, totalOf } from "./record";
import { findBooking, insertBooking } from "./repository";
import type { Asker } from "./slot";
import { chargeTitleOf } from "./title";

/** Who stands at the counter has no account; what whoever serves them holds on the site is not theirs. */
const visitor: Asker = { userId: null };

/**
 * Books for somebody at the counter of a temple: confirmed at once, without the notice that a pooja asks for, with a
 * place of its session like any other. What is paid in cash is in the books like any other payment.
 */
export async function bookWalkIn(request: FastifyRequest, templeId: number, input: WalkInInput): Promise<BookingRow> {
  const { db, now: clock } = request.server;
  const id = await once(request, { templeId, ...input }, async (trx) => {
    if (!(await answersFor(trx, callerOf(request), templeId))) return notFound();
    const now = clock();
    const offer = await offerAt(trx, templeId, input.poojaId);
    const values = valuesOf(request, offer, input, now);
    const slot = { templeId, poojaId: input.poojaId, date: input.date, time: input.time };
    if (!(await takePlace(trx, slot, offer.capacity, now, visitor))) return refuseFull(trx, slot, visitor, now);
    const bookingId = await insertBooking(trx, values);
    const booking = (await findBooking(trx, bookingId)) ?? notFound();
    if (totalOf(booking) > 0) await takeCash(trx, request, booking, now);
    await writeAudit(trx, {
      at: now.toISOString(),
      actor: actorOf(request),
      action: "booking.walkIn",
      kind: "booking",
      itemId: bookingId,
      details: { reference: booking.reference, paid: input.paid, amountPaise: totalOf(booking) },
    });
    return bookingId;
  });
  return (await findBooking(db, id)) ?? notFound();
}

/** When a pooja is offered on a day at all, with the places that are left, to be booked at the counter. */
export async function listSessions(
  request: FastifyRequest,
  templeId: number,
  { pooja: poojaId, date }: { pooja: string; date: string },
): Promise<Sessions> {
  const { db, now } = request.server;
  if (!(await answersFor(db, callerOf(request), templeId))) return notFound();
  const { offer, opening, capacity } = await offerAt(db, templeId, poojaId);
  const refused = refusalOfDay(offer, opening, date, now().toISOString()) ?? null;
  if (refused) return { items: [], refused };
  const left = await placesLeft(db, { templeId, poojaId, date }, capacity, now(), visitor);
  return { items: timesOf(offer, opening, date).map((time) => ({ time, free: left(time) })), refused };
}

/** The pooja asked for, at any time; the temple is in the address. */
async function offerAt(db: Db, templeId: number, poojaId: string): Promise<BookableOffer> {
  const offer = await findOffer(db, templeId, poojaId);
  if (offer === "temple") return notFound();
  if (offer === "pooja") return invalid({ poojaId: "errors.pooja" });
  refuseWithoutWorship(offer);
  return offer;
}

async function takeCash(trx: Db, { server: app }: FastifyRequest, booking: BookingRow, now: Date): Promise<void> {
  const { id, temple_id, name, phone } = booking;
  const payment = await receiveCash(
    trx,
    {
      ...{ purpose: "booking", subjectId: String(id), userId: null, templeId: temple_id, name, email: null },
      amountPaise: totalOf(booking),
      phone: phone || null,
      description: chargeTitleOf(booking),
      locale: "en",
    },
    isAllTest(app),
    now,
  );
  await trx.updateTable("bookings").set({ payment_id: payment.id, gateway: "cash" }).where("id", "=", id).execute();
}

function valuesOf(
  request: FastifyRequest,
  offer: BookableOffer,
  input: WalkInInput,
  now: Date,
): Parameters<typeof insertBooking>[1] {
  const at = now.toISOString();
  const isFree = input.paid === "free";
  const price = isFree ? 0 : offer.pricePaise;
  const dakshina = isFree ? 0 : (input.dakshina ?? 0);
  const phone = input.phone ? phoneOf(input.phone) : "";
  refuse(offer, input, (price ?? 0) + dakshina, phone, at);
  return {
    reference: newBookingReference(),
    user_id: null,
    ...{ temple_id: offer.templeId, temple_name: offer.templeName },
    ...{ pooja_id: offer.poojaId, pooja_name: offer.poojaName, duration_minutes: offer.offer.duration },
    ...{ date: input.date, time: input.time, name: input.name, phone: phone ?? "", notes: input.notes ?? null },
    devotees: JSON.stringify(input.devotees ?? []),
    ...{ gotra: input.gotra ?? null, nakshatra: input.nakshatra ?? null },
    ...{ price_paise: price, dakshina_paise: dakshina, gateway: null, payment_id: null },
    ...{ status: "confirmed", hold_until: null, reason: null, event_id: null, ticket_type: null },
    at_counter: 1,
    locale: localeOf(request),
    ...{ created_at: at, updated_at: at },
  };
}

function refuse(
  { offer, opening }: BookableOffer,
  input: WalkInInput,
  total: number,
  phone: string | undefined,
  at: string,
) {
  const day = refusalOfDay(offer, opening, input.date, at);
  const isOffered = day !== undefined || timesOf(offer, opening, input.date).includes(input.time);
  const isPayable = input.paid === "free" || (total >= paymentLimits.minPaise && total <= paymentLimits.maxPaise);
  const errors = {
    ...(!input.poojaId && !input.notes && { poojaId: "errors.required" }),
    ...(day && { date: day }),
    ...(!isOffered && { time: "errors.slotNone" }),
    ...(phone === undefined && { phone: "errors.phone" }),
    ...(!isPayable && { dakshina: "errors.amount" }),
  };
  if (Object.keys(errors).length > 0) invalid(errors);
}
