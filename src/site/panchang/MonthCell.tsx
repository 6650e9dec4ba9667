import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { moonPath } from "./dialGeometry";
import type { DayFestival, MonthView } from "./view";
import { festivalName, shortTithi, tithiName } from "./words";

type Day = MonthView["days"][number];
type MonthCellProps = {
  day: Day;
  href: string;
  label: string;
  isShown: boolean;
  isToday: boolean;
  tabbable: boolean;
};

/** Purnima and Amavasya are said by the tithi already. */
const marks = ["ekadashi", "sankashti", "pradosh"] as const;
/** Vows that the marks stand for. */
const marked = new Set(["ekadashi", "ekadashi-vaishnava", "sankashti-chaturthi", "pradosh-vrat", "masik-shivaratri"]);

/** True for a festival that a cell names, false for a vow that a mark stands for. */
export const isNoMark = ({ slug }: Pick<DayFestival, "slug">): boolean => !marked.has(slug);

/** One day of the month: its number, the Moon, the tithi of sunrise (and one that is lost), what is kept. */
export function MonthCell({ day, href, label, isShown, isToday, tabbable }: MonthCellProps) {
  const { t, i18n } = useTranslation();
  const [first] = day.tithis;
  const festivals = day.festivals.filter(isNoMark);
  const tithis = day.tithis.map(({ index }) => tithiName(t, index));
  const names = festivals.map((festival) => festivalName(t, i18n.language, festival));
  const vows = marks.filter((mark) => day[mark]).map((mark) => t(`page.mark.${mark}`));
  const said = [label, ...tithis, ...vows, ...names].join(", ");
  const className = [names.length > 0 && "feast", isShown && "shown", isToday && "today"].filter(Boolean).join(" ");
  return (
    <td className={className || undefined}>
      <Link
        to={href}
        aria-label={said}
        aria-current={isShown ? "page" : isToday ? "date" : undefined}
        data-date={day.date}
        tabIndex={tabbable ? undefined : -1}
      >
        <span className="cell-top">
          <b>{Number(day.date.slice(8))}</b>
          {first && (
            <svg viewBox="-11 -11 22 22" className="cell-moon" aria-hidden="true">
              <circle r="10" className="dial-moon-dark" />
              <path d={moonPath(first.index, 10)} className="dial-moon-lit" />
            </svg>
          )}
        </span>
        <span className={day.purnima || day.amavasya ? "cell-tithi full" : "cell-tithi"}>{tithis.join(" / ")}</span>
        <span className="cell-short">{day.tithis.map(({ index }) => shortTithi(t, index)).join(" ")}</span>
        <span className="cell-dots">
          {vows.length > 0 && <i className="vow" />}
          {names.length > 0 && <i />}
        </span>
        {vows.length > 0 && <span className="cell-vow">{vows.join(", ")}</span>}
        {names.map((name) => (
          <span key={name} className="cell-feast">
            {name}
          </span>
        ))}
      </Link>
    </td>
  );
}
