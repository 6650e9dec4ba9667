import type { Db } from "../db/open";
import { type Payment, paymentOf } from "./record";

/** Every payment an account began, the newest first. */
export async function listOwnPayments(db: Db, userId: number): Promise<Payment[]> {
  const rows = await db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(paymentOf);
}

/** Leaves an account's payments in the books without who paid. */
export async function forgetPayer(trx: Db, userId: number): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ user_id: null, name: null, email: null, phone: null, payer_pan: null, description: null })
    .where("user_id", "=", userId)
    .execute();
}
