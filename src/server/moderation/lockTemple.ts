import { sql } from "kysely";
import type { Db } from "../db/open";
import type { TempleRow } from "../temples/record";

/** The temple's row as it is now, kept from others until the transaction ends; undefined when there is none. */
export const lockTemple = (trx: Db, id: number): Promise<TempleRow | undefined> =>
  trx
    .updateTable("temples")
    .set({ review_count: sql`review_count` }) // writing takes the row's lock on both engines
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
