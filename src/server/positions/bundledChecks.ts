import { insertValues, keepTheOld } from "../db/bulk";
import type { Db, OpenDatabase } from "../db/open";
import { isCorroborated } from "../db/seed/readPositions";
import { readSeedTemples } from "../db/seed/readTemples";
import { seedFolder } from "../db/seedFolder";
import { onceEver } from "../onceEver";

const NOTED = "temples.positions.checked.2026-11";

/**
 * Notes once that bundled positions on which two sources agree were looked up, wherever a temple stands at exactly one of
 * them: what the postal list says of them is no work for an editor.
 */
export const noteBundledChecks = (database: OpenDatabase, now: Date): Promise<void> =>
  onceEver(database, NOTED, now, (trx) => noteWithin(trx, now.toISOString()));

async function noteWithin(trx: Db, at: string): Promise<void> {
  const known = new Set(
    readSeedTemples(seedFolder()).flatMap(({ position }) => (isCorroborated(position) ? [pointOf(position)] : [])),
  );
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
}

const pointOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  `${latitude} ${longitude}`;
