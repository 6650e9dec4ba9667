import { useTranslation } from "react-i18next";
import type { PanchangDay } from "../../domain/panchang/panchangDay";
import { useNow } from "./useNow";
import { windowOn } from "./words";

type Row = { key: string; window: readonly [string, string] | null };

const good = ["brahmaMuhurta", "abhijit", "pradosha", "nishita"] as const;
const bad = ["rahu", "yamaganda", "gulika"] as const;

/** The good and the bad times of a day, as two tables. */
export function DayParts({ day }: { day: PanchangDay }) {
  const { t } = useTranslation();
  const { kalas, date } = day;
  const goodRows: Row[] = good.map((key) => ({
    key,
    window: key === "abhijit" && kalas.abhijitOmittedOnWednesday ? null : kalas[key],
  }));
  const badRows: Row[] = [
    ...bad.map((key) => ({ key, window: kalas[key] })),
    ...kalas.durMuhurta.map((window) => ({ key: "durMuhurta", window })),
  ];
  return (
    <div className="day-parts">
      <PartTable caption={t("page.good")} tone="good" rows={goodRows} date={date} />
      <PartTable caption={t("page.avoid")} tone="bad" rows={badRows} date={date} />
    </div>
  );
}

type PartTableProps = { caption: string; tone: "good" | "bad"; rows: Row[]; date: string };

function PartTable({ caption, tone, rows, date }: PartTableProps) {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <table className={`almanac-table ${tone}`}>
      <caption>{caption}</caption>
      <thead className="sr-head">
        <tr>
          <th scope="col">{t("page.part")}</th>
          <th scope="col">{t("page.time")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, window }) => (
          <tr key={key + (window?.[0] ?? "")} className={isDuring(now, window) ? "current" : undefined}>
            <th scope="row">
              {t(`kala.${key}`)} {isDuring(now, window) && <CurrentMark />}
            </th>
            <td>{window ? windowOn(t, window, date) : t("page.noneToday")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a moment lies in a stretch of time. */
export const isDuring = (now: string | undefined, window: readonly [string, string] | null): boolean =>
  now !== undefined && window !== null && window[0] <= now && now < window[1];

/** The word that marks what holds at this moment. */
export function CurrentMark() {
  const { t } = useTranslation();
  return <span className="now-mark">{t("page.current")}</span>;
}
