import { sql } from "kysely";
import { beginningOf } from "../../../domain/shortText";
import { deleteValues, insertValues, type OnConflict } from "../../db/bulk";
import { type Db, isPostgres } from "../../db/open";

type Ranked = { status: string };
type Changed = { id: number; before?: Ranked; after?: Ranked };

/** A temple that the cluster has to be told of, and the number of the change that it was taken up for. */
export type Queued = { temple_id: number; change: number; attempts: number };

const dueAtOnce: OnConflict = sql`on conflict (temple_id) do update
  set change = excluded.change, attempts = 0, next_attempt_at = '', last_error = null`;

/** Notes what a cluster has to be told of, in the transaction of the change; a temple waits once, however often it changed. */
export async function queueForCluster(db: Db, changes: readonly Changed[], change: number): Promise<void> {
  const shown = changes.filter(({ before, after }) => before?.status === "active" || after?.status === "active");
  const ids = [...new Set(shown.map(({ id }) => id))].sort((a, b) => a - b);
  const values = ids.flatMap((id) => [id, change]);
  await insertValues(db, "search_outbox", ["temple_id", "change"], values, dueAtOnce);
}

/** Within this time temples that were taken up are taken up by nobody else. */
export const HELD_MS = 60_000;

/** Takes up to so many temples that are due, those first that wait longest. */
export async function claim(db: Db, most: number, now: Date): Promise<Queued[]> {
  const due = db
    .selectFrom("search_outbox")
    .select("temple_id")
    .where("next_attempt_at", "<=", now.toISOString())
    .orderBy("next_attempt_at")
    .orderBy("temple_id")
    .limit(most)
    // who writes a temple holds its row until the end of the transaction
    .$if(isPostgres(db), (query) => query.forUpdate().skipLocked());
  const rows = await db
    .updateTable("search_outbox")
    .set({ next_attempt_at: new Date(now.getTime() + HELD_MS).toISOString() })
    .where("temple_id", "in", due)
    .returning(["temple_id", "change", "attempts"])
    .execute();
  return rows.sort((a, b) => a.temple_id - b.temple_id);
}

/** True when no temple waits. */
export const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("search_outbox").select("temple_id").limit(1).executeTakeFirst()) === undefined;

/** The cluster has these; what was changed again meanwhile stays. */
export async function remove(db: Db, queued: readonly Queued[]): Promise<void> {
  const keys = queued.flatMap(({ temple_id, change }) => [temple_id, change]);
  await deleteValues(db, "search_outbox", ["temple_id", "change"], keys);
}

/** Makes these due again as they were. */
export async function giveBack(db: Db, queued: readonly Queued[]): Promise<void> {
  for (const { temple_id, change } of queued)
    await db
      .updateTable("search_outbox")
      .set({ next_attempt_at: "" })
      .where("temple_id", "=", temple_id)
      .where("change", "=", change)
      .execute();
}

/** Waiting after each attempt that failed; the last one is repeated, as the next version may mend what is refused. */
const waits = [1, 5, 30, 300, 3_600].map((seconds) => seconds * 1_000);

/** Leaves one that the cluster refused for some time. */
export async function postpone(db: Db, { temple_id, change, attempts }: Queued, why: string, now: Date): Promise<void> {
  const wait = waits[Math.min(attempts, waits.length - 1)] ?? 0;
  await db
    .updateTable("search_outbox")
    .set({
      attempts: attempts + 1,
      last_error: beginningOf(why, 500),
      next_attempt_at: new Date(now.getTime() + wait).toISOString(),
    })
    .where("temple_id", "=", temple_id)
    .where("change", "=", change)
    .execute();
}

export type OutboxFigures = { waiting: number; refused: number };

/** How many temples wait, and how many of them were refused before. */
export async function countQueued(db: Db): Promise<OutboxFigures> {
  const { waiting, refused } = await db
    .selectFrom("search_outbox")
    .select((eb) => [
      eb.fn.countAll().as("waiting"),
      sql<number>`coalesce(sum(case when attempts > 0 then 1 else 0 end), 0)`.as("refused"),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), refused: Number(refused) };
}
