import type { Almanac } from "./panchang/almanac";
import { SYNODIC_DAYS } from "./panchang/lunation";
import { lunationAt } from "./panchang/masa";
import { instantOf } from "./panchang/time";

const HOUR = 1 / 24;
const ADHIKA_FROM = 25;

/**
 * Which Ekadashi of the year one is, by the instant (ISO UTC) its tithi begins: 1 to 24 from the bright one of Chaitra
 * on, 25 and 26 in an intercalary month. Its name is `ekadashi.<number>` of the locale `panchang`.
 */
export function ekadashiNumber(almanac: Almanac, begins: string): number {
  const instant = instantOf(begins) + HOUR;
  const { month, adhika, start } = lunationAt(almanac, instant);
  const isDark = instant - start > SYNODIC_DAYS / 2 ? 1 : 0;
  return adhika ? ADHIKA_FROM + isDark : (month - 1) * 2 + 1 + isDark;
}
