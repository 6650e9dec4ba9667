import { turn } from "./angles";
import { terrestrialTime } from "./deltaT";
import type { Sky } from "./ephemeris";
import type { Instant } from "./time";

const DAYS_PER_CENTURY = 36_525;

/**
 * True Lahiri (Chitrapaksha) ayanamsa in degrees: the mean one grown by precession, plus nutation in longitude.
 * Without nutation the ends of yogas are wrong by up to 71 s.
 */
export function ayanamsa(instant: Instant, nutationArcseconds: number): number {
  const t = terrestrialTime(instant) / DAYS_PER_CENTURY;
  return (85_885.532 + 5029.0966 * t + 1.11161 * t * t + nutationArcseconds) / 3600;
}

/** Sidereal longitude of the Sun in degrees. */
export const siderealSun = (sky: Sky, instant: Instant) => turn(sky.sunLongitude - ayanamsa(instant, sky.nutation));

/** Sidereal longitude of the Moon in degrees. */
export const siderealMoon = (sky: Sky, instant: Instant) => turn(sky.moonLongitude - ayanamsa(instant, sky.nutation));
