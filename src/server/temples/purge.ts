import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { writeAudit } from "../audit";
import type { Tables } from "../db/schema";
import { index } from "../search/search";
import { changeTemples } from "./changes";
import { lockTemple } from "./lockTemple";

const HOUR_MS = 3_600_000;
const RESTORABLE_MS = 30 * 24 * HOUR_MS;
const TEMPLES_AT_ONCE = 100;
const ROWS_AT_ONCE = 500;

/** What hangs on a temple by the thousand; the rest goes with its row. */
const hanging = ["photos", "reviews", "corrections", "favourites"] as const;

/** Temples deleted before this instant (ISO UTC) cannot be brought back. */
export const restorableSince = (now: Date): string => new Date(now.getTime() - RESTORABLE_MS).toISOString();

/**
 * Removes for good what was deleted more than 30 days ago: temples with all that hangs on them, their former addresses
 * and their search rows. Files of pictures are left to the sweeper. Goes in small steps, between which others write
 * and are answered; what an interruption leaves over goes the next time. Answers how many temples went.
 */
export async function purgeTemples(db: Kysely<Tables>, now: Date): Promise<number> {
  // an hour later than the last moment to restore, so that none of these is being brought back
  const until = restorableSince(new Date(now.getTime() - HOUR_MS));
  let purged = 0;
  for (;;) {
    const ids = await idsDeletedBefore(db, until);
    for (const id of ids) {
      for (const table of hanging) await emptyOf(db, table, id);
      await purgeTemple(db, id, now);
      await setImmediate();
    }
    purged += ids.length;
    if (ids.length < TEMPLES_AT_ONCE) return purged;
  }
}

async function idsDeletedBefore(db: Kysely<Tables>, until: string): Promise<number[]> {
  const rows = await db
    .selectFrom("temples")
    .select("id")
    .where("status", "=", "archived")
    .where("deleted_at", "<", until)
    .orderBy("deleted_at")
    .limit(TEMPLES_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function emptyOf(db: Kysely<Tables>, table: (typeof hanging)[number], templeId: number): Promise<void> {
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; ) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where id in
      (select id from ${sql.table(table)} where temple_id = ${templeId} limit ${ROWS_AT_ONCE})`.execute(db);
    deleted = Number(numAffectedRows ?? 0);
    await setImmediate();
  }
}

function purgeTemple(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  return changeTemples(db, async (trx) => {
    const before = await lockTemple(trx, id);
    if (!before) return; // another process was quicker
    await index(trx, [{ id, before }]);
    await trx.deleteFrom("temples").where("id", "=", id).execute();
    await writeAudit(trx, {
      at: now.toISOString(),
      actor: null,
      action: "temple.purge",
      kind: "temple",
      itemId: id,
      origin: "system",
      details: { name: before.name, city: before.city },
    });
  });
}
