import { type Insertable, sql, type Updateable } from "kysely";
import type { FestivalTable } from "../db/festivalTables";
import type { Db } from "../db/open";
import { readAnew } from "../search/search";
import type { ChoiceRow, FestivalRow } from "./record";

const REVISION = "festivals.revision";

/** Every festival on record, deleted ones included, by id. */
export function listFestivalRows(db: Db): Promise<FestivalRow[]> {
  return db.selectFrom("festivals").selectAll().orderBy("id").execute();
}

/** Every date that people chose, by date. */
export function listChoices(db: Db): Promise<ChoiceRow[]> {
  return db.selectFrom("festival_dates").selectAll().orderBy("date").orderBy("festival_id").execute();
}

/** The festival with this id, deleted or not, or undefined. */
export function findFestival(db: Db, id: number): Promise<FestivalRow | undefined> {
  return db.selectFrom("festivals").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Stores a new festival and answers its id. */
export async function insertFestival(db: Db, row: Insertable<FestivalTable>): Promise<number> {
  const { id } = await db.insertInto("festivals").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes a festival if it still has `version`; answers whether it had. */
export async function updateFestival(
  db: Db,
  { id, version }: { id: number; version: number },
  changes: Updateable<FestivalTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("festivals")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The dates chosen for a festival in a year. */
export function listChoicesOf(db: Db, festivalId: number, year: number): Promise<ChoiceRow[]> {
  return db
    .selectFrom("festival_dates")
    .selectAll()
    .where("festival_id", "=", festivalId)
    .where("year", "=", year)
    .orderBy("date")
    .execute();
}

/** Stores a chosen date in place of the one for the same computed day. */
export async function putChoice(db: Db, row: ChoiceRow): Promise<void> {
  const { date, note, note_hi, note_kn, updated_at } = row;
  await db
    .insertInto("festival_dates")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["festival_id", "year", "replaces"]).doUpdateSet({ date, note, note_hi, note_kn, updated_at }),
    )
    .execute();
}

/** Takes a chosen date back; answers whether there was one. */
export async function deleteChoice(db: Db, { festival_id, year, replaces }: ChoiceRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("festival_dates")
    .where("festival_id", "=", festival_id)
    .where("year", "=", year)
    .where("replaces", "=", replaces)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A number that changes with every change of a festival or a chosen date, in whatever process it was made. */
export async function readRevision(db: Db): Promise<string> {
  const row = await db.selectFrom("facts").select("value").where("name", "=", REVISION).executeTakeFirst();
  return row?.value ?? "0";
}

/** Tells every process that festivals have changed; part of the same transaction as the change. */
export async function raiseRevision(db: Db): Promise<void> {
  await sql`insert into facts (name, value) values (${REVISION}, '1')
    on conflict (name) do update set value = cast(cast(facts.value as integer) + 1 as text)`.execute(db);
  await readAnew(db);
}
