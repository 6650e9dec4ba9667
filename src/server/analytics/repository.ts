import { sql } from "kysely";
import type { AnalyticsRange, AnalyticsReview, TopTemple } from "../../contract/analytics";
import { boundsOf, type Period } from "../../domain/periods";
import type { Db } from "../db/open";
import { authorName } from "../reviews/repository";

const TOP = 10;
const OWN = 50;
const REVIEWS = 10;
const GONE = ["archived", "rejected"];

/** Temples put on record in `period` that are still there. */
export async function countNewTemples(db: Db, period: Period): Promise<number> {
  const { since, before } = boundsOf(period);
  const { temples } = await db
    .selectFrom("temples")
    .select(({ fn }) => fn.countAll().as("temples"))
    .where("created_at", ">=", since)
    .where("created_at", "<", before)
    .where("status", "not in", GONE)
    .executeTakeFirstOrThrow();
  return Number(temples);
}

/** Approved reviews written in `period`; with `managedBy`, of that account's temples alone. */
export async function countNewReviews(db: Db, period: Period, managedBy?: number): Promise<number> {
  const { reviews } = await approved(db, period, managedBy)
    .select(({ fn }) => fn.countAll().as("reviews"))
    .executeTakeFirstOrThrow();
  return Number(reviews);
}

function approved(db: Db, period: Period, managedBy?: number) {
  const { since, before } = boundsOf(period);
  const within = db
    .selectFrom("reviews")
    .where("reviews.status", "=", "approved")
    .where("reviews.created_at", ">=", since)
    .where("reviews.created_at", "<", before);
  if (managedBy === undefined) return within;
  return within.where("reviews.temple_id", "in", (eb) =>
    eb.selectFrom("temple_managers").select("temple_id").where("user_id", "=", managedBy),
  );
}

/** The last of those reviews, newest first. */
export async function listNewReviews(db: Db, period: Period, managedBy?: number): Promise<AnalyticsReview[]> {
  const rows = await approved(db, period, managedBy)
    .innerJoin("temples", "temples.id", "reviews.temple_id")
    .leftJoin("users", "users.id", "reviews.user_id")
    .select(["reviews.id", "reviews.created_at", "reviews.temple_id", "reviews.rating", "reviews.comment"])
    .select(["temples.name as temple_name", authorName.as("user_name")])
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id", "desc")
    .limit(REVIEWS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userName: row.user_name,
    createdAt: row.created_at,
    templeId: row.temple_id,
    templeName: row.temple_name,
    rating: row.rating,
    comment: row.comment,
  }));
}

type TopRow = { id: number; name: string; city: string; slug: string; rating: number; review_count: number };

const shown = ({ id, name, city, slug, rating, review_count, visits }: TopRow & { visits: unknown }): TopTemple => ({
  id,
  name,
  city,
  slug,
  visits: Number(visits),
  avgRating: review_count > 0 ? rating : null,
});

const columns = [
  "temples.id",
  "temples.name",
  "temples.city",
  "temples.slug",
  "temples.rating",
  "temples.review_count",
] as const;

/** The most visited temples of the range, read from the running sums; those nobody opened are left out. */
export async function listTopTemples(db: Db, range: AnalyticsRange): Promise<TopTemple[]> {
  const visits = `temple_windows.visits_${range}` as const;
  const rows = await db
    .selectFrom("temple_windows")
    .innerJoin("temples", "temples.id", "temple_windows.temple_id")
    .select([...columns, `${visits} as visits`])
    .where(visits, ">", 0)
    .where("temples.status", "not in", GONE)
    .orderBy(visits, "desc")
    .orderBy("temple_windows.temple_id", "desc")
    .limit(TOP)
    .execute();
  return rows.map(shown);
}

/** The most visited of the temples this account manages, also those nobody opened, and how many there are in all. */
export async function listOwnTemples(
  db: Db,
  userId: number,
  range: AnalyticsRange,
): Promise<{ items: TopTemple[]; total: number }> {
  const own = db
    .selectFrom("temple_managers")
    .innerJoin("temples", "temples.id", "temple_managers.temple_id")
    .where("temple_managers.user_id", "=", userId)
    .where("temples.status", "not in", GONE);
  const { total } = await own.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const visits = sql<number>`coalesce(${sql.ref(`temple_windows.visits_${range}`)}, 0)`;
  const rows = await own
    .leftJoin("temple_windows", "temple_windows.temple_id", "temples.id")
    .select([...columns, visits.as("visits")])
    .orderBy(visits, "desc")
    .orderBy("temples.id")
    .limit(OWN)
    .execute();
  return { items: rows.map(shown), total: Number(total) };
}
