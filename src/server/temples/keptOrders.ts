import { sql } from "kysely";
import { keptQueries } from "../db/keptQueries";
import type { Db } from "../db/open";
import { eachId, hasId, type IdSet } from "./idSet";
import { readIds } from "./readIds";
import type { Slice } from "./setOrder";
import type { TermCounts } from "./vocabulary";

/** The orders of all public temples in which lists of some of them stand: columns that have an index. */
export const keptColumns = { rating: sql`t.damped_rating desc`, name: sql`t.sort_name` };
export type KeptColumn = keyof typeof keptColumns;

/** An order as far as somebody needed it; the numbers of changes it was read at, and the reading of more of it. */
type KeptOrder = { changes: number; ids: number[]; isWhole: boolean; reading?: Promise<void> | undefined };
const keptOrders = new WeakMap<Db, Map<KeptColumn, KeptOrder>>();

/** Stands in the vocabulary for the orders; no word of a temple has such a sign, and it sorts before all of them. */
const ORDERS = "!";
/** What is written to the vocabulary when a public temple came, or stands elsewhere in an order. */
export const ordersChanged: TermCounts = { term: ORDERS, temples: 0, mentions: 0, hasMoved: true };

const changesOfOrders = keptQueries<"", { changes: number }>(
  () => sql`select changes from search_terms where term = ${ORDERS}`,
);

/** A slice of the temples of a set: the order is gone through in memory, and read on where it was not needed so far. */
export async function idsInKeptOrder(db: Db, set: IdSet, column: KeptColumn, slice: Slice): Promise<number[]> {
  const order = await keptOrder(db, column);
  const enough = slice.offset + slice.limit;
  const found: number[] = [];
  for (let at = 0; ; ) {
    for (; at < order.ids.length && found.length < enough; at++) {
      const id = order.ids[at] ?? 0;
      if (hasId(set, id)) found.push(id);
    }
    if (found.length >= enough || order.isWhole) return found.slice(slice.offset);
    order.reading ??= readOn(db, column, order).finally(() => {
      order.reading = undefined;
    });
    await order.reading;
  }
}

/** Never older than what the vocabulary tells, whichever process wrote it: numbers of changes only rise. */
async function keptOrder(db: Db, column: KeptColumn): Promise<KeptOrder> {
  const [row] = await changesOfOrders(db, "", [ORDERS]);
  const changes = row?.changes ?? 0;
  const orders = keptOrders.get(db) ?? new Map<KeptColumn, KeptOrder>();
  keptOrders.set(db, orders);
  const known = orders.get(column);
  if (known && known.changes >= changes) return known;
  const order: KeptOrder = { changes, ids: [], isWhole: false };
  orders.set(column, order);
  return order;
}

/** As much again as is there, but no more than others can wait for. */
const LEAST_AT_ONCE = 1_000;
const MOST_AT_ONCE = 50_000;

async function readOn(db: Db, column: KeptColumn, order: KeptOrder): Promise<void> {
  const { ids } = order;
  const limit = Math.min(Math.max(ids.length, LEAST_AT_ONCE), MOST_AT_ONCE);
  const from = ids.length;
  const list = await readIds(
    db,
    sql`select t.id from temples t where t.status = 'active'
      order by ${keptColumns[column]}, t.id limit ${limit} offset ${from}`,
  );
  eachId(list, (id) => {
    ids.push(id);
    return false;
  });
  order.isWhole = ids.length - from < limit;
}
