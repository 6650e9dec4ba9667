import { bookingPath } from "../../domain/bookings";
import type { Db } from "../db/open";
import { notify } from "../notifications/notify";
import { paymentFacts } from "../payments/repository";
import { listAnswerers } from "./answerers";
import type { BookingRow } from "./record";
import { poojaOrWish } from "./title";

type BookingEvent =
  | "bookingCreated"
  | "bookingConfirmed"
  | "bookingDeclined"
  | "bookingCancelled"
  | "bookingRescheduled";

const visitOf = (booking: BookingRow) => ({
  reference: booking.reference,
  templeName: booking.temple_name,
  poojaName: poojaOrWish(booking, 120),
  date: booking.date,
  time: booking.time,
});

/**
 * Tells who booked what became of it, at the address and number their account has verified, and those who answer for the temple that it
 * is there, or that it was taken back; once for each thing that happens.
 */
export async function tell(trx: Db, event: BookingEvent, booking: BookingRow, now: Date, reason: string | null = null) {
  const visit = {
    ...visitOf(booking),
    templeName: templeNameIn(booking),
    path: `/book?booking=${booking.id}`,
    ...(await paymentFacts(trx, booking.payment_id)),
  };
  const to = {
    recipient: { name: booking.name, userId: booking.user_id },
    locale: booking.locale,
    key: `booking ${booking.id} ${event} ${booking.moves}`,
  };
  if (event === "bookingDeclined" || event === "bookingCancelled") {
    await notify(trx, { ...to, event, data: { ...visit, reason } }, now);
  } else {
    await notify(trx, { ...to, event, data: visit }, now);
  }
  if (event === "bookingCreated" || event === "bookingRescheduled")
    await tellAnswerers(trx, "bookingToAnswer", booking, now);
  if (event === "bookingCancelled") await tellAnswerers(trx, "bookingWithdrawn", booking, now);
}

/** By mail, without who booked: that is read in the console, by whoever still may. */
async function tellAnswerers(
  trx: Db,
  event: "bookingToAnswer" | "bookingWithdrawn",
  booking: BookingRow,
  now: Date,
): Promise<void> {
  if (booking.temple_id === null) return;
  const data = { ...visitOf(booking), path: bookingPath(booking) };
  for (const userId of await listAnswerers(trx, booking.temple_id)) {
    const key = `booking ${booking.id} ${event} ${booking.moves} ${userId}`;
    await notify(trx, { recipient: { userId, mailOnly: true }, key, event, data }, now);
  }
}

/** The temple's name in the language of who booked, where it has one. */
function templeNameIn({ locale, temple_name, temple_name_hi, temple_name_kn }: BookingRow): string {
  return { en: null, hi: temple_name_hi, kn: temple_name_kn }[locale] || temple_name;
}
