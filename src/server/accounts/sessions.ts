import { randomBytes } from "node:crypto";
import type { Db } from "../db/open";

/** How long a token is good for, in seconds. */
export const SESSION_SECONDS = 12 * 3_600;

/** The id of a session that begins: what its tokens carry as `sid`. */
export const newSessionId = (): string => randomBytes(16).toString("base64url");

/** Makes every token of the session worthless, on all processes, from the next call on. */
export async function endSession(db: Db, id: string, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + SESSION_SECONDS * 1_000).toISOString();
  await db
    .insertInto("ended_sessions")
    .values({ id, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets sessions whose tokens have expired by themselves. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("ended_sessions").where("expires_at", "<", now.toISOString()).execute();
}
