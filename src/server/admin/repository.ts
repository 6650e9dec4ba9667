import { sql } from "kysely";
import type { Db } from "../db/open";

export type TempleCount = { status: string; verified: boolean; temples: number };

/** How many temples there are of each status, verified ones apart. */
export async function countTemplesByStatus(db: Db): Promise<TempleCount[]> {
  const rows = await db
    .selectFrom("temples")
    .select(({ fn }) => ["status", "is_verified", fn.countAll().as("temples")])
    .groupBy(["status", "is_verified"])
    .execute();
  return rows.map((row) => ({ status: row.status, verified: row.is_verified === 1, temples: Number(row.temples) }));
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
