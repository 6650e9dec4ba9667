import { type Kysely, sql } from "kysely";
import type { PlatformStats } from "../../contract/platform";
import type { Tables } from "../db/schema";
import { countPublic } from "../temples/searchLists";
import { keptTotal } from "../temples/totals";
import type { Observances } from "./observances";

/** `GET /api/platform/stats`: real counts; a few seconds old at most. */
export async function readPlatformStats(db: Kysely<Tables>, observances: Observances): Promise<PlatformStats> {
  const count = (key: string, query: ReturnType<typeof sql<{ total: number }>>) =>
    keptTotal(db, key, async () => Number((await query.execute(db)).rows[0]?.total ?? 0));
  const [totalTemples, activeTemples, totalUsers, activeUsers] = await Promise.all([
    count("listed", sql`select count(*) as total from temples where status not in ('archived', 'rejected')`),
    countPublic(db),
    count("users", sql`select count(*) as total from users`),
    count("active users", sql`select count(*) as total from users where active = 1`),
  ]);
  const { festivalsTracked, upcomingFestivals } = observances;
  return { totalTemples, activeTemples, activeUsers, totalUsers, festivalsTracked, upcomingFestivals };
}
