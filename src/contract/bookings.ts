import { z } from "zod";
import { bookingActs, bookingStates } from "../domain/bookings";
import { weekdays } from "../domain/openingHours";
import { atMost, Id, optionalText, PageNumber, PageSize, paged, typedText } from "./common";
import { CivilDate, TimeOfDay } from "./dates";
import { PaymentIntent } from "./payments";
import { payableGateways, paymentStatuses } from "./paymentWords";
import { optionalPersonLine, PersonName } from "./personNames";
import { rupeesBetween } from "./rupees";

const text = z.string().nullable();
const PoojaId = z
  .string()
  .max(80, atMost("errors.pooja"))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "errors.pooja");
/** Absent, null and blank mean: no pooja of the catalogue, a wish in words. */
const AnyPooja = PoojaId.or(z.literal(""))
  .nullable()
  .optional()
  .transform((id) => id || "");
/** Rupees, a number or its text, as integer paise. */
const Rupees = rupeesBetween(0, 10_000_000_00);

/** `GET /api/temples/:id/slots`. Refused with 409, `noWorship`, as all that asks for a rite, where no worship is held. */
export const SlotQuery = z.strictObject({ pooja: AnyPooja, date: CivilDate });

/** The times that can be booked on a day; `free` places, null where they are not counted. Amounts in paise. */
export const Slots = z.object({
  templeId: Id,
  poojaId: text,
  date: z.string(),
  pricePaise: z.int().nullable(),
  durationMinutes: z.int().nullable(),
  capacity: z.int().nullable(),
  /** false where the temple's hours are not on record: the times are wishes */
  hoursKnown: z.boolean(),
  slots: z.array(z.object({ time: z.string(), free: z.int().nullable() })),
});
export type Slots = z.infer<typeof Slots>;

const day = z.string();
/**
 * `GET /api/temples/:id/bookable-days`: the days ahead on which a pooja, or a wish in words, can be booked, and the same
 * as people tell them (`domain/bookableDays`).
 */
export const BookableDaysQuery = z.strictObject({ pooja: AnyPooja });
export const BookableDays = z.object({
  days: z.array(day),
  seasons: z.array(z.object({ from: day, to: day })),
  weekdays: z.array(z.enum(weekdays)),
  except: z.array(day),
});
export type BookableDays = z.infer<typeof BookableDays>;

const slot = { templeId: Id, poojaId: AnyPooja, date: CivilDate, time: TimeOfDay };
const HoldId = z
  .string()
  .max(64, atMost("errors.id"))
  .regex(/^[\w-]{1,64}$/, "errors.id");

/**
 * `POST /api/bookings/holds`: what the caller held of this pooja before is let go in the same step, and what `replaces`
 * names, of whatever pooja.
 */
export const HoldInput = z.strictObject({ ...slot, replaces: HoldId.optional() });
export type HoldInput = z.infer<typeof HoldInput>;
/** `secondsLeft` is for a device whose clock is another than the server's. */
export const Hold = z.object({ id: HoldId, until: z.string(), secondsLeft: z.int() });
export type Hold = z.infer<typeof Hold>;
export const HoldParams = z.strictObject({ id: HoldId });

const requiredText = (max: number) => typedText(max).pipe(z.string().min(1, "errors.required"));

/**
 * `POST /api/bookings`. `amount` is what the payer was shown, in rupees: it has to be the catalogue's price and the
 * `dakshina`. What `paymentInfo` says is neither believed nor stored. Refused with 409, `noWorship`, where no worship is
 * held.
 */
export const BookingInput = z.strictObject({
  ...slot,
  name: PersonName,
  phone: requiredText(30),
  amount: Rupees.nullable().optional(),
  dakshina: Rupees.nullable().optional(),
  gateway: z.enum(payableGateways, "errors.gateway").nullable().optional(),
  notes: optionalText(1_000).optional(),
  paymentInfo: z.unknown().optional(),
  devotees: z.array(PersonName).max(12, "errors.tooMany").optional(),
  gotra: optionalPersonLine(80).optional(),
  nakshatra: optionalPersonLine(80).optional(),
  holdId: HoldId.nullable().optional(),
});
export type BookingInput = z.infer<typeof BookingInput>;

/** What is known of the payment of a booking. */
export const BookingPayment = z.object({
  id: z.string(),
  status: z.enum(paymentStatuses),
  receiptNumber: text,
  testMode: z.boolean(),
  refundedPaise: z.int(),
  expiresAt: z.string(),
});

/** A booking as who made it, and the temple, see it. Amounts are in paise, `amount` in rupees. */
export const Booking = z.object({
  id: Id,
  reference: z.string(),
  status: z.enum(bookingStates),
  templeId: Id.nullable(),
  templeName: z.string(),
  templeNameHi: text,
  templeNameKn: text,
  templeSlug: text,
  poojaId: text,
  poojaName: text,
  /** the same in Hindi and in Kannada, as the temple names it now */
  poojaNameHi: text,
  poojaNameKn: text,
  eventId: Id.nullable(),
  ticketType: text,
  date: z.string(),
  time: z.string(),
  durationMinutes: z.int().nullable(),
  name: z.string(),
  phone: z.string(),
  notes: text,
  devotees: z.array(z.string()),
  gotra: text,
  nakshatra: text,
  amount: z.number(),
  amountPaise: z.int(),
  pricePaise: z.int().nullable(),
  dakshinaPaise: z.int(),
  payment: BookingPayment.nullable(),
  /** until when the place is reserved for a payment that has not come yet */
  holdUntil: text,
  reason: text,
  /** when its ticket was taken at the temple */
  attendedAt: text,
  /** booked by the temple's people for somebody who stood before them */
  atCounter: z.boolean(),
  /** what can be done now by whoever asks */
  acts: z.array(z.enum(bookingActs)),
  /** until when it can be moved, or cancelled once it is confirmed */
  changeableUntil: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Booking = z.infer<typeof Booking>;

/** What a new booking is answered with; `payment` opens the provider, null where nothing is to be paid. */
export const BookingMade = z.object({ booking: Booking, payment: PaymentIntent.nullable() });
export type BookingMade = z.infer<typeof BookingMade>;

export const BookingQuery = z.strictObject({ page: PageNumber.optional(), size: PageSize.optional() });
export const BookingPage = z.object({ items: z.array(Booking), ...paged });
export type BookingPage = z.infer<typeof BookingPage>;

/** `POST /api/bookings/:id/reschedule`. */
export const RescheduleInput = z.strictObject({ date: CivilDate, time: TimeOfDay });
/** `POST /api/bookings/:id/payment`: another try to pay. */
export const BookingPaymentInput = z.strictObject({
  gateway: z.enum(payableGateways, "errors.gateway").nullable().optional(),
});

/** `GET /api/admin/bookings`: the next to come first unless `sortDir` says otherwise. */
export const AdminBookingQuery = z.strictObject({
  status: z.enum([...bookingStates, "unpaid"], "errors.status").optional(),
  templeId: z
    .string()
    .max(10, atMost("errors.id"))
    .regex(/^\d{1,10}$/, "errors.id")
    .transform(Number)
    .pipe(Id)
    .optional(),
  temple: typedText(160).optional(),
  from: CivilDate.optional(),
  to: CivilDate.optional(),
  search: typedText(120).optional(),
  sortDir: z.enum(["asc", "desc"], "errors.sort").optional(),
  page: PageNumber.optional(),
  size: PageSize.optional(),
});
export type AdminBookingQuery = z.infer<typeof AdminBookingQuery>;

/** `POST /api/admin/bookings/:id/decide`: a decline says why. */
export const BookingDecision = z.strictObject({
  act: z.enum(["confirm", "decline", "perform", "unperform"], "errors.invalid_value"),
  reason: optionalText(500).optional(),
});
export type BookingDecision = z.infer<typeof BookingDecision>;
