import type { LatLng } from "../../../domain/distance";
import { EDGE } from "../around";
import type { ListOrder } from "../lists";
import type { Circle } from "../surroundings";
import type { Query } from "./connection";
import { byRelevance, type ClusterQuery, known, matching, scored } from "./query";

/** `around` is for what lies in a circle: the best known first, among equals the nearest. */
export type Order = { by: ListOrder } | { by: "distance"; position: LatLng } | ({ by: "around" } & Circle);

const point = ({ latitude, longitude }: LatLng) => ({ lat: latitude, lon: longitude });

/** What of a query lies in a circle. */
export const within = (query: ClusterQuery, { position, radiusKm }: Circle): ClusterQuery => ({
  ...query,
  filter: [...query.filter, { geo_distance: { distance: `${radiusKm}km`, position: point(position) } }],
});

/** The query in an order, each of which ends with the id. */
export function ordered(query: ClusterQuery, order: Order): { query: Query; sort: Query[] } {
  switch (order.by) {
    case "relevance":
      return query.words.length + query.tellsOf.length > 0
        ? { query: byRelevance(query), sort: [{ _score: "desc" }, byId] }
        : { query: matching(query), sort: [byPopularity, byId] };
    case "around":
      return { query: byNearness(query, order), sort: [{ _score: "desc" }, byId] };
    case "distance":
      // those without a position come last
      return { query: matching(query), sort: [byDistance(order.position), byPopularity, byId] };
    case "popularity":
      return { query: matching(query), sort: [byPopularity, byId] };
    case "age":
      return { query: matching(query), sort: [{ built: "asc" }, byPopularity, byId] };
    case "rating":
      return { query: matching(query), sort: [{ rating: "desc" }, byId] };
    case "name":
      return { query: matching(query), sort: [{ sortName: "asc" }, byId] };
  }
}

const byId: Query = { id: "asc" };
const byPopularity: Query = { popularity: "desc" };
const byDistance = (position: LatLng): Query => ({ _geo_distance: { position: point(position), order: "asc" } });

const byNearness = (query: ClusterQuery, { position, radiusKm }: Circle): Query => {
  const nearness = { linear: { position: { origin: point(position), scale: `${radiusKm}km`, decay: 1 - EDGE } } };
  return { bool: { filter: [matching(query)], should: [scored([known, nearness])] } };
};
