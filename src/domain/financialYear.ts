import type { CivilDate } from "./dates";

/** The Indian financial year of a day, April to March: "2026-27" from 2026-04-01 to 2027-03-31. */
export function financialYearOf(date: CivilDate): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

/** A receipt's number, "2026-27/000123"; those of payments that moved no money are a series of their own. */
export const receiptNumberOf = (series: string, count: number): string => `${series}/${String(count).padStart(6, "0")}`;
