import { sql, type Transaction } from "kysely";
import type { Db, OpenDatabase } from "../db/open";
import type { Tables } from "../db/schema";
import { readSeedTemples } from "../db/seed/readTemples";
import { seedFolder } from "../db/seedFolder";
import { onceEver } from "../onceEver";
import { markEdition } from "./edition";
import { insertSeedTemples } from "./insertSeedTemples";
import { seedLists } from "./seedLists";

const SEEDED = "temples.seeded";

/**
 * Loads the bundled temples and curated lists into a database that never had any. Temples deleted later do
 * not come back.
 */
export const seedDatabase = (database: OpenDatabase, now: Date): Promise<void> =>
  onceEver(database, SEEDED, now, (trx) => seedWithin(trx, now));

async function seedWithin(trx: Transaction<Tables>, now: Date): Promise<void> {
  if (await hasTemples(trx)) return;
  await markEdition(trx, now);
  await insertSeedTemples(trx, readSeedTemples(seedFolder()), now);
  await seedLists(trx, now);
}

async function hasTemples(db: Db): Promise<boolean> {
  return (await sql`select 1 from temples limit 1`.execute(db)).rows.length > 0;
}
