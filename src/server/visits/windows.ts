import { type Kysely, sql } from "kysely";
import { addDays, type CivilDate } from "../../domain/dates";
import type { Db } from "../db/open";
import type { Tables } from "../db/schema";

/** The lengths analytics asks for, in days, each with its running sum per temple. */
export const windows = { "7d": 7, "30d": 30, "90d": 90 } as const;

const FACT = "visits.day";

/**
 * Brings the running sums of all temples to `today`: for each day since the last time, the visits of the day that
 * falls out of a window are taken off. Several processes may do so at once; it happens once.
 */
export async function rollWindows(db: Kysely<Tables>, today: CivilDate): Promise<void> {
  if ((await dayOf(db)) === today) return;
  await db.transaction().execute((trx) => rollTo(trx, today));
}

const dayOf = async (db: Db) =>
  (await db.selectFrom("facts").select("value").where("name", "=", FACT).executeTakeFirst())?.value;

/** The same within the transaction that stores visits of `today`. */
export async function rollTo(db: Db, today: CivilDate): Promise<void> {
  await db
    .insertInto("facts")
    .values({ name: FACT, value: today })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  // writing takes the row's lock on both engines; only then is it known which days are left to do
  await db.updateTable("facts").set({ value: sql`value` }).where("name", "=", FACT).execute();
  const last = await dayOf(db);
  if (last === undefined || last >= today) return;
  for (let day = addDays(last, 1); day <= today; day = addDays(day, 1)) {
    for (const [name, days] of Object.entries(windows)) await takeOff(db, `visits_${name}`, addDays(day, -days));
  }
  await db.updateTable("facts").set({ value: today }).where("name", "=", FACT).execute();
}

/** The temples of the day are found by the index of days. */
async function takeOff(db: Db, column: string, day: CivilDate): Promise<void> {
  await sql`update temple_windows set ${sql.id(column)} = ${sql.id("temple_windows", column)} - v.visits
    from temple_visits v where v.day = ${day} and v.temple_id = temple_windows.temple_id`.execute(db);
}
