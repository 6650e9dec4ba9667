import type { Kysely } from "kysely";
import type { TempleCard, TempleSearchPage, TempleSearchQuery } from "../../contract/temples";
import { distanceKm, type LatLng } from "../../domain/distance";
import type { Tables } from "../db/schema";
import { invalid } from "../errors";
import { isAuspiciousOn, type Observances } from "../platform/observances";
import { distanceFields, findCards } from "./cards";
import { suggestSpelling } from "./didYouMean";
import { idsBoosted, idsByDistance, idsInReach } from "./searchAround";
import { type ListOrder, type NamedMatches, orderedIds, totalOf } from "./searchLists";
import { matchesOf, runTogether, type SearchFilters, withoutCourtesies } from "./searchQuery";
import type { Slice } from "./setOrder";

type Db = Kysely<Tables>;
type Found = { ids: number[]; total: number };

const PAGE_SIZE = 24;

/** `GET /api/temples/search`: one page of public temples, with the true total. */
export async function searchTemples(
  db: Db,
  query: TempleSearchQuery,
  observances: Observances,
): Promise<TempleSearchPage> {
  const { page = 1, size = PAGE_SIZE } = query;
  const position = positionOf(query);
  const filters = filtersOf(query, observances);
  const { ids, total } = await findSlice(db, query, filters, position, { offset: (page - 1) * size, limit: size });
  const cards = await findCards(db, ids, isAuspiciousOn(observances));
  const didYouMean = total === 0 ? await suggestSpelling(db, filters) : undefined;
  return {
    temples: position ? cards.map((card) => withDistance(card, position)) : cards,
    page,
    size,
    total,
    totalPages: Math.ceil(total / size),
    ...(didYouMean !== undefined && { didYouMean }),
  };
}

/** The position a query names; asking for what is near without one is a mistake that is said beside the field. */
function positionOf({ lat, lng, filter, sort, boost }: TempleSearchQuery): LatLng | undefined {
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng };
  const needed = filter === "nearby" || sort === "distance" || boost === "location";
  if (lat === undefined && (needed || lng !== undefined)) return invalid({ lat: "errors.required" });
  if (lng === undefined && (needed || lat !== undefined)) return invalid({ lng: "errors.required" });
  return undefined;
}

function filtersOf(
  { q, location, type, deity, filter, engine }: TempleSearchQuery,
  observances: Observances,
): SearchFilters {
  return {
    q,
    location,
    type: type || undefined,
    deity,
    forgiving: engine === "es",
    ...(filter === "auspicious" && { anyDeity: observances.today }),
    ...(filter === "festivals" && { anyDeity: observances.soon }),
  };
}

/** As typed first; what finds nothing is tried run together where some write it so, then without words of courtesy. */
async function findSlice(
  db: Db,
  query: TempleSearchQuery,
  filters: SearchFilters,
  position: LatLng | undefined,
  slice: Slice,
): Promise<Found> {
  for (const way of [filters, runTogether(filters), withoutCourtesies(filters)]) {
    const found = way && (await sliceOf(db, query, await named(db, way), position, slice));
    if (found && found.total > 0) return found;
  }
  return { ids: [], total: 0 };
}

const named = async (db: Db, filters: SearchFilters): Promise<NamedMatches> => ({
  ...(await matchesOf(db, filters)),
  key: JSON.stringify(filters),
});

async function sliceOf(
  db: Db,
  { filter, sort, boost, q }: TempleSearchQuery,
  matches: NamedMatches,
  position: LatLng | undefined,
  slice: Slice,
): Promise<Found> {
  const order: ListOrder = sort === "rating" || sort === "name" ? sort : q ? "relevance" : "popularity";
  if (position && filter === "nearby") {
    const ids = await idsInReach(db, position, matches, sort === "rating" || sort === "name" ? sort : "distance");
    return { ids: ids.slice(slice.offset, slice.offset + slice.limit), total: ids.length };
  }
  const total = await totalOf(db, matches);
  if (slice.offset >= total) return { ids: [], total };
  if (position && sort === "distance") return { ids: await idsByDistance(db, position, matches, slice), total };
  if (position && boost) return { ids: await idsBoosted(db, position, matches, order, slice), total };
  return { ids: await orderedIds(db, matches, order, slice), total };
}

function withDistance(card: TempleCard, position: LatLng): TempleCard {
  const { latitude, longitude } = card;
  if (latitude === null || longitude === null) return card;
  return Object.assign(card, distanceFields(distanceKm(position, { latitude, longitude })));
}
