import { sql } from "kysely";
import { chunks, insertValues } from "../db/bulk";
import type { Db } from "../db/open";

const IDS_AT_ONCE = 400;

/** A run that temples can be left to. */
export type OpenRun = { id: number };

/**
 * The run that stored temples are noted under until their postings are written: written all together and in the order
 * of the terms, each page of the index is written once instead of with every temple. A run that nobody writes yet is
 * gone on with; it stays so for as long as the transaction lasts.
 */
export async function openRun(trx: Db): Promise<OpenRun> {
  const open = await trx
    .updateTable("index_runs")
    .set({ taken: sql<number>`taken` }) // nothing new, but nobody else writes it meanwhile
    .where("done_to", "=", "")
    .where("id", "=", ({ selectFrom, fn }) =>
      selectFrom("index_runs").select(fn.min("id").as("id")).where("done_to", "=", ""),
    )
    .returning("id")
    .executeTakeFirst();
  return open ?? trx.insertInto("index_runs").defaultValues().returning("id").executeTakeFirstOrThrow();
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
    const found = await db.selectFrom("unindexed_temples").selectAll().where("temple_id", "in", chunk).execute();
    if (found.length === 0) continue;
    // whoever writes a run waits from here on, or was waited for
    const runs = await db
      .updateTable("index_runs")
      .set({ taken: sql<number>`taken + 1` })
      .where("id", "in", [...new Set(found.map(({ run }) => run))])
      .returning(["id", "done_to"])
      .execute();
    const reached = new Map(runs.map(({ id, done_to }) => [id, done_to]));
    for (const { temple_id, run } of found) {
      const to = reached.get(run);
      if (to !== undefined) doneTo.set(temple_id, to);
    }
    await db.deleteFrom("unindexed_temples").where("temple_id", "in", chunk).execute();
  }
  return doneTo;
}
