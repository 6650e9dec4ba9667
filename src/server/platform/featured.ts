import { sql } from "kysely";
import { civilDateOf, daysBetween } from "../../domain/dates";
import type { Db } from "../db/open";

const POOL = 24;

/**
 * Temples for the home page: of the 24 best known, those with a story of their own first, another handful each day in
 * India, the same all day.
 */
export async function featuredIds(db: Db, limit: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number; story: number }>`
    select t.id, case when t.history is null and t.description is null then 0 else 1 end as story
    from temples t where t.status = 'active' order by t.popularity desc, t.id limit ${POOL}`.execute(db);
  const withStory = rows.filter(({ story }) => story === 1);
  const pool = withStory.length >= limit ? withStory : rows;
  const day = daysBetween("2000-01-01", civilDateOf(now.getTime()));
  const start = pool.length > 0 ? (day * limit) % pool.length : 0;
  return [...pool.slice(start), ...pool.slice(0, start)].slice(0, limit).map(({ id }) => id);
}
