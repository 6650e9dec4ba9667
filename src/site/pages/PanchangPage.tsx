import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router-dom";
import { panchangYears } from "../../contract/vocabulary";
import { isCivilDate } from "../../domain/dates";
import { useHead } from "../head";
import type { LoadAnswer, LoadContext } from "../page";
import { Advice } from "../panchang/Advice";
import { Anandadi } from "../panchang/Anandadi";
import { BirthStar } from "../panchang/BirthStar";
import { useClock } from "../panchang/clock";
import { clockText, windowOn } from "../panchang/clockWords";
import { DayDial } from "../panchang/DayDial";
import { DayEclipses } from "../panchang/DayEclipses";
import { DayFrame, dayTitle } from "../panchang/DayFrame";
import { DayParts } from "../panchang/DayParts";
import { FiveAngas } from "../panchang/FiveAngas";
import { Choghadiyas, GowriTable, Horas, LagnaTable } from "../panchang/Hours";
import { KeptFestivals } from "../panchang/KeptFestivals";
import { Month } from "../panchang/Month";
import { NoPanchang } from "../panchang/NoPanchang";
import { PanchangFailed, PanchangSkeleton } from "../panchang/PanchangStates";
import { panchangJsonLd } from "../panchang/panchangJsonLd";
import { rememberedPlace } from "../panchang/rememberedPlace";
import { MonthAndYear, SunMoon } from "../panchang/SunMoon";
import { usePanchang } from "../panchang/usePanchang";
import { addressed, addressOf, type PanchangView, panchangPath, type Where, whereIn } from "../panchang/view";
import { placeNameIn, tithiName } from "../panchang/words";
import { useToday } from "../queries";
import { Icon } from "../ui/Icon";
import { Kolam } from "../ui/Kolam";
import { Notice } from "../ui/Notice";
import "../styles/panchang.css";

const defaultPlace = "delhi";
const isSupported = (date: string) =>
  isCivilDate(date) &&
  Number(date.slice(0, 4)) >= panchangYears.first &&
  Number(date.slice(0, 4)) <= panchangYears.last;

export async function load({ queryClient, queries, params, search, language }: LoadContext): Promise<LoadAnswer> {
  const { place = defaultPlace, date } = params;
  const chosen = search.get("place")?.trim() || search.get("city")?.trim();
  const wanted = search.get("date")?.trim();
  if (chosen || wanted) return { redirect: pathTo([chosen || place, wanted || date]) };
  if (date !== undefined && !isSupported(date)) return { status: 404, own: true };
  const where = whereIn(place);
  const reader = { lang: language };
  try {
    const view = await queryClient.fetchQuery(queries.panchang(where, date, reader));
    if (!view) return { status: 404, own: true };
    const isMoved = "city" in where && view.place.slug !== null && view.place.slug !== place;
    if (isMoved) return { redirect: panchangPath(view.place, date) + (search.size > 0 ? `?${search}` : "") };
    await queryClient.prefetchQuery(queries.panchangMonth(where, view.day.date.slice(0, 7), reader));
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
  const { place: named, date } = useParams();
  const place = named ?? defaultPlace;
  useRememberedPlace(named === undefined);
  const where = whereIn(place);
  if (date !== undefined && !isSupported(date)) return <NoPanchang field="date" where={where} date={date} />;
  return <Answer where={where} date={date} />;
}

function Answer({ where, date }: { where: Where; date: string | undefined }) {
  const today = useToday();
  useClock();
  const { data, error, refetch, isPreviousData } = usePanchang(where, date, today);
  if (data === null) return <NoPanchang field={"city" in where ? "city" : "position"} where={where} date={date} />;
  const isDated = date !== undefined;
  const chosen = date ?? today;
  const shown = isPreviousData ? chosen : (data?.day.date ?? chosen);
  return (
    <DayFrame view={data} where={where} date={shown} isDated={isDated} isOld={isPreviousData}>
      {data && <Panchang view={data} where={where} isDated={isDated} />}
      {!data && (error ? <PanchangFailed level={2} onRetry={() => void refetch()} /> : <PanchangSkeleton />)}
    </DayFrame>
  );
}

/** Where the address names no place, the one this device asked for last is opened. */
function useRememberedPlace(isWanted: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    const stored = isWanted ? rememberedPlace() : undefined;
    if (stored && addressOf(stored) !== defaultPlace) navigate(`/panchang/${addressOf(stored)}`, { replace: true });
  }, [isWanted, navigate]);
}

type PanchangProps = { view: PanchangView; where: Where; isDated: boolean };

function Panchang({ view, where, isDated }: PanchangProps) {
  const { t, i18n } = useTranslation();
  const { place, day, festivals, alsoKept, recommendations, isLocal } = view;
  const name = placeNameIn(i18n.language, place);
  const title = dayTitle(t, isDated ? day.date : undefined, name);
  useHead({
    title,
    description: descriptionOf(t, view, name),
    canonical: place.slug === null ? undefined : canonicalOf(view, isDated),
    jsonLd: import.meta.env.SSR && panchangJsonLd(t, i18n.language, view, title),
  });
  // `late` is laid out once the first screen stands (styles/base.css)
  return (
    <>
      {isLocal && <Notice tone="note">{t("page.local")}</Notice>}
      <div className="panchang-day">
        <DayDial day={day} />
        <section aria-labelledby="five-title">
          <h2 id="five-title">{t("page.five")}</h2>
          <FiveAngas day={day} />
        </section>
      </div>
      <section className="panchang-kept late" aria-labelledby="kept-title">
        <h2 id="kept-title">{t("page.festivals")}</h2>
        <KeptFestivals festivals={festivals} alsoKept={alsoKept} date={day.date} isToday={!isDated} />
      </section>
      <DayEclipses eclipses={day.eclipses} date={day.date} />
      <div className="panchang-facts late">
        <SunMoon day={day} />
        <MonthAndYear day={day} />
      </div>
      <section aria-labelledby="parts-title" className="late">
        <h2 id="parts-title">{t("page.parts")}</h2>
        <DayParts day={day} />
        <p>
          <Link className="more" to={`/panchang/muhurta?${new URLSearchParams({ city: addressOf(where) })}`}>
            {t("findMuhurta")}
            <Icon name="arrow" />
          </Link>
        </p>
      </section>
      <Anandadi day={day} />
      <BirthStar day={day} />
      <Choghadiyas day={day} />
      <Horas day={day} />
      <GowriTable day={day} />
      <LagnaTable day={day} />
      <Kolam />
      <section aria-labelledby="advice-title" className="panchang-advice late">
        <h2 id="advice-title">{t("page.recommendedOn")}</h2>
        <Advice advice={recommendations} date={day.date} />
      </section>
      <Kolam />
      <Month place={addressed(place, where)} name={name} where={where} shown={day.date} />
      <p className="method soft late">
        {/* not `lng`: to i18next that is a language */}
        {t("page.method", {
          place: name,
          latitude: `${place.lat.toFixed(2)}°`,
          longitude: `${place.lng.toFixed(2)}°`,
        })}
      </p>
    </>
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
    sunrise: clockText(t, day.sun.sunrise),
    sunset: clockText(t, day.sun.sunset),
    rahu: windowOn(t, day.kalas.rahu, day.date),
  });
}
