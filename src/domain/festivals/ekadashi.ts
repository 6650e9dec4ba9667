import type { Almanac } from "../panchang/almanac";
import { type Anga, angaAfter } from "../panchang/angas";
import type { DayNumber } from "../panchang/time";
import { daysMeeting, kaalaOf, overlap, panchangDayAt } from "./kaala";

type Twelfth = { atSunriseOf: (day: DayNumber) => boolean };

function dwadashi(almanac: Almanac, ekadashi: Anga): Twelfth {
  const next = angaAfter(almanac.ephemeris, "tithi", ekadashi);
  return { atSunriseOf: (day) => overlap(next, kaalaOf(almanac, "sunrise", day)) > 0 };
}

/**
 * The fast of householders. Ekadashi at two sunrises moves it to the second; but the fast is broken within
 * Dwadashi, so it goes back a day when Dwadashi has no sunrise of its own.
 * Source: Kashinath Upadhyaya, Dharmasindhu, chapter 1, the division of Ekadashi into shuddha and viddha.
 */
export function smartaEkadashi(almanac: Almanac, ekadashi: Anga): DayNumber {
  const days = daysMeeting(almanac, ekadashi, "sunrise");
  const { atSunriseOf } = dwadashi(almanac, ekadashi);
  const last = days.at(-1);
  if (last !== undefined) return atSunriseOf(last + 1) ? last : last - 1;
  const contains = panchangDayAt(almanac, ekadashi.start);
  return atSunriseOf(contains + 1) && atSunriseOf(contains + 2) ? contains + 1 : contains;
}

/**
 * The fast of Vaishnavas: never on an Ekadashi that Dashami still touched 96 minutes before sunrise, and on the
 * first of two Dwadashi sunrises.
 */
export function vaishnavaEkadashi(almanac: Almanac, ekadashi: Anga): DayNumber {
  const day = daysMeeting(almanac, ekadashi, "sunrise").at(-1);
  if (day === undefined) return panchangDayAt(almanac, ekadashi.start) + 1;
  const [arunodaya] = kaalaOf(almanac, "arunodaya", day);
  const { atSunriseOf } = dwadashi(almanac, ekadashi);
  return ekadashi.start > arunodaya || (atSunriseOf(day + 1) && atSunriseOf(day + 2)) ? day + 1 : day;
}
