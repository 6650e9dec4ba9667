import { insertAccount } from "../../src/server/accounts/repository";
import type { Db } from "../../src/server/db/open";
import { Recipient } from "../../src/server/notifications/recipients";
import { PASSWORD_HASH } from "./factories";

/** A recipient of any address, for tests of what becomes of a message once it is queued. */
export const mailTo = (address: string): Recipient => Reflect.construct(Recipient, ["mail", address]);

type Contacts = { name?: string; email?: string; phone?: string };
let count = 0;

/** Who is told: an account whose owner has confirmed this address, this number or both; the same one for the same. */
export async function reader(db: Db, { name = "Asha", email, phone }: Contacts): Promise<{ userId: number }> {
  const own = email ?? `reader${++count}@test.example`;
  const known = await db.selectFrom("users").select("id").where("email", "=", own).executeTakeFirst();
  const at = "2026-01-01T00:00:00.000Z";
  const account = { name, email: own, role: "DEVOTEE", password_hash: PASSWORD_HASH, created_at: at };
  const userId = known?.id ?? (await insertAccount(db, { ...account, email_verified_at: email ? at : null })) ?? 0;
  await db
    .updateTable("users")
    .set({ phone: phone ?? null, phone_verified_at: phone ? at : null })
    .where("id", "=", userId)
    .execute();
  return { userId };
}
