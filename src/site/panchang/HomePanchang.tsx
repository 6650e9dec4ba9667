import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { deviceStorage } from "../../client/storage";
import { Icon } from "../components/Icon";
import { Notice } from "../components/Notice";
import { SectionHead } from "../components/SectionHead";
import { Advice } from "./Advice";
import { DayDial } from "./DayDial";
import { DayFestivals } from "./DayFestivals";
import { FiveAngas } from "./FiveAngas";
import { PanchangFailed, PanchangSkeleton } from "./PanchangStates";
import { PlaceForm } from "./PlaceForm";
import { useFetchAhead, usePanchangToday } from "./usePanchang";
import { addressed, addressOf, panchangPath, type TodayView, type Where, whereIn } from "./view";
import { fullDate, masaName } from "./words";

export const homePlace: Where = { city: "delhi" };
const storageKey = "panchangPlace";

/** Today's panchang on the home page, for the place this device asked for last. */
export function HomePanchang() {
  const { t } = useTranslation();
  const [where, choose] = useChosenPlace();
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
      <PlaceForm place={data?.place} where={where} onPick={choose} />
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
  const { day, festivals, recommendations, isLocal } = view;
  return (
    <div aria-busy={isOld}>
      {isLocal && <Notice tone="note">{t("page.local")}</Notice>}
      <p className="home-date">
        <b>{fullDate(t, day.date)}</b>
        {" · "}
        {t("page.lunarDay", { paksha: t(`paksha.${day.masa.paksha}`), month: masaName(t, day, "amanta") })}
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

/** The place of the first HTML, then the one that was chosen here before. */
function useChosenPlace(): [Where, (where: Where) => void] {
  const [where, setWhere] = useState<Where>(homePlace);
  useEffect(() => {
    const stored = deviceStorage.get(storageKey);
    if (stored) setWhere(whereIn(stored));
  }, []);
  const choose = (next: Where) => {
    deviceStorage.set(storageKey, addressOf(next));
    setWhere(next);
  };
  return [where, choose];
}
