import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isAllDay, type OpeningInterval, type WeeklyHours } from "../../domain/openingHours";
import { type HoursRow, hoursRows, timeName, weekdayName } from "./hours";

/** The hours of the week, days with the same ones together; `caption` says when they hold, where that is not always. */
export function WeekHours({ hours, caption }: { hours: WeeklyHours; caption?: ReactNode }) {
  const { t, i18n } = useTranslation();
  const rows = hoursRows(hours);
  const interval = (one: OpeningInterval) =>
    isAllDay(one)
      ? t("temple.allDay")
      : t("temple.interval", { from: timeName(one.from, i18n.language), to: timeName(one.to, i18n.language) });
  const days = ({ from, to }: HoursRow) => {
    if (rows.length === 1) return t("temple.everyDay");
    const names = from === to ? [from] : [from, to];
    return names.map((day) => weekdayName(day, i18n.language)).join(" – ");
  };
  return (
    <table className="week">
      <caption className={caption ? "soft" : "sr"}>{caption ?? t("temple.hours")}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from}>
            <th scope="row" suppressHydrationWarning>
              {days(row)}
            </th>
            <td suppressHydrationWarning>
              {row.intervals.length === 0 ? t("temple.closed") : row.intervals.map(interval).join(", ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
