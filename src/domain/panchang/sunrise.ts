import { degrees, radians } from "./angles";
import type { Ephemeris, Sky } from "./ephemeris";
import { equatorial, hourAngle, type Place } from "./horizon";
import { type DayNumber, type Instant, meanNoon } from "./time";

/** What counts as sunrise: upper limb or centre of the disc, seen through the air or without it. */
export type SunriseKind = "upperLimb" | "centreRefracted" | "centreAirless";
/** Sunrise or sunset. */
export type Side = "rise" | "set";

/** Refraction at the horizon in degrees: 33.6 arcminutes, a standard atmosphere of 1013.25 hPa and 15 degrees C. */
export const HORIZON_REFRACTION = 33.6 / 60;
const SUN_SEMIDIAMETER_AT_1_AU = 959.63 / 3600;
const SUN_PARALLAX_AT_1_AU = 8.794148 / 3600;
/** The Sun's hour angle grows by one turn in a mean solar day. */
const DEGREES_PER_DAY = 360;
const TOLERANCE_DAYS = 1e-9;
const MAX_STEPS = 12;

/** Geocentric altitude of the Sun's centre, degrees, at the moment meant by `kind`; the airless one ignores parallax. */
function altitudeFor(kind: SunriseKind, sky: Sky): number {
  if (kind === "centreAirless") return 0;
  const parallax = SUN_PARALLAX_AT_1_AU / sky.sunDistanceAu;
  if (kind === "centreRefracted") return parallax - HORIZON_REFRACTION;
  return parallax - HORIZON_REFRACTION - SUN_SEMIDIAMETER_AT_1_AU / sky.sunDistanceAu;
}

/** Days until the Sun stands at the wanted altitude on that side, if its present declination stayed; NaN when never. */
function stepTo(ephemeris: Ephemeris, place: Place, side: Side, kind: SunriseKind, instant: Instant): number {
  const sky = ephemeris.at(instant);
  const { rightAscension, declination } = equatorial(sky.sunLongitude, 0, sky.obliquity);
  const [lat, dec] = [radians(place.lat), radians(declination)];
  const sine = Math.sin(radians(altitudeFor(kind, sky)));
  const cosine = (sine - Math.sin(lat) * Math.sin(dec)) / (Math.cos(lat) * Math.cos(dec));
  const wanted = degrees(Math.acos(cosine)) * (side === "rise" ? -1 : 1);
  return (wanted - hourAngle(instant, sky, place.lng, rightAscension)) / DEGREES_PER_DAY;
}

/**
 * Sunrise or sunset of a civil day at a place, at sea level; undefined where the Sun does not cross the
 * horizon that day (beyond 65 degrees of latitude).
 */
export function sunCrossing(
  ephemeris: Ephemeris,
  place: Place,
  day: DayNumber,
  side: Side,
  kind: SunriseKind = "upperLimb",
): Instant | undefined {
  let instant = meanNoon(day, place.lng) + (side === "rise" ? -0.25 : 0.25);
  for (let i = 0; i < MAX_STEPS; i++) {
    const step = stepTo(ephemeris, place, side, kind, instant);
    if (Number.isNaN(step)) return undefined;
    instant += step;
    if (Math.abs(step) < TOLERANCE_DAYS) return instant;
  }
  return instant;
}
