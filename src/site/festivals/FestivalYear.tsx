import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import type { FestivalEntry } from "../../contract/festivals";
import { monthName } from "../panchang/calendarWords";
import { useClock } from "../panchang/clock";
import { FestivalTimes, Parting } from "../panchang/FestivalTimes";
import { oncePerFast } from "../panchang/KeptFestivals";

import { Icon } from "../ui/Icon";
import { DateLeaf } from "./DateLeaf";
import { distanceText, regionName, regionsIn, whenText } from "./when";

type FestivalYearProps = { festivals: readonly FestivalEntry[]; today: string };

/** The festivals month by month, with a row of months to jump to. This year's opens at today: what is over is folded. */
export function FestivalYear({ festivals, today }: FestivalYearProps) {
  const { t } = useTranslation();
  const { search, hash } = useLocation();
  useClock();
  const shown = oncePerFast(festivals);
  const year = today.slice(0, 4);
  const over = shown.filter((festival) => festival.date.startsWith(year) && isOver(festival, today));
  const months = monthsOf(shown.filter((festival) => !over.includes(festival)));
  const past = monthsOf(over).map(({ month, own }) => {
    const goesOn = months.some((other) => other.month === month);
    return { month, own, id: goesOn ? `over-${month}` : idOf(month) };
  });
  return (
    <>
      <MonthLinks months={[...new Set(shown.map(monthOf))]} search={search} today={today} />
      {past.length > 0 && (
        <details className="festivals-over" open={months.length === 0 || past.some(({ id }) => hash === `#${id}`)}>
          <summary>{t("festivalPages.list.over", { year, count: over.length })}</summary>
          {past.map((one) => (
            <Month key={one.month} {...one} today={today} />
          ))}
        </details>
      )}
      {months.map((one) => (
        <Month key={one.month} {...one} id={idOf(one.month)} today={today} />
      ))}
    </>
  );
}

const monthOf = ({ date }: FestivalEntry) => date.slice(0, 7);
const idOf = (month: string) => `m-${month}`;
const isOver = ({ date, endDate }: FestivalEntry, today: string) => (endDate ?? date) < today;

function MonthLinks({ months, search, today }: { months: readonly string[]; search: string; today: string }) {
  const { t } = useTranslation();
  if (months.length < 2) return null;
  return (
    <nav className="month-jump" aria-label={t("festivalPages.list.jump")}>
      {months.map((month) => (
        <Link
          key={month}
          to={{ search, hash: idOf(month) }}
          className={month === today.slice(0, 7) ? "here" : undefined}
        >
          {t(`calendar.monthShort.${Number(month.slice(5))}`)}
        </Link>
      ))}
    </nav>
  );
}

type MonthProps = { month: string; own: readonly FestivalEntry[]; id: string; today: string };

function Month({ month, own, id, today }: MonthProps) {
  const { t } = useTranslation();
  return (
    <section id={id} className="festival-month" aria-labelledby={`t-${id}`}>
      <h2 id={`t-${id}`}>{monthName(t, month)}</h2>
      <ul>
        {own.map((festival) => (
          <FestivalRow key={festival.slug + festival.date} festival={festival} today={today} />
        ))}
      </ul>
    </section>
  );
}

function monthsOf(festivals: readonly FestivalEntry[]): { month: string; own: FestivalEntry[] }[] {
  const months = new Map<string, FestivalEntry[]>();
  for (const festival of festivals) {
    const month = monthOf(festival);
    months.set(month, [...(months.get(month) ?? []), festival]);
  }
  return [...months].map(([month, own]) => ({ month, own }));
}

function FestivalRow({ festival, today }: { festival: FestivalEntry; today: string }) {
  const { t } = useTranslation();
  const { slug, name, dayName, otherNames, region, type, significance, note, date, times, parting } = festival;
  const isVow = type === "VRAT";
  const isPast = isOver(festival, today);
  return (
    <li className={isPast ? "festival-row past" : "festival-row"}>
      <DateLeaf date={date} />
      <div>
        <h3>
          <Link to={`/festivals/${slug}`}>{dayName ?? name}</Link>
        </h3>
        <p className="festival-when">
          <time dateTime={date}>{whenText(t, festival)}</time>{" "}
          {!isPast && <span className="soft">{distanceText(t, festival, today)}</span>}
        </p>
        {otherNames && !isVow && <p className="other-names">{otherNames}</p>}
        {significance && !isVow && <p className="soft">{significance}</p>}
        <FestivalTimes times={times} date={date} />
        <Parting parting={parting} />
        {note && (
          <p className="festival-note">
            <Icon name="info" />
            {note}
          </p>
        )}
      </div>
      <p className="tags">
        {type && !isVow && <span className="tag">{t(`festivalPages.types.${type}`)}</span>}
        {(isVow ? [] : regionsIn(region)).slice(0, 3).map((each) => (
          <span key={each} className="tag quiet">
            {regionName(t, each)}
          </span>
        ))}
      </p>
    </li>
  );
}
