import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/open";
import { type IdSet, idSetOf } from "./idSet";

/** The ids that a query yields as one text, in its order: a row each would cost ten times as much. */
export async function readIds(db: Db, query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(cast(q.id as text), ',') as ids from (${query}) q`.execute(db);
  return rows[0]?.ids ?? "";
}

/** The set of the ids that a query yields. */
export const readIdSet = async (db: Db, query: RawBuilder<unknown>): Promise<IdSet> =>
  idSetOf(await readIds(db, query));

/** The ids that a query yields, in its order. */
export async function readIdList(db: Db, query: RawBuilder<unknown>): Promise<number[]> {
  const ids = await readIds(db, query);
  return ids === "" ? [] : ids.split(",").map(Number);
}
