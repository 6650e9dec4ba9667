import { chunks } from "../db/bulk";
import type { Db } from "../db/open";

const AT_ONCE = 400;

/** The visits each temple's popularity was last reckoned with; a temple nobody visited is not among them. */
export async function rankedVisits(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const part of chunks(ids, AT_ONCE)) {
    const rows = await db
      .selectFrom("temple_windows")
      .select(["temple_id", "ranked_visits"])
      .where("temple_id", "in", part)
      .execute();
    for (const row of rows) found.set(row.temple_id, row.ranked_visits);
  }
  return found;
}
