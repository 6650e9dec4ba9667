import type { ModerationTarget } from "../../contract/moderation";
import type { Db } from "../db/open";
import { handlers } from "./handlers";
import { lockTemple } from "./lockTemple";

/**
 * Locks the temples that items are about, in the order of their ids, before anything is decided: two people who decide
 * overlapping sets at once must not wait for each other crosswise. Answers those whose figures follow from the items.
 */
export async function lockTemplesOf(trx: Db, items: readonly ModerationTarget[]): Promise<Set<number>> {
  const all = new Set<number>();
  const counted = new Set<number>();
  for (const { kind, id } of items) {
    const { templeOf, isCounted } = handlers[kind];
    const temple = await templeOf?.(trx, id);
    if (temple === undefined) continue;
    all.add(temple);
    if (isCounted) counted.add(temple);
  }
  for (const id of [...all].sort((a, b) => a - b)) await lockTemple(trx, id);
  return counted;
}
