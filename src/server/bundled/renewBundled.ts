import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import type { Closure, Closures } from "../../contract/templeFacts";
import { differences } from "../../domain/revisions";
import { chunks } from "../db/bulk";
import type { Db, OpenDatabase } from "../db/open";
import type { Tables } from "../db/schema";
import { readNoTemples } from "../db/seed/corrections";
import { seedFolder } from "../db/seedFolder";
import { onceEver } from "../onceEver";
import { columnsOf, recordOf, type TempleRecord, type TempleRow } from "../temples/record";
import { type Change, type TempleChange, updateTemples } from "../temples/write";
import { addLists } from "./addLists";
import { addTemples } from "./addTemples";
import { type Bundled, bundledTemples, type FindBundled } from "./bundledTemples";
import { editionFact } from "./edition";
import { mergeDoubles } from "./mergeDoubles";
import { renewGuidance } from "./renewGuidance";
import { renewLists } from "./renewLists";
import { untouchedTemples } from "./untouched";

const AT_ONCE = 200;

/**
 * Brings the bundled temples of an older version to what this one has, once and in one transaction: two records of one
 * temple are merged, all that their records say follows, what is no temple is archived, temples and lists are added,
 * lists say what they say now, and temples take their places in them. What somebody has changed since is left alone.
 */
export const renewBundled = (database: OpenDatabase, now: Date): Promise<void> =>
  onceEver(database, editionFact, now, (trx) => renewWithin(trx, { now, by: { actor: null, origin: "system" } }));

async function renewWithin(trx: Transaction<Tables>, change: Change): Promise<void> {
  const bundled = bundledTemples();
  await mergeDoubles(trx, bundled, change);
  await renewFacts(trx, bundled, change);
  await addTemples(trx, change.now);
  await addLists(trx, change.now);
  await renewLists(trx, change);
  await renewGuidance(trx);
}

async function renewFacts(trx: Db, bundled: FindBundled, change: Change): Promise<void> {
  const noTemples = new Set(readNoTemples(seedFolder()).map(({ name }) => name));
  for (const some of chunks(await untouchedTemples(trx), AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    const rows = await trx.selectFrom("temples").selectAll().where("id", "in", ids).execute();
    const changes = rows.flatMap((before) => {
      const seed = bundled(before);
      if (!seed) return [];
      const record = recordOf(before);
      return [{ before, temple: asRead(before, { ...record, ...seed, closures: dated(seed, record) }) }];
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

/** The seasons as this version has them, those by a rule on the days that were worked out already. */
const dated = (seed: Bundled, record: TempleRecord): Closures =>
  seed.closures.map((season) => {
    const known = record.closures.find((one) => isDeepStrictEqual(withoutDays(one), withoutDays(season)));
    const { closesOn, opensOn } = season;
    return known && (closesOn || opensOn) ? { ...season, from: known.from, to: known.to } : season;
  });

const withoutDays = ({ from: _, to: __, ...season }: Closure) => season;

/** As it is read once it is stored: with every part of a field, in one order. */
function asRead(before: TempleRow, temple: TempleRecord): TempleRecord {
  const { rating, review_count: reviewCount } = before;
  return recordOf({ ...before, ...columnsOf(temple, { rating, reviewCount, visits30d: 0 }) });
}

const isChange = ({ before, temple }: TempleChange) =>
  Object.keys(differences(recordOf(before), temple).after).length > 0;
