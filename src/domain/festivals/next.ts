import type { Almanac } from "../panchang/almanac";
import { checkedDay, LAST_YEAR } from "../panchang/input";
import { lunationAt } from "../panchang/masa";
import { type CivilDate, civilParts, midnightOf } from "../panchang/time";
import { datesInMonth, isLunar } from "./lunar";
import { byDate, type FestivalDate } from "./occurrence";
import { FESTIVAL_RULES } from "./rules";
import type { LunarRule, SolarRule } from "./ruleTypes";
import { datesInSolarYear } from "./solar";

/** No computed festival stays away longer: Vaikuntha Ekadashi may skip a year, a month of its own may be lost. */
const MONTHS_AHEAD = 40;

function* lunarDates(almanac: Almanac, rule: LunarRule, from: CivilDate): Generator<FestivalDate> {
  const first = lunationAt(almanac, midnightOf(checkedDay(from))).number;
  for (let number = first, quiet = 0; quiet < MONTHS_AHEAD; number++, quiet++) {
    const dates = datesInMonth(almanac, rule, number).sort(byDate);
    if (dates.some(({ date }) => date >= from)) quiet = 0;
    yield* dates;
  }
}

function* solarDates(almanac: Almanac, rule: SolarRule, from: CivilDate): Generator<FestivalDate> {
  for (let year = civilParts(checkedDay(from)).year - 1; year <= LAST_YEAR; year++) {
    yield* datesInSolarYear(almanac, rule, year);
  }
}

/** The next `count` dates of a festival from a date on, that date included; none for an id without a rule. */
export function nextOccurrences(almanac: Almanac, festival: string, from: CivilDate, count = 1): FestivalDate[] {
  const rule = FESTIVAL_RULES.find(({ id }) => id === festival);
  const coming: FestivalDate[] = [];
  if (!rule || count < 1) return coming;
  const dates = isLunar(rule) ? lunarDates(almanac, rule, from) : solarDates(almanac, rule, from);
  for (const found of dates) {
    if (found.date > `${LAST_YEAR}-12-31`) break;
    if (found.date >= from) coming.push(found);
    if (coming.length === count) break;
  }
  return coming;
}
