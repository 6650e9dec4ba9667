import { z } from "zod";
import { bookingStates } from "../domain/bookings";
import { verdicts } from "../domain/tickets";
import { atMost, typedText } from "./common";
import { CivilDate } from "./dates";

const text = z.string().nullable();

/** `GET /api/bookings/:id/ticket`: what the code of one's ticket says. */
export const OwnTicket = z.object({ code: z.string() });
export type OwnTicket = z.infer<typeof OwnTicket>;

/** A booking as whoever checks its ticket sees it. */
export const CheckedBooking = z.object({
  reference: z.string(),
  date: z.string(),
  time: z.string(),
  poojaName: text,
  poojaNameHi: text,
  poojaNameKn: text,
  name: z.string(),
  people: z.int(),
  status: z.enum(bookingStates),
  unpaid: z.boolean(),
  attendedAt: text,
});
export type CheckedBooking = z.infer<typeof CheckedBooking>;

/** `GET /api/admin/temples/:id/ticket-list`: the day's bookings; today in India without one. */
export const TicketListQuery = z.strictObject({ date: CivilDate.optional() });

/**
 * What a device needs to check the tickets of a day without a connection: the public keys (coordinates on the curve
 * P-256, base64url) and all that is booked, also what was cancelled.
 */
export const TicketList = z.object({
  templeId: z.int(),
  date: z.string(),
  /** when it was read */
  at: z.string(),
  keys: z.array(z.object({ x: z.string(), y: z.string() })),
  items: z.array(CheckedBooking),
});
export type TicketList = z.infer<typeof TicketList>;

/** `POST /api/admin/temples/:id/tickets/check`: what a code says, its address, or a reference that was typed. */
export const TicketCheckInput = z.strictObject({ code: typedText(300).pipe(z.string().min(1, "errors.required")) });

/** `POST /api/admin/temples/:id/tickets/attend`: who came; `at` is the moment, where a device tells it afterwards. */
export const AttendInput = z.strictObject({
  reference: z
    .string()
    .max(9, atMost("errors.id"))
    .regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/, "errors.id"),
  at: z.string().max(40, atMost("errors.date")).pipe(z.iso.datetime("errors.date")).optional(),
});
export type AttendInput = z.infer<typeof AttendInput>;

/** What the check came to; the booking where it is this temple's. */
export const TicketAnswer = z.object({ verdict: z.enum(verdicts), booking: CheckedBooking.nullable() });
export type TicketAnswer = z.infer<typeof TicketAnswer>;
