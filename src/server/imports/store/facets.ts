import { setImmediate } from "node:timers/promises";
import type {
  ImportClusterPage,
  ImportClusterQuery,
  ImportFacet,
  ImportFacetPage,
  ImportFacetQuery,
} from "../../../contract/importFacets";
import { ImportHeader } from "../../../contract/imports";
import { type CountedValue, clusterKey, clustersOf } from "../../../domain/valueClusters";
import { chunks } from "../../db/bulk";
import type { Db } from "../../db/open";
import type { ColumnValues } from "../read/columnValues";
import type { ImportJob } from "./jobs";

/** Keeps the values of the columns of a plan, in the place of those of the plan before. */
export async function storeFacets(db: Db, importId: number, columns: readonly ColumnValues[]): Promise<void> {
  await forgetFacets(db, importId);
  for (const [place, { blank, long, isWhole, values }] of columns.entries()) {
    const counted = JSON.stringify(values.map(({ value, count }) => [value, count]));
    await db
      .insertInto("import_facets")
      .values({
        ...{ import_id: importId, place, blank, long, counted },
        ...{ whole: isWhole ? 1 : 0, distinct_values: values.length },
      })
      .execute();
  }
}

export async function forgetFacets(db: Db, importId: number): Promise<void> {
  await db.deleteFrom("import_facets").where("import_id", "=", importId).execute();
}

/** The columns of a plan with how many values they have; those that say nothing are left out. */
export async function listFacets(db: Db, { id, headers }: ImportJob): Promise<ImportFacet[]> {
  const named = ImportHeader.array().parse(JSON.parse(headers));
  const rows = await db
    .selectFrom("import_facets")
    .select(["place", "blank", "long", "whole", "distinct_values as values"])
    .where("import_id", "=", id)
    .orderBy("place")
    .execute();
  return rows.flatMap(({ place, whole, ...counts }) => {
    const column = named[place];
    if (!column || counts.values === 0) return [];
    const { header, field } = column;
    return [{ at: place, header, field, ...counts, isWhole: whole > 0 }];
  });
}

const VALUES_SIZE = 50;
const CLUSTERS_SIZE = 20;

/** One page of the values of a column, the most frequent first; undefined for a column that there is not. */
export async function listValues(
  db: Db,
  job: ImportJob,
  at: number,
  { q = "", page = 1, size = VALUES_SIZE }: ImportFacetQuery,
): Promise<ImportFacetPage | undefined> {
  const values = await valuesOf(db, job, at);
  const wanted = q.toLowerCase();
  const found = wanted ? values?.filter(({ value }) => value.toLowerCase().includes(wanted)) : values;
  return found && { values: found.slice((page - 1) * size, page * size), ...pageOf(found.length, page, size) };
}

/** One page of the values of a column that may be spellings of one. */
export async function listClusters(
  db: Db,
  job: ImportJob,
  at: number,
  { by = "words", page = 1, size = CLUSTERS_SIZE }: ImportClusterQuery,
): Promise<ImportClusterPage | undefined> {
  const values = await valuesOf(db, job, at);
  if (!values) return undefined;
  const clusters = clustersOf(values, await keysOf(values, clusterKey[by]));
  return { clusters: clusters.slice((page - 1) * size, page * size), ...pageOf(clusters.length, page, size) };
}

const pageOf = (total: number, page: number, size: number) => ({
  page,
  size,
  total,
  totalPages: Math.ceil(total / size),
});

async function valuesOf(db: Db, { id }: ImportJob, at: number): Promise<CountedValue[] | undefined> {
  const row = await db
    .selectFrom("import_facets")
    .select("counted")
    .where("import_id", "=", id)
    .where("place", "=", at)
    .executeTakeFirst();
  const pairs: [string, number][] | undefined = row && JSON.parse(row.counted);
  return pairs?.map(([value, count]) => ({ value, count }));
}

const KEYS_AT_ONCE = 500;

/** The key of each value; others are answered in between. */
async function keysOf(values: readonly CountedValue[], keyOf: (text: string) => string): Promise<string[]> {
  const keys: string[] = [];
  for (const some of chunks(values, KEYS_AT_ONCE)) {
    for (const { value } of some) keys.push(keyOf(value));
    await setImmediate();
  }
  return keys;
}
