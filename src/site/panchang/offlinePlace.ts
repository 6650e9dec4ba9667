import type { QueryClient } from "@tanstack/react-query";
import type { AlmanacPlace } from "../../contract/panchang";
import { panchangPlaces, positionPlace, roundedPlace } from "../../contract/panchangPlaces";
import type { Place } from "../../contract/places";
import type { PanchangView, Where } from "./view";

/**
 * A place as this device knows it without a connection: one that an earlier answer told, one of the five cities, or a
 * position; undefined for a name that was never heard here.
 */
export function offlinePlace(client: QueryClient, where: Where): AlmanacPlace | undefined {
  const told = ["panchang", "panchangToday"]
    .flatMap((kind) => client.getQueriesData<Pick<PanchangView, "place"> | null>([kind]))
    .flatMap(([, view]) => view?.place ?? []);
  if ("lat" in where) {
    const here = roundedPlace(positionPlace(where.lat, where.lng));
    return told.find(({ lat, lng }) => lat === here.lat && lng === here.lng) ?? here;
  }
  const suggested = client.getQueriesData<Place[]>(["places"]).flatMap(([, places]) => places ?? []);
  const named = [...suggested, ...Object.values(panchangPlaces)].find(({ slug }) => slug === where.city);
  // an answer for a position bears the name of the place it is near, not its coordinates
  return named ? roundedPlace(named) : told.find(({ slug }) => slug === where.city);
}
