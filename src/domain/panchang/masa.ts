import type { Almanac } from "./almanac";
import { passing, radians, signed } from "./angles";
import { siderealSun } from "./ayanamsa";
import type { Ephemeris } from "./ephemeris";
import { ELONGATION_RATE, type Lunation, SYNODIC_DAYS } from "./lunation";
import type { Instant } from "./time";

const FIRST_NEW_MOON = 2_451_550.09766 - 2_451_545;

/** Moon minus Sun in degrees, -180 to 180. */
const elongationExact = (ephemeris: Ephemeris) => (t: Instant) => {
  const sky = ephemeris.exact(t);
  return signed(sky.moonLongitude - sky.sunLongitude);
};

/** Within half an hour. Source: J. Meeus, Astronomical Algorithms, 2nd ed., chapter 49, the largest terms. */
function roughNewMoon(number: number): Instant {
  const sunAnomaly = radians(2.5534 + 29.1053567 * number);
  const moonAnomaly = radians(201.5643 + 385.81693528 * number);
  const correction =
    -0.4072 * Math.sin(moonAnomaly) + 0.17241 * Math.sin(sunAnomaly) + 0.01608 * Math.sin(2 * moonAnomaly);
  return FIRST_NEW_MOON + SYNODIC_DAYS * number + correction;
}

/** The instant of a new moon by its number. */
export function newMoon(almanac: Almanac, number: number): Instant {
  return almanac.newMoons(number, () =>
    passing(elongationExact(almanac.ephemeris), 0, roughNewMoon(number), ELONGATION_RATE),
  );
}

function signAt(almanac: Almanac, instant: Instant): number {
  return Math.floor(siderealSun(almanac.ephemeris.exact(instant), instant) / 30);
}

/** A lunar month by number, named by the sign the Sun is in at its beginning. */
export function lunation(almanac: Almanac, number: number): Lunation {
  return almanac.lunations(number, () => {
    const [start, end] = [newMoon(almanac, number), newMoon(almanac, number + 1)];
    const sign = signAt(almanac, start);
    const signsPassed = (signAt(almanac, end) - sign + 12) % 12;
    const month = ((sign + 1) % 12) + 1;
    return { number, start, end, month, adhika: signsPassed === 0, kshaya: signsPassed === 2 };
  });
}

/** The lunar month of an instant: that of the last new moon at or before it. */
export function lunationAt(almanac: Almanac, instant: Instant): Lunation {
  const guess = Math.floor((instant - FIRST_NEW_MOON) / SYNODIC_DAYS);
  if (newMoon(almanac, guess) > instant) return lunation(almanac, guess - 1);
  if (newMoon(almanac, guess + 1) <= instant) return lunation(almanac, guess + 1);
  return lunation(almanac, guess);
}

/** Month by the full-moon reckoning: the dark half of a regular month already bears the next name. */
export function purnimantaMonth(month: Lunation, tithi: number): number {
  return tithi > 15 && !month.adhika ? (month.month % 12) + 1 : month.month;
}
