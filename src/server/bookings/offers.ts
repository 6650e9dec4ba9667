import { isInTime, type Offer, type Opening, openOffer, refusalOfDay, timesOf } from "../../domain/bookingSlots";
import { paiseOf } from "../../domain/money";
import type { Db } from "../db/open";
import { closuresOf } from "../temples/facts";
import { hoursOf, poojasOf } from "../temples/record";

/** A pooja of a temple as it can be booked; `poojaId` is "" for a wish in words. Price in paise, null when unknown. */
export type BookableOffer = {
  templeId: number;
  templeName: string;
  poojaId: string;
  poojaName: string | null;
  offer: Offer;
  opening: Opening;
  pricePaise: number | null;
  /** bookings at once, null where they are not counted */
  capacity: number | null;
  /** `none` where nothing can be booked anew; what was booked before stays */
  worship: string | null;
};

/** What can be booked of a public temple under this id of a pooja; undefined where there is no such temple or pooja. */
export async function findOffer(
  db: Db,
  templeId: number,
  poojaId: string,
): Promise<BookableOffer | "temple" | "pooja"> {
  const temple = await db
    .selectFrom("temples")
    .select(["id", "name", "opening_hours", "closures", "pooja_details", "worship"])
    .where("id", "=", templeId)
    .where("status", "=", "active")
    .executeTakeFirst();
  if (!temple) return "temple";
  const pooja = poojasOf(temple.pooja_details).find(({ id }) => id === poojaId);
  if (poojaId !== "" && !pooja) return "pooja";
  return {
    templeId,
    templeName: temple.name,
    poojaId,
    poojaName: pooja?.name ?? null,
    offer: pooja ?? openOffer,
    opening: { hours: hoursOf(temple.opening_hours), closures: closuresOf(temple.closures) },
    pricePaise: pooja?.charges == null ? null : (paiseOf(pooja.charges) ?? Math.round(pooja.charges * 100)),
    capacity: pooja?.capacity ?? null,
    worship: temple.worship,
  };
}

/** What is wrong with a day and a time, by field; undefined when the offer can be booked then. */
export function refusalOfTime(
  { offer, opening }: BookableOffer,
  date: string,
  time: string,
  now: Date,
): Record<string, string> | undefined {
  const at = now.toISOString();
  const day = refusalOfDay(offer, opening, date, at);
  if (day) return { date: day };
  if (!timesOf(offer, opening, date).includes(time)) return { time: "errors.slotNone" };
  return isInTime(offer, date, time, at) ? undefined : { time: "errors.slotTooSoon" };
}

/** The times of a day that can still be booked. */
export function openTimes({ offer, opening }: BookableOffer, date: string, now: Date): string[] {
  return timesOf(offer, opening, date).filter((time) => isInTime(offer, date, time, now.toISOString()));
}
