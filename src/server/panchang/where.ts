import type { AlmanacPlace } from "../../contract/panchang";
import { positionPlace, roundedPlace } from "../../contract/panchangPlaces";
import type { TextLanguage } from "../../contract/vocabulary";
import { invalid } from "../errors";
import type { Gazetteer } from "../places/gazetteer";

type Where = { city?: string; lat?: number; lng?: number };

const DEFAULT_CITY = "Delhi";

/**
 * The place a request asks for, its coordinates to 0.01 degrees: a named one, a position (called by the place it is
 * near), or both, when the name is only what the position is called. Refuses a city that is not on record.
 */
export function placeOf(gazetteer: Gazetteer, { city, lat, lng }: Where): AlmanacPlace {
  const named = city ? (gazetteer.find(city) ?? invalid({ city: "errors.city" })) : undefined;
  if (lat === undefined || lng === undefined) return roundedPlace(named ?? gazetteer.get(DEFAULT_CITY));
  const nearest = named ?? gazetteer.near(lat, lng);
  return roundedPlace(nearest ? { ...nearest, lat, lng } : positionPlace(lat, lng));
}

/** What a place is called in a language. */
export const placeName = (place: AlmanacPlace, language: TextLanguage): string =>
  (language === "hi" ? place.nameHi : language === "kn" ? place.nameKn : place.name) ?? place.name;
