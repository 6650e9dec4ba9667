import { sql } from "kysely";
import type { Db } from "../db/open";

export type TempleCount = { status: string; verified: boolean; temples: number };

/** How many temples there are of each status, verified ones apart; each count is read from an index alone. */
export async function countTemplesByStatus(db: Db): Promise<TempleCount[]> {
  const all = await db
    .selectFrom("temples")
    .select(({ fn }) => ["status", fn.countAll().as("temples")])
    .groupBy("status")
    .execute();
  // grouped by an expression, or SQLite would read every row in the order of the status
  const status = sql<string>`status || ''`;
  const verified = await db
    .selectFrom("temples")
    .select(({ fn }) => [status.as("status"), fn.countAll().as("temples")])
    .where("is_verified", "=", 1)
    .groupBy(status)
    .execute();
  return all.flatMap(({ status, temples }) => {
    const those = Number(verified.find((row) => row.status === status)?.temples ?? 0);
    return [
      { status, verified: true, temples: those },
      { status, verified: false, temples: Number(temples) - those },
    ];
  });
}

/** All accounts, and those made at or after the instant `since`. */
export async function countUsers(db: Db, since: string): Promise<{ total: number; recent: number }> {
  const row = await db
    .selectFrom("users")
    .select(({ fn }) => [
      fn.countAll().as("total"),
      sql<number>`coalesce(sum(case when created_at >= ${since} then 1 else 0 end), 0)`.as("recent"),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), recent: Number(row.recent) };
}

/** The temples that came last, newest first; neither archived nor rejected ones. */
export function listRecentTemples(db: Db, limit: number) {
  return db
    .selectFrom("temples")
    .select(["id", "name", "city", "state", "status", "created_at"])
    .where("status", "not in", ["archived", "rejected"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
