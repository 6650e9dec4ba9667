import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import { Loading } from "../layout/Loading";
import type { ChartDay, ChartLine } from "./VisitChart";

const VisitChart = lazy(async () => ({ default: (await import("./VisitChart")).VisitChart }));
const isCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

type DaySeriesProps = { days: ChartDay[]; lines: ChartLine[]; onDownload: () => void };

/** Day by day: a curve, and beside it the same as a table, the newest day first. */
export function DaySeries({ days, lines, onDownload }: DaySeriesProps) {
  const { t, i18n } = useTranslation();
  const isEmpty = days.every(({ visits }) => visits === 0);
  return (
    <section aria-labelledby="day-series">
      <div className="section-head">
        <h2 id="day-series">{t("analytics.byDay")}</h2>
        <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={onDownload}>
          {t("analytics.csv.days")}
        </Button>
      </div>
      {isEmpty ? (
        <p className="quiet">{t("analytics.none.visits")}</p>
      ) : (
        <div className="day-series">
          <figure aria-hidden="true">
            <Suspense fallback={<Loading rows={8} />}>
              <VisitChart days={days} lines={lines} language={i18n.language} animated={!isCalm()} />
            </Suspense>
          </figure>
          <DayTable days={days} lines={lines} />
        </div>
      )}
    </section>
  );
}

const SHOWN = 7;

function DayTable({ days, lines }: Pick<DaySeriesProps, "days" | "lines">) {
  const { t, i18n } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const newestFirst = [...days].reverse();
  return (
    <div>
      <div className="plain-table">
        <table aria-labelledby="day-series">
          <thead>
            <tr>
              <th scope="col">{t("analytics.day")}</th>
              {lines.map(({ field, name }) => (
                <th key={field} scope="col" className="figure">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newestFirst.slice(0, isWhole ? days.length : SHOWN).map((day) => (
              <tr key={day.date}>
                <th scope="row">{formatDate(day.date, i18n.language, { dateStyle: "medium" })}</th>
                {lines.map(({ field }) => (
                  <td key={field} className="figure">
                    {formatNumber(day[field] ?? 0, i18n.language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {days.length > SHOWN && (
        <Button type="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t("analytics.lastDays", { days: SHOWN }) : t("analytics.allDays", { days: days.length })}
        </Button>
      )}
    </div>
  );
}
