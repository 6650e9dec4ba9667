import type { Translate } from "../../client/errors";
import { daysBetween } from "../../domain/dates";
import { fullDate, longDate, longDay } from "../panchang/words";

type Days = { date: string; endDate: string | null };

/** "Sunday, 11 October 2026", or from its first to its last day. */
export function whenText(t: Translate, days: Days): string {
  return daysText(t, days) ?? fullDate(t, days.date);
}

/** "11 October 2026", or from its first to its last day, as a card says it. */
export function shortWhen(t: Translate, days: Days): string {
  return daysText(t, days) ?? longDate(t, days.date);
}

/** "11 – 19 October 2026", "30 September – 8 October 2027": what both ends share is said once. */
function daysText(t: Translate, { date, endDate }: Days): string | undefined {
  if (!endDate) return undefined;
  const shares = (part: "YYYY" | "YYYY-MM") => date.slice(0, part.length) === endDate.slice(0, part.length);
  const from = shares("YYYY-MM") ? Number(date.slice(-2)) : shares("YYYY") ? longDay(t, date) : longDate(t, date);
  return t("calendar.range", { from, to: longDate(t, endDate) });
}

/** "in 12 days", "tomorrow", "today"; undefined for a day that has passed. */
export function distanceText(t: Translate, { date, endDate }: Days, today: string): string | undefined {
  const days = daysBetween(today, date);
  if (days > 0) return t("festivalPages.inDays", { count: days });
  if (days === 0) return t("festivalPages.today");
  return endDate && endDate >= today ? t("festivalPages.ongoing") : undefined;
}

/** A region as its record names it, in the reader's language where it is a known one. */
export function regionName(t: Translate, region: string): string {
  return t(`festivalPages.regions.${region}`, { defaultValue: "" }) || t(`states.${region}`, { defaultValue: region });
}

export const regionsIn = (text: string | null): string[] =>
  (text ?? "").split(",").flatMap((name) => name.trim() || []);
