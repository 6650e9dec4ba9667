import type { AlmanacPlace } from "../../contract/panchang";
import type { TextLanguage } from "../../contract/vocabulary";
import { invalid } from "../errors";
import type { Gazetteer } from "../places/gazetteer";

type Where = { city?: string; lat?: number; lng?: number };

const DEFAULT_CITY = "Delhi";
const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * The place a request asks for, its coordinates to 0.01 degrees: a named one, a position (called by the place it is
 * near), or both, when the name is only what the position is called. Refuses a city that is not on record.
 */
export function placeOf(gazetteer: Gazetteer, { city, lat, lng }: Where): AlmanacPlace {
  const named = city ? (gazetteer.find(city) ?? invalid({ city: "errors.city" })) : undefined;
  if (lat === undefined || lng === undefined) return at(named ?? gazetteer.get(DEFAULT_CITY));
  const nearest = named ?? gazetteer.near(lat, lng);
  return at(nearest ? { ...nearest, lat, lng } : { ...nowhere(lat, lng), lat, lng });
}

const at = (place: AlmanacPlace): AlmanacPlace => ({ ...place, lat: hundredth(place.lat), lng: hundredth(place.lng) });

function nowhere(lat: number, lng: number): AlmanacPlace {
  const degrees = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
  const name = `${degrees(lat, "N", "S")}, ${degrees(lng, "E", "W")}`;
  return { slug: null, name, nameHi: null, nameKn: null, state: "", lat, lng };
}

/** What a place is called in a language. */
export const placeName = (place: AlmanacPlace, language: TextLanguage): string =>
  (language === "hi" ? place.nameHi : language === "kn" ? place.nameKn : place.name) ?? place.name;
