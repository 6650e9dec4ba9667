import type { Db } from "../db/open";

/** True when the console has named this account a manager of any temple. */
export async function managesTemple(db: Db, userId: number): Promise<boolean> {
  const named = db.selectFrom("temple_managers").select("temple_id").where("user_id", "=", userId);
  return (await named.where("named_at", "is not", null).limit(1).executeTakeFirst()) !== undefined;
}

/** Whether somebody active was named for the temple. */
export async function isManaged(db: Db, templeId: number): Promise<boolean> {
  const named = db
    .selectFrom("temple_managers")
    .innerJoin("users", "users.id", "temple_managers.user_id")
    .select("users.id")
    .where("temple_managers.temple_id", "=", templeId)
    .where("temple_managers.named_at", "is not", null)
    .where("users.active", "=", 1);
  return (await named.executeTakeFirst()) !== undefined;
}
