import type { Db } from "../db/open";
import { notify } from "../notifications/notify";
import type { BookingRow } from "./record";

type Told = "bookingCreated" | "bookingConfirmed" | "bookingDeclined" | "bookingCancelled" | "bookingRescheduled";

/** Tells who booked what became of it, by mail and to the number they gave; once for each thing that happens. */
export async function tell(trx: Db, event: Told, booking: BookingRow, now: Date, reason: string | null = null) {
  const visit = {
    reference: booking.reference,
    templeName: booking.temple_name,
    poojaName: booking.pooja_name ?? booking.notes?.slice(0, 120) ?? "",
    date: booking.date,
    time: booking.time,
    ...(booking.payment_id && { paymentId: booking.payment_id }),
  };
  const to = {
    recipient: { name: booking.name, phone: booking.phone, userId: booking.user_id },
    locale: booking.locale,
    key: `booking ${booking.id} ${event} ${booking.moves}`,
  };
  if (event === "bookingDeclined" || event === "bookingCancelled") {
    await notify(trx, { ...to, event, data: { ...visit, reason } }, now);
  } else {
    await notify(trx, { ...to, event, data: visit }, now);
  }
}
