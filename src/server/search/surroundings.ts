import type { LatLng } from "../../domain/distance";
import { foldTokens } from "../../domain/spelling";
import { gazetteer } from "../places/knownPlaces";
import { placeIndex } from "../places/placeIndex";

/** A circle on the earth. */
export type Circle = { position: LatLng; radiusKm: number };
/** The circle around a place that a query names, and the words around its name. */
export type Surroundings = Circle & { rest: string[] };

const TOWN_KM = [30] as const;
/** Who asks for what is near goes farther, where there is nothing nearer. */
const NEAR_TOWN_KM = [30, 100] as const;
const POST_KM = [10, 25] as const;
const LONGEST_NAME = 3;

/** The circles around a town or PIN code that a query names, to be tried in their order. */
export function surroundingsIn(words: readonly string[], isNear: boolean): Surroundings[] {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const name = words.slice(at, at + length).join(" ");
      const rest = [...words.slice(0, at), ...words.slice(at + length)];
      const found = circlesOf(name, isNear ? NEAR_TOWN_KM : TOWN_KM);
      if (found.length > 0) return found.map((circle) => ({ ...circle, rest }));
    }
  }
  return [];
}

function circlesOf(name: string, townKm: readonly number[]): Circle[] {
  if (/^[1-9]\d{5}$/.test(name)) {
    const { latitude, longitude } = placeIndex().byPincode(name) ?? {};
    if (latitude === undefined || longitude === undefined) return [];
    return POST_KM.map((radiusKm) => ({ position: { latitude, longitude }, radiusKm }));
  }
  if (foldTokens(name).join("").length < 4 || /^\d+$/.test(name)) return [];
  const town = gazetteer().find(name);
  if (!town) return [];
  return townKm.map((radiusKm) => ({ position: { latitude: town.lat, longitude: town.lng }, radiusKm }));
}
