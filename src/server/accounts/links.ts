import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../db/open";
import { AppError } from "../errors";

export type LinkPurpose = "setup" | "reset";
const LIFE_MS: Record<LinkPurpose, number> = { setup: 24 * 3_600_000, reset: 30 * 60_000 };

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Makes the secret of a link that works once; only its hash is stored. */
export async function issueLink(db: Db, purpose: LinkPurpose, userId: number | null, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("one_time_links")
    .values({
      token_hash: hashOf(token),
      purpose,
      user_id: userId,
      expires_at: new Date(now.getTime() + LIFE_MS[purpose]).toISOString(),
      used_at: null,
    })
    .execute();
  return token;
}

/** Whose a link is that could still be used; refuses as `redeemLink` does. */
export async function findLinkOwner(db: Db, purpose: LinkPurpose, token: string, now: Date): Promise<number | null> {
  const link = await db
    .selectFrom("one_time_links")
    .select("user_id")
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (!link) throw new AppError("gone", undefined, { token: "errors.link" });
  return link.user_id;
}

/** Uses a link up and answers whose it is; refuses with 410 one that is unknown, used or expired. Once, also for two calls at the same time. */
export async function redeemLink(db: Db, purpose: LinkPurpose, token: string, now: Date): Promise<number | null> {
  const used = await db
    .updateTable("one_time_links")
    .set({ used_at: now.toISOString() })
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .returning("user_id")
    .executeTakeFirst();
  if (!used) throw new AppError("gone", undefined, { token: "errors.link" });
  return used.user_id;
}

/** Links for a new password that were sent before are good no more. */
export async function dropLinks(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable("one_time_links")
    .set({ used_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("purpose", "=", "reset")
    .where("used_at", "is", null)
    .execute();
}
