import { distanceKm } from "./distance";

/** A record that may be there twice: its folded city, and where it stands, if that is known. */
export type Likely = { id: number; city: string; latitude: number | null; longitude: number | null };
/** Two records of one name, the older first; `metres` between them, or null where one has no position. */
export type LikelyPair = { left: number; right: number; metres: number | null };

/** Two of one name this close together are likely one temple. */
export const SAME_PLACE_METRES = 500;
/** Of a name that is there hundreds of times in one place, each record is paired with so many others only. */
const PAIRS_EACH = 10;
const METRES_PER_DEGREE = 111_000;

type Located = Likely & { latitude: number; longitude: number };
const isLocated = (record: Likely): record is Located => record.latitude !== null && record.longitude !== null;

/**
 * The pairs among records of one folded name: within 500 metres, or in one city where either has no position. Goes
 * along the latitude, so that thousands of one name cost little.
 */
export function likelyPairs(records: readonly Likely[]): LikelyPair[] {
  return [...closePairs(records.filter(isLocated)), ...cityPairs(records)];
}

function closePairs(records: readonly Located[]): LikelyPair[] {
  const byLatitude = [...records].sort((a, b) => a.latitude - b.latitude || a.id - b.id);
  return byLatitude.flatMap((record, at) => {
    const found: LikelyPair[] = [];
    for (let next = at + 1; next < byLatitude.length && found.length < PAIRS_EACH; next++) {
      const other = byLatitude[next];
      if (!other || (other.latitude - record.latitude) * METRES_PER_DEGREE > SAME_PLACE_METRES) break;
      const metres = distanceKm(record, other) * 1000;
      if (metres <= SAME_PLACE_METRES) found.push(pairOf(record, other, Math.round(metres)));
    }
    return found;
  });
}

function cityPairs(records: readonly Likely[]): LikelyPair[] {
  const byCity = new Map<string, Likely[]>();
  for (const record of records) byCity.set(record.city, [...(byCity.get(record.city) ?? []), record]);
  return [...byCity.values()].flatMap((same) => {
    // those without a position first: a pair needs at least one of them
    const ordered = [...same.filter((record) => !isLocated(record)), ...same.filter(isLocated)];
    return ordered.flatMap((record, at) =>
      isLocated(record) ? [] : ordered.slice(at + 1, at + 1 + PAIRS_EACH).map((other) => pairOf(record, other, null)),
    );
  });
}

const pairOf = (a: Likely, b: Likely, metres: number | null): LikelyPair => ({
  left: Math.min(a.id, b.id),
  right: Math.max(a.id, b.id),
  metres,
});
