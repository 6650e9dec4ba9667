import type { Db } from "../db/open";
import { lockTemple } from "../temples/lockTemple";
import type { TempleRow } from "../temples/record";

/** Two temples as they are now, locked until the transaction ends; always the smaller id first. */
export async function lockBoth(trx: Db, a: number, b: number): Promise<[TempleRow | undefined, TempleRow | undefined]> {
  const first = await lockTemple(trx, Math.min(a, b));
  const second = await lockTemple(trx, Math.max(a, b));
  return a < b ? [first, second] : [second, first];
}
