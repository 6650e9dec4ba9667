import type { Insertable, Updateable } from "kysely";
import type { GuidanceTable } from "../db/contentTables";
import type { Db } from "../db/open";
import type { GuidanceRow } from "./record";

/** Every card that is not deleted, in its order. */
export function listCards(db: Db): Promise<GuidanceRow[]> {
  return db
    .selectFrom("guidance_cards")
    .selectAll()
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** The card with this id, deleted or not, or undefined. */
export function findCard(db: Db, id: number): Promise<GuidanceRow | undefined> {
  return db.selectFrom("guidance_cards").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The position after the last card's. */
export async function nextPosition(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom("guidance_cards")
    .select((eb) => eb.fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

/** Stores a new card and answers its id. */
export async function insertCard(db: Db, row: Insertable<GuidanceTable>): Promise<number> {
  const { id } = await db.insertInto("guidance_cards").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes a card if it still has `version`; answers whether it had. */
export async function updateCard(
  db: Db,
  { id, version }: Pick<GuidanceRow, "id" | "version">,
  changes: Updateable<GuidanceTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("guidance_cards")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a card its place among the others; its version stays, since no text of it changes. */
export async function placeCard(db: Db, id: number, position: number): Promise<void> {
  await db.updateTable("guidance_cards").set({ position }).where("id", "=", id).execute();
}

/** A single text as stored, or undefined when it was never written. */
export function findBlock(db: Db, name: string) {
  return db.selectFrom("content_blocks").selectAll().where("name", "=", name).executeTakeFirst();
}

/** Writes a single text over `version` (0 for none); answers whether that was still the one on record. */
export async function putBlock(
  db: Db,
  { name, value, version, updated_at }: { name: string; value: string; version: number; updated_at: string },
): Promise<boolean> {
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("content_blocks")
      .values({ name, value, version: 1, updated_at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable("content_blocks")
    .set({ value, version: version + 1, updated_at })
    .where("name", "=", name)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
