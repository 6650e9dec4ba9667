import type { Almanac } from "../panchang/almanac";
import { checkedDay, checkedYear } from "../panchang/input";
import { lunationAt } from "../panchang/masa";
import { type CivilDate, civilParts, midnightOf } from "../panchang/time";
import { datesInMonth, isLunar } from "./lunar";
import { byDate, type FestivalDate } from "./occurrence";
import { FESTIVAL_RULES } from "./rules";
import type { SolarRule } from "./ruleTypes";
import { datesInSolarYear } from "./solar";

const LUNAR_RULES = FESTIVAL_RULES.filter(isLunar);
const SOLAR_RULES = FESTIVAL_RULES.filter((rule): rule is SolarRule => !isLunar(rule));
const RULE_ORDER = new Map(FESTIVAL_RULES.map(({ id }, index) => [id, index]));
const inTableOrder = (a: FestivalDate, b: FestivalDate) =>
  byDate(a, b) || (RULE_ORDER.get(a.festival) ?? 0) - (RULE_ORDER.get(b.festival) ?? 0);

function inLunation(almanac: Almanac, number: number): FestivalDate[] {
  return almanac.lunarFestivals(number, () => LUNAR_RULES.flatMap((rule) => datesInMonth(almanac, rule, number)));
}

function inSolarYear(almanac: Almanac, year: number): FestivalDate[] {
  return almanac.solarFestivals(year, () => SOLAR_RULES.flatMap((rule) => datesInSolarYear(almanac, rule, year)));
}

const TENTATIVE = new Set(
  SOLAR_RULES.filter((rule) => rule.basis === "solar-nakshatra" && rule.confidence === "low").map(({ id }) => id),
);

/** `tentative` adds festivals whose rule is known to miss printed dates; they are better entered by date. */
export type FestivalOptions = { tentative?: boolean };

/** Festivals from a date to a later one, both included, sorted by date. */
export function festivalsBetween(
  almanac: Almanac,
  from: CivilDate,
  to: CivilDate,
  { tentative = false }: FestivalOptions = {},
): FestivalDate[] {
  const [first, last] = [checkedDay(from), checkedDay(to)];
  const found: FestivalDate[] = [];
  // A tithi that begins before dawn is observed on the day before, so the next month is looked at too.
  const lastMonth = lunationAt(almanac, midnightOf(last + 1)).number + 1;
  for (let number = lunationAt(almanac, midnightOf(first)).number; number <= lastMonth; number++) {
    found.push(...inLunation(almanac, number));
  }
  // the solar month of Dhanu begins in one year and ends in the next
  for (let year = civilParts(first).year - 1; year <= civilParts(last).year; year++) {
    found.push(...inSolarYear(almanac, year));
  }
  const isListed = ({ festival, date }: FestivalDate) =>
    date >= from && date <= to && (tentative || !TENTATIVE.has(festival));
  return found.filter(isListed).sort(inTableOrder);
}

/** Every festival and vrat of a Gregorian year, computed, before any override; sorted by date. */
export function festivalsOfYear(almanac: Almanac, year: number, options?: FestivalOptions): FestivalDate[] {
  checkedYear(year);
  const padded = String(year).padStart(4, "0");
  return festivalsBetween(almanac, `${padded}-01-01`, `${padded}-12-31`, options);
}

/** Festivals and vrats of a date. */
export function festivalsOn(almanac: Almanac, date: CivilDate): FestivalDate[] {
  return festivalsBetween(almanac, date, date);
}
