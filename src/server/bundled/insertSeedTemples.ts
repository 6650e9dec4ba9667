import { chunks } from "../db/bulk";
import type { Db } from "../db/open";
import type { SeedTemple } from "../db/seed/seedTemple";
import { templeOfSeed } from "../temples/seedTemple";
import { freeSlugs } from "../temples/slugs";
import { insertTemples } from "../temples/write";

const AT_ONCE = 500;

/** Stores bundled temples. An address says what the list says: it stays when a name or a town is put right. */
export async function insertSeedTemples(trx: Db, seeds: readonly SeedTemple[], now: Date): Promise<void> {
  for (const chunk of chunks(seeds, AT_ONCE)) {
    const slugs = await freeSlugs(
      trx,
      chunk.map(({ listed }) => listed),
    );
    const temples = chunk.map((seed, at) => ({ ...templeOfSeed(seed), slug: slugs[at] ?? "" }));
    await insertTemples(trx, temples, { now });
  }
}
