import { useTranslation } from "react-i18next";
import type { PanchangDay } from "../../domain/panchang/panchangDay";
import { windowOn } from "./clockWords";
import { useNow } from "./useNow";

type Row = { key: string; window: readonly [string, string] | null; name?: string; note?: string };

const good = ["brahmaMuhurta", "abhijit", "pradosha", "nishita"] as const;
const bad = ["rahu", "yamaganda", "gulika"] as const;

/** The good and the bad times of a day, as two tables. */
export function DayParts({ day }: { day: PanchangDay }) {
  const { t } = useTranslation();
  const { kalas, date } = day;
  const named = (key: "amritKalam" | "vijaya" | "varjyam" | "bhadra" | "panchaka") => ({
    key,
    name: t(`window.${key}`),
  });
  const goodRows: Row[] = [
    ...good.map((key) => ({
      key,
      window: key === "abhijit" && kalas.abhijitOmittedOnWednesday ? null : kalas[key],
    })),
    { ...named("vijaya"), window: day.vijaya },
    ...listed(day.amritKalam).map((window) => ({ ...named("amritKalam"), window })),
  ];
  const badRows: Row[] = [
    ...bad.map((key) => ({ key, window: kalas[key] })),
    ...kalas.durMuhurta.map((window) => ({ key: "durMuhurta", window })),
    ...listed(day.varjyam).map((window) => ({ ...named("varjyam"), window })),
    ...day.bhadra.map(({ start, end, mouth, tail, abode }) => {
      const parts = t("bhadra.parts", { mouth: windowOn(t, mouth, date), tail: windowOn(t, tail, date) });
      return { ...named("bhadra"), window: [start, end] as const, note: `${t(`bhadra.abode.${abode}`)}; ${parts}` };
    }),
  ];
  if (day.panchaka) {
    const { start, end, kind } = day.panchaka;
    badRows.push({ ...named("panchaka"), window: [start, end], note: t(`panchaka.${kind}`) });
  }
  return (
    <div className="day-parts">
      <PartTable caption={t("page.good")} tone="good" rows={goodRows} date={date} />
      <PartTable caption={t("page.avoid")} tone="bad" rows={badRows} date={date} />
    </div>
  );
}

/** A day without any says so in one row. */
const listed = <Window,>(windows: readonly Window[]): (Window | null)[] => (windows.length > 0 ? [...windows] : [null]);

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
        {rows.map(({ key, window, name, note }) => (
          <tr key={key + (window?.[0] ?? "")} className={isDuring(now, window) ? "current" : undefined}>
            <th scope="row">
              {name ?? t(`kala.${key}`)} {isDuring(now, window) && <CurrentMark />}
              <small>{t(`meaning.${key}`)}</small>
              {note && <small>{note}</small>}
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
