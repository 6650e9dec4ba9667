import { sql } from "kysely";
import type { Db } from "./db/open";
import { AppError } from "./errors";

/** At most `limit` within `windowMs` under one `key`. */
export type Quota = { key: string; limit: number; windowMs: number };

/**
 * Takes `amount` from each quota or refuses with 429; several calls at once never get more than there is. Nothing is
 * taken where one of them refuses.
 */
export async function takeFrom(db: Db, quotas: readonly Quota[], now: Date, amount = 1): Promise<void> {
  const taken: string[] = [];
  for (const quota of [...quotas].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    if (await take(db, quota, now, amount)) taken.push(quota.key);
    else {
      await giveBack(db, taken, amount);
      throw new AppError("tooManyRequests");
    }
  }
}

/** For callers whose transaction goes on after a refusal. */
async function giveBack(db: Db, keys: readonly string[], amount: number): Promise<void> {
  if (keys.length === 0) return;
  const used = sql<number>`used - ${amount}`;
  await db.updateTable("quotas").set({ used }).where("key", "in", keys).execute();
}

async function take(db: Db, { key, limit, windowMs }: Quota, now: Date, amount: number): Promise<boolean> {
  if (amount > limit) return false;
  const at = now.toISOString();
  const ends = new Date(now.getTime() + windowMs).toISOString();
  const open = sql<boolean>`quotas.window_ends_at > ${at}`;
  const row = await db
    .insertInto("quotas")
    .values({ key, used: amount, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          used: sql`case when ${open} then quotas.used + ${amount} else ${amount} end`,
          window_ends_at: sql`case when ${open} then quotas.window_ends_at else ${ends} end`,
        })
        .where(sql<boolean>`(not ${open} or quotas.used + ${amount} <= ${limit})`),
    )
    .returning("used")
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets windows that are over. */
export async function sweepQuotas(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("quotas").where("window_ends_at", "<", now.toISOString()).execute();
}
