import { formatDate, formatTime } from "../../client/formatDate";
import { type OpeningInterval, type Weekday, type WeeklyHours, weekdays } from "../../domain/openingHours";

/** `06:30` as people there say it; `24:00` is the midnight at the end of the day. */
export function timeName(time: string, language: string): string {
  const hour = time === "24:00" ? "00:00" : time;
  return formatTime(`1970-01-05T${hour}:00+05:30`, language);
}

/** The day's name; 5 January 1970 was a Monday. */
export function weekdayName(day: Weekday, language: string): string {
  return formatDate(`1970-01-0${5 + weekdays.indexOf(day)}`, language, { weekday: "long" });
}

/** Days that follow each other with the same hours. */
export type HoursRow = { from: Weekday; to: Weekday; intervals: readonly OpeningInterval[] };

/** The week in as few rows as say it all. */
export function hoursRows(hours: WeeklyHours): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of weekdays) {
    const intervals = hours[day];
    const last = rows.at(-1);
    if (last && sameHours(last.intervals, intervals)) last.to = day;
    else rows.push({ from: day, to: day, intervals });
  }
  return rows;
}

const sameHours = (a: readonly OpeningInterval[], b: readonly OpeningInterval[]) =>
  a.length === b.length && a.every(({ from, to }, at) => from === b[at]?.from && to === b[at]?.to);
