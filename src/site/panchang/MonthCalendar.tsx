import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Translate } from "../../client/errors";
import { masaName } from "../../domain/almanacText";
import { monthBy } from "../../domain/panchang/reckoning";
import { Icon } from "../ui/Icon";
import { monthName } from "./calendarWords";
import { isFeast, MonthCell } from "./MonthCell";
import { monthAway } from "./monthAway";
import { useCalendarKeys } from "./useCalendarKeys";
import type { AddressedPlace, MonthView } from "./view";
import { panchangPath } from "./view";
import { festivalName, fullDate, shortDate } from "./words";

type MonthCalendarProps = {
  place: AddressedPlace;
  view: MonthView;
  /** The day the page shows. */
  shown: string;
  today: string;
  /** True while the month that was turned to is on its way. */
  isOld: boolean;
  onMonth: (month: string, day?: string) => void;
};

/** A month as a grid of days with tithi and festivals; arrow keys move in it, every day leads to its page. */
export function MonthCalendar({ place, view, shown, today, isOld, onMonth }: MonthCalendarProps) {
  const { t } = useTranslation();
  const { grid, focused, onKeyDown } = useCalendarKeys(view, shown, onMonth);
  const begins = new Set(masaDays(view).map(({ date }) => date));
  const weekdays = Array.from({ length: 7 }, (_, day) => day);
  return (
    <section className="calendar-section late" id="month" aria-labelledby="month-title" aria-busy={isOld}>
      <CalendarHead place={place} month={view.month} masas={masasOf(t, view)} onMonth={onMonth} />
      <table className="calendar" ref={grid} aria-labelledby="month-title" aria-describedby="month-hint">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={t(`calendar.weekdayLong.${day}`)}>
                {t(`calendar.weekdayShort.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksOf(view.days).map((week) => (
            <tr key={week.key}>
              {week.days.map((day, at) =>
                day ? (
                  <MonthCell
                    key={day.date}
                    day={day}
                    months={view.months}
                    beginsMasa={begins.has(day.date)}
                    href={panchangPath(place, day.date)}
                    label={fullDate(t, day.date)}
                    isShown={day.date === shown}
                    isToday={day.date === today}
                    tabbable={focused === undefined || day.date === focused}
                  />
                ) : (
                  <td key={`blank-${week.key}-${weekdays[at]}`} className="blank" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {view.days.some(({ tithis, tithiRepeated }) => tithis.length > 1 || tithiRepeated) && (
        <p className="soft calendar-hint short-hint">{t("page.shortHint")}</p>
      )}
      <MonthFeasts view={view} place={place} />
      <p className="soft calendar-hint" id="month-hint">
        {t("page.calendarHint")}
      </p>
      <button type="button" className="button quiet small month-print" onClick={printMonth}>
        <Icon name="print" />
        {t("printMonth")}
      </button>
    </section>
  );
}

/** Prints the calendar alone, on one sheet (styles/panchang.css). */
function printMonth() {
  const { dataset } = document.documentElement;
  dataset.print = "month";
  addEventListener("afterprint", () => delete dataset.print, { once: true });
  print();
}

/** The days of a calendar on which a lunar month begins, and its first. */
const masaDays = ({ days, months }: MonthView): Day[] =>
  days.filter((day, at) => {
    const before = days[at - 1];
    return !before || monthBy(months, before) !== monthBy(months, day) || before.adhika !== day.adhika;
  });

/** "Ashwina, 18 Oct: Kartika (purnimanta)": the lunar months a calendar has days of, and when they begin. */
const masasOf = (t: Translate, view: MonthView): string =>
  t("page.masas", {
    masas: masaDays(view)
      .map((day, at) => {
        const masa = masaName(t, day, view.months);
        return at === 0 ? masa : t("page.masaFrom", { masa, date: shortDate(t, day.date) });
      })
      .join(", "),
    months: t(`months.${view.months}`),
  });

type CalendarHeadProps = Pick<MonthCalendarProps, "place" | "onMonth"> & { month: string; masas?: string };

/** The name of a month, and of the lunar months in it, between the ways to its neighbours. */
export function CalendarHead({ place, month, masas, onMonth }: CalendarHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="calendar-head">
      <MonthLink place={place} month={monthAway(month, -1)} onMonth={onMonth} direction="previous" />
      <div>
        <h2 id="month-title" aria-live="polite">
          {monthName(t, month)}
        </h2>
        {masas && <p className="soft">{masas}</p>}
      </div>
      <MonthLink place={place} month={monthAway(month, 1)} onMonth={onMonth} direction="next" />
    </div>
  );
}

/** What the cells of a phone have no room for: the festivals of the month by date. */
function MonthFeasts({ view, place }: Pick<MonthCalendarProps, "view" | "place">) {
  const { t, i18n } = useTranslation();
  const feasts = view.days.flatMap((day) => day.festivals.filter(isFeast).map((festival) => ({ day, festival })));
  return (
    <ul className="month-feasts">
      {feasts.map(({ day, festival }) => (
        <li key={day.date + festival.slug}>
          <Link to={panchangPath(place, day.date)}>{shortDate(t, day.date)}</Link>
          <Link to={`/festivals/${festival.slug}`}>{festivalName(t, i18n.language, festival)}</Link>
        </li>
      ))}
    </ul>
  );
}

type Day = MonthView["days"][number];
type Week = { key: string; days: (Day | undefined)[] };

/** Seven cells a week, Sunday first. */
function weeksOf(days: readonly Day[]): Week[] {
  const lead = days[0]?.weekday ?? 0;
  const cells = [...Array<undefined>(lead).fill(undefined), ...days];
  while (cells.length % 7 > 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => {
    const own = cells.slice(week * 7, week * 7 + 7);
    return { key: own.find((day) => day)?.date ?? String(week), days: own };
  });
}

type MonthLinkProps = Pick<MonthCalendarProps, "place" | "onMonth"> & {
  month: string | undefined;
  direction: "previous" | "next";
};

/** Leads to the first of the month; with scripts only the calendar turns its page. */
function MonthLink({ place, month, onMonth, direction }: MonthLinkProps) {
  const { t } = useTranslation();
  if (!month) return <span className="icon-button" aria-hidden="true" />;
  return (
    <Link
      className={`icon-button turn ${direction}`}
      to={`${panchangPath(place, `${month}-01`)}#month`}
      aria-label={t(direction === "previous" ? "page.previousMonth" : "page.nextMonth")}
      onClick={(event) => {
        event.preventDefault();
        onMonth(month);
      }}
    >
      <Icon name="arrow" />
    </Link>
  );
}
