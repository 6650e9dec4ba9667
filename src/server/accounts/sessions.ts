import { randomBytes } from "node:crypto";
import bowser from "bowser";
import type { FastifyRequest } from "fastify";
import type { OwnSession } from "../../contract/sessions";
import type { Db } from "../db/open";
import { forgetDevicesOfSession } from "../push/devices";

/** How long a token is good for, in seconds. */
export const SESSION_SECONDS = 12 * 3_600;
/** More than anybody is logged in at once; the oldest ones are not listed. */
const MOST_LISTED = 100;
const LONGEST_AGENT = 300;

/** The id of a session that begins: what its tokens carry as `sid`. */
export const newSessionId = (): string => randomBytes(16).toString("base64url");

const expiryOf = (now: Date) => new Date(now.getTime() + SESSION_SECONDS * 1_000).toISOString();

/** Notes that a session of the account goes on from now for as long as a token is good, in the browser that asks. */
export async function noteSession(request: FastifyRequest, id: string, userId: number): Promise<void> {
  const { db, now } = request.server;
  const at = now();
  const agent = String(request.headers["user-agent"] ?? "").slice(0, LONGEST_AGENT);
  await db
    .insertInto("sessions")
    .values({ id, user_id: userId, agent, started_at: at.toISOString(), expires_at: expiryOf(at) })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ expires_at: expiryOf(at) }))
    .execute();
}

/** Where the account is logged in, the newest first. */
export async function listSessions(db: Db, userId: number, current: string, now: Date): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "agent", "started_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("started_at", "desc")
    .orderBy("id")
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ id, agent, started_at }) => ({
    id,
    ...namesIn(agent),
    startedAt: started_at,
    isCurrent: id === current,
  }));
}

/** "Chrome" and "Android", as far as a browser says what it is. */
function namesIn(agent: string): Pick<OwnSession, "browser" | "system"> {
  if (!agent) return { browser: null, system: null };
  const { browser, os } = bowser.parse(agent);
  // "Samsung Internet for Android" stands beside the system already
  return { browser: browser.name?.split(" for ")[0] || null, system: os.name || null };
}

/** True when the account is logged in by this session. */
export async function hasSession(db: Db, userId: number, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes every token of the session worthless, on all processes, from the next call on; the device it subscribed is not
 * written to any more.
 */
export async function endSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .insertInto("ended_sessions")
    .values({ id, expires_at: expiryOf(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom("sessions").where("id", "=", id).execute();
  await forgetDevicesOfSession(db, id);
}

/** Forgets sessions whose tokens have expired by themselves. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  for (const sessions of ["sessions", "ended_sessions"] as const)
    await db.deleteFrom(sessions).where("expires_at", "<", now.toISOString()).execute();
}
