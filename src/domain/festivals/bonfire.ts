import type { Almanac } from "../panchang/almanac";
import { type Anga, angaAt } from "../panchang/angas";
import { bhadraOf } from "../panchang/bhadra";
import type { Window } from "../panchang/kalas";
import type { DayNumber } from "../panchang/time";
import { kaalaOf, localFrame } from "./kaala";

type Tithi = Pick<Anga, "start" | "end">;

/** The Bhadra of a full moon is the first half of its tithi. */
function bhadraOfPurnima({ ephemeris }: Almanac, { start, end }: Tithi) {
  return bhadraOf(ephemeris, angaAt(ephemeris, "karana", start + (end - start) / 4));
}

const midnightAfter = (almanac: Almanac, day: DayNumber) => {
  const { sunset, nextSunrise } = localFrame(almanac, day);
  return (sunset + nextSunrise) / 2;
};

/**
 * When Holika is lit on its evening: in the pradosha with the full moon outside of Bhadra; where Bhadra fills that, from
 * its end to midnight; where it lasts beyond midnight, in its tail. An evening whose full moon ended before sunset has
 * the whole pradosha.
 * Source: Kashinath Upadhyaya, Dharmasindhu, chapter 2, Phalguna; Kamalakara Bhatta, Nirnayasindhu.
 */
export function holikaDahan(almanac: Almanac, day: DayNumber, purnima: Tithi): Window {
  const [from, to] = kaalaOf(almanac, "pradosha", day);
  if (purnima.end <= from) return [from, to];
  const bhadra = bhadraOfPurnima(almanac, purnima);
  const begins = Math.max(from, bhadra.end);
  const ends = Math.min(to, purnima.end);
  if (begins < ends) return [begins, ends];
  const midnight = midnightAfter(almanac, day);
  return bhadra.end < midnight ? [bhadra.end, midnight] : bhadra.tail;
}

/**
 * When the thread of Raksha Bandhan is tied: on the full moon after Bhadra has ended, from sunrise to the end of
 * pradosha; where Bhadra lasts longer, from its end to midnight. Source: Dharmasindhu, chapter 2, Shravana.
 */
export function rakshaBandhan(almanac: Almanac, day: DayNumber, purnima: Tithi): Window {
  const { sunrise } = localFrame(almanac, day);
  const [, pradoshaEnds] = kaalaOf(almanac, "pradosha", day);
  const bhadra = bhadraOfPurnima(almanac, purnima);
  const begins = Math.max(sunrise, bhadra.end);
  const latest = begins < pradoshaEnds ? pradoshaEnds : midnightAfter(almanac, day);
  return [begins, Math.max(begins, Math.min(purnima.end, latest))];
}
