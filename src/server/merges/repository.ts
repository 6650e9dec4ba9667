import type { Db } from "../db/open";
import { lockTemple } from "../moderation/lockTemple";
import type { TempleRow } from "../temples/record";

/** Merges of merges end; a circle cannot come about, since a merged temple takes nothing in. */
const LONGEST_WAY = 20;

/** The public temple that the temple with this id was merged into, by however many steps, or undefined. */
export async function findKeptTemple(db: Db, id: number): Promise<{ id: number; slug: string } | undefined> {
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

/** The merge of this temple into another that stands, or undefined. */
export const findMerge = (db: Db, mergedId: number) =>
  db
    .selectFrom("temple_merges")
    .selectAll()
    .where("merged_id", "=", mergedId)
    .where("undone_at", "is", null)
    .executeTakeFirst();

/** Two temples as they are now, kept from others until the transaction ends; always the smaller id first. */
export async function lockBoth(trx: Db, a: number, b: number): Promise<[TempleRow | undefined, TempleRow | undefined]> {
  const first = await lockTemple(trx, Math.min(a, b));
  const second = await lockTemple(trx, Math.max(a, b));
  return a < b ? [first, second] : [second, first];
}
