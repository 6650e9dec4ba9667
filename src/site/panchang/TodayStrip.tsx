import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { angaLines } from "../../domain/almanacText";
import { useSite, useToday } from "../queries";
import { clockOn, clockText, windowOn } from "./clockWords";
import { usePanchangToday } from "./usePanchang";
import { addressed, panchangPath, type TodayView, type Where } from "./view";
import { angaName, placeNameIn, shortDate } from "./words";

/** Today in one line at the top of the home page. It has its height before it has its words. */
export function TodayStrip({ where }: { where: Where }) {
  const { t } = useTranslation();
  const { data } = usePanchangToday(where);
  return (
    <nav className="today-strip" aria-label={t("page.today")}>
      <p className="wrap">{data && <Today view={data} where={where} />}</p>
    </nav>
  );
}

function Today({ view: { place, day }, where }: { view: TodayView; where: Where }) {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  const { data } = useQuery(queries.comingFestivals(useToday(), i18n.language));
  const next = data && [...data.cards, ...data.others].sort((a, b) => a.date.localeCompare(b.date))[0];
  const [tithi, after] = angaLines(day, "tithi");
  const until = tithi && t("page.until", { name: angaName(t, tithi), time: clockOn(t, tithi.end, day.date) });
  return (
    <>
      <Link to={panchangPath(addressed(place, where))}>
        {placeNameIn(i18n.language, place)}, {shortDate(t, day.date)}
      </Link>
      <span>{after ? t("page.then", { first: until, next: angaName(t, after) }) : until}</span>
      <span>
        {t("page.sunrise")} {clockText(t, day.sun.sunrise)}
      </span>
      <span>
        {t("kala.rahu")} {windowOn(t, day.kalas.rahu, day.date)}
      </span>
      {next && (
        <Link to={`/festivals/${next.slug}`}>
          {next.name}, {shortDate(t, next.date)}
        </Link>
      )}
    </>
  );
}
