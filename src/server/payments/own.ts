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

/** Leaves an account's payments in the books without who paid, and takes back what was written to them about those. */
export async function forgetPayer(trx: Db, userId: number): Promise<void> {
  const payments = await trx.selectFrom("payments").select(["email", "phone"]).where("user_id", "=", userId).execute();
  const recipients = [...new Set(payments.flatMap(({ email, phone }) => [email, phone]))].filter(
    (each) => each !== null,
  );
  for (const recipient of recipients) await trx.deleteFrom("outbox").where("recipient", "=", recipient).execute();
  await trx
    .updateTable("payments")
    .set({ user_id: null, name: null, email: null, phone: null, description: null })
    .where("user_id", "=", userId)
    .execute();
}
