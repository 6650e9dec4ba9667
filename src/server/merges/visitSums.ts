import { sql } from "kysely";
import { addDays } from "../../domain/dates";
import type { Db } from "../db/open";
import { windows } from "../visits/windows";

/** Visits of one temple, by day in India. */
export type DayCount = { day: string; visits: number };

/** Adds the days of one temple to another's; the former is left with none. Answers what came over. */
export async function moveVisits(db: Db, from: number, to: number): Promise<DayCount[]> {
  const days = await db.selectFrom("temple_visits").select(["day", "visits"]).where("temple_id", "=", from).execute();
  await sql`insert into temple_visits (temple_id, day, visits)
    select ${sql.lit(to)}, day, visits from temple_visits where temple_id = ${from}
    on conflict (temple_id, day) do update set visits = temple_visits.visits + excluded.visits`.execute(db);
  await db.deleteFrom("temple_visits").where("temple_id", "=", from).execute();
  return days;
}

/** Takes days off one temple that came from another, and gives them back to it. */
export async function giveVisitsBack(db: Db, days: readonly DayCount[], from: number, to: number): Promise<void> {
  for (const { day, visits } of days) {
    await db
      .updateTable("temple_visits")
      .set({ visits: sql`visits - ${visits}` })
      .where("temple_id", "=", from)
      .where("day", "=", day)
      .execute();
    await sql`insert into temple_visits (temple_id, day, visits) values (${to}, ${day}, ${visits})
      on conflict (temple_id, day) do update set visits = temple_visits.visits + excluded.visits`.execute(db);
  }
  await db.deleteFrom("temple_visits").where("temple_id", "=", from).where("visits", "<=", 0).execute();
}

/** Brings the running sums of temples in line with their days, as of the day the others are at. */
export async function sumVisits(db: Db, ids: readonly number[]): Promise<void> {
  // whoever stores visits or moves the day on holds this row meanwhile
  const today = await db
    .updateTable("facts")
    .set({ value: sql`value` })
    .where("name", "=", "visits.day")
    .returning("value")
    .executeTakeFirst();
  await db.deleteFrom("temple_windows").where("temple_id", "in", ids).execute();
  if (!today) return;
  const sum = (days: number) =>
    sql<number>`sum(case when day >= ${addDays(today.value, 1 - days)} then visits else 0 end)`;
  await sql`insert into temple_windows (temple_id, visits_7d, visits_30d, visits_90d, ranked_visits)
    select temple_id, ${sum(windows["7d"])}, ${sum(windows["30d"])}, ${sum(windows["90d"])}, ${sum(windows["30d"])}
    from temple_visits where temple_id in (${sql.join(ids)}) group by temple_id`.execute(db);
}
