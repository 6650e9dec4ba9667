import { sql, type Transaction } from "kysely";
import { differences } from "../domain/revisions";
import { chunks } from "./db/bulk";
import type { Db, OpenDatabase } from "./db/open";
import type { Tables } from "./db/schema";
import { readNoTemples } from "./db/seed/corrections";
import { readSeedTemples } from "./db/seed/readTemples";
import { seedFolder } from "./db/seedFolder";
import { noteDone, onceEver } from "./onceEver";
import { recordOf, type TempleRecord, type TempleRow } from "./temples/record";
import { templeOfSeed } from "./temples/seedTemple";
import { type TempleChange, updateTemples } from "./temples/write";

const RENEWED = "temples.bundled.2026-11-28";
const AT_ONCE = 200;

/**
 * Gives the bundled temples of an older version the names, facts and places that this one has, and archives what is no
 * temple, once and in one transaction; a temple that somebody has changed since is left alone.
 */
export const renewBundled = (database: OpenDatabase, now: Date): Promise<void> =>
  onceEver(database, RENEWED, now, (trx) => renewWithin(trx, now));

/** Notes that the bundled temples are those of this version. */
export const markRenewed = (trx: Db, now: Date): Promise<boolean> => noteDone(trx, RENEWED, now);

async function renewWithin(trx: Transaction<Tables>, now: Date): Promise<void> {
  const known = bundledByName();
  const noTemples = new Set(readNoTemples(seedFolder()).map(({ name }) => name));
  for (const ids of chunks(await untouched(trx), AT_ONCE)) {
    const rows = await trx.selectFrom("temples").selectAll().where("id", "in", ids).execute();
    const changes = rows.flatMap((before) => {
      const seed = known.get(keyOf(before));
      return seed ? [{ before, temple: { ...recordOf(before), ...factsOf(seed) } }] : [];
    });
    const gone = rows.filter((row) => noTemples.has(row.name)).map((before) => archived(before, now));
    await updateTemples(trx, [...changes.filter(isChange), ...gone], { now, by: { actor: null, origin: "system" } });
  }
}

const archived = (before: TempleRow, now: Date): TempleChange => ({
  before,
  temple: { ...recordOf(before), status: "archived" },
  archive: { deleted_at: now.toISOString(), archived_from: before.status },
  action: "delete",
});

/** The bundled temples by the names that older versions stored them with, and by their own. */
function bundledByName(): ReadonlyMap<string, Facts> {
  return new Map(
    readSeedTemples(seedFolder()).flatMap((seed) => {
      const temple = templeOfSeed(seed);
      return [[keyOf({ ...temple, name: seed.listed.name }), temple] as const, [keyOf(temple), temple] as const];
    }),
  );
}

const keyOf = ({ name, city, state }: Pick<TempleRow, "name" | "city" | "state">) => `${name}|${city}|${state}`;

/** Temples that came with the product and that no person has changed: whoever changes one leaves an entry. */
async function untouched(trx: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from temples where status <> 'archived'
    and not exists (
      select 1 from audit_log where kind = 'temple' and item_id = temples.id
      and not (actor_id is null and origin = 'system')
    )
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

type Facts = Omit<TempleRecord, "slug">;

const factsOf = (seed: Facts) => ({
  name: seed.name,
  nameHi: seed.nameHi,
  nameKn: seed.nameKn,
  names: seed.names,
  deity: seed.deity,
  tradition: seed.tradition,
  setting: seed.setting,
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

const isChange = ({ before, temple }: TempleChange) =>
  Object.keys(differences(recordOf(before), temple).after).length > 0;
