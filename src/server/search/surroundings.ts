import { latinDigits } from "../../domain/digits";
import type { LatLng } from "../../domain/distance";
import { foldTokens } from "../../domain/spelling";
import { gazetteer } from "../places/knownPlaces";
import { placeIndex } from "../places/placeIndex";

/** A circle on the earth. */
export type Circle = { position: LatLng; radiusKm: number };
/** A circle around a place that a query names; of a PIN code the name is its digits. */
export type Around = Circle & { name: string; nameHi: string | null; nameKn: string | null };
/** The same with the words around the name. */
export type Surroundings = { around: Around; rest: string[] };

const TOWN_KM = [30] as const;
/** Who asks for what is near, or for temples of a kind, goes farther where there is nothing nearer. */
const FAR_TOWN_KM = [30, 100] as const;
const POST_KM = [10, 25] as const;
const LONGEST_NAME = 3;

/** The circles around a town or PIN code that a query names, to be tried in their order. */
export function surroundingsIn(words: readonly string[], isNear: boolean): Surroundings[] {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const name = words.slice(at, at + length).join(" ");
      const rest = [...words.slice(0, at), ...words.slice(at + length)];
      const found = circlesOf(name, isNear || rest.length > 0 ? FAR_TOWN_KM : TOWN_KM);
      if (found.length > 0) return found.map((around) => ({ around, rest }));
    }
  }
  return [];
}

function circlesOf(typed: string, townKm: readonly number[]): Around[] {
  const name = latinDigits(typed);
  if (/^[1-9]\d{5}$/.test(name)) {
    const { latitude, longitude } = placeIndex().byPincode(name) ?? {};
    if (latitude === undefined || longitude === undefined) return [];
    return POST_KM.map((radiusKm) => ({
      ...{ position: { latitude, longitude }, radiusKm },
      ...{ name, nameHi: null, nameKn: null },
    }));
  }
  if (foldTokens(name).join("").length < 4 || /^\d+$/.test(name)) return [];
  const town = gazetteer().find(name);
  if (!town) return [];
  const { nameHi, nameKn, lat: latitude, lng: longitude } = town;
  return townKm.map((radiusKm) => ({
    ...{ position: { latitude, longitude }, radiusKm },
    ...{ name: town.name, nameHi, nameKn },
  }));
}
