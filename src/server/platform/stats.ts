import { type Kysely, sql } from "kysely";
import type { PlatformStats } from "../../contract/platform";
import type { Observances } from "../../domain/observances";
import type { Tables } from "../db/schema";
import { countPublic } from "../search/search";

/**
 * `GET /api/platform/stats`: real counts. Listed is what a visitor can find, which are the
 * active temples; active users are accounts that may sign in.
 */
export async function readPlatformStats(db: Kysely<Tables>, observances: Observances): Promise<PlatformStats> {
  const count = async (query: ReturnType<typeof sql<{ total: number }>>) =>
    Number((await query.execute(db)).rows[0]?.total ?? 0);
  const [activeTemples, totalUsers, activeUsers] = await Promise.all([
    countPublic(db),
    count(sql`select count(*) as total from users`),
    count(sql`select count(*) as total from users where active = 1`),
  ]);
  const { festivalsTracked, upcomingFestivals } = observances;
  return { totalTemples: activeTemples, activeTemples, activeUsers, totalUsers, festivalsTracked, upcomingFestivals };
}
