import { sql } from "kysely";
import type { Db } from "../db/open";
import { type IndexChange, index } from "../search/search";
import { rankedVisits } from "./rankedVisits";
import { columnsOf, recordOf } from "./record";

/**
 * Brings the average, the count and the ranks of temples in line with their approved reviews, in the transaction of
 * the decision. Two decisions at once on one temple wait for each other, so that neither is lost.
 */
export async function updateFigures(db: Db, templeIds: Iterable<number>): Promise<void> {
  const changes: IndexChange[] = [];
  for (const id of [...new Set(templeIds)].sort((a, b) => a - b)) changes.push(...(await updateOne(db, id)));
  // all at once: terms are locked in one order
  await index(db, changes);
}

async function updateOne(db: Db, id: number): Promise<IndexChange[]> {
  // writing takes the row's lock on both engines; only then are the reviews counted
  const before = await db
    .updateTable("temples")
    .set({ review_count: sql`review_count` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!before) return [];
  const { average, count } = await db
    .selectFrom("reviews")
    .select([
      sql<number | null>`avg(cast(rating as double precision))`.as("average"),
      (eb) => eb.fn.countAll().as("count"),
    ])
    .where("temple_id", "=", id)
    .where("status", "=", "approved")
    .executeTakeFirstOrThrow();
  const rating = Math.round(Number(average ?? 0) * 100) / 100;
  const visits30d = (await rankedVisits(db, [id])).get(id) ?? 0;
  const after = columnsOf(recordOf(before), { rating, reviewCount: Number(count), visits30d });
  const { review_count, damped_rating, popularity } = after;
  await db
    .updateTable("temples")
    .set({ rating, review_count, damped_rating, popularity })
    .where("id", "=", id)
    .execute();
  return [{ id, before, after: { ...before, popularity } }];
}
