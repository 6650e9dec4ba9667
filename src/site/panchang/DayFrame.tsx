import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ClockChoice } from "./ClockChoice";
import { DayNavigation } from "./DayNavigation";
import { MonthsChoice } from "./MonthsChoice";
import { PlaceForm } from "./PlaceForm";
import { rememberPlace } from "./rememberedPlace";
import { useFetchAhead } from "./usePanchang";
import { addressed, addressedAt, addressOf, type PanchangView, type Where } from "./view";
import { fullDate, longDate, lunarDay, placeNameIn, tithiName } from "./words";

type Translate = ReturnType<typeof useTranslation>["t"];

/** The title of a place's day; without a date it is today's, and without a place the almanac's own. */
export function dayTitle(t: Translate, date: string | undefined, place: string | undefined): string {
  if (place === undefined) return t("page.title");
  return date ? t("page.head.title", { place, date: longDate(t, date) }) : t("page.head.today", { place });
}

type DayFrameProps = {
  /** The day, once it is here; until then the one before (`isOld`). */
  view: PanchangView | undefined;
  where: Where;
  date: string;
  isDated: boolean;
  isOld: boolean;
  children: ReactNode;
};

/**
 * What stands around a day: its date, the ways to other days, the form for other places. It stays while the day comes
 * and when it cannot be had, and with it what was typed.
 */
export function DayFrame({ view, where, date, isDated, isOld, children }: DayFrameProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const whole = useRef<HTMLDivElement>(null);
  useFetchAhead(whole);
  const open = (next: Where) => {
    rememberPlace(next);
    const address = `/panchang/${addressOf(next)}`;
    navigate(isDated ? `${address}/${date}` : address);
  };
  return (
    <div className="wrap section page-panchang" ref={whole} aria-busy={isOld}>
      <header className="panchang-head">
        <div>
          <p className="eyebrow">
            {dayTitle(
              t,
              isDated ? date : undefined,
              isOld ? undefined : view && placeNameIn(i18n.language, view.place),
            )}
          </p>
          <h1>{fullDate(t, date)}</h1>
          {isOld && (
            <p className="lunar-day waits" role="status">
              {t("page.skeleton")}
            </p>
          )}
          {view && !isOld && <LunarDay day={view.day} months={view.months} />}
        </div>
        <DayNavigation
          place={view ? addressed(view.place, where) : addressedAt(where)}
          date={date}
          isToday={!isDated}
        />
      </header>
      <PlaceForm place={view?.place} where={where} onPick={open} />
      <div className="almanac-choices">
        <ClockChoice />
        <MonthsChoice usual={view?.months} />
      </div>
      {children}
    </div>
  );
}

function LunarDay({ day, months }: Pick<PanchangView, "day" | "months">) {
  const { t } = useTranslation();
  return (
    <p className="lunar-day">
      <b>{tithiName(t, day.atSunrise.tithi.index)}</b>
      {" · "}
      {lunarDay(t, day, months)}
    </p>
  );
}
