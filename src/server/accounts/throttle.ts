import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { network } from "../callerKeys";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { knownDevice } from "./deviceCookie";
import { tellOfFailures } from "./failureNotice";
import { emailKey } from "./repository";

const WINDOW_MS = 15 * 60_000;
/**
 * Failures within the window after which a sign-in is refused unread. No limit counts for an account as a whole, or
 * anybody could keep its owner out: an account under attack answers a little later, and hears less from each place.
 */
const limits = { device: 10, place: 10, placeUnderAttack: 3, address: 50 } as const;
/** Failures of one account, from anywhere, from which on it answers later, hears less, and its owner is told. */
const attack = { slowFrom: 20, from: 100, tellAt: 50 } as const;
const SLOW_MS = 250;

/** A try that is counted; only hashes are stored, so the table names nobody. */
export type Try = { cleared: string; lowered: readonly string[] };

/**
 * Counts a try before the password is looked at, so that guesses made at the same time are heard no more often than one
 * after another. A device that the account has signed in on has an allowance of its own; others share that of their
 * address. Refuses with 429 when there were too many lately; the same for an account that exists and one that does not.
 */
export async function countTry(request: FastifyRequest, email: string): Promise<Try> {
  const { db, now } = request.server;
  const at = now();
  const account = emailKey(email);
  const device = knownDevice(request, email);
  if (device !== undefined) {
    const own = keyOf("device", `${account}\n${device}`);
    if ((await count(db, own, at)) > limits.device) throw new AppError("tooManyRequests");
    return { cleared: own, lowered: [] };
  }
  const from = network(request.ip);
  const [address, place, whole] = [
    keyOf("address", from),
    keyOf("place", `${account}\n${from}`),
    keyOf("all", account),
  ];
  if ((await count(db, address, at)) > limits.address) throw new AppError("tooManyRequests");
  const failures = await count(db, whole, at);
  const limit = failures > attack.from ? limits.placeUnderAttack : limits.place;
  if ((await count(db, place, at)) > limit) {
    await uncount(db, [address, whole]); // one account's trouble is not its neighbours', and nothing was heard
    throw new AppError("tooManyRequests");
  }
  if (failures === attack.tellAt) tellOfFailures(request, email);
  if (failures > attack.slowFrom) await wait(SLOW_MS);
  return { cleared: place, lowered: [address, whole] };
}

/** A try that succeeded was no failure: clears the count of its place, takes one from the others, drops what is over. */
export async function forgiveTry(request: FastifyRequest, { cleared, lowered }: Try): Promise<void> {
  const { db, now } = request.server;
  await uncount(db, lowered);
  await db
    .deleteFrom("login_failures")
    .where((eb) => eb.or([eb("key", "=", cleared), eb("window_ends_at", "<", now().toISOString())]))
    .execute();
}

/** A try that is to be made again with more, such as a code, is not counted; those before it are. */
export const excuseTry = ({ server }: FastifyRequest, { cleared, lowered }: Try): Promise<void> =>
  uncount(server.db, [cleared, ...lowered]);

/** From new devices all together, and from those the account has signed in on. */
const codesPerWindow = { new: 20, known: 60 } as const;

/**
 * Counts a code that follows the right password; a code is short, so few are heard, from new devices all together and
 * from known ones, so that strangers keep no owner out. Refuses with 429. A code that was right is taken back by `forgiveCode`.
 */
export async function countCode(request: FastifyRequest, email: string): Promise<void> {
  const { db, now } = request.server;
  const { key, most } = codesOf(request, email);
  if ((await count(db, key, now())) > most) throw new AppError("tooManyRequests");
}

/** A code that was right was no failure. */
export const forgiveCode = (request: FastifyRequest, email: string): Promise<void> =>
  uncount(request.server.db, [codesOf(request, email).key]);

function codesOf(request: FastifyRequest, email: string): { key: string; most: number } {
  const device = knownDevice(request, email) === undefined ? "new" : "known";
  return { key: keyOf(`codes of ${device} devices`, emailKey(email)), most: codesPerWindow[device] };
}

const keyOf = (kind: string, value: string) =>
  `${kind}:${createHash("sha256").update(`${kind}:${value}`).digest("base64url")}`;

async function count(db: Db, key: string, now: Date): Promise<number> {
  const started = now.toISOString();
  const ends = new Date(now.getTime() + WINDOW_MS).toISOString();
  const { failures } = await db
    .insertInto("login_failures")
    .values({ key, failures: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        failures: sql`case when login_failures.window_ends_at > ${started} then login_failures.failures + 1 else 1 end`,
        window_ends_at: sql`case when login_failures.window_ends_at > ${started} then login_failures.window_ends_at else ${ends} end`,
      }),
    )
    .returning("failures")
    .executeTakeFirstOrThrow();
  return failures;
}

async function uncount(db: Db, keys: readonly string[]): Promise<void> {
  // one by one: statements that lock several rows could wait for each other
  for (const key of keys) {
    await db
      .updateTable("login_failures")
      .set({ failures: sql`failures - 1` })
      .where("key", "=", key)
      .where("failures", ">", 0)
      .execute();
  }
}
