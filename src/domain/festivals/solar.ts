import type { Almanac } from "../panchang/almanac";
import { type Anga, angaAt, MOON_RATE } from "../panchang/angas";
import { nextPassing, turn } from "../panchang/angles";
import { siderealMoon, siderealSun } from "../panchang/ayanamsa";
import { ELONGATION_RATE } from "../panchang/lunation";
import { type DayNumber, dayNumber, dayNumberAt, type Instant, midnightOf } from "../panchang/time";
import { chosenDay } from "./choice";
import { kaalaOf, localFrame } from "./kaala";
import { type FestivalDate, found } from "./occurrence";
import type { SankrantiRule, SolarNakshatraRule, SolarRule } from "./ruleTypes";
import { SPECIALS } from "./specials";

const SUN_RATE = 360 / 365.256363;
const LONGEST_NAKSHATRA_DAYS = 1.2;
const LONGEST_SOLAR_MONTH_DAYS = 32;
const SHORTLY = 1 / 24;

/** The moment in a Gregorian year at which the Sun reaches a sidereal longitude. */
export function sankranti(almanac: Almanac, degrees: number, year: number): Instant {
  const newYear = midnightOf(dayNumber(year, 1, 1));
  return nextPassing((t) => siderealSun(almanac.ephemeris.at(t), t), degrees, newYear, SUN_RATE);
}

function sankrantiDate(almanac: Almanac, rule: SankrantiRule, year: number): FestivalDate {
  const entry = sankranti(almanac, rule.deg, year);
  const civil = dayNumberAt(entry);
  const { sunrise, sunset } = localFrame(almanac, civil);
  const limit = rule.mode === "sunrise" ? sunrise : rule.mode === "next-day" ? Number.NEGATIVE_INFINITY : sunset;
  const day = entry < limit ? civil : civil + 1;
  return found(rule.id, day + (rule.offset ?? 0), { start: entry, end: entry });
}

/** The nakshatras of one kind that hold at some time while the Sun is in a sign. */
function nakshatrasInSign(almanac: Almanac, rule: SolarNakshatraRule, year: number): Anga[] {
  const { ephemeris } = almanac;
  const from = sankranti(almanac, rule.solarDeg, year);
  const beginning = ((rule.nakshatra - 1) * 360) / 27;
  const moonAt = (t: Instant) => siderealMoon(ephemeris.at(t), t);
  const wanted: Anga[] = [];
  let start = nextPassing(moonAt, beginning, from - LONGEST_NAKSHATRA_DAYS, MOON_RATE);
  while (start < from + LONGEST_SOLAR_MONTH_DAYS) {
    wanted.push(angaAt(ephemeris, "nakshatra", start + SHORTLY));
    start = nextPassing(moonAt, beginning, start + SHORTLY, MOON_RATE);
  }
  return wanted;
}

/** The full moon that falls while the Sun is in the sign; the first of two. */
function fullMoonInSign(almanac: Almanac, { solarDeg }: SolarNakshatraRule, year: number): Instant {
  const elongation = (t: Instant) => {
    const sky = almanac.ephemeris.at(t);
    return turn(sky.moonLongitude - sky.sunLongitude);
  };
  return nextPassing(elongation, 180, sankranti(almanac, solarDeg, year), ELONGATION_RATE);
}

/** The chosen day of every such nakshatra whose part of the day comes while the Sun is in the sign. */
function nakshatraDate(almanac: Almanac, rule: SolarNakshatraRule, year: number): FestivalDate[] {
  const dated = nakshatrasInSign(almanac, rule, year)
    .map((anga) => ({ anga, day: dayOf(almanac, anga, rule) }))
    .filter(({ day }) => isSunInSign(almanac, rule, day));
  if (rule.nearPurnima) {
    const fullMoon = fullMoonInSign(almanac, rule, year);
    const distance = ({ anga }: { anga: Anga }) => Math.abs((anga.start + anga.end) / 2 - fullMoon);
    dated.sort((a, b) => distance(a) - distance(b));
  }
  const observed = rule.last ? dated.at(-1) : dated[0];
  return observed ? [found(rule.id, observed.day + (rule.offset ?? 0), observed.anga)] : [];
}

const dayOf = (almanac: Almanac, anga: Anga, rule: SolarNakshatraRule): DayNumber =>
  rule.special ? SPECIALS[rule.special](almanac, anga) : chosenDay(almanac, anga, rule);

function isSunInSign(almanac: Almanac, { kaala, solarDeg }: SolarNakshatraRule, day: DayNumber): boolean {
  const [instant] = kaalaOf(almanac, kaala, day);
  return Math.floor(siderealSun(almanac.ephemeris.at(instant), instant) / 30) === solarDeg / 30;
}

/** The date that a solar rule gives in the Gregorian year in which its solar month begins. */
export function datesInSolarYear(almanac: Almanac, rule: SolarRule, year: number): FestivalDate[] {
  return rule.basis === "sankranti" ? [sankrantiDate(almanac, rule, year)] : nakshatraDate(almanac, rule, year);
}
