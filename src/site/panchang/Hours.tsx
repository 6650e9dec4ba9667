import { useTranslation } from "react-i18next";
import type { PanchangDay } from "../../domain/panchang/panchangDay";
import { windowOn } from "./clockWords";
import { CurrentMark, isDuring } from "./DayParts";
import { useNow } from "./useNow";

/** The choghadiyas of day and night: what each is good for is said in a word, not by colour alone. */
export function Choghadiyas({ day }: { day: PanchangDay }) {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <Halves
      title={t("page.choghadiya")}
      columns={[t("page.name"), t("page.quality"), t("page.time")]}
      halves={[day.choghadiya.day, day.choghadiya.night].map((half) =>
        half.map(({ name, quality, start, end }) => ({
          key: start,
          tone: quality,
          isNow: isDuring(now, [start, end]),
          head: t(`choghadiya.${name}`),
          cells: [t(`quality.${quality}`), windowOn(t, [start, end], day.date)],
        })),
      )}
    />
  );
}

/** The horas of day and night, each with the planet that rules it. */
export function Horas({ day }: { day: PanchangDay }) {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <Halves
      title={t("page.hora")}
      columns={[t("page.planet"), t("page.time")]}
      halves={[day.hora.day, day.hora.night].map((half) =>
        half.map(({ planet, start, end }) => ({
          key: start,
          tone: "neutral",
          isNow: isDuring(now, [start, end]),
          head: t(`planet.${planet}`),
          cells: [windowOn(t, [start, end], day.date)],
        })),
      )}
    />
  );
}

/** The Gowri Panchangam of day and night. */
export function GowriTable({ day }: { day: PanchangDay }) {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <Halves
      title={t("gowri.title")}
      note={t("gowri.variant")}
      columns={[t("page.name"), t("page.quality"), t("page.time")]}
      halves={[day.gowri.day, day.gowri.night].map((half) =>
        half.map(({ name, quality, start, end }) => ({
          key: start,
          tone: quality,
          isNow: isDuring(now, [start, end]),
          head: t(`gowri.${name}`),
          cells: [t(`quality.${quality}`), windowOn(t, [start, end], day.date)],
        })),
      )}
    />
  );
}

const LAGNA_KINDS = ["movable", "fixed", "dual"] as const;

/** The signs that rise by day and by night, each with its kind, which says what it suits. */
export function LagnaTable({ day }: { day: PanchangDay }) {
  const { t } = useTranslation();
  const now = useNow();
  const byDay = day.lagnas.filter(({ start }) => start < day.sun.sunset);
  const byNight = day.lagnas.filter(({ end }) => end > day.sun.sunset);
  return (
    <Halves
      title={t("lagna.title")}
      columns={[t("lagna.sign"), t("lagna.kind"), t("page.time")]}
      halves={[byDay, byNight].map((half) =>
        half.map(({ sign, start, end }) => ({
          key: start,
          tone: "neutral",
          isNow: isDuring(now, [start, end]),
          head: t(`sign.${sign}`),
          cells: [t(`lagna.${LAGNA_KINDS[(sign - 1) % 3] ?? "movable"}`), windowOn(t, [start, end], day.date)],
        })),
      )}
    />
  );
}

type HourRow = { key: string; tone: string; isNow: boolean; head: string; cells: string[] };

type HalvesProps = { title: string; columns: string[]; halves: HourRow[][]; note?: string };

function Halves({ title, columns, halves, note }: HalvesProps) {
  const { t } = useTranslation();
  return (
    <details className="hours">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="day-parts">
        {halves.map((rows, night) => (
          <table key={rows[0]?.key} className="almanac-table">
            <caption>{t(night ? "page.byNight" : "page.byDay")}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, tone, isNow, head, cells }) => (
                <tr key={key} className={isNow ? `current ${tone}` : tone}>
                  <th scope="row">
                    {head} {isNow && <CurrentMark />}
                  </th>
                  {cells.map((cell) => (
                    <td key={cell}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {note && <p className="soft">{note}</p>}
    </details>
  );
}
