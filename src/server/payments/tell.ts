import type { Db } from "../db/open";
import { notify } from "../notifications/notify";
import type { Payment } from "./record";
import { purposeText } from "./words";

/**
 * Who is notified of a payment: the account it was begun by, at its own verified address and number. Whoever paid without an
 * account is notified at the address they typed once real money came from them, since that is what keeps strangers from
 * being written to; a test costs nothing, and nobody is notified of it.
 */
export const payerOf = ({ name, email, userId, paidAt, testMode }: Payment) => ({
  name,
  userId,
  email: paidAt !== null && !testMode ? email : null,
});

/** Tells the payer that nothing was paid. */
export async function tellFailed(trx: Db, payment: Payment, now: Date): Promise<void> {
  const { id, amountPaise, testMode, locale } = payment;
  const description = purposeText(payment, await templeName(trx, payment));
  const data = { amountPaise, paymentId: id, testMode, description };
  const key = `payment ${id} failed`;
  await notify(trx, { event: "paymentFailed", recipient: payerOf(payment), locale, data, key }, now);
}

/** Tells the payer that money is on its way back. */
export async function tellRefunded(
  trx: Db,
  payment: Payment,
  refund: { id: string; amountPaise: number },
  now: Date,
): Promise<void> {
  const { id, testMode, locale, receiptNumber } = payment;
  const description = purposeText(payment, await templeName(trx, payment));
  const data = { amountPaise: refund.amountPaise, paymentId: id, testMode, description, receiptNumber };
  const key = `refund ${refund.id}`;
  await notify(trx, { event: "paymentRefunded", recipient: payerOf(payment), locale, data, key }, now);
}

/** The temple's name in the payer's language, where it has one. */
export async function templeName(db: Db, { templeId, locale }: Payment): Promise<string | null> {
  if (templeId === null) return null;
  const row = await db
    .selectFrom("temples")
    .select(["name", "name_hi", "name_kn"])
    .where("id", "=", templeId)
    .executeTakeFirst();
  const own = { en: null, hi: row?.name_hi, kn: row?.name_kn }[locale];
  return own || row?.name || null;
}
