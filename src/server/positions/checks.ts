import type { Db } from "../db/open";

/** Those of `ids` whose position, as it is now, somebody looked up. */
export async function checkedAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("position_checks as c")
    .innerJoin("temples as t", "t.id", "c.temple_id")
    .select("c.temple_id")
    .where("c.temple_id", "in", ids)
    .whereRef("t.latitude", "=", "c.latitude")
    .whereRef("t.longitude", "=", "c.longitude")
    .execute();
  return new Set(rows.map(({ temple_id }) => temple_id));
}

type Check = { templeId: number; latitude: number; longitude: number; userId: number; at: string };

/** Notes that this position was looked up: it holds until the temple moves. */
export async function noteCheck(db: Db, { templeId, userId, ...check }: Check): Promise<void> {
  const row = { ...check, user_id: userId };
  await db
    .insertInto("position_checks")
    .values({ temple_id: templeId, ...row })
    .onConflict((conflict) => conflict.column("temple_id").doUpdateSet(row))
    .execute();
}

/** True where there was one. */
export async function forgetCheck(db: Db, templeId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("position_checks")
    .where("temple_id", "=", templeId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
