import { sql, type Transaction } from "kysely";
import { chunks } from "./db/bulk";
import type { Db, OpenDatabase } from "./db/open";
import type { Tables } from "./db/schema";
import { readSeedTemples } from "./db/seed/readTemples";
import { seedFolder } from "./db/seedFolder";
import { noteDone, onceEver } from "./onceEver";
import { recordOf, type TempleRecord, type TempleRow } from "./temples/record";
import { templeOfSeed } from "./temples/seedTemple";
import { updateTemples } from "./temples/write";

const RENEWED = "temples.positions.2026-11";
const AT_ONCE = 200;

/**
 * Puts the bundled temples of an older version where this one has them, once and in one transaction; a temple that
 * somebody has changed since is left alone.
 */
export const renewPositions = (database: OpenDatabase, now: Date): Promise<void> =>
  onceEver(database, RENEWED, now, (trx) => renewWithin(trx, now));

/** Notes that the positions are those of this version. */
export const markRenewed = (trx: Db, now: Date): Promise<boolean> => noteDone(trx, RENEWED, now);

async function renewWithin(trx: Transaction<Tables>, now: Date): Promise<void> {
  const known = new Map(
    readSeedTemples(seedFolder()).map((seed) => {
      const temple = templeOfSeed(seed);
      return [keyOf(temple), temple];
    }),
  );
  for (const ids of chunks(await untouched(trx), AT_ONCE)) {
    const rows = await trx.selectFrom("temples").selectAll().where("id", "in", ids).execute();
    const changes = rows.flatMap((before) => {
      const seed = known.get(keyOf(before));
      return seed ? [{ before, temple: { ...recordOf(before), ...placeOf(seed) } }] : [];
    });
    await updateTemples(trx, changes.filter(isChange), { now, by: { actor: null, origin: "system" } });
  }
}

const keyOf = ({ name, city, state }: Pick<TempleRow, "name" | "city" | "state">) => `${name}|${city}|${state}`;

/** Temples that came with the product and have no history: whoever changes one leaves an entry. */
async function untouched(trx: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from temples where status <> 'archived'
    and not exists (select 1 from audit_log where kind = 'temple' and item_id = temples.id)
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

const placeOf = (seed: Omit<TempleRecord, "slug">) => ({
  latitude: seed.latitude,
  longitude: seed.longitude,
  positionPrecision: seed.positionPrecision,
  locality: seed.locality,
  taluk: seed.taluk,
  district: seed.district,
  pincode: seed.pincode,
  derivedFields: seed.derivedFields,
  sources: seed.sources,
});

const isChange = ({ before, temple }: { before: TempleRow; temple: TempleRecord }) =>
  JSON.stringify(placeOf(recordOf(before))) !== JSON.stringify(placeOf(temple));
