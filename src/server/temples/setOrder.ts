import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/open";
import { eachId, hasId, type IdSet, idsOf, sizeOf } from "./idSet";
import { readIdList, readIds } from "./readIds";

/** Which part of an ordered list is wanted. */
export type Slice = { offset: number; limit: number };
/** A query of the ids of a part of an order. */
export type Walk = (slice: Slice) => RawBuilder<unknown>;

/** So many rows are read and sorted in less time than an index is gone through that holds few of them. */
const FEW = 400;
const LEAST_AT_ONCE = 200;

/** A slice of the temples of a set, in the order that `by`, and all of `walk`, have. */
export async function idsOfSet(
  db: Db,
  set: IdSet,
  by: RawBuilder<unknown>,
  walk: Walk,
  slice: Slice,
): Promise<number[]> {
  return isFew(set) ? sortRows(db, set, by, slice) : walkOrder(db, set, walk, slice);
}

export const isFew = (set: IdSet): boolean => sizeOf(set) <= FEW;

/** A slice of the temples of a small set, each of which is read. */
export async function sortRows(
  db: Db,
  set: IdSet,
  by: RawBuilder<unknown>,
  { limit, offset }: Slice,
): Promise<number[]> {
  const ids = padded(idsOf(set));
  if (ids.length === 0) return [];
  return readIdList(
    db,
    sql`
    select t.id from temples t where t.id in (${sql.join(ids)}) order by ${by} limit ${limit} offset ${offset}`,
  );
}

/** As many as a power of two: lists of few lengths make few statements. */
export const padded = (ids: readonly number[]) =>
  Array.from({ length: 2 ** Math.ceil(Math.log2(ids.length)) }, (_, at) => ids[Math.min(at, ids.length - 1)]);

/** Goes through the order, twice as far each time, until the slice is full. */
async function walkOrder(db: Db, set: IdSet, walk: Walk, { limit, offset }: Slice): Promise<number[]> {
  const found: number[] = [];
  const enough = offset + limit;
  for (let from = 0, atOnce = LEAST_AT_ONCE + 2 * enough; ; from += atOnce, atOnce *= 2) {
    let read = 0;
    eachId(await readIds(db, walk({ offset: from, limit: atOnce })), (id) => {
      read++;
      if (hasId(set, id)) found.push(id);
      return found.length >= enough;
    });
    if (found.length >= enough || read < atOnce) return found.slice(offset);
  }
}
