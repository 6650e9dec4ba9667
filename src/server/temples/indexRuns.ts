import { sql } from "kysely";
import { chunks, insertValues } from "../db/bulk";
import type { Db } from "../db/open";

const IDS_AT_ONCE = 400;

/**
 * The run that stored temples are noted under until their postings are written: written all together and in the order
 * of the terms, each page of the index is written once instead of with every temple. A run that has not begun to write
 * is gone on with.
 */
export async function openRun(db: Db): Promise<number> {
  const open = await db.selectFrom("index_runs").select("id").where("done_to", "=", "").executeTakeFirst();
  if (open) return open.id;
  const { id } = await db.insertInto("index_runs").defaultValues().returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Leaves the postings of stored temples to a run, in the transaction that stores them. */
export async function leaveToRun(db: Db, run: number, ids: readonly number[]): Promise<void> {
  await insertValues(
    db,
    "unindexed_temples",
    ["temple_id", "run"],
    ids.flatMap((id) => [id, run]),
  );
}

/**
 * Takes temples that are about to change out of the runs that were to index them; answers, for each that was in one,
 * the last term whose postings are written already.
 */
export async function takeFromRuns(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const doneTo = new Map<number, string>();
  for (const chunk of chunks(ids, IDS_AT_ONCE)) {
    const found = await db
      .selectFrom("unindexed_temples")
      .innerJoin("index_runs", "index_runs.id", "unindexed_temples.run")
      .select(["temple_id", "run", "done_to"])
      .where("temple_id", "in", chunk)
      .execute();
    if (found.length === 0) continue;
    for (const { temple_id, done_to } of found) doneTo.set(temple_id, done_to);
    await db.deleteFrom("unindexed_temples").where("temple_id", "in", chunk).execute();
    const runs = [...new Set(found.map(({ run }) => run))];
    await db.updateTable("index_runs").set({ taken: sql<number>`taken + 1` }).where("id", "in", runs).execute();
  }
  return doneTo;
}
