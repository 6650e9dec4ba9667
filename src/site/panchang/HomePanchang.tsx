import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { SectionHead } from "../ui/SectionHead";
import { Advice } from "./Advice";
import { useClock } from "./clock";
import { DayDial } from "./DayDial";
import { DayFestivals } from "./DayFestivals";
import { FiveAngas } from "./FiveAngas";
import { PanchangFailed, PanchangSkeleton } from "./PanchangStates";
import { PlaceForm } from "./PlaceForm";
import { useFetchAhead, usePanchangToday } from "./usePanchang";
import { addressed, panchangPath, type TodayView, type Where } from "./view";
import { fullDate, lunarDay } from "./words";

type HomePanchangProps = { where: Where; onPick: (where: Where) => void };

/** Today's panchang on the home page, for the place this device asked for last. */
export function HomePanchang({ where, onPick }: HomePanchangProps) {
  const { t } = useTranslation();
  useClock();
  const { data, error, refetch, isPreviousData } = usePanchangToday(where);
  const section = useRef<HTMLElement>(null);
  useFetchAhead(section);
  return (
    <section className="wrap section home-panchang" id="panchang" ref={section} aria-labelledby="panchang-title">
      <SectionHead id="panchang-title" title={t("page.home.title")} lead={t("page.home.lead")}>
        <Link className="more" to={data ? panchangPath(addressed(data.place, where)) : "/panchang"}>
          {t("page.home.full")}
          <Icon name="arrow" />
        </Link>
      </SectionHead>
      <PlaceForm place={data?.place} where={where} onPick={onPick} />
      {error ? (
        <PanchangFailed onRetry={() => void refetch()} />
      ) : data ? (
        <Today view={data} isOld={isPreviousData} />
      ) : (
        <PanchangSkeleton />
      )}
    </section>
  );
}

function Today({ view, isOld }: { view: TodayView; isOld: boolean }) {
  const { t } = useTranslation();
  const { day, months, festivals, recommendations, isLocal } = view;
  return (
    <div aria-busy={isOld}>
      {isLocal && <Notice tone="note">{t("page.local")}</Notice>}
      <p className="home-date">
        <b>{fullDate(t, day.date)}</b>
        {" · "}
        {lunarDay(t, day, months)}
      </p>
      <div className="panchang-day">
        <DayDial day={day} />
        <div>
          <FiveAngas day={day} />
          <h3 className="home-kept">{t("page.festivals")}</h3>
          <DayFestivals festivals={festivals} isToday />
        </div>
      </div>
      <h3 className="home-advice">{t("page.recommended")}</h3>
      <Advice advice={recommendations.slice(0, 3)} date={day.date} />
    </div>
  );
}
