import { degrees, radians, signed, turn } from "./angles";
import { ayanamsa } from "./ayanamsa";
import type { Ephemeris } from "./ephemeris";
import { equatorial, hourAngle, type Place } from "./horizon";
import type { Window } from "./kalas";
import type { Instant } from "./time";

/** The stay of one sidereal sign (1 = Mesha) on the eastern horizon. */
export type Lagna = { sign: number; start: Instant; end: Instant };

const SIGNS = 12;
const WIDTH = 30;
/** How much the hour angle of a star grows in a mean solar day. */
const DEGREES_PER_DAY = 360.98564737;
const SIDEREAL_DAY = 360 / DEGREES_PER_DAY;
const REFINEMENTS = 2;

/** How far (degrees) a point of the sidereal ecliptic is past its rising at an instant: its centre, without refraction. */
function pastRising(ephemeris: Ephemeris, place: Place, longitude: number, instant: Instant): number {
  const sky = ephemeris.at(instant);
  const tropical = longitude + ayanamsa(instant, sky.nutation);
  const { rightAscension, declination } = equatorial(tropical, 0, sky.obliquity);
  const cosine = -Math.tan(radians(place.lat)) * Math.tan(radians(declination));
  return hourAngle(instant, sky, place.lng, rightAscension) + degrees(Math.acos(Math.max(-1, Math.min(1, cosine))));
}

/** The first time after `from` at which the beginning of a sign rises. */
function risingAfter(ephemeris: Ephemeris, place: Place, sign: number, from: Instant): Instant {
  const longitude = (sign - 1) * WIDTH;
  let instant = from + turn(-pastRising(ephemeris, place, longitude, from)) / DEGREES_PER_DAY;
  for (let i = 0; i < REFINEMENTS; i++) {
    instant -= signed(pastRising(ephemeris, place, longitude, instant)) / DEGREES_PER_DAY;
  }
  return instant;
}

/**
 * The signs that rise in a stretch of at most a day, each from the moment its first degree is on the eastern horizon to
 * that of the next one; the first may have begun before, the last may end after it. Right to seconds.
 */
export function lagnasOf(ephemeris: Ephemeris, place: Place, [from, to]: Window): Lagna[] {
  const risings = Array.from({ length: SIGNS }, (_, i) => ({
    sign: i + 1,
    start: risingAfter(ephemeris, place, i + 1, from),
  })).sort((a, b) => a.start - b.start);
  const last = risings.at(-1);
  const [first] = risings;
  if (!last || !first) return [];
  const all = [
    { ...last, start: last.start - SIDEREAL_DAY },
    ...risings,
    { ...first, start: first.start + SIDEREAL_DAY },
  ];
  return all
    .slice(0, -1)
    .map(({ sign, start }, i) => ({ sign, start, end: all[i + 1]?.start ?? start }))
    .filter(({ start }) => start < to);
}
