import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FestivalDay, PublicFestival } from "../../contract/festivals";
import { useClock } from "../panchang/clock";
import { clockOn } from "../panchang/clockWords";
import { FestivalTimes, Parting } from "../panchang/FestivalTimes";
import { longDate } from "../panchang/words";
import { Icon } from "../ui/Icon";
import { whenText } from "./when";

/** This year's day and the coming ones; each leads to its panchang, a day set by hand says why. */
export function FestivalDates({ festival, today }: { festival: PublicFestival; today: string }) {
  const { t } = useTranslation();
  const { dates, type } = festival;
  useClock();
  if (dates.length === 0) return null;
  return (
    <section className="festival-dates panel" aria-labelledby="dates-title">
      <h2 id="dates-title">{t(type === "VRAT" ? "festivalPages.one.comingDays" : "festivalPages.one.dates")}</h2>
      <ul>
        {dates.map((day) => (
          <li key={day.date} className={(day.endDate ?? day.date) < today ? "past" : undefined}>
            <Link to={`/panchang/delhi/${day.date}`}>{whenText(t, day)}</Link>
            {day.dayName && <b>{day.dayName}</b>}
            <DayDetail day={day} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DayDetail({ day }: { day: FestivalDay }) {
  const { t } = useTranslation();
  const { date, basis, begins, ends, computedDate, note, times, parting } = day;
  const isMoved = computedDate !== null && computedDate !== date;
  return (
    <>
      {basis && begins && ends && (
        <small className="soft">
          {t(`festivalPages.one.basis.${basis}`, { from: clockOn(t, begins, date), to: clockOn(t, ends, date) })}
        </small>
      )}
      <FestivalTimes times={times} date={date} />
      <Parting parting={parting} />
      {isMoved && <small className="soft">{t("festivalPages.one.chosen", { date: longDate(t, computedDate) })}</small>}
      {note && (
        <small className="festival-note">
          <Icon name="info" />
          {note}
        </small>
      )}
    </>
  );
}
