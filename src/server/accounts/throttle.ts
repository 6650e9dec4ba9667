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

/** Refuses with 429 when there were too many failures lately; the same for an account that exists and one that does not. */
export async function refuseThrottled(db: Db, keys: Throttle, now: Date): Promise<void> {
  const rows = await db
    .selectFrom("login_failures")
    .select(["key", "failures"])
    .where("key", "in", [keys.account, keys.address])
    .where("window_ends_at", ">", now.toISOString())
    .execute();
  const failures = (key: string) => rows.find((row) => row.key === key)?.failures ?? 0;
  if (failures(keys.account) >= limits.account || failures(keys.address) >= limits.address) {
    throw new AppError("tooManyRequests");
  }
}

/** Counts a failed sign-in for the account and for the address. */
export async function countFailure(db: Db, keys: Throttle, now: Date): Promise<void> {
  const started = now.toISOString();
  const ends = new Date(now.getTime() + WINDOW_MS).toISOString();
  for (const key of [keys.account, keys.address]) {
    await db
      .insertInto("login_failures")
      .values({ key, failures: 1, window_ends_at: ends })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          failures: sql`case when login_failures.window_ends_at > ${started} then login_failures.failures + 1 else 1 end`,
          window_ends_at: sql`case when login_failures.window_ends_at > ${started} then login_failures.window_ends_at else ${ends} end`,
        }),
      )
      .execute();
  }
}

/** A successful sign-in clears the account's count, and what is long over. */
export async function clearFailures(db: Db, keys: Throttle, now: Date): Promise<void> {
  await db
    .deleteFrom("login_failures")
    .where((eb) => eb.or([eb("key", "=", keys.account), eb("window_ends_at", "<", now.toISOString())]))
    .execute();
}
