import type { SendInput } from "../../contract/notifications";
import { isUnpaid } from "../bookings/charge";
import { tell } from "../bookings/letters";
import { bookingRows } from "../bookings/record";
import type { Db } from "../db/open";
import { notify } from "../notifications/notify";
import { paymentOf } from "../payments/record";
import { payerOf, templeName } from "../payments/tell";

/**
 * Notifies an account of its own newest donation or booking, at its stored addresses; false when it has none. What was
 * sent before, or is no longer true, is not sent again.
 */
export const tellOwn = (trx: Db, userId: number, { type }: SendInput, now: Date): Promise<boolean> =>
  type === "DONATION_INITIATED" ? tellOfDonation(trx, userId, now) : tellOfBooking(trx, userId, now);

async function tellOfDonation(trx: Db, userId: number, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom("payments")
    .selectAll()
    .where("purpose", "=", "donation")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!row) return false;
  const payment = paymentOf(row);
  const { id, status, amountPaise, testMode, locale } = payment;
  if (status !== "initiated" && status !== "pending") return true;
  const data = { amountPaise, paymentId: id, testMode, templeName: await templeName(trx, payment) };
  const key = `payment ${id} initiated`;
  await notify(trx, { event: "donationInitiated", recipient: payerOf(payment), locale, data, key }, now);
  return true;
}

async function tellOfBooking(trx: Db, userId: number, now: Date): Promise<boolean> {
  const row = await bookingRows(trx)
    .where("b.user_id", "=", userId)
    .orderBy("b.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return false;
  const isNew = row.status === "requested" && row.moves === 0 && !isUnpaid(row);
  if (isNew) await tell(trx, "bookingCreated", row, now);
  return true;
}
