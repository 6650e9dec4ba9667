import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/open";
import { AppError } from "../errors";

const WINDOW_MS = 15 * 60_000;
/** Failures within the window after which a sign-in is refused unread: for one account, and for one address. */
const limits = { account: 10, address: 50 } as const;

export type Throttle = { account: string; address: string };

/** Keys under which failures are counted; only hashes are stored, so the table names nobody. */
export function throttleKeys(email: string, ip: string): Throttle {
  const key = (kind: string, value: string) =>
    `${kind}:${createHash("sha256").update(`${kind}:${value}`).digest("base64url")}`;
  return { account: key("account", email.trim().toLowerCase()), address: key("address", ip) };
}

/**
 * Counts a try against the address and the account before the password is looked at, so that guesses made at the same
 * time are heard no more often than one after another. Refuses with 429 when there were too many lately; the same for
 * an account that exists and one that does not.
 */
export async function countTry(db: Db, keys: Throttle, now: Date): Promise<void> {
  if ((await count(db, keys.address, now)) > limits.address) throw new AppError("tooManyRequests");
  if ((await count(db, keys.account, now)) <= limits.account) return;
  await uncount(db, keys.address); // one account's trouble is not its neighbours'
  throw new AppError("tooManyRequests");
}

/** A try that succeeded was no failure: clears the account's count, takes one from the address's, drops what is over. */
export async function forgiveTry(db: Db, keys: Throttle, now: Date): Promise<void> {
  await uncount(db, keys.address);
  await db
    .deleteFrom("login_failures")
    .where((eb) => eb.or([eb("key", "=", keys.account), eb("window_ends_at", "<", now.toISOString())]))
    .execute();
}

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

async function uncount(db: Db, key: string): Promise<void> {
  await db.updateTable("login_failures").set({ failures: sql`failures - 1` }).where("key", "=", key).execute();
}
