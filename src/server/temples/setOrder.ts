import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/open";
import { eachId, hasId, type IdSet, idsOf, sizeOf } from "./idSet";
import { readIds } from "./readIds";
import type { Slice } from "./searchOrder";

/** So many rows are read and sorted in less time than an index is gone through that holds few of them. */
const FEW = 400;
const LEAST_AT_ONCE = 200;

/** A slice of the temples of a set, ordered by columns of `temples t` that end with the id. */
export async function idsOfSet(db: Db, set: IdSet, by: RawBuilder<unknown>, slice: Slice): Promise<number[]> {
  const size = sizeOf(set);
  return size <= FEW ? sortRows(db, set, by, slice) : walkOrder(db, set, by, slice);
}

async function sortRows(db: Db, set: IdSet, by: RawBuilder<unknown>, { limit, offset }: Slice): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from temples t where t.id in (${sql.join(padded(idsOf(set)))})
    order by ${by} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** As many as a power of two: lists of few lengths make few statements. */
const padded = (ids: readonly number[]) =>
  Array.from({ length: 2 ** Math.ceil(Math.log2(ids.length)) }, (_, at) => ids[Math.min(at, ids.length - 1)]);

/** Goes through the index of the order, twice as far each time, until the slice is full. */
async function walkOrder(db: Db, set: IdSet, by: RawBuilder<unknown>, { limit, offset }: Slice): Promise<number[]> {
  const found: number[] = [];
  const enough = offset + limit;
  for (let from = 0, atOnce = LEAST_AT_ONCE + 2 * enough; ; from += atOnce, atOnce *= 2) {
    let read = 0;
    const ids = await readIds(db, sql`select t.id from temples t order by ${by} limit ${atOnce} offset ${from}`);
    eachId(ids, (id) => {
      read++;
      if (hasId(set, id)) found.push(id);
      return found.length >= enough;
    });
    if (found.length >= enough || read < atOnce) return found.slice(offset);
  }
}
