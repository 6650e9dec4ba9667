import type { Db } from "../db/open";
import { readSeedTemples } from "../db/seed/readTemples";
import { seedFolder } from "../db/seedFolder";
import { editionBefore } from "./edition";
import { insertSeedTemples } from "./insertSeedTemples";

/** Adds the temples that came with a later edition than an installation has; not one that an editor has added by that name. */
export async function addTemples(trx: Db, now: Date): Promise<void> {
  const before = await editionBefore(trx);
  const later = readSeedTemples(seedFolder()).filter(({ edition = 1 }) => edition > before);
  if (later.length === 0) return;
  const namesakes = await trx
    .selectFrom("temples")
    .select(["name", "state"])
    .where(
      "name",
      "in",
      later.map(({ name }) => name),
    )
    .execute();
  const isThere = ({ name, state }: { name: string; state: string }) =>
    namesakes.some((one) => one.name === name && one.state === state);
  await insertSeedTemples(
    trx,
    later.filter((seed) => !isThere(seed)),
    now,
  );
}
