import { insertValues, keepTheOld } from "../db/bulk";
import { longWork } from "../db/longWork";
import type { OpenDatabase } from "../db/open";
import { isCorroborated } from "../db/seed/readPositions";
import { readSeedTemples } from "../db/seed/readTemples";
import { seedFolder } from "../db/seedFolder";

const NOTED = "temples.positions.checked.2026-11";

/**
 * Notes once that bundled positions on which two sources agree were looked up, wherever a temple stands at exactly one of
 * them: what the postal list says of them is no work for an editor.
 */
export async function noteBundledChecks({ db }: OpenDatabase, now: Date): Promise<void> {
  const isNoted = await db.selectFrom("facts").select("name").where("name", "=", NOTED).executeTakeFirst();
  if (isNoted) return;
  const at = now.toISOString();
  const known = new Set(
    readSeedTemples(seedFolder()).flatMap(({ position }) => (isCorroborated(position) ? [pointOf(position)] : [])),
  );
  await longWork(db, (long) =>
    long.transaction().execute(async (trx) => {
      const fact = { name: NOTED, value: at };
      await trx
        .insertInto("facts")
        .values(fact)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const rows = await trx
        .selectFrom("temples")
        .select(["id", "latitude", "longitude"])
        .where("position_precision", "=", "site")
        .execute();
      const checks = rows.flatMap(({ id, latitude, longitude }) =>
        known.has(pointOf({ latitude, longitude })) ? [id, latitude, longitude, null, at] : [],
      );
      const columns = ["temple_id", "latitude", "longitude", "user_id", "at"];
      await insertValues(trx, "position_checks", columns, checks, keepTheOld);
    }),
  );
}

const pointOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  `${latitude} ${longitude}`;
