import { distanceKm } from "./distance";

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

/** Remembers places of a file and finds the earlier ones of the same name in the same city or near by. */
export function createNearNames<Item extends NamedPlace>() {
  const byCity = new Map<string, Item>();
  const byCell = new Map<string, Item>();
  const cellOf = (value: number) => Math.floor(value * CELLS_PER_DEGREE);
  const around = (place: Item): Item[] => {
    const { name, latitude, longitude } = place;
    if (latitude === null || longitude === null) return [];
    const found: Item[] = [];
    for (let row = cellOf(latitude) - 1; row <= cellOf(latitude) + 1; row++) {
      for (let column = cellOf(longitude) - 1; column <= cellOf(longitude) + 1; column++) {
        const item = byCell.get(`${name}|${row}|${column}`);
        if (item) found.push(item);
      }
    }
    return found;
  };
  return (place: Item): Item[] => {
    const { name, city, latitude, longitude } = place;
    const inCity = byCity.get(`${name}|${city}`);
    const found = [...new Set([...(inCity ? [inCity] : []), ...around(place)])].filter((one) => nearness(place, one));
    if (!inCity) byCity.set(`${name}|${city}`, place);
    if (latitude !== null && longitude !== null) {
      const cell = `${name}|${cellOf(latitude)}|${cellOf(longitude)}`;
      if (!byCell.has(cell)) byCell.set(cell, place);
    }
    return found;
  };
}
