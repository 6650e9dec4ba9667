import type { Transaction } from "kysely";
import { differences } from "../../domain/revisions";
import { chunks } from "../db/bulk";
import type { Db, OpenDatabase } from "../db/open";
import type { Tables } from "../db/schema";
import { readNoTemples } from "../db/seed/corrections";
import { seedFolder } from "../db/seedFolder";
import { onceEver } from "../onceEver";
import { recordOf, type TempleRow } from "../temples/record";
import { type Change, type TempleChange, updateTemples } from "../temples/write";
import { addTemples } from "./addTemples";
import { type Bundled, bundledTemples, type FindBundled } from "./bundledTemples";
import { editionFact } from "./edition";
import { fillOpenPlaces } from "./fillOpenPlaces";
import { mergeDoubles } from "./mergeDoubles";
import { untouchedTemples } from "./untouched";

const AT_ONCE = 200;

/**
 * Brings the bundled temples of an older version to what this one has, once and in one transaction: two records of one
 * temple are merged, names, facts and places follow, what is no temple is archived, temples are added and take their
 * places in the lists. What somebody has changed since is left alone.
 */
export const renewBundled = (database: OpenDatabase, now: Date): Promise<void> =>
  onceEver(database, editionFact, now, (trx) => renewWithin(trx, { now, by: { actor: null, origin: "system" } }));

async function renewWithin(trx: Transaction<Tables>, change: Change): Promise<void> {
  const bundled = bundledTemples();
  await mergeDoubles(trx, bundled, change);
  await renewFacts(trx, bundled, change);
  await addTemples(trx, change.now);
  await fillOpenPlaces(trx, change);
}

async function renewFacts(trx: Db, bundled: FindBundled, change: Change): Promise<void> {
  const noTemples = new Set(readNoTemples(seedFolder()).map(({ name }) => name));
  for (const some of chunks(await untouchedTemples(trx), AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    const rows = await trx.selectFrom("temples").selectAll().where("id", "in", ids).execute();
    const changes = rows.flatMap((before) => {
      const seed = bundled(before);
      return seed ? [{ before, temple: { ...recordOf(before), ...factsOf(seed) } }] : [];
    });
    const gone = rows.filter((row) => noTemples.has(row.name)).map((before) => archived(before, change.now));
    await updateTemples(trx, [...changes.filter(isChange), ...gone], change);
  }
}

const archived = (before: TempleRow, now: Date): TempleChange => ({
  before,
  temple: { ...recordOf(before), status: "archived" },
  archive: { deleted_at: now.toISOString(), archived_from: before.status },
  action: "delete",
});

const factsOf = (seed: Bundled) => ({
  name: seed.name,
  nameHi: seed.nameHi,
  nameKn: seed.nameKn,
  names: seed.names,
  deity: seed.deity,
  tradition: seed.tradition,
  setting: seed.setting,
  city: seed.city,
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
