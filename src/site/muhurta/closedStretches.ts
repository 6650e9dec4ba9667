import type { MuhurtaDay } from "../../domain/muhurta/find";
import type { Reason } from "../../domain/muhurta/ruleTypes";

/** Days one after the other that the same bars. */
export type ClosedStretch = { from: string; to: string; reasons: Reason[] };

/** What changes from day to day; a season that bars goes before it. */
const DAILY = new Set(["tithi", "nakshatra", "weekday", "yoga", "bhadra", "rahu", "durMuhurta", "varjyam", "lagna"]);
const MOST_TOLD = 3;

function toldOf({ barredBy }: MuhurtaDay): Reason[] {
  const seasons = barredBy.filter(({ id }) => !DAILY.has(id));
  return (seasons.length > 0 ? seasons : barredBy).slice(0, MOST_TOLD);
}

/** The days without a muhurta, those together that the same season bars. */
export function closedStretches(days: readonly MuhurtaDay[]): ClosedStretch[] {
  const found: ClosedStretch[] = [];
  let isOpenBefore = true;
  for (const day of days) {
    if (day.windows.length > 0) {
      isOpenBefore = true;
      continue;
    }
    const reasons = toldOf(day);
    const last = found.at(-1);
    if (last && !isOpenBefore && JSON.stringify(last.reasons) === JSON.stringify(reasons)) last.to = day.date;
    else found.push({ from: day.date, to: day.date, reasons });
    isOpenBefore = false;
  }
  return found;
}
