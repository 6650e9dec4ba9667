import type { Db } from "../db/open";

/** Ids of the temples an account saved, the newest last; also of those that are not shown at present. */
export async function listFavourites(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("favourites")
    .select("temple_id")
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ temple_id }) => temple_id);
}

/** The same with names and when each was saved (ISO UTC), for the file of one's own data. */
export async function listNamedFavourites(db: Db, userId: number) {
  const rows = await db
    .selectFrom("favourites")
    .innerJoin("temples", "temples.id", "favourites.temple_id")
    .select(["favourites.temple_id", "favourites.saved_at", "temples.name", "temples.slug"])
    .where("favourites.user_id", "=", userId)
    .orderBy("favourites.id")
    .execute();
  return rows.map(({ temple_id, saved_at, name, slug }) => ({
    temple: { id: temple_id, name, slug },
    savedAt: saved_at,
  }));
}

/** Saves the temples among `templeIds` that exist, in this order; those saved already stay where they are. */
export async function insertFavourites(db: Db, userId: number, templeIds: readonly number[], savedAt: string) {
  if (templeIds.length === 0) return;
  const found = await db.selectFrom("temples").select("id").where("id", "in", templeIds).execute();
  const known = new Set(found.map(({ id }) => id));
  const rows = templeIds
    .filter((id) => known.has(id))
    .map((temple_id) => ({ user_id: userId, temple_id, saved_at: savedAt }));
  if (rows.length === 0) return;
  await db
    .insertInto("favourites")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["user_id", "temple_id"]).doNothing())
    .execute();
}

export async function deleteFavourites(db: Db, userId: number, templeIds: readonly number[]): Promise<void> {
  if (templeIds.length === 0) return;
  await db.deleteFrom("favourites").where("user_id", "=", userId).where("temple_id", "in", templeIds).execute();
}
