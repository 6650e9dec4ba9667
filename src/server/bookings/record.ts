import type { Selectable } from "kysely";
import { z } from "zod";
import type { Booking } from "../../contract/bookings";
import { type PaymentStatus, paymentStatuses } from "../../contract/paymentWords";
import { allows, type BookingAct, changeEnd, type Standing } from "../../domain/bookings";
import type { BookingTable } from "../db/bookingTables";
import type { Db } from "../db/open";
import { poojasOf } from "../temples/record";

/** A booking's row with the temple's names as they are now and its payment. */
export type BookingRow = Selectable<BookingTable> & {
  temple_name_hi: string | null;
  temple_name_kn: string | null;
  temple_slug: string | null;
  temple_poojas: string | null;
  payment_status: string | null;
  receipt_number: string | null;
  payment_test: number | null;
  refunded_paise: number | null;
  payment_expires_at: string | null;
};

/** Bookings with what is shown with them; conditions are added by who asks. */
export const bookingRows = (db: Db) =>
  db
    .selectFrom("bookings as b")
    .leftJoin("temples as t", (join) => join.onRef("t.id", "=", "b.temple_id").on("t.status", "=", "active"))
    .leftJoin("payments as p", "p.id", "b.payment_id")
    .selectAll("b")
    .select([
      "t.name_hi as temple_name_hi",
      "t.name_kn as temple_name_kn",
      "t.slug as temple_slug",
      "t.pooja_details as temple_poojas",
      "p.status as payment_status",
      "p.receipt_number",
      "p.test_mode as payment_test",
      "p.refunded_paise",
      "p.expires_at as payment_expires_at",
    ]);

/** What decides on what can be done to it. */
export const standingOf = (row: Selectable<BookingTable>): Standing => ({
  status: row.status,
  date: row.date,
  time: row.time,
  holdUntil: row.hold_until,
  updatedAt: row.updated_at,
});

/** What is to be paid, in paise. */
export const totalOf = (row: Pick<Selectable<BookingTable>, "price_paise" | "dakshina_paise">): number =>
  (row.price_paise ?? 0) + row.dakshina_paise;

const names = z.array(z.string());
export const devoteesOf = (json: string): string[] => names.parse(JSON.parse(json));

/** A booking as it is answered, with those of `acts` that can be done now. */
export function bookingOf(row: BookingRow, acts: readonly BookingAct[], now: Date): Booking {
  const standing = standingOf(row);
  const amountPaise = totalOf(row);
  const pooja = poojasOf(row.temple_poojas ?? "[]").find(
    ({ id, name }) => id === row.pooja_id && name === row.pooja_name,
  );
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    templeId: row.temple_slug === null ? null : row.temple_id,
    templeName: row.temple_name,
    templeNameHi: row.temple_name_hi,
    templeNameKn: row.temple_name_kn,
    templeSlug: row.temple_slug,
    poojaId: row.pooja_id || null,
    poojaName: row.pooja_name,
    poojaNameHi: pooja?.nameHi ?? null,
    poojaNameKn: pooja?.nameKn ?? null,
    eventId: row.event_id,
    ticketType: row.ticket_type,
    date: row.date,
    time: row.time,
    durationMinutes: row.duration_minutes,
    name: row.name,
    phone: row.phone,
    notes: row.notes,
    devotees: devoteesOf(row.devotees),
    gotra: row.gotra,
    nakshatra: row.nakshatra,
    amount: amountPaise / 100,
    amountPaise,
    pricePaise: row.price_paise,
    dakshinaPaise: row.dakshina_paise,
    payment: paymentIn(row),
    holdUntil: row.hold_until,
    reason: row.reason,
    attendedAt: row.attended_at,
    atCounter: row.at_counter === 1,
    acts: acts.filter((act) => allows(act, standing, now.toISOString())),
    changeableUntil: changeEnd(standing),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const statusOf = (text: string): PaymentStatus => paymentStatuses.find((status) => status === text) ?? "initiated";

function paymentIn(row: BookingRow): Booking["payment"] {
  if (row.payment_id === null || row.payment_status === null) return null;
  return {
    id: row.payment_id,
    status: statusOf(row.payment_status),
    receiptNumber: row.receipt_number,
    testMode: row.payment_test === 1,
    refundedPaise: row.refunded_paise ?? 0,
    expiresAt: row.payment_expires_at ?? row.created_at,
  };
}

/** What who booked can do, and what the temple can. */
export const ownActs = ["cancel", "reschedule"] as const satisfies readonly BookingAct[];
export const templeActs = ["confirm", "decline", "perform", "unperform"] as const satisfies readonly BookingAct[];
