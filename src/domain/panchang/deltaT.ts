import { DeltaT_EspenakMeeus } from "astronomy-engine";
import { type Instant, SECONDS_PER_DAY } from "./time";

/** TT - UT in seconds every five years from 2000: observed to 2025, predicted by the IERS trend to 2040. */
const FIVE_YEARLY = [63.83, 64.69, 66.07, 67.64, 69.36, 69.0, 69.28, 70.51, 71.8];
const FIRST_YEAR = 2000;
const LAST_YEAR = 2040;
const SLOPE_AFTER_LAST = 0.26;
/** Long-term growth of the tidal parabola, 31 s per century squared (Morrison et al. 2021). */
const GROWTH_AFTER_LAST = 0.0031;
const DAYS_PER_YEAR = 365.2425;

function tabulated(year: number): number {
  const position = (year - FIRST_YEAR) / 5;
  const index = Math.min(Math.floor(position), FIVE_YEARLY.length - 2);
  const before = FIVE_YEARLY[index] ?? 0;
  const after = FIVE_YEARLY[index + 1] ?? 0;
  return before + (after - before) * (position - index);
}

/**
 * TT - UT in seconds. The library's own polynomial is right before 2000 but 5 to 11 s too large by 2030,
 * which would shift every end by as much.
 */
export function deltaTSeconds(instant: Instant): number {
  const year = FIRST_YEAR + (instant + 0.5) / DAYS_PER_YEAR;
  if (year < FIRST_YEAR) return DeltaT_EspenakMeeus(instant);
  if (year <= LAST_YEAR) return tabulated(year);
  const beyond = year - LAST_YEAR;
  return (FIVE_YEARLY.at(-1) ?? 0) + SLOPE_AFTER_LAST * beyond + GROWTH_AFTER_LAST * beyond * beyond;
}

/** Terrestrial Time, in days since J2000.0, of an instant of Universal Time. */
export function terrestrialTime(instant: Instant): number {
  return instant + deltaTSeconds(instant) / SECONDS_PER_DAY;
}
