const DAY_MS = 86_400_000;
/** Serial day 0 counted so that days from March 1900 on come out right; the other system begins in 1904. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** A spreadsheet's date or time, a count of days, as `YYYY-MM-DD`, `HH:MM`, or both with a blank between. */
export function serialText(serial: number, isFrom1904: boolean): string {
  const at = new Date(Math.round(((isFrom1904 ? EPOCH_1904 : EPOCH_1900) + serial * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(at.getTime())) return String(serial);
  const [date = "", time = ""] = at.toISOString().split("T");
  const clock = time.endsWith(":00.000Z") ? time.slice(0, 5) : time.slice(0, 8);
  if (serial < 1) return clock;
  return clock === "00:00" ? date : `${date} ${clock}`;
}
