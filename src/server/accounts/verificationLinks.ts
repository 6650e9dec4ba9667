import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/open";
import type { Locale } from "../locale";
import { post } from "../mail/outbox";
import { verificationLetter } from "../mail/templates";
import { Recipient } from "../notifications/recipients";

const LIFE_MS = 24 * 3_600_000;

type Asked = { userId: number; email: string; locale: Locale; caller: string };

/**
 * Queues the letter with a link that works once within a day and makes earlier ones worthless; answers the link's path,
 * or undefined when enough was sent to this address, from this caller or in all today.
 */
export async function sendVerification(
  trx: Db,
  app: FastifyInstance,
  { userId, email, locale, caller }: Asked,
): Promise<string | undefined> {
  const now = app.now();
  const to = await Recipient.ofStranger(trx, { channel: "mail", address: email, caller, userId }, now);
  if (!to) return undefined;
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const token = randomBytes(32).toString("base64url");
  await trx.deleteFrom("email_verifications").where("user_id", "=", userId).where("used_at", "is", null).execute();
  await trx
    .insertInto("email_verifications")
    .values({ token_hash: hashOf(token), user_id: userId, email, expires_at: expiresAt.toISOString(), used_at: null })
    .execute();
  const path = `/verify?token=${token}`;
  const site = app.env.PUBLIC_URL;
  await post(trx, to, verificationLetter({ locale, site }, `${site}${path}`), now, { expiresAt });
  return path;
}

/** Uses a link up and answers whose it is and which address it confirms; undefined for one that is unknown, used or over. */
export const redeemVerification = (trx: Db, token: string, now: Date) =>
  trx
    .updateTable("email_verifications")
    .set({ used_at: now.toISOString() })
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .returning(["user_id", "email"])
    .executeTakeFirst();

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
