import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Remind } from "../reminders/Remind";
import { DayFestivals } from "./DayFestivals";
import { FestivalTimes, Parting } from "./FestivalTimes";
import type { PanchangView } from "./view";
import { festivalName } from "./words";

type KeptFestivalsProps = Pick<PanchangView, "festivals" | "alsoKept"> & { date: string; isToday: boolean };

/** What is kept on a day, each with its times; where dates part, who keeps which; and what others keep on it. */
export function KeptFestivals({ festivals, alsoKept, date, isToday }: KeptFestivalsProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <DayFestivals
        festivals={oncePerFast(festivals)}
        isToday={isToday}
        details={(festival) => (
          <>
            <FestivalTimes times={festival.times} date={date} />
            <Parting parting={festival.parting} />
            <Remind
              kind="festival"
              subject={festival.slug}
              name={festivalName(t, i18n.language, festival)}
              label={t("remind")}
            />
          </>
        )}
      />
      {alsoKept.map((festival) => (
        <div key={festival.slug}>
          <p>
            {t("parting.alsoKept")}{" "}
            <Link to={`/festivals/${festival.slug}`}>{festivalName(t, i18n.language, festival)}</Link>
          </p>
          <Parting parting={festival.parting} />
        </div>
      ))}
    </>
  );
}

/** Householders and Vaishnavas who fast on one day have one entry, that of all. */
export function oncePerFast<Festival extends { slug: string; date?: string }>(
  festivals: readonly Festival[],
): Festival[] {
  return festivals.filter(
    ({ slug, date }) =>
      slug !== "ekadashi-vaishnava" || !festivals.some((other) => other.slug === "ekadashi" && other.date === date),
  );
}
