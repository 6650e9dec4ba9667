import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { masaName } from "../../domain/almanacText";
import type { LunarReckoning } from "../../domain/panchang/reckoning";
import { shortTithis } from "./calendarWords";
import { moonPath } from "./dialGeometry";
import type { MonthView, NamedFestival } from "./view";
import { festivalName, tithiName, tithiNotes } from "./words";

type Day = MonthView["days"][number];
type MonthCellProps = {
  day: Day;
  months: LunarReckoning;
  /** The first day of its lunar month, or of the calendar. */
  beginsMasa: boolean;
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
export function MonthCell({ day, months, beginsMasa, href, label, isShown, isToday, tabbable }: MonthCellProps) {
  const { t, i18n } = useTranslation();
  const [first] = day.tithis;
  const nameOf = (festival: NamedFestival) => festivalName(t, i18n.language, festival);
  const tithis = day.tithis.map(({ index }) => tithiName(t, index));
  const notes = tithiNotes(t, day);
  const masa = masaName(t, day, months);
  const names = day.festivals.filter(isFeast).map(nameOf);
  const vows = [
    ...marks.filter((mark) => day[mark]).map((mark) => t(`page.mark.${mark}`)),
    ...day.festivals.filter(isOtherVow).map(nameOf),
  ];
  const said = [label, ...tithis, ...notes, masa, ...vows, ...names].join(", ");
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
        <span className="cell-short">{shortTithis(t, day)}</span>
        {beginsMasa && <span className="cell-masa">{masa}</span>}
        {notes.map((note) => (
          <span key={note} className="cell-note">
            {note}
          </span>
        ))}
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
