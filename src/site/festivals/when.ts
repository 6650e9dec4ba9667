import type { Translate } from "../../client/errors";
import { daysBetween } from "../../domain/dates";
import { fullDate, longDate, shortDate } from "../panchang/words";

type Days = { date: string; endDate: string | null };

/** "Sunday, 11 October 2026", or from its first to its last day. */
export function whenText(t: Translate, { date, endDate }: Days): string {
  return endDate ? t("calendar.range", { from: shortDate(t, date), to: longDate(t, endDate) }) : fullDate(t, date);
}

/** "Oct 11 – 19", as a card says it. */
export function shortWhen(t: Translate, { date, endDate }: Days): string {
  if (!endDate) return longDate(t, date);
  return t("calendar.range", { from: shortDate(t, date), to: longDate(t, endDate) });
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
  return t(`festivalPages.regions.${region}`, { defaultValue: t(`states.${region}`, { defaultValue: region }) });
}

export const regionsIn = (text: string | null): string[] =>
  (text ?? "").split(",").flatMap((name) => name.trim() || []);
