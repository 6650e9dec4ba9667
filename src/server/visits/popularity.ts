import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/schema";
import { updateFigures } from "../temples/figures";

const AT_ONCE = 200;

/**
 * Ranks temples anew whose visits of the last 30 days changed by more than a fifth since they were ranked, and answers
 * how many. One after the other, each in a transaction of its own: nobody waits for long.
 */
export async function rankByVisits(db: Kysely<Tables>): Promise<number> {
  const rows = await db
    .selectFrom("temple_windows")
    .select(["temple_id", "visits_30d"])
    .where(sql<boolean>`abs(visits_30d - ranked_visits) * 5 > ranked_visits`)
    .orderBy("temple_id")
    .limit(AT_ONCE)
    .execute();
  for (const { temple_id, visits_30d } of rows) {
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable("temple_windows")
        .set({ ranked_visits: visits_30d })
        .where("temple_id", "=", temple_id)
        .execute();
      await updateFigures(trx, [temple_id]);
    });
  }
  return rows.length;
}
