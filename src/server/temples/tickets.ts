import { createHash, randomBytes } from "node:crypto";
import { accountRoles, can, type Permission } from "../../contract/roles";
import type { Db } from "../db/open";

const LIFE_MS = 60_000;
const hashed = (ticket: string) => createHash("sha256").update(ticket).digest("base64url");

/** A ticket that opens one download within a minute; only its hash is kept. */
export async function issueTicket(db: Db, userId: number, now: Date): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + LIFE_MS).toISOString();
  await db.deleteFrom("download_tickets").where("expires_at", "<", now.toISOString()).execute();
  await db
    .insertInto("download_tickets")
    .values({ id: hashed(ticket), user_id: userId, expires_at: expiresAt })
    .execute();
  return { ticket, expiresAt };
}

/** Uses a ticket up; true when it was good and who asked for it still may do what it is for. */
export async function redeemTicket(
  db: Db,
  ticket: string,
  now: Date,
  permission: Permission = "temples",
): Promise<boolean> {
  const used = await db
    .deleteFrom("download_tickets")
    .where("id", "=", hashed(ticket))
    .returning(["user_id", "expires_at"])
    .executeTakeFirst();
  if (!used || used.expires_at < now.toISOString()) return false;
  const user = await db
    .selectFrom("users")
    .select(["role", "active"])
    .where("id", "=", used.user_id)
    .executeTakeFirst();
  const role = accountRoles.find((known) => known === user?.role);
  return user?.active === 1 && role !== undefined && can(role, permission);
}
