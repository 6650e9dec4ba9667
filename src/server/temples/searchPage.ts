import type { TempleCard, TempleSearchPage, TempleSearchQuery } from "../../contract/temples";
import { distanceKm, type LatLng } from "../../domain/distance";
import type { Observances } from "../../domain/observances";
import { stepOf } from "../../domain/openSlots";
import { facetsOf } from "../browse/present";
import { filterOf, findTemplePlace } from "../browse/templePlaces";
import type { Db } from "../db/open";
import { invalid } from "../errors";
import {
  type Answer,
  countFacets,
  forOneAnswer,
  type HowToSearch,
  type SearchCluster,
  type SearchFilters,
  search,
  understand,
  type Wanted,
} from "../search/search";
import { byToldDistance, distanceFields, findCards, todayBy } from "./cards";
import { closedOn, closedThrough } from "./closed";
import { howRead } from "./howRead";

const PAGE_SIZE = 24;

/** What searches are answered from: the day, the instant, and a cluster where there is one. */
export type SearchPlace = { db: Db; observances: Observances; now: Date; searchCluster: SearchCluster | undefined };

/** `GET /api/temples/search`: one page of public temples, with the true total. */
export async function searchTemples(place: SearchPlace, query: TempleSearchQuery): Promise<TempleSearchPage> {
  const { observances, now } = place;
  const db = forOneAnswer(place.db);
  const { page = 1, size = PAGE_SIZE } = query;
  const wanted = wantedOf(query, now);
  const filters = await filtersOf(db, query, observances, now);
  const found = await search(db, filters, wanted, howToSearch(place, query));
  const { ids, total, corrected, didYouMean, isRelaxed, noneOpen, isNamedUnknown, around, engine } = found;
  const q = query.q && (corrected ?? query.q);
  const [cards, words] = await Promise.all([findCards(db, ids, todayBy(observances)), q ? understand(db, q) : []]);
  const { position, order } = wanted;
  const temples = position ? cards.map((card) => withDistance(card, position)) : cards;
  return {
    temples: order === "distance" ? byToldDistance(temples) : temples,
    page,
    size,
    total,
    totalPages: Math.ceil(total / size),
    ...(corrected !== undefined && { corrected: { query: corrected } }),
    ...(didYouMean !== undefined && { didYouMean }),
    // a correction is told already
    ...(isRelaxed && corrected === undefined && { isRelaxed }),
    ...(noneOpen && { noneOpen }),
    ...(isNamedUnknown && { isNamedUnknown }),
    ...(around && { around: circleOf(around) }),
    ...(engine && { engine }),
    ...(q && howRead(q, words, page === 1 ? cards : [], total)),
  };
}

const circleOf = ({ name, nameHi, nameKn, radiusKm: km }: NonNullable<Answer["around"]>) => ({
  name,
  nameHi,
  nameKn,
  km,
});

/** `GET /api/temples/facets`: what the temples of a search have in common. */
export async function countSearch(place: SearchPlace, query: TempleSearchQuery) {
  const { observances, now } = place;
  const db = forOneAnswer(place.db);
  const filters = await filtersOf(db, query, observances, now);
  return facetsOf(await countFacets(db, filters, wantedOf(query, now), howToSearch(place, query)));
}

/** Advanced search is what a cluster is for. */
const howToSearch = ({ searchCluster }: SearchPlace, { engine, exact }: TempleSearchQuery): HowToSearch => ({
  isExact: exact === "1",
  cluster: engine === "es" ? searchCluster : undefined,
});

function wantedOf(query: TempleSearchQuery, now: Date): Wanted & { now: Date } {
  const { page = 1, size = PAGE_SIZE } = query;
  return {
    slice: { offset: (page - 1) * size, limit: size },
    order: orderOf(query),
    position: positionOf(query),
    near: query.filter === "nearby" ? "only" : query.boost ? "first" : undefined,
    now,
  };
}

function orderOf({ q, sort, filter }: TempleSearchQuery): Wanted["order"] {
  if (sort === "rating" || sort === "name") return sort;
  if (filter === "nearby" || sort === "distance") return "distance";
  return q ? "relevance" : "popularity";
}

/** The position a query names; asking for what is near without one is a mistake that is said beside the field. */
function positionOf({ lat, lng, filter, sort, boost }: TempleSearchQuery): LatLng | undefined {
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng };
  const needed = filter === "nearby" || sort === "distance" || boost === "location";
  if (lat === undefined && (needed || lng !== undefined)) return invalid({ lat: "errors.required" });
  if (lng === undefined && (needed || lat !== undefined)) return invalid({ lng: "errors.required" });
  return undefined;
}

async function filtersOf(
  db: Db,
  { q, location, type, deity, filter, engine, place, list, open, box }: TempleSearchQuery,
  observances: Observances,
  now: Date,
): Promise<SearchFilters> {
  return {
    q,
    location,
    type: type || undefined,
    deity,
    forgiving: engine === "es",
    ...(filter === "auspicious" && {
      anyDeity: observances.today,
      without: await closedOn(db, observances.date),
      worship: true,
    }),
    ...(filter === "festivals" && {
      anyDeity: observances.soon,
      without: await closedThrough(db, observances.soonOn),
      worship: true,
    }),
    ...(place !== undefined && (await placeFilter(db, place))),
    list,
    box,
    ...(open === "1" && { open: stepOf(now) }),
  };
}

/** A place without temples has none. */
async function placeFilter(db: Db, path: string): Promise<Pick<SearchFilters, "place" | "only">> {
  const place = await findTemplePlace(db, path);
  return place ? { place: filterOf(place) } : { only: [] };
}

function withDistance(card: TempleCard, position: LatLng): TempleCard {
  const { latitude, longitude } = card;
  if (latitude === null || longitude === null) return card;
  return Object.assign(card, distanceFields(distanceKm(position, { latitude, longitude }), card));
}
