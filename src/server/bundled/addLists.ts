import type { Db } from "../db/open";
import { readSeedLists } from "../db/seed/readLists";
import { seedFolder } from "../db/seedFolder";
import { editionBefore } from "./edition";
import { insertSeedLists } from "./seedLists";

/** Adds the curated lists that came with a later edition than an installation has; not one whose address is taken. */
export async function addLists(trx: Db, now: Date): Promise<void> {
  const before = await editionBefore(trx);
  const taken = new Set((await trx.selectFrom("temple_lists").select("slug").execute()).map(({ slug }) => slug));
  const later = readSeedLists(seedFolder()).filter(({ slug, edition = 1 }) => edition > before && !taken.has(slug));
  await insertSeedLists(trx, later, now);
}
