import { sql } from "kysely";
import { templeOfSeed } from "../temples/seedTemple";
import { freeSlugs } from "../temples/slugs";
import { insertTemples } from "../temples/write";
import { chunks } from "./bulk";
import type { Db, OpenDatabase } from "./open";
import { readSeedTemples } from "./seed/readTemples";
import { seedFolder } from "./seedFolder";

const SEEDED = "temples.seeded";
const AT_ONCE = 500;

/**
 * Loads the bundled temples into a database that never had any, in one transaction: all of them or none. Of several
 * processes starting at once one loads and the others wait for it. Temples deleted later do not come back.
 */
export async function seedDatabase({ db }: OpenDatabase, now: Date): Promise<void> {
  if (await wasSeeded(db)) return;
  await db.transaction().execute(async (trx) => {
    // taking the fact is taking the lock: a second process waits here, and then finds it taken
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("facts")
      .values({ name: SEEDED, value: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n || (await hasTemples(trx))) return;
    const temples = readSeedTemples(seedFolder()).map(templeOfSeed);
    for (const chunk of chunks(temples, AT_ONCE)) {
      const slugs = await freeSlugs(trx, chunk);
      await insertTemples(
        trx,
        chunk.map((temple, at) => ({ ...temple, slug: slugs[at] ?? "" })),
        { now },
      );
    }
  });
}

async function wasSeeded(db: Db): Promise<boolean> {
  return (await db.selectFrom("facts").select("name").where("name", "=", SEEDED).executeTakeFirst()) !== undefined;
}

async function hasTemples(db: Db): Promise<boolean> {
  return (await sql`select 1 from temples limit 1`.execute(db)).rows.length > 0;
}
