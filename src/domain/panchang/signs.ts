import { nextPassing } from "./angles";
import { siderealMoon, siderealSun } from "./ayanamsa";
import type { Ephemeris, Sky } from "./ephemeris";
import { ELONGATION_RATE } from "./lunation";
import type { Instant } from "./time";

/** A stay of Sun or Moon in one sidereal sign, 1 = Mesha, and when it leaves it. */
export type SignStay = { index: number; end: Instant };

const SUN_RATE = 360 / 365.256363;

function staysBetween(
  angleAt: (t: Instant) => number,
  rate: number,
  from: Instant,
  to: Instant,
): [SignStay, ...SignStay[]] {
  const stay = (index: number, since: Instant): SignStay => ({
    index,
    end: nextPassing(angleAt, (index % 12) * 30, since, rate),
  });
  let last = stay(Math.floor(angleAt(from) / 30) + 1, from);
  const stays: [SignStay, ...SignStay[]] = [last];
  while (last.end < to) {
    last = stay((last.index % 12) + 1, last.end + 1 / 24);
    stays.push(last);
  }
  return stays;
}

const longitude = (ephemeris: Ephemeris, of: (sky: Sky, t: Instant) => number) => (t: Instant) =>
  of(ephemeris.at(t), t);

/** The Moon's signs in [from, to). */
export function moonSigns(ephemeris: Ephemeris, from: Instant, to: Instant): SignStay[] {
  return staysBetween(longitude(ephemeris, siderealMoon), SUN_RATE + ELONGATION_RATE, from, to);
}

/** The Sun's signs in [from, to). */
export function sunSigns(ephemeris: Ephemeris, from: Instant, to: Instant): SignStay[] {
  return staysBetween(longitude(ephemeris, siderealSun), SUN_RATE, from, to);
}

/** The Sun's sign at an instant, 1 = Mesha. */
export function sunSignAt(ephemeris: Ephemeris, instant: Instant): number {
  return Math.floor(siderealSun(ephemeris.at(instant), instant) / 30) + 1;
}
