import type { NamedSearch, SavedView } from "../../contract/savedViews";
import type { ViewList } from "../../contract/viewLimits";
import type { Db } from "../db/open";

export type OwnList = { userId: number; list: ViewList };

/** The views an account saved of a list, in the order they were saved. */
export async function listViews(db: Db, { userId, list }: OwnList): Promise<SavedView[]> {
  const rows = await db
    .selectFrom("saved_views")
    .select(["id", "name", "search", "is_shared"])
    .where("user_id", "=", userId)
    .where("list", "=", list)
    .orderBy("id")
    .execute();
  return rows.map(({ is_shared, ...view }) => ({ ...view, isShared: is_shared === 1, owner: null }));
}

/** The views of a list that other active accounts share, by name. */
export async function listShared(db: Db, { userId, list }: OwnList): Promise<SavedView[]> {
  const rows = await db
    .selectFrom("saved_views")
    .innerJoin("users", "users.id", "saved_views.user_id")
    .select(["saved_views.id", "saved_views.name", "search", "users.name as owner"])
    .where("list", "=", list)
    .where("is_shared", "=", 1)
    .where("user_id", "<>", userId)
    .where("users.active", "=", 1)
    .orderBy("saved_views.name")
    .orderBy("saved_views.id")
    .execute();
  return rows.map((view) => ({ ...view, isShared: true }));
}

/** All views of an account with their lists, for the file of one's own data. */
export function listAllViews(db: Db, userId: number) {
  return db
    .selectFrom("saved_views")
    .select(["list", "name", "search"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
}

/** Stores one view; false when the account has one of this name in the list. */
export async function insertView(db: Db, { userId, list }: OwnList, view: NamedSearch): Promise<boolean> {
  const { name, search, isShared = false } = view;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("saved_views")
    .values({ user_id: userId, list, name, search, is_shared: isShared ? 1 : 0 })
    .onConflict((conflict) => conflict.columns(["user_id", "list", "name"]).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Deletes one of the account's views; false when it has none with this id. */
export async function deleteView(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("saved_views")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
