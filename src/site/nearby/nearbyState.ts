import { type Position, roundPosition } from "../../client/geolocation";
import { beginningOf } from "../../domain/shortText";
import type { ReadParams } from "../createRead";

export const radiiKm = [5, 10, 25, 50] as const;
export const nearbySorts = ["distance", "rating", "name"] as const;
export type NearbySort = (typeof nearbySorts)[number];
const defaultRadiusKm = 10;
const widerRadiusKm = 25;
const pageSize = 50;
/** So many pages of the list an address may ask for at once. */
const mostPages = 40;

/** What the nearby page shows, all of it in the address. */
export type NearbyState = {
  radiusKm: number;
  sort: NearbySort;
  type: string;
  deity: string;
  /** Without the temples of which only the town is on record. */
  isExact: boolean;
  /** A place the address names; it stands before the visitor's own. */
  place?: Position;
  /** How many pages of the list are shown. */
  pages: number;
};

export function readNearby(query: URLSearchParams): NearbyState {
  const text = (name: string) => beginningOf((query.get(name) ?? "").trim(), 80);
  const pages = Number(query.get("page"));
  return {
    radiusKm: radiiKm.find((km) => String(km) === query.get("radius")) ?? defaultRadiusKm,
    sort: nearbySorts.find((known) => known === query.get("sort")) ?? "distance",
    type: text("type"),
    deity: text("deity"),
    isExact: query.get("exact") === "1",
    place: readPlace(query),
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), mostPages) : 1,
  };
}

/** Both coordinates, as coarse as a position of the device is made; anything else names no place. */
function readPlace(query: URLSearchParams): Position | undefined {
  const degrees = (name: string, most: number) => {
    const text = query.get(name)?.trim();
    const value = text ? Number(text) : Number.NaN;
    return Math.abs(value) <= most ? value : undefined;
  };
  const latitude = degrees("lat", 90);
  const longitude = degrees("lng", 180);
  if (latitude === undefined || longitude === undefined) return undefined;
  return roundPosition({ latitude, longitude });
}

export function nearbyAddress({ radiusKm, sort, type, deity, isExact, place, pages }: NearbyState): string {
  const query = new URLSearchParams();
  if (radiusKm !== defaultRadiusKm) query.set("radius", String(radiusKm));
  if (sort !== "distance") query.set("sort", sort);
  if (type) query.set("type", type);
  if (deity) query.set("deity", deity);
  if (isExact) query.set("exact", "1");
  if (place) {
    query.set("lat", String(place.latitude));
    query.set("lng", String(place.longitude));
  }
  if (pages > 1) query.set("page", String(pages));
  return query.size > 0 ? `/nearby?${query}` : "/nearby";
}

/** Parameters of the call for one page, besides the position. */
export function nearbyParams({ radiusKm, sort, type, deity, isExact }: NearbyState, page = 1): ReadParams {
  const params: ReadParams = { distanceKm: radiusKm, size: pageSize, sortBy: sort };
  if (page > 1) params.page = page;
  if (type) params.type = type;
  if (deity) params.deity = deity;
  if (isExact) params.precision = "site";
  return params;
}

/** Where Search Wider Area leads: to 25 km, from there to the widest radius, and then no further. */
export function widerRadius(radiusKm: number): number | undefined {
  return radiusKm < widerRadiusKm ? widerRadiusKm : radiiKm.find((km) => km > radiusKm);
}
