import { sql } from "kysely";
import type { JoinedTemples } from "../../contract/joinedTemples";
import { can } from "../../contract/roles";
import type { Account } from "../accounts/account";
import { contains } from "../db/likePattern";
import type { Db } from "../db/open";

const MOST = 50;

/** The temples that joined and that `account` answers for, by name, as far as a choice shows them. */
export function listJoinedTemples(db: Db, account: Account, search = ""): Promise<JoinedTemples["items"]> {
  const named = sql`select temple_id from temple_managers where named_at is not null`;
  return db
    .selectFrom("temples")
    .select(["id", "name", "name_hi as nameHi", "name_kn as nameKn"])
    .where("status", "=", "active")
    .where(
      can(account.role, "temples")
        ? sql<boolean>`id in (${named} union select temple_id from payment_authorisations)`
        : sql<boolean>`id in (${named} and user_id = ${account.id})`,
    )
    .where(contains("name", search))
    .orderBy("sort_name")
    .orderBy("id")
    .limit(MOST)
    .execute();
}
