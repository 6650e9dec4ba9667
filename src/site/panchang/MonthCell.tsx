import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { moonPath } from "./dialGeometry";
import type { MonthView, NamedFestival } from "./view";
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

/** True for a festival that a cell names as a feast, false for a vow. */
export const isFeast = ({ slug, type }: Pick<NamedFestival, "slug" | "type">): boolean =>
  type !== "VRAT" && !marked.has(slug);
/** True for a vow that no mark stands for. */
const isOtherVow = (festival: Pick<NamedFestival, "slug" | "type">): boolean =>
  !isFeast(festival) && !marked.has(festival.slug);

/** One day of the month: its number, the Moon, the tithi of sunrise (and one that is lost), what is kept. */
export function MonthCell({ day, href, label, isShown, isToday, tabbable }: MonthCellProps) {
  const { t, i18n } = useTranslation();
  const [first] = day.tithis;
  const nameOf = (festival: NamedFestival) => festivalName(t, i18n.language, festival);
  const tithis = day.tithis.map(({ index }) => tithiName(t, index));
  const names = day.festivals.filter(isFeast).map(nameOf);
  const vows = [
    ...marks.filter((mark) => day[mark]).map((mark) => t(`page.mark.${mark}`)),
    ...day.festivals.filter(isOtherVow).map(nameOf),
  ];
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
