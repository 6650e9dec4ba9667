import type { Almanac } from "../panchang/almanac";
import { type Anga, tithiOfMonth } from "../panchang/angas";
import { siderealSun } from "../panchang/ayanamsa";
import type { Lunation } from "../panchang/lunation";
import { lunation } from "../panchang/masa";
import { type DayNumber, weekdayOf } from "../panchang/time";
import { chosenDay } from "./choice";
import { kaalaOf } from "./kaala";
import { type FestivalDate, found } from "./occurrence";
import type { FestivalRule, LunarRule, TithiRule } from "./ruleTypes";
import { SPECIALS } from "./specials";

const FRIDAY = 5;
const DHANU = 8;
const AT_SUNRISE = { kaala: "sunrise", both: "first" } as const;

/** A lost month lends its name to the month before it, so that no festival of the year is dropped. */
function bearsMonth(month: Lunation, wanted: number): boolean {
  return month.month === wanted || (month.kshaya && (month.month % 12) + 1 === wanted);
}

function isKept(rule: TithiRule, month: Lunation): boolean {
  if (month.adhika && !rule.adhikaAllowed) return false;
  return rule.month === undefined || bearsMonth(month, rule.month);
}

function ekadashiNumber(month: Lunation, tithi: number): number {
  return (month.adhika ? 24 : (month.month - 1) * 2) + (tithi <= 15 ? 1 : 2);
}

function tithiDates(almanac: Almanac, rule: TithiRule, month: Lunation): FestivalDate[] {
  if (!isKept(rule, month)) return [];
  return [rule.tithi].flat().map((index) => {
    const tithi = tithiOfMonth(almanac.ephemeris, month.start, index);
    const day = rule.special ? SPECIALS[rule.special](almanac, tithi, rule) : chosenDay(almanac, tithi, rule);
    const date = found(rule.id, day + (rule.offset ?? 0), tithi);
    return index % 15 === 11 ? { ...date, ekadashi: ekadashiNumber(month, index) } : date;
  });
}

function fridayDate(almanac: Almanac, id: string, wanted: number, month: Lunation): FestivalDate[] {
  if (month.adhika || !bearsMonth(month, wanted)) return [];
  const purnima = tithiOfMonth(almanac.ephemeris, month.start, 15);
  const day = chosenDay(almanac, purnima, AT_SUNRISE);
  return [found(id, day - ((weekdayOf(day) - FRIDAY + 7) % 7), purnima)];
}

function isSunInDhanu(almanac: Almanac, day: DayNumber): boolean {
  const [sunrise] = kaalaOf(almanac, "sunrise", day);
  return Math.floor(siderealSun(almanac.ephemeris.at(sunrise), sunrise) / 30) === DHANU;
}

function solarEkadashi(almanac: Almanac, id: string, month: Lunation): FestivalDate[] {
  const tithi: Anga = tithiOfMonth(almanac.ephemeris, month.start, 11);
  const day = chosenDay(almanac, tithi, { kaala: "sunrise", both: "second" });
  return isSunInDhanu(almanac, day) ? [found(id, day, tithi)] : [];
}

/** Whether a rule is looked for in every lunar month (the others in every solar year). */
export function isLunar(rule: FestivalRule): rule is LunarRule {
  return rule.basis !== "sankranti" && rule.basis !== "solar-nakshatra";
}

/** The dates that a rule gives in one lunar month: none, one, or two for both fortnights. */
export function datesInMonth(almanac: Almanac, rule: LunarRule, number: number): FestivalDate[] {
  const month = lunation(almanac, number);
  switch (rule.basis) {
    case "tithi":
      return tithiDates(almanac, rule, month);
    case "friday-before-purnima":
      return fridayDate(almanac, rule.id, rule.month, month);
    case "solar-ekadashi":
      return month.month === 9 || month.month === 10 ? solarEkadashi(almanac, rule.id, month) : [];
  }
}
