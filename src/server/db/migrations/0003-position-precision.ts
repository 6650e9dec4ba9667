import { sql, type Transaction } from "kysely";
import { precisionAt } from "../../places/settlePrecision";
import { chunks } from "../bulk";
import type { Migration } from "../migration";
import type { Tables } from "../schema";

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
  return rows.filter((row) => precisionAt(row) === "place").map(({ id }) => id);
}
