import { degrees } from "./angles";
import type { Ephemeris } from "./ephemeris";
import { moonFrom, type Place } from "./horizon";
import { HORIZON_REFRACTION, type Side } from "./sunrise";
import type { Instant } from "./time";

const MOON_RADIUS_AU = 1737.4 / 149_597_870.7;
/** Short enough that the Moon cannot rise and set again inside one step at Indian latitudes. */
const SCAN_DAYS = 1 / 12;
const TOLERANCE_DAYS = 1e-8;

/** Height of the Moon's upper limb above the visible horizon, degrees. */
function limbHeight(ephemeris: Ephemeris, place: Place, instant: Instant): number {
  const { altitude, distanceAu } = moonFrom(ephemeris, place, instant);
  return altitude + degrees(Math.asin(MOON_RADIUS_AU / distanceAu)) + HORIZON_REFRACTION;
}

/** Root of a function that changes sign between a and b, by the Illinois form of regula falsi. */
function rootBetween(f: (t: Instant) => number, from: Instant, to: Instant): Instant {
  let [a, b, fa, fb] = [from, to, f(from), f(to)];
  for (let i = 0; i < 40; i++) {
    const t = (a * fb - b * fa) / (fb - fa);
    const ft = f(t);
    if (Math.abs(t - b) < TOLERANCE_DAYS || ft === 0) return t;
    if (ft * fb < 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [t, ft];
  }
  return b;
}

/** First moonrise or moonset in [from, to), upper limb with refraction; undefined when there is none. */
export function moonCrossing(
  ephemeris: Ephemeris,
  place: Place,
  side: Side,
  from: Instant,
  to: Instant,
): Instant | undefined {
  const height = (t: Instant) => limbHeight(ephemeris, place, t) * (side === "rise" ? 1 : -1);
  let before = height(from);
  for (let t = from; t < to; t += SCAN_DAYS) {
    const end = Math.min(t + SCAN_DAYS, to);
    const after = height(end);
    if (before < 0 && after >= 0) return rootBetween(height, t, end);
    before = after;
  }
  return undefined;
}
