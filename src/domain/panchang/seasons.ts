import type { Sky } from "./ephemeris";
import { AYANAS, nameOf, RITUS } from "./names";

/** A season or course of the Sun by its table index and English name. */
export type Named = { index: number; name: string };
/** Two reckonings each: the traditional one, and the one by the equinoxes and solstices (`Drik`). */
export type Seasons = { ritu: Named; rituDrik: Named; ayana: Named; ayanaDrik: Named };

const ritu = (index: number): Named => ({ index, name: nameOf(RITUS, index) });
/** Northward from 270 to 90 degrees. */
const ayana = (longitude: number): Named => {
  const index = longitude >= 270 || longitude < 90 ? 1 : 2;
  return { index, name: nameOf(AYANAS, index) };
};

/** Season by lunar month (Chaitra and Vaishakha are Vasanta), course by the sidereal Sun, and both by the tropical Sun. */
export function seasonsOf(sky: Sky, siderealLongitude: number, lunarMonth: number): Seasons {
  return {
    ritu: ritu(Math.ceil(lunarMonth / 2)),
    rituDrik: ritu(Math.floor(((sky.sunLongitude + 30) % 360) / 60) + 1),
    ayana: ayana(siderealLongitude),
    ayanaDrik: ayana(sky.sunLongitude),
  };
}
