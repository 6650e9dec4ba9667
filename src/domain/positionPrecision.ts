import type { LatLng } from "./distance";

/** With fewer places after the point a position is a kilometre off. */
const ENOUGH_DIGITS = 3;

/** True where neither number has more than two places after the point: that is a village, not a temple. */
export const isCoarse = ({ latitude, longitude }: LatLng): boolean =>
  Math.max(digitsOf(latitude), digitsOf(longitude)) < ENOUGH_DIGITS;

const digitsOf = (degrees: number) => String(degrees).split(".")[1]?.length ?? 0;

/** How exact a position is as far as it was typed: its town's where it is coarse, else null, for the server to tell. */
export const typedPrecision = ({ latitude, longitude }: Typed): "place" | null =>
  typeof latitude === "number" && typeof longitude === "number" && isCoarse({ latitude, longitude }) ? "place" : null;
type Typed = { latitude?: unknown; longitude?: unknown };

const STEPS_IN_DEGREE = 10_000;

/** One number for all points within some ten metres of each other; NaN for none. */
export const pointKey = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): number =>
  latitude === null || longitude === null
    ? Number.NaN
    : Math.round(latitude * STEPS_IN_DEGREE) * 10_000_000 + Math.round(longitude * STEPS_IN_DEGREE);
