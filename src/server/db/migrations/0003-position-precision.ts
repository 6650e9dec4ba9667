import { sql, type Transaction } from "kysely";
import { isCoarse, pointKey } from "../../../domain/positionPrecision";
import { chunks } from "../bulk";
import type { Migration } from "../migration";
import type { Tables } from "../schema";
import { readCities, readPincodes } from "../seed/readPlaces";
import { seedFolder } from "../seedFolder";

const AT_ONCE = 500;

/** How exact each position is: what is on file already says it by its numbers. */
export const positionPrecision: Migration = {
  id: 3,
  name: "0003-position-precision",
  async up(db) {
    await sql`alter table temples add column position_precision text`.execute(db);
    await sql`update temples set position_precision = 'site' where latitude is not null and longitude is not null`.execute(
      db,
    );
    for (const ids of chunks(await idsOfPlaces(db), AT_ONCE))
      await db.updateTable("temples").set({ position_precision: "place" }).where("id", "in", ids).execute();
  },
};

async function idsOfPlaces(db: Transaction<Tables>): Promise<number[]> {
  const { rows } = await sql<{ id: number; latitude: number; longitude: number }>`
    select id, latitude, longitude from temples where position_precision = 'site'`.execute(db);
  if (rows.length === 0) return [];
  const middles = new Set([...readCities(seedFolder()), ...readPincodes(seedFolder())].map(pointKey));
  return rows.filter((row) => isCoarse(row) || middles.has(pointKey(row))).map(({ id }) => id);
}
