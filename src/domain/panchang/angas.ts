import { passing, turn } from "./angles";
import { siderealMoon, siderealSun } from "./ayanamsa";
import type { Ephemeris, Sky } from "./ephemeris";
import { ELONGATION_RATE } from "./lunation";
import { KARANAS, NAKSHATRAS, nameOf, TITHIS, YOGAS } from "./names";
import type { Instant } from "./time";

/** One division of the Moon's course that holds for a while. */
export type Anga = { index: number; start: Instant; end: Instant };
/** The four limbs that follow Sun and Moon (the fifth is the weekday). */
export type AngaKind = "tithi" | "nakshatra" | "yoga" | "karana";

type Division = {
  /** Degrees, growing. */
  angle: (sky: Sky, instant: Instant) => number;
  /** Degrees of one part. */
  width: number;
  /** Mean growth, degrees a day. */
  rate: number;
  names: readonly string[];
};

/** Mean sidereal motion of the Moon, degrees a day. */
export const MOON_RATE = 13.176396;
const SUN_RATE = MOON_RATE - ELONGATION_RATE;
const elongation = (sky: Sky) => turn(sky.moonLongitude - sky.sunLongitude);
const longitudeSum = (sky: Sky, t: Instant) => turn(siderealSun(sky, t) + siderealMoon(sky, t));

const DIVISIONS: Record<AngaKind, Division> = {
  tithi: { angle: elongation, width: 12, rate: ELONGATION_RATE, names: TITHIS },
  karana: { angle: elongation, width: 6, rate: ELONGATION_RATE, names: KARANAS },
  nakshatra: { angle: siderealMoon, width: 360 / 27, rate: MOON_RATE, names: NAKSHATRAS },
  yoga: { angle: longitudeSum, width: 360 / 27, rate: MOON_RATE + SUN_RATE, names: YOGAS },
};

/** English name of an anga by its index. */
export const angaName = (kind: AngaKind, index: number) => nameOf(DIVISIONS[kind].names, index);

function boundary(ephemeris: Ephemeris, kind: AngaKind, degrees: number, guess: Instant): Instant {
  const { angle, rate } = DIVISIONS[kind];
  return passing((t) => angle(ephemeris.at(t), t), degrees, guess, rate);
}

/** Index of the anga that holds at an instant. */
export function angaIndexAt(ephemeris: Ephemeris, kind: AngaKind, instant: Instant): number {
  const { angle, width, names } = DIVISIONS[kind];
  return (Math.floor(angle(ephemeris.at(instant), instant) / width) % names.length) + 1;
}

/** The anga that holds at an instant, with its beginning and end. */
export function angaAt(ephemeris: Ephemeris, kind: AngaKind, instant: Instant): Anga {
  const { angle, width, rate } = DIVISIONS[kind];
  const now = angle(ephemeris.at(instant), instant);
  const index = angaIndexAt(ephemeris, kind, instant);
  const since = (now - (index - 1) * width) / rate;
  return {
    index,
    start: boundary(ephemeris, kind, (index - 1) * width, instant - since),
    end: boundary(ephemeris, kind, index * width, instant - since + width / rate),
  };
}

/** The anga that follows. */
export function angaAfter(ephemeris: Ephemeris, kind: AngaKind, anga: Anga): Anga {
  const { width, rate, names } = DIVISIONS[kind];
  const index = (anga.index % names.length) + 1;
  return { index, start: anga.end, end: boundary(ephemeris, kind, index * width, anga.end + width / rate) };
}

/** All angas that hold at some time in [from, to), the first being the one at `from`. */
export function angasBetween(ephemeris: Ephemeris, kind: AngaKind, from: Instant, to: Instant): [Anga, ...Anga[]] {
  let anga = angaAt(ephemeris, kind, from);
  const found: [Anga, ...Anga[]] = [anga];
  while (anga.end < to) {
    anga = angaAfter(ephemeris, kind, anga);
    found.push(anga);
  }
  return found;
}

/** Quarter (1 to 4) of the nakshatra in which the Moon stands. */
export function padaAt(ephemeris: Ephemeris, instant: Instant): number {
  return (Math.floor(siderealMoon(ephemeris.at(instant), instant) / (360 / 108)) % 4) + 1;
}

/** The span of a tithi (1 to 30) in the lunar month that begins at a new moon. */
export function tithiOfMonth(ephemeris: Ephemeris, monthStart: Instant, tithi: number): Anga {
  const start =
    tithi === 1 ? monthStart : boundary(ephemeris, "tithi", (tithi - 1) * 12, monthStart + (tithi - 1) * 0.98435);
  return { index: tithi, start, end: boundary(ephemeris, "tithi", tithi * 12, start + 0.98435) };
}
