import { sql, type Transaction } from "kysely";
import { chunks } from "./db/bulk";
import type { Db, OpenDatabase } from "./db/open";
import type { Tables } from "./db/schema";
import { readSeedTemples } from "./db/seed/readTemples";
import { seedFolder } from "./db/seedFolder";
import { onceEver } from "./onceEver";
import { markRenewed } from "./renewBundled";
import { seedLists } from "./seedLists";
import { templeOfSeed } from "./temples/seedTemple";
import { freeSlugs } from "./temples/slugs";
import { insertTemples } from "./temples/write";

const SEEDED = "temples.seeded";
const AT_ONCE = 500;

/**
 * Loads the bundled temples and curated lists into a database that never had any. Temples deleted later do
 * not come back.
 */
export const seedDatabase = (database: OpenDatabase, now: Date): Promise<void> =>
  onceEver(database, SEEDED, now, (trx) => seedWithin(trx, now));

async function seedWithin(trx: Transaction<Tables>, now: Date): Promise<void> {
  if (await hasTemples(trx)) return;
  await markRenewed(trx, now);
  const temples = readSeedTemples(seedFolder()).map((seed) => ({
    ...templeOfSeed(seed),
    listed: seed.listed,
  }));
  for (const chunk of chunks(temples, AT_ONCE)) {
    // an address says what the list says: it stays when a name or a town is put right
    const slugs = await freeSlugs(
      trx,
      chunk.map(({ listed }) => listed),
    );
    await insertTemples(
      trx,
      chunk.map(({ listed: _, ...temple }, at) => ({ ...temple, slug: slugs[at] ?? "" })),
      { now },
    );
  }
  await seedLists(trx, now);
}

async function hasTemples(db: Db): Promise<boolean> {
  return (await sql`select 1 from temples limit 1`.execute(db)).rows.length > 0;
}
