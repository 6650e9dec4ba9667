import { type RawBuilder, sql } from "kysely";
import { can } from "../../contract/roles";
import type { Account } from "../accounts/account";
import type { Db } from "../db/open";

/** Whoever looks after all temples answers for all; everybody else for those the console named them for. */
const answersForAll = ({ role }: Account) => can(role, "temples");

/** True when `account` may see and answer the bookings of this temple. */
export async function answersFor(db: Db, account: Account, templeId: number | null): Promise<boolean> {
  if (answersForAll(account)) return true;
  if (templeId === null) return false;
  const named = db.selectFrom("temple_managers").select("temple_id").where("user_id", "=", account.id);
  const found = await named.where("temple_id", "=", templeId).where("named_at", "is not", null).executeTakeFirst();
  return found !== undefined;
}

/** The same as a condition on the bookings `b`; undefined where every one is meant. */
export const answeredBy = (account: Account): RawBuilder<unknown> | undefined =>
  answersForAll(account)
    ? undefined
    : sql`b.temple_id in (select temple_id from temple_managers where user_id = ${account.id} and named_at is not null)`;

/** The accounts that were named for a temple and are active. */
export async function listAnswerers(db: Db, templeId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("temple_managers")
    .innerJoin("users", "users.id", "temple_managers.user_id")
    .select("users.id")
    .where("temple_managers.temple_id", "=", templeId)
    .where("named_at", "is not", null)
    .where("users.active", "=", 1)
    .orderBy("users.id")
    .execute();
  return rows.map(({ id }) => id);
}
