import { z } from "zod";
import type { OpenSpan } from "../../../domain/openSlots";
import type { Db } from "../../db/open";
import { deityByWord, type FacetCounts, frequentFirst } from "../facets";
import { ClusterError, type Hits, type Query } from "./connection";
import { isOpen } from "./query";

/** More states, districts of a state, traditions than there are. */
const MOST = 1_000;

const byField = (field: string): Query => ({ terms: { field, size: MOST } });

/** What is counted of the temples of a query. Lists are the database's: which temples they have changes without a temple. */
export async function counting(db: Db, now: OpenSpan): Promise<Query> {
  return {
    states: { ...byField("state"), aggs: { districts: byField("district") } },
    deities: { terms: { field: "deities", size: MOST, include: [...deityByWord.keys()] } },
    traditions: byField("tradition"),
    lists: { filters: { filters: await listFilters(db) } },
    open: { filter: await isOpen(db, now) },
  };
}

async function listFilters(db: Db): Promise<Record<string, Query>> {
  const entries = await db
    .selectFrom("temple_list_entries")
    .select(["list_id", "temple_id"])
    .where("temple_id", "is not", null)
    .execute();
  const ids = new Map<number, (number | null)[]>();
  for (const { list_id, temple_id } of entries) ids.set(list_id, [...(ids.get(list_id) ?? []), temple_id]);
  return Object.fromEntries([...ids].map(([list, temples]) => [String(list), { terms: { id: temples } }]));
}

const Count = z.object({ doc_count: z.int() });
const Named = Count.extend({ key: z.string() });
const Counts = z.object({
  states: z.object({ buckets: z.array(Named.extend({ districts: z.object({ buckets: z.array(Named) }) })) }),
  deities: z.object({ buckets: z.array(Named) }),
  traditions: z.object({ buckets: z.array(Named) }),
  lists: z.object({ buckets: z.record(z.string(), Count) }),
  open: Count,
});

/** What was counted, in the shape and the order of the embedded engine. */
export async function facetsOf(db: Db, { hits, aggregations }: Hits): Promise<FacetCounts> {
  const counts = Counts.safeParse(aggregations);
  if (!counts.success) throw new ClusterError("the cluster did not count what it was asked for");
  const { states, deities, traditions, lists, open } = counts.data;
  const districts = states.buckets.flatMap(({ key: state, districts: { buckets } }) =>
    buckets.map(({ key: district, doc_count: count }) => ({ state, district, count })),
  );
  return {
    total: hits.total.value,
    open: open.doc_count,
    states: frequentFirst(
      states.buckets.map(({ key: state, doc_count: count }) => ({ state, count })),
      ({ state }) => state,
    ),
    districts: frequentFirst(districts, ({ district, state }) => `${district}, ${state}`),
    deities: frequentFirst(
      deities.buckets.flatMap(({ key, doc_count: count }) => {
        const deity = deityByWord.get(key);
        return deity ? [{ deity, count }] : [];
      }),
      ({ deity }) => deity,
    ),
    traditions: frequentFirst(
      traditions.buckets.map(({ key: tradition, doc_count: count }) => ({ tradition, count })),
      ({ tradition }) => tradition,
    ),
    lists: frequentFirst(await namedLists(db, lists.buckets), ({ name }) => name),
  };
}

async function namedLists(db: Db, buckets: Readonly<Record<string, z.infer<typeof Count>>>) {
  const rows = await db.selectFrom("temple_lists").select(["id", "slug", "name", "name_hi", "name_kn"]).execute();
  return rows.flatMap(({ id, slug, name, name_hi: nameHi, name_kn: nameKn }) => {
    const count = buckets[id]?.doc_count ?? 0;
    return count > 0 ? [{ slug, name, nameHi, nameKn, count }] : [];
  });
}
