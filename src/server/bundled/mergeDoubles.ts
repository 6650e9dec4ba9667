import type { Db } from "../db/open";
import { readSeedDuplicates } from "../db/seed/corrections";
import { seedFolder } from "../db/seedFolder";
import { lockBoth } from "../merges/lockBoth";
import { mergeLocked } from "../merges/merge";
import type { Change } from "../temples/write";
import type { FindBundled } from "./bundledTemples";
import { untouchedTemples } from "./untouched";

/**
 * Makes one of two records that older versions had of one temple, as an editor would: the other's address and what hangs on
 * it lead to the one that is kept. Where somebody has changed either, both stay.
 */
export async function mergeDoubles(trx: Db, bundled: FindBundled, change: Change): Promise<void> {
  const stored = await untouchedTemples(trx);
  for (const { name, same } of readSeedDuplicates(seedFolder())) {
    const temple = bundled(same);
    const other = stored.find((one) => one.name === name && one.state === same.state);
    const kept = stored.find((one) => one !== other && bundled(one) === temple);
    if (!temple || !other || !kept) continue;
    const [keptRow, merged] = await lockBoth(trx, kept.id, other.id);
    if (keptRow && merged) await mergeLocked(trx, { kept: keptRow, merged, take: [] }, change);
  }
}
