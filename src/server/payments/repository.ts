import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/open";
import { type Payment, type PaymentRow, paymentOf } from "./record";

/** A name that nobody can guess: 128 bits, fit for an address. */
export const newReference = () => randomBytes(16).toString("base64url");

/** The payment of this reference. */
export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  const row = await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
  return row && paymentOf(row);
}

/** The newest payment of a donation, booking or order. */
export async function findPaymentOf(
  db: Db,
  purpose: Payment["purpose"],
  subjectId: string,
): Promise<Payment | undefined> {
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .where("purpose", "=", purpose)
    .where("subject_id", "=", subjectId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row && paymentOf(row);
}

/**
 * The payment as it is now, locked until the transaction ends. Who locks other rows as well locks the
 * payment first, so that nobody waits for the other in a circle.
 */
export async function lockPayment(trx: Db, id: string): Promise<Payment | undefined> {
  const row = await trx
    .updateTable("payments")
    .set({ updated_at: sql`updated_at` }) // writing takes the row's lock on both engines
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row && paymentOf(row);
}

/** Changes a payment and answers it as it is then. */
export async function updatePayment(trx: Db, id: string, set: Partial<PaymentRow>, now: Date): Promise<Payment> {
  const row = await trx
    .updateTable("payments")
    .set({ ...set, updated_at: now.toISOString() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return paymentOf(row);
}

/** What the letters about something paid for say of its payment: where it is seen, and whether it moves no money. */
export async function paymentFacts(db: Db, id: string | null): Promise<{ paymentId?: string; testMode?: boolean }> {
  if (id === null) return {};
  const row = await db.selectFrom("payments").select("test_mode").where("id", "=", id).executeTakeFirst();
  return { paymentId: id, testMode: row?.test_mode === 1 };
}
