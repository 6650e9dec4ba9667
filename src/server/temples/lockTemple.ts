import { sql } from "kysely";
import { type Db, isPostgres } from "../db/open";
import type { TempleRow } from "./record";

/** The temple's row as it is now, locked until the transaction ends; undefined when there is none. */
export const lockTemple = (trx: Db, id: number): Promise<TempleRow | undefined> =>
  trx
    .updateTable("temples")
    .set({ review_count: sql`review_count` }) // writing takes the row's lock on both engines
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

type Purpose = { isRemoval?: boolean };

/**
 * The rows of several temples as they are now, by id, locked until the transaction ends; for a removal nothing comes to
 * hang on them meanwhile either.
 */
export function lockTemples(trx: Db, ids: readonly number[], { isRemoval }: Purpose = {}): Promise<TempleRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const rows = trx.selectFrom("temples").selectAll().where("id", "in", ids).orderBy("id");
  // a transaction of SQLite is the only one that writes
  if (!isPostgres(trx)) return rows.execute();
  return (isRemoval ? rows.forUpdate() : rows.forNoKeyUpdate()).execute();
}
