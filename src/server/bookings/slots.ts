import type { FastifyRequest } from "fastify";
import type { Slots } from "../../contract/bookings";
import { refusalOfDay } from "../../domain/bookingSlots";
import { AppError, invalid } from "../errors";
import { getPublicTemple } from "../temples/publicTemple";
import { findOffer, openTimes } from "./offers";
import { placesLeft } from "./places";

/** The times of a day that a pooja, or a wish in words, can be booked at, with the places that are free of each. */
export async function listSlots(
  request: FastifyRequest,
  idOrSlug: string,
  { pooja: poojaId, date }: { pooja: string; date: string },
): Promise<Slots> {
  const { db, now: clock } = request.server;
  const now = clock();
  const { id: templeId } = await getPublicTemple(db, idOrSlug);
  const offer = await findOffer(db, templeId, poojaId);
  if (offer === "temple") throw new AppError("notFound");
  if (offer === "pooja") return invalid({ pooja: "errors.pooja" });
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
