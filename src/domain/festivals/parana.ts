import type { Almanac } from "../panchang/almanac";
import { angaAt } from "../panchang/angas";
import { partOf, type Window } from "../panchang/kalas";
import type { DayNumber, Instant } from "../panchang/time";
import { localFrame } from "./kaala";

/** When an Ekadashi fast is broken at the almanac's place. */
export type Parana = { window: Window; hariVasaraEnds: Instant; dwadashiEnds: Instant };

const SHORTLY = 1 / 1440;

/**
 * The end of an Ekadashi fast on the day after it: after sunrise and after Hari Vasara (the first quarter of Dwadashi),
 * before Dwadashi ends, in the first fifth of the day; where Hari Vasara outlasts that, in the fourth fifth, since
 * madhyahna (the third) is avoided. A Dwadashi that ends before the fourth fifth is used as long as it lasts; one that
 * ended before sunrise leaves the first fifth of the day.
 * Source: Kashinath Upadhyaya, Dharmasindhu, chapter 1, on parana; `ekadashiEnds` is the end of the tithi.
 */
export function paranaOf(almanac: Almanac, fast: DayNumber, ekadashiEnds: Instant): Parana {
  const { sunrise, sunset } = localFrame(almanac, fast + 1);
  const dwadashi = angaAt(almanac.ephemeris, "tithi", ekadashiEnds + SHORTLY);
  const hariVasaraEnds = dwadashi.start + (dwadashi.end - dwadashi.start) / 4;
  const [, morningEnds] = partOf(sunrise, sunset, 5, 1);
  const [afternoonBegins, afternoonEnds] = partOf(sunrise, sunset, 5, 4);
  const window = (): Window => {
    const from = Math.max(sunrise, hariVasaraEnds);
    if (dwadashi.end <= sunrise) return [sunrise, morningEnds];
    if (from < morningEnds) return [from, Math.min(morningEnds, dwadashi.end)];
    if (dwadashi.end <= afternoonBegins) return [from, dwadashi.end];
    return [Math.max(from, afternoonBegins), Math.min(Math.max(from, afternoonEnds), dwadashi.end)];
  };
  return { window: window(), hariVasaraEnds, dwadashiEnds: dwadashi.end };
}
