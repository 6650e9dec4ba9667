import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { AdminTemple, AdminTempleFilters } from "../../contract/adminTemples";
import type { Tables } from "../db/schema";
import { adminMatches } from "../temples/adminList";
import { type AdminTempleRow, adminColumns, adminTempleOf } from "../temples/present";

type Db = Kysely<Tables>;

/** Ids looked at in one go: a millisecond, also where few match. What a visitor asks for waits for each piece several times. */
const IDS_AT_ONCE = 100;

const adminRow = adminColumns.map((column) => sql.ref(`t.${column}`));

/** Every temple the filters match, in order of id, some hundreds at a time: an export never holds them all. */
export async function* eachTemple(db: Db, filters: AdminTempleFilters): AsyncGenerator<AdminTemple[]> {
  for await (const rows of eachRow(db, filters)) yield rows.map(adminTempleOf);
}

async function* eachRow(db: Db, filters: AdminTempleFilters): AsyncGenerator<AdminTempleRow[]> {
  const { condition } = await adminMatches(db, filters);
  if (!condition) return;
  for (let from = await firstId(db, 0); from !== undefined; ) {
    const next: number = from + IDS_AT_ONCE;
    const { rows } = await sql<AdminTempleRow>`
      select ${sql.join(adminRow)} from temples t
      where t.id >= ${from} and t.id < ${next} and ${condition} order by t.id`.execute(db);
    if (rows.length > 0) yield rows;
    // where nothing was found there may be a long gap
    from = rows.length > 0 ? next : await firstId(db, next);
    // what else the process has to do comes between
    await setImmediate();
  }
}

/** The first id from `from` on. */
async function firstId(db: Db, from: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("temples")
    .select("id")
    .where("id", ">=", from)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
