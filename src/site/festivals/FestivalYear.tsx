import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FestivalEntry } from "../../contract/festivals";
import { Icon } from "../components/Icon";
import { monthName } from "../panchang/words";
import { DateLeaf } from "./DateLeaf";
import { distanceText, regionName, regionsIn, whenText } from "./when";

/** The festivals month by month, with a row of months to jump to. */
export function FestivalYear({ festivals, today }: { festivals: readonly FestivalEntry[]; today: string }) {
  const { t } = useTranslation();
  const months = monthsOf(festivals);
  return (
    <>
      {months.length > 1 && (
        <nav className="month-jump" aria-label={t("festivalPages.list.jump")}>
          {months.map(({ month }) => (
            <a key={month} href={`#m-${month}`} className={month === today.slice(0, 7) ? "here" : undefined}>
              {t(`calendar.monthShort.${Number(month.slice(5))}`)}
            </a>
          ))}
        </nav>
      )}
      {months.map(({ month, own }) => (
        <section key={month} id={`m-${month}`} className="festival-month" aria-labelledby={`t-${month}`}>
          <h2 id={`t-${month}`}>{monthName(t, month)}</h2>
          <ul>
            {own.map((festival) => (
              <FestivalRow key={festival.slug + festival.date} festival={festival} today={today} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function monthsOf(festivals: readonly FestivalEntry[]): { month: string; own: FestivalEntry[] }[] {
  const months = new Map<string, FestivalEntry[]>();
  for (const festival of festivals) {
    const month = festival.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), festival]);
  }
  return [...months].map(([month, own]) => ({ month, own }));
}

function FestivalRow({ festival, today }: { festival: FestivalEntry; today: string }) {
  const { t } = useTranslation();
  const { slug, name, dayName, otherNames, region, type, significance, note, date, endDate } = festival;
  const isVow = type === "VRAT";
  const isPast = (endDate ?? date) < today;
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
