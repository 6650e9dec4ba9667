import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { panchangYears } from "../../contract/vocabulary";
import { almanacClock } from "../../domain/almanacText";
import { civilDateOf, isCivilDate } from "../../domain/dates";
import { Kolam } from "../components/Kolam";
import { Notice } from "../components/Notice";
import { useHead } from "../head";
import type { LoadAnswer, LoadContext } from "../page";
import { Advice } from "../panchang/Advice";
import { DayDial } from "../panchang/DayDial";
import { DayFestivals } from "../panchang/DayFestivals";
import { DayNavigation } from "../panchang/DayNavigation";
import { DayParts } from "../panchang/DayParts";
import { FiveAngas } from "../panchang/FiveAngas";
import { Choghadiyas, Horas } from "../panchang/Hours";
import { MonthCalendar } from "../panchang/MonthCalendar";
import { NoPanchang } from "../panchang/NoPanchang";
import { PanchangFailed, PanchangSkeleton } from "../panchang/PanchangStates";
import { PlaceForm } from "../panchang/PlaceForm";
import { panchangJsonLd } from "../panchang/panchangJsonLd";
import { MonthAndYear, SunMoon } from "../panchang/SunMoon";
import { useFetchAhead, usePanchang, usePanchangMonth } from "../panchang/usePanchang";
import { addressed, addressOf, type PanchangView, panchangPath, type Where, whereIn } from "../panchang/view";
import { fullDate, longDate, masaName, placeNameIn, tithiName, windowOn } from "../panchang/words";
import "../styles/panchang.css";

const defaultPlace = "delhi";
const isSupported = (date: string) =>
  isCivilDate(date) &&
  Number(date.slice(0, 4)) >= panchangYears.first &&
  Number(date.slice(0, 4)) <= panchangYears.last;

export async function load({ queryClient, queries, params, search }: LoadContext): Promise<LoadAnswer> {
  const { place = defaultPlace, date } = params;
  const chosen = search.get("place")?.trim() || search.get("city")?.trim();
  const wanted = search.get("date")?.trim();
  if (chosen || wanted) return { redirect: pathTo([chosen || place, wanted || date]) };
  if (date !== undefined && !isSupported(date)) return { status: 404, own: true };
  const where = whereIn(place);
  try {
    const view = await queryClient.fetchQuery(queries.panchang(where, date));
    if (!view) return { status: 404, own: true };
    const isMoved = "city" in where && view.place.slug !== null && view.place.slug !== place;
    if (isMoved) return { redirect: panchangPath(view.place, date) };
    await queryClient.prefetchQuery(queries.panchangMonth(where, view.day.date.slice(0, 7)));
    return undefined;
  } catch {
    return { status: 503 };
  }
}

/** What a form without scripts asked for, as the address of its own that answers it. */
const pathTo = (parts: (string | undefined)[]) =>
  ["/panchang", ...parts.flatMap((part) => (part ? encodeURIComponent(part) : []))].join("/");

/** `/panchang`, `/panchang/{place}`, `/panchang/{place}/{date}` */
export function Page() {
  const { place = defaultPlace, date } = useParams();
  const where = whereIn(place);
  if (date !== undefined && !isSupported(date)) return <NoPanchang field="date" where={where} date={date} />;
  return <Answer where={where} date={date} />;
}

function Answer({ where, date }: { where: Where; date: string | undefined }) {
  const { t } = useTranslation();
  const [today] = useState(() => civilDateOf(Date.now()));
  const { data, error, refetch, isPreviousData } = usePanchang(where, date, today);
  if (data) {
    return <Panchang view={data} where={where} isDated={date !== undefined} isOld={isPreviousData} />;
  }
  if (data === null) return <NoPanchang field={"city" in where ? "city" : "position"} where={where} date={date} />;
  return (
    <div className="wrap section">
      <h1>{t("page.title")}</h1>
      {error ? <PanchangFailed onRetry={() => void refetch()} /> : <PanchangSkeleton />}
    </div>
  );
}

type PanchangProps = { view: PanchangView; where: Where; isDated: boolean; isOld: boolean };

function Panchang({ view, where, isDated, isOld }: PanchangProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { place, day, festivals, recommendations, isLocal } = view;
  const name = placeNameIn(i18n.language, place);
  const title = isDated
    ? t("page.head.title", { place: name, date: longDate(t, day.date) })
    : t("page.head.today", { place: name });
  useHead({
    title,
    description: descriptionOf(t, view, name),
    canonical: place.slug === null ? undefined : canonicalOf(view, isDated),
    jsonLd: panchangJsonLd(t, i18n.language, view, title),
  });
  const whole = useRef<HTMLDivElement>(null);
  useFetchAhead(whole);
  const own = addressed(place, where);
  const open = (next: Where) => {
    const address = `/panchang/${addressOf(next)}`;
    navigate(isDated ? `${address}/${day.date}` : address);
  };
  return (
    <div className="wrap section page-panchang" ref={whole} aria-busy={isOld}>
      <header className="panchang-head">
        <div>
          <p className="eyebrow">{title}</p>
          <h1>{fullDate(t, day.date)}</h1>
          <p className="lunar-day">
            <b>{tithiName(t, day.atSunrise.tithi.index)}</b>
            {" · "}
            {t("page.lunarDay", {
              paksha: t(`paksha.${day.masa.paksha}`),
              month: masaName(t, day, "amanta"),
            })}
          </p>
        </div>
        <DayNavigation place={own} date={day.date} isToday={!isDated} />
      </header>
      <PlaceForm place={place} where={where} onPick={open} />
      {isLocal && <Notice tone="note">{t("page.local")}</Notice>}
      <div className="panchang-day">
        <DayDial day={day} />
        <section aria-labelledby="five-title">
          <h2 id="five-title">{t("page.five")}</h2>
          <FiveAngas day={day} />
        </section>
      </div>
      <section className="panchang-kept" aria-labelledby="kept-title">
        <h2 id="kept-title">{t("page.festivals")}</h2>
        <DayFestivals festivals={festivals} isToday={!isDated} />
      </section>
      <div className="panchang-facts">
        <SunMoon day={day} />
        <MonthAndYear day={day} />
      </div>
      <section aria-labelledby="parts-title">
        <h2 id="parts-title">{t("page.parts")}</h2>
        <DayParts day={day} />
      </section>
      <Choghadiyas day={day} />
      <Horas day={day} />
      <Kolam />
      <section aria-labelledby="advice-title" className="panchang-advice">
        <h2 id="advice-title">{t("page.recommendedOn")}</h2>
        <Advice advice={recommendations} date={day.date} />
      </section>
      <Kolam />
      <Month view={view} where={where} />
      <p className="method soft">
        {/* not `lng`: to i18next that is a language */}
        {t("page.method", {
          place: name,
          latitude: `${place.lat.toFixed(2)}°`,
          longitude: `${place.lng.toFixed(2)}°`,
        })}
      </p>
    </div>
  );
}

const canonicalOf = ({ place, day }: PanchangView, isDated: boolean): string => {
  if (isDated) return panchangPath(place, day.date);
  return place.slug === defaultPlace ? "/panchang" : panchangPath(place);
};

function descriptionOf(t: ReturnType<typeof useTranslation>["t"], { day }: PanchangView, place: string): string {
  return t("page.head.description", {
    place,
    tithi: tithiName(t, day.atSunrise.tithi.index),
    nakshatra: t(`nakshatra.${day.atSunrise.nakshatra.index}`),
    sunrise: almanacClock(day.sun.sunrise),
    sunset: almanacClock(day.sun.sunset),
    rahu: windowOn(t, day.kalas.rahu, day.date),
  });
}

/** The calendar begins with the month of the day and turns on its own. */
function Month({ view, where }: { view: PanchangView; where: Where }) {
  const { place, day } = view;
  const ownMonth = day.date.slice(0, 7);
  const [turned, setTurned] = useState<{ from: string; month: string }>();
  const month = turned?.from === ownMonth ? turned.month : ownMonth;
  const { data } = usePanchangMonth(where, month);
  const [today] = useState(() => civilDateOf(Date.now()));
  if (!data) return <div className="calendar-wait" aria-busy="true" />;
  return (
    <MonthCalendar
      place={addressed(place, where)}
      view={data}
      shown={day.date}
      today={today}
      onMonth={(next) => setTurned({ from: ownMonth, month: next })}
    />
  );
}
