import type { Booking } from "../../contract/bookings";
import type { BookingState } from "../../domain/bookings";

/** A booking's state, with what is not paid yet or was not paid in time told apart. */
export type BookingStanding = BookingState | "unpaid" | "lapsed";

/** How a booking stands at a moment, in milliseconds since 1970. */
export function standingOf(
  { status, holdUntil, reason }: Pick<Booking, "status" | "holdUntil" | "reason">,
  nowMs = Date.now(),
): BookingStanding {
  if (status === "cancelled" && reason === "unpaid") return "lapsed";
  if (status !== "requested" || holdUntil === null) return status;
  return Date.parse(holdUntil) > nowMs ? "unpaid" : "lapsed";
}
