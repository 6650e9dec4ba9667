import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../db/open";
import { forgetDevicesOfAccount } from "../push/devices";

/**
 * Holds for a row of `role_requests` that waits for a moderator: nobody is troubled with the wish of an account before
 * the owner of its address has confirmed it.
 */
export const waitingRoleRequest: RawBuilder<SqlBool> = sql<SqlBool>`role_requests.status = 'pending' and exists
  (select 1 from users where users.id = role_requests.user_id and users.email_verified_at is not null)`;

/** True when the owner of the account has confirmed its address. */
export async function isVerified(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom("users").select("email_verified_at").where("id", "=", userId).executeTakeFirst();
  return Boolean(row?.email_verified_at);
}

/** Notes that the owner of the account reads the mail of its address; the day it was first known stays. */
export async function markVerified(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({ email_verified_at: now.toISOString() })
    .where("id", "=", userId)
    .where("email_verified_at", "is", null)
    .execute();
}

/** Takes what the outbox holds for an account that goes; only its own address and number, whatever else it named. */
export async function dropMessages(trx: Db, { id, email }: { id: number; email: string }): Promise<void> {
  const row = await trx.selectFrom("users").select("phone").where("id", "=", id).executeTakeFirst();
  const recipients = row?.phone ? [email, row.phone] : [email];
  await trx.deleteFrom("outbox").where("recipient", "in", recipients).execute();
  await forgetDevicesOfAccount(trx, id);
}
