import type { Db } from "../../db/open";
import { BOOST_KM, BOOSTED, REACH_KM } from "../around";
import { cut, LONGEST_LIST } from "../embedded";
import type { Engine, Found, Wanted } from "../engine";
import { noFacets } from "../facets";
import { idsOfList } from "../narrowing";
import type { Reading } from "../reading";
import type { Connection, Hits, Query } from "./connection";
import { counting, facetsOf } from "./counts";
import { type Order, ordered, within } from "./orders";
import { type ClusterQuery, clusterQuery, matching, without } from "./query";

/** Finds temples in the index behind an alias of a cluster. */
export function clusterEngine(db: Db, connection: Pick<Connection, "search">, alias: string): Engine {
  const ask = (body: Query) => connection.search(alias, { _source: false, track_total_hits: true, ...body });
  return {
    name: "cluster",
    list: async (reading, wanted) => {
      const query = await clusterQuery(db, reading.filters);
      return query ? listRead({ db, ask, query }, reading, wanted) : nothing;
    },
    count: async ({ filters, around }, { position, near }, now) => {
      const query = await clusterQuery(db, filters);
      if (!query) return noFacets;
      const circle = position && near === "only" ? { position, radiusKm: REACH_KM } : around;
      const found = circle ? within(query, circle) : query;
      return facetsOf(db, await ask({ query: matching(found), size: 0, aggs: await counting(db, now) }));
    },
    // the index is a moment behind the tables
    once: (_, __, read) => read(),
  };
}

type Asked = { db: Db; ask: (body: Query) => Promise<Hits>; query: ClusterQuery };
const nothing: Found = { ids: [], total: 0 };

const foundOf = ({ hits: { hits, total } }: Hits): Found => ({
  ids: hits.map(({ _id }) => Number(_id)),
  total: total.value,
});

async function list({ ask, query }: Asked, order: Order, { offset, limit }: Wanted["slice"]): Promise<Found> {
  return foundOf(await ask({ ...ordered(query, order), from: offset, size: limit }));
}

async function listRead(asked: Asked, { inOrderOf, around }: Reading, wanted: Wanted): Promise<Found> {
  const { order, slice, near } = wanted;
  if (inOrderOf !== undefined && order === "relevance" && !near) return inListOrder(asked, inOrderOf, wanted);
  if (!around) return listOf(asked, wanted);
  if (near === "only") return nothing;
  const here = { ...asked, query: within(asked.query, around) };
  const { position } = around;
  if (order === "distance") return list(here, { by: "distance", position }, slice);
  return list(here, order === "rating" || order === "name" ? { by: order } : { by: "around", ...around }, slice);
}

/** The temples of a list in its order. */
async function inListOrder(asked: Asked, slug: string, wanted: Wanted): Promise<Found> {
  const shown = new Set((await list(asked, { by: "popularity" }, { offset: 0, limit: LONGEST_LIST })).ids);
  const ids = await idsOfList(asked.db, slug);
  return cut(
    ids.filter((id) => shown.has(id)),
    wanted,
  );
}

async function listOf(asked: Asked, { slice, order, position, near }: Wanted): Promise<Found> {
  if (position && near === "only") {
    const here = { ...asked, query: within(asked.query, { position, radiusKm: REACH_KM }) };
    return list(here, order === "rating" || order === "name" ? { by: order } : { by: "distance", position }, slice);
  }
  if (order === "distance")
    return position
      ? list(asked, { by: "distance", position }, slice)
      : { ...(await list(asked, { by: "popularity" }, { offset: 0, limit: 0 })), ids: [] };
  return position && near === "first" ? nearFirst(asked, position, order, slice) : list(asked, { by: order }, slice);
}

/** The 200 nearest within 50 km, then everything else in its order. */
async function nearFirst(
  asked: Asked,
  position: NonNullable<Wanted["position"]>,
  by: Exclude<Wanted["order"], "distance">,
  slice: Wanted["slice"],
): Promise<Found> {
  const { query } = asked;
  const around = { ...asked, query: within(query, { position, radiusKm: BOOST_KM }) };
  const { ids: near } = await list(around, { by: "distance", position }, { offset: 0, limit: BOOSTED });
  const first = cut(near, { slice }).ids;
  const offset = Math.max(0, slice.offset - near.length);
  const others = { ...asked, query: without(query, near) };
  const { ids, total } = await list(others, { by }, { offset, limit: slice.limit - first.length });
  return { ids: [...first, ...ids], total: near.length + total };
}
