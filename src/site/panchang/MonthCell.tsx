import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { moonPath } from "./dialGeometry";
import type { MonthView } from "./view";
import { festivalName, tithiName } from "./words";

type Day = MonthView["days"][number];
type MonthCellProps = {
  day: Day;
  href: string;
  label: string;
  isShown: boolean;
  isToday: boolean;
  tabbable: boolean;
};

const marks = ["ekadashi", "purnima", "amavasya", "sankashti", "pradosh"] as const;
const marked = new Set(["ekadashi", "ekadashi-vaishnava", "sankashti-chaturthi", "pradosh-vrat", "masik-shivaratri"]);

/** One day of the month: its number, the Moon, the tithi of sunrise (and one that is lost), what is kept. */
export function MonthCell({ day, href, label, isShown, isToday, tabbable }: MonthCellProps) {
  const { t, i18n } = useTranslation();
  const [first] = day.tithis;
  const festivals = day.festivals.filter(({ slug }) => !marked.has(slug));
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
        <span className="cell-tithi">{tithis.join(" / ")}</span>
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
