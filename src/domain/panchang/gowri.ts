import type { DayAndNight, Quality } from "./choghadiya";
import { type DayFrame, partOf } from "./kalas";
import type { Instant } from "./time";

/** The eighths of the Gowri Panchangam; the last one, Visham, stands outside the cycle of the other seven. */
export const GOWRI = ["uthi", "amirdha", "rogam", "laabam", "dhanam", "sugam", "soram", "visham"] as const;
export type GowriName = (typeof GOWRI)[number];
export type Gowri = { name: GowriName; quality: Quality; start: Instant; end: Instant };

const CYCLE = 7;
const BAD: ReadonlySet<GowriName> = new Set(["rogam", "soram", "visham"]);
/** Which eighth is Visham, Sunday first: by day the one that is Rahu's. */
const VISHAM_BY_DAY = [8, 2, 7, 5, 6, 4, 3];
const VISHAM_BY_NIGHT = [4, 5, 3, 8, 2, 7, 6];
/** A night begins with the part that the fifth weekday begins with. */
const NIGHT_SHIFT = 4;

/**
 * The Gowri Panchangam of Tamil calendars: eighths of day and night that follow each other from the weekday's own on
 * (Uthi on Sunday, Amirdha on Monday …), with Visham put in between.
 * Source: the table of Tamil wall calendars; its derivation from the weekdays and from Rahu's eighth. By night there is a
 * variant: the wheel of Rahu, gone round from the planet opposite (S. Prabhakaran, "Gowri Panchangam", 2014), puts Visham
 * 6th, 1st, 8th and 7th on Monday, Wednesday, Friday and Saturday; the other three nights agree.
 */
export function gowriOf(frame: DayFrame, weekday: number): DayAndNight<Gowri> {
  const series = (from: Instant, to: Instant, first: number, visham: number) =>
    Array.from({ length: 8 }, (_, i): Gowri => {
      const passed = i + 1 > visham ? i - 1 : i;
      const name = i + 1 === visham ? "visham" : (GOWRI[(first + passed) % CYCLE] ?? "uthi");
      const [start, end] = partOf(from, to, 8, i + 1);
      return { name, quality: BAD.has(name) ? "bad" : "good", start, end };
    });
  return {
    day: series(frame.sunrise, frame.sunset, weekday, VISHAM_BY_DAY[weekday] ?? 8),
    night: series(frame.sunset, frame.nextSunrise, weekday + NIGHT_SHIFT, VISHAM_BY_NIGHT[weekday] ?? 8),
  };
}
