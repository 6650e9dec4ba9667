import type { ComputedRule } from "../../domain/festivals/ownRule";
import { type FestivalSpan, nextSpan, templeAlmanac } from "../../domain/festivals/ownSpan";
import { createAlmanac } from "../../domain/panchang/almanac";

export type DatedBy = { rule: ComputedRule; days: number | null; latitude: number | null; longitude: number | null };

const almanac = createAlmanac();

/** The next days of a festival, as the temple's page will say them. */
export function nextDays({ rule, days, latitude, longitude }: DatedBy, today: string): FestivalSpan | undefined {
  return nextSpan(templeAlmanac(almanac, latitude, longitude), rule, days, today);
}
