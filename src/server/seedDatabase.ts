import { sql, type Transaction } from "kysely";
import { chunks } from "./db/bulk";
import { longWork } from "./db/longWork";
import type { Db, OpenDatabase } from "./db/open";
import type { Tables } from "./db/schema";
import { readSeedTemples } from "./db/seed/readTemples";
import { seedFolder } from "./db/seedFolder";
import { markRenewed } from "./renewPositions";
import { seedLists } from "./seedLists";
import { templeOfSeed } from "./temples/seedTemple";
import { freeSlugs } from "./temples/slugs";
import { insertTemples } from "./temples/write";

const SEEDED = "temples.seeded";
const AT_ONCE = 500;

/**
 * Loads the bundled temples and curated lists into a database that never had any, in one transaction: all of them or none. Of several
 * processes starting at once one loads and the others wait for it. Temples deleted later do not come back.
 */
export async function seedDatabase({ db }: OpenDatabase, now: Date): Promise<void> {
  if (await wasSeeded(db)) return;
  await longWork(db, (long) => long.transaction().execute((trx) => seedWithin(trx, now)));
}

async function seedWithin(trx: Transaction<Tables>, now: Date): Promise<void> {
  // taking the fact is taking the lock: a second process waits here, and then finds it taken
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("facts")
    .values({ name: SEEDED, value: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n || (await hasTemples(trx))) return;
  await markRenewed(trx, now);
  const temples = readSeedTemples(seedFolder()).map((seed) => ({
    ...templeOfSeed(seed),
    listedCity: seed.listedCity,
  }));
  for (const chunk of chunks(temples, AT_ONCE)) {
    // an address says the town that the list gives: it stays when a town is put right
    const slugs = await freeSlugs(
      trx,
      chunk.map(({ name, listedCity }) => ({ name, city: listedCity })),
    );
    await insertTemples(
      trx,
      chunk.map(({ listedCity: _, ...temple }, at) => ({ ...temple, slug: slugs[at] ?? "" })),
      { now },
    );
  }
  await seedLists(trx, now);
}

async function wasSeeded(db: Db): Promise<boolean> {
  return (await db.selectFrom("facts").select("name").where("name", "=", SEEDED).executeTakeFirst()) !== undefined;
}

async function hasTemples(db: Db): Promise<boolean> {
  return (await sql`select 1 from temples limit 1`.execute(db)).rows.length > 0;
}
