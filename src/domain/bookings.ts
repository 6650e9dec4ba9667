import { type CivilDate, type Instant, instantOf } from "./dates";

/** What can have become of a booking; it is requested until the temple answers. */
export const bookingStates = ["requested", "confirmed", "performed", "declined", "cancelled", "refunded"] as const;
export type BookingState = (typeof bookingStates)[number];

/** What can be done to a booking: the first four by the temple, the others by who booked. */
export const bookingActs = ["confirm", "decline", "perform", "unperform", "cancel", "reschedule"] as const;
export type BookingAct = (typeof bookingActs)[number];

/** Minutes a place is held, hours before the time until when it can be changed, hours "performed" can be taken back. */
export const bookingRules = { holdMinutes: 10, changeHours: 24, undoHours: 24 } as const;

/** What decides on a booking: `holdUntil` is set while it waits for payment. */
export type Standing = {
  status: BookingState;
  date: CivilDate;
  time: string;
  holdUntil: Instant | null;
  updatedAt: Instant;
};

const HOUR_MS = 3_600_000;
const hoursAfter = (instant: Instant, hours: number): Instant =>
  new Date(Date.parse(instant) + hours * HOUR_MS).toISOString();

/** The moment a place that is taken now is let go when nobody has paid. */
export const holdEnd = (now: Instant): Instant => hoursAfter(now, bookingRules.holdMinutes / 60);

const startOf = ({ date, time }: Standing): Instant => instantOf(date, time);

/** The last moment at which who booked can move it, or cancel it once confirmed: a day before it begins. */
export const changeEnd = (booking: Standing): Instant => hoursAfter(startOf(booking), -bookingRules.changeHours);

/**
 * True when a booking takes a place in its slot: what is settled does until it is declined, cancelled or refunded, what
 * waits for payment until its hold ends.
 */
export function takesPlace({ status, holdUntil }: Pick<Standing, "status" | "holdUntil">, now: Instant): boolean {
  if (status === "confirmed" || status === "performed") return true;
  return status === "requested" && (holdUntil === null || holdUntil > now);
}

/** True when `act` can be done to the booking now. Money goes back in full with every decline and cancellation. */
export function allows(act: BookingAct, booking: Standing, now: Instant): boolean {
  const { status, holdUntil } = booking;
  const settled = holdUntil === null;
  const awaits = status === "requested" && settled;
  const begun = startOf(booking) <= now;
  const changeable = changeEnd(booking) >= now;
  switch (act) {
    case "confirm":
      return awaits && !begun;
    case "decline":
      return awaits || status === "confirmed";
    case "perform":
      return status === "confirmed" && begun;
    case "unperform":
      return status === "performed" && hoursAfter(booking.updatedAt, bookingRules.undoHours) >= now;
    case "cancel":
      return (status === "requested" && !begun) || (status === "confirmed" && changeable);
    case "reschedule":
      return (awaits || status === "confirmed") && changeable;
  }
}

/** What a booking is after `act`; moved to another time, it waits for the temple once more. */
export const stateAfter: Readonly<Record<BookingAct, BookingState>> = {
  confirm: "confirmed",
  decline: "declined",
  perform: "performed",
  unperform: "confirmed",
  cancel: "cancelled",
  reschedule: "requested",
};

/** Where the console shows a booking to those who answer for its temple. */
export const bookingPath = ({ reference }: { reference: string }): string => `/admin/bookings?search=${reference}`;
