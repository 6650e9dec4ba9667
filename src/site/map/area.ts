import type { Frame } from "./mapView";

/** A frame as an address says it: south, west, north, east, to some ten metres. */
export const areaOf = ({ south, west, north, east }: Frame): string =>
  [Math.max(south, -90), within(west), Math.min(north, 90), within(east)].map((degrees) => degrees.toFixed(4)).join();

/** A map that was moved once around counts on. */
const within = (longitude: number) => Math.max(-180, Math.min(180, longitude));

/** The frame that an address says; undefined for none. */
export function frameOf(area: string): Frame | undefined {
  const [south, west, north, east] = area.split(",").map(Number);
  if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined;
  return [south, west, north, east].every(Number.isFinite) ? { south, west, north, east } : undefined;
}
