import type { Selectable } from "kysely";
import type { Ritual, RitualInput } from "../../contract/rituals";
import type { Db } from "../db/open";
import type { RitualTables } from "../db/ritualTables";

/** Every ritual of an account, in the order they were added. */
export async function listRituals(db: Db, userId: number): Promise<Ritual[]> {
  const rows = await db.selectFrom("rituals").selectAll().where("user_id", "=", userId).orderBy("id").execute();
  return rows.map(ritualOf);
}

/** How many rituals an account can have. */
export async function countRituals(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("rituals")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a ritual and answers it. */
export async function insertRitual(trx: Db, userId: number, input: RitualInput, at: string): Promise<Ritual> {
  const row = await trx
    .insertInto("rituals")
    .values({ ...input, user_id: userId, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return ritualOf(row);
}

/** The ritual with this id, and whose it is. */
export async function findRitual(db: Db, id: number): Promise<{ ritual: Ritual; userId: number } | undefined> {
  const row = await db.selectFrom("rituals").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { ritual: ritualOf(row), userId: row.user_id };
}

/** Changes a ritual and answers it as it is then. */
export async function updateRitual(trx: Db, id: number, input: RitualInput, at: string): Promise<Ritual | undefined> {
  const row = await trx
    .updateTable("rituals")
    .set({ ...input, updated_at: at })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row && ritualOf(row);
}

/** Removes a ritual for good. */
export const deleteRitual = (trx: Db, id: number) => trx.deleteFrom("rituals").where("id", "=", id).execute();

const ritualOf = (row: Selectable<RitualTables["rituals"]>): Ritual => ({
  id: row.id,
  name: row.name,
  description: row.description,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
