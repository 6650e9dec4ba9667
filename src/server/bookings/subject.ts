import type { FastifyRequest } from "fastify";
import type { PaymentIntentInput } from "../../contract/payments";
import { callerOf } from "../access";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";
import type { Payment } from "../payments/record";
import type { PaymentSubject } from "../payments/subject";
import { getPublicTemple } from "../temples/publicTemple";
import { hasStillPlace, isUnpaid, payAgain } from "./charge";
import { tell } from "./letters";
import { bookWithin, checkedBooking } from "./make";
import type { BookingRow } from "./record";
import { changeBooking, findBooking } from "./repository";

/** What a payment does to the booking it pays, in the payment's own transaction. */
export const bookingSubject: PaymentSubject = { purpose: "booking", begin, paid, lapsed, refunded };

/** Pays a booking that waits for it, or books the pooja that is named with day and time; amounts are the server's own. */
async function begin(trx: Db, request: FastifyRequest, input: PaymentIntentInput): Promise<Payment> {
  callerOf(request);
  if (input.bookingId !== undefined) return payAgain(trx, request, input.bookingId, input.gateway);
  const wish = {
    templeId: await idOfTemple(trx, input.templeId),
    poojaId: input.poojaId ?? "",
    date: input.date ?? invalid({ date: "errors.required" }),
    time: input.time ?? invalid({ time: "errors.required" }),
    name: input.name ?? invalid({ name: "errors.required" }),
    phone: input.phone ?? invalid({ phone: "errors.required" }),
    amount: input.amount ?? null,
    notes: input.description ?? null,
    gateway: input.gateway,
  };
  const { payment } = await bookWithin(trx, request, wish, await checkedBooking(request, trx, wish));
  return payment ?? invalid({ amount: "errors.amount" });
}

async function idOfTemple(trx: Db, idOrSlug: string | undefined): Promise<number> {
  try {
    return (await getPublicTemple(trx, idOrSlug ?? "")).id;
  } catch (error) {
    if (error instanceof AppError) return invalid({ templeId: idOrSlug ? "errors.temple" : "errors.required" });
    throw error;
  }
}

/** Takes the place if it is still free, also when the hold is over; else the money goes back and the booking says so. */
async function paid(trx: Db, payment: Payment, now: Date): Promise<"refund" | undefined> {
  const booking = await bookingOf(trx, payment);
  if (!booking || !isUnpaid(booking)) return "refund"; // it is over, or another payment was quicker
  const { id: payment_id } = payment;
  if (!(await hasStillPlace(trx, booking, now))) {
    await changeBooking(trx, booking, { payment_id, status: "refunded", hold_until: null, reason: "tooLate" }, now);
    return "refund";
  }
  await changeBooking(trx, booking, { payment_id, status: "requested", hold_until: null, reason: null }, now);
  await tell(trx, "bookingCreated", { ...booking, payment_id }, now);
  return undefined;
}

/** A payment that came to nothing lets the place go when its time is over; until then another one can be begun. */
async function lapsed(trx: Db, payment: Payment, now: Date): Promise<void> {
  const booking = await bookingOf(trx, payment);
  if (booking?.payment_id !== payment.id || booking.status !== "requested" || booking.hold_until === null) return;
  if (booking.hold_until > now.toISOString()) return;
  await changeBooking(trx, booking, { status: "cancelled", reason: "unpaid" }, now);
}

/** Money that went back without the booking being ended first ends it. */
async function refunded(trx: Db, payment: Payment, now: Date): Promise<void> {
  const booking = await bookingOf(trx, payment);
  if (booking?.payment_id !== payment.id) return;
  if (booking.status !== "requested" && booking.status !== "confirmed") return;
  await changeBooking(trx, booking, { status: "refunded", hold_until: null }, now);
}

const bookingOf = (trx: Db, { subjectId }: Payment): Promise<BookingRow | undefined> =>
  findBooking(trx, Number(subjectId));
