import { distanceKm } from "./distance";
import { NumberMap } from "./numberMap";
import type { TextStore } from "./textStore";

/** Records of one folded name closer than this are probably one. */
export const SAME_PLACE_KM = 0.5;

/** A named place; `name` and `city` are folded. */
export type NamedPlace = { name: string; city: string; latitude: number | null; longitude: number | null };
/** Why two records are taken for one: how far apart they are, null where they are only in the same city. */
export type Nearness = { distanceKm: number | null };

/** How near two records of one name are, or undefined when they are neither in one city nor close together. */
export function nearness(a: NamedPlace, b: NamedPlace): Nearness | undefined {
  if (a.name !== b.name) return undefined;
  const km = distanceBetween(a, b);
  if (km !== null && km <= SAME_PLACE_KM) return { distanceKm: km };
  return a.city === b.city ? { distanceKm: km } : undefined;
}

function distanceBetween(a: NamedPlace, b: NamedPlace): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  return distanceKm({ latitude: a.latitude, longitude: a.longitude }, { latitude: b.latitude, longitude: b.longitude });
}

const CELLS_PER_DEGREE = 100; // a cell is over a kilometre high, and over half of one wide up to 63° of latitude
const CELLS_PER_ROW = 360 * CELLS_PER_DEGREE;
const cellOf = (value: number) => Math.floor(value * CELLS_PER_DEGREE);

/** The own cell first, then those around it. */
const steps = [0, -1, 1].flatMap((row) => [0, -1, 1].map((column) => row * CELLS_PER_ROW + column));

/**
 * Remembers places of a file, as JSON in `texts`, and finds the earlier ones of the same name in the same city or near
 * by. Of each name the first in a city and the first in a cell are remembered.
 */
export function createNearNames<Item extends NamedPlace>(texts: TextStore) {
  const kept = new NumberMap();
  return (place: Item): Item[] => {
    const { name, city, latitude, longitude } = place;
    const named = hashOf(name, 1);
    const ofCity = named + hashOf(city, 2);
    const hasPoint = latitude !== null && longitude !== null;
    const ofCell = hasPoint ? named + cellOf(latitude) * CELLS_PER_ROW + cellOf(longitude) : undefined;
    const found: number[] = [];
    const look = (key: number) => {
      const at = kept.get(key);
      if (at !== undefined && !found.includes(at)) found.push(at);
      return at === undefined;
    };
    const missing = look(ofCity) ? [ofCity] : [];
    if (ofCell !== undefined) for (const step of steps) if (look(ofCell + step) && step === 0) missing.push(ofCell);
    const at = missing.length > 0 ? texts.keep(JSON.stringify(place)) : undefined;
    for (const key of missing) if (at !== undefined) kept.set(key, at);
    return found.map((at): Item => JSON.parse(texts.read(at))).filter((one) => nearness(place, one));
  };
}

/**
 * A number of 52 bits for a text: of millions hardly two share one, and those that do are told apart by what was kept.
 * Source: cyrb53, a hash by bryc in the public domain.
 */
function hashOf(text: string, seed: number): number {
  let [a, b] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  const low = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  const high = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return (high >>> 12) * 2 ** 32 + (low >>> 0);
}
