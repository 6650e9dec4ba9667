import type { Db } from "../db/open";

/** Merges of merges end; a circle cannot come about, since a merged temple takes nothing in. */
const LONGEST_WAY = 20;

/** The public temple that the temple with this id was merged into, by however many steps, or undefined. */
export async function findMergedInto(db: Db, id: number): Promise<{ id: number; slug: string } | undefined> {
  let at = id;
  for (let step = 0; step < LONGEST_WAY; step++) {
    const next = await findMerge(db, at);
    if (!next) break;
    at = next.kept_id;
  }
  if (at === id) return undefined;
  return db
    .selectFrom("temples")
    .select(["id", "slug"])
    .where("id", "=", at)
    .where("status", "=", "active")
    .executeTakeFirst();
}

/** Of those of the temples that were merged the id of the one they are part of now, by however many steps. */
export async function mergedIntoIds(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const kept = new Map<number, number>();
  for (let step = 0, at = [...new Set(ids)]; step < LONGEST_WAY && at.length > 0; step++) {
    const merges = await db
      .selectFrom("temple_merges")
      .select(["merged_id", "kept_id"])
      .where("merged_id", "in", at)
      .where("undone_at", "is", null)
      .execute();
    const next = new Map(merges.map(({ merged_id, kept_id }) => [merged_id, kept_id]));
    for (const id of ids) {
      const into = next.get(kept.get(id) ?? id);
      if (into !== undefined) kept.set(id, into);
    }
    at = [...new Set(next.values())];
  }
  return kept;
}

/** The merge of this temple into another that stands, or undefined. */
export const findMerge = (db: Db, mergedId: number) =>
  db
    .selectFrom("temple_merges")
    .selectAll()
    .where("merged_id", "=", mergedId)
    .where("undone_at", "is", null)
    .executeTakeFirst();
