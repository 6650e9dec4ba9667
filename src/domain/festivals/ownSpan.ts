import { addDays, type CivilDate } from "../dates";
import { type Almanac, almanacAt } from "../panchang/almanac";
import { civilDateOf, dayNumberOf } from "../panchang/time";
import { nextDay } from "./ownDates";
import type { ComputedRule } from "./ownRule";

/** The first and the last day of a festival; no last one where it is a single day. */
export type FestivalSpan = { date: CivilDate; endDate: CivilDate | null };

export const spanOf = (date: CivilDate, days: number | null): FestivalSpan => ({
  date,
  endDate: days === null || days === 1 ? null : addDays(date, days - 1),
});

/** Beyond it there are days without a sunrise, by which nothing can be reckoned. */
const HIGHEST_LATITUDE = 60;
/** A tenth of a degree moves a sunrise by half a minute at most. */
const rounded = (degrees: number) => Math.round(degrees * 10) / 10;

/** The almanac of a temple; that of the country where its place is not on record. */
export function templeAlmanac(national: Almanac, latitude: number | null, longitude: number | null): Almanac {
  if (latitude === null || longitude === null || Math.abs(latitude) > HIGHEST_LATITUDE) return national;
  return almanacAt(national, { lat: rounded(latitude), lng: rounded(longitude) });
}

/** The days of a festival that is not over on a day, at the almanac's place; undefined when none comes within years. */
export function nextSpan(
  almanac: Almanac,
  rule: ComputedRule,
  days: number | null,
  today: CivilDate,
): FestivalSpan | undefined {
  const from = dayNumberOf(addDays(today, 1 - (days ?? 1) - rule.offset));
  const day = from === undefined ? undefined : nextDay(almanac, rule, from);
  return day === undefined ? undefined : spanOf(civilDateOf(day + rule.offset), days);
}
