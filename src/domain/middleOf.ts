import type { LatLng } from "./distance";

/** To a centimetre. */
export const toCentimetre = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/**
 * The middle of the box around points, longitude first as maps write them; undefined for none. Numbers that are no degrees
 * stay what they are, so that whoever reads them is told of them.
 */
export function middleOf(points: Iterable<readonly [longitude: number, latitude: number]>): LatLng | undefined {
  let [south, west] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [north, east] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [longitude, latitude] of points) {
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
  }
  if (south > north) return undefined;
  return { latitude: toCentimetre((south + north) / 2), longitude: toCentimetre((west + east) / 2) };
}
