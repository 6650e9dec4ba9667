import type { FastifyRequest } from "fastify";
import type { BookableDays, Slots } from "../../contract/bookings";
import { bookableDays } from "../../domain/bookableDays";
import { refusalOfDay } from "../../domain/bookingSlots";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";
import { getPublicTemple } from "../temples/publicTemple";
import { refuseWithoutWorship } from "../temples/worship";
import { type BookableOffer, findOffer, openTimes } from "./offers";
import { placesLeft } from "./places";

/** The times of a day that a pooja, or a wish in words, can be booked at, with the places that are free of each. */
export async function listSlots(
  request: FastifyRequest,
  idOrSlug: string,
  { pooja: poojaId, date }: { pooja: string; date: string },
): Promise<Slots> {
  const { db, now: clock } = request.server;
  const now = clock();
  const offer = await getOffer(db, idOrSlug, poojaId);
  const { templeId } = offer;
  const refusal = refusalOfDay(offer.offer, offer.opening, date, now.toISOString());
  if (refusal) return invalid({ date: refusal });
  const { capacity } = offer;
  const asker = { userId: request.account?.id ?? null };
  const left = await placesLeft(db, { templeId, poojaId, date }, capacity, now, asker);
  return {
    templeId,
    poojaId: poojaId || null,
    date,
    pricePaise: offer.pricePaise,
    durationMinutes: offer.offer.duration,
    capacity,
    hoursKnown: offer.opening.hours !== null || offer.offer.times.length > 0,
    slots: openTimes(offer, date, now).map((time) => ({ time, free: left(time) })),
  };
}

/** The days ahead on which a pooja, or a wish in words, can be booked. */
export async function listBookableDays(
  request: FastifyRequest,
  idOrSlug: string,
  poojaId: string,
): Promise<BookableDays> {
  const { db, now } = request.server;
  const { offer, opening } = await getOffer(db, idOrSlug, poojaId);
  return bookableDays(offer, opening, now().toISOString());
}

async function getOffer(db: Db, idOrSlug: string, poojaId: string): Promise<BookableOffer> {
  const { id } = await getPublicTemple(db, idOrSlug);
  const offer = await findOffer(db, id, poojaId);
  if (offer === "temple") throw new AppError("notFound");
  if (offer === "pooja") return invalid({ pooja: "errors.pooja" });
  refuseWithoutWorship(offer);
  return offer;
}
