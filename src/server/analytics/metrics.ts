import type { Kysely } from "kysely";
import { type AnalyticsMetrics, type AnalyticsRange, type OwnMetrics, rangeDays } from "../../contract/analytics";
import { civilDateOf } from "../../domain/dates";
import { type Period, periodBefore, periodEndingOn } from "../../domain/periods";
import type { Db } from "../db/open";
import type { Tables } from "../db/schema";
import { rollWindows } from "../visits/windows";
import { countNewReviews, countNewTemples } from "./repository";
import { countServices } from "./services";
import { type DayCount, everyDay, firstCountedDay, listDays, listOwnDays, sumWithin } from "./visits";

type Periods = { range: AnalyticsRange; period: Period; before: Period };

/** The range as it is at `now`, in days of India, and the equal one before it; the running sums stand at that day. */
export async function openRange(
  db: Kysely<Tables>,
  range: AnalyticsRange | undefined = "7d",
  now: Date,
): Promise<Periods> {
  const today = civilDateOf(now.getTime());
  await rollWindows(db, today);
  const period = periodEndingOn(today, rangeDays[range]);
  return { range, period, before: periodBefore(period, rangeDays[range]) };
}

/** The platform's figures. */
export async function platformMetrics(db: Db, { range, period, before }: Periods): Promise<AnalyticsMetrics> {
  const both = { from: before.from, until: period.until };
  const [counts, first, newTemples, newReviews, templesBefore, reviewsBefore] = await Promise.all([
    listDays(db, both),
    firstCountedDay(db),
    countNewTemples(db, period),
    countNewReviews(db, period),
    countNewTemples(db, before),
    countNewReviews(db, before),
  ]);
  const now = sumWithin(counts, period);
  const then = comparable(counts, before, first);
  return {
    range,
    ...period,
    totalVisits: now.visits,
    uniqueUsers: now.visitors,
    newTemples,
    newReviews,
    previous: {
      totalVisits: then?.visits ?? null,
      uniqueUsers: then?.visitors ?? null,
      newTemples: templesBefore,
      newReviews: reviewsBefore,
    },
    days: everyDay(counts, period),
  };
}

/** The figures of the temples this account manages. */
export async function ownMetrics(db: Db, userId: number, { range, period, before }: Periods): Promise<OwnMetrics> {
  const both = { from: before.from, until: period.until };
  const [counts, first, services, servicesBefore, newReviews, reviewsBefore] = await Promise.all([
    listOwnDays(db, userId, both),
    firstCountedDay(db),
    countServices(db, period, userId),
    countServices(db, before, userId),
    countNewReviews(db, period, userId),
    countNewReviews(db, before, userId),
  ]);
  return {
    range,
    ...period,
    visits: sumWithin(counts, period).visits,
    ...services,
    newReviews,
    previous: {
      visits: comparable(counts, before, first)?.visits ?? null,
      ...servicesBefore,
      newReviews: reviewsBefore,
    },
    days: everyDay(counts, period),
  };
}

/** The sums of `period`, if visits were counted from its first day on. */
const comparable = (counts: readonly DayCount[], period: Period, first: string | undefined) =>
  first !== undefined && first <= period.from ? sumWithin(counts, period) : undefined;
