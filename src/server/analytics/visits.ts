import type { AnalyticsDay } from "../../contract/analytics";
import type { CivilDate } from "../../domain/dates";
import { daysOf, type Period } from "../../domain/periods";
import type { Db } from "../db/open";

export type DayCount = { day: CivilDate; visits: number; visitors: number };

/** All visits by day, from the first day of `period` to its last. */
export function listDays(db: Db, { from, until }: Period): Promise<DayCount[]> {
  return db
    .selectFrom("visit_days")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .execute();
}

/** Visits by day of the temples this account manages; `visitors` is not counted by temple, and 0. */
export async function listOwnDays(db: Db, userId: number, { from, until }: Period): Promise<DayCount[]> {
  const rows = await db
    .selectFrom("temple_managers")
    .innerJoin("temple_visits", "temple_visits.temple_id", "temple_managers.temple_id")
    .select(({ fn }) => ["temple_visits.day", fn.sum("temple_visits.visits").as("visits")])
    .where("temple_managers.user_id", "=", userId)
    .where("temple_visits.day", ">=", from)
    .where("temple_visits.day", "<=", until)
    .groupBy("temple_visits.day")
    .execute();
  return rows.map(({ day, visits }) => ({ day, visits: Number(visits), visitors: 0 }));
}

/** The first day on which a visit was counted, or undefined while there was none. */
export async function firstCountedDay(db: Db): Promise<CivilDate | undefined> {
  const row = await db.selectFrom("visit_days").select("day").orderBy("day").limit(1).executeTakeFirst();
  return row?.day;
}

/** What is counted within `period`, summed. */
export function sumWithin(counts: readonly DayCount[], { from, until }: Period) {
  const within = counts.filter(({ day }) => day >= from && day <= until);
  return {
    visits: within.reduce((sum, { visits }) => sum + visits, 0),
    visitors: within.reduce((sum, { visitors }) => sum + visitors, 0),
  };
}

/** One entry for every day of `period`, also for those on which nobody came. */
export function everyDay(counts: readonly DayCount[], period: Period): AnalyticsDay[] {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  return daysOf(period).map((date) => {
    const { visits = 0, visitors = 0 } = byDay.get(date) ?? {};
    return { date, visits, visitors };
  });
}
