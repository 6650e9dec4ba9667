import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Icon } from "../ui/Icon";
import type { DayFestival } from "./view";
import { festivalName, festivalNote } from "./words";

type DayFestivalsProps = {
  festivals: readonly DayFestival[];
  isToday: boolean;
  /** What else is said of each. */
  details?: (festival: DayFestival) => ReactNode;
};

/** The festivals and vows of a day, each with the note that its date was set by. */
export function DayFestivals({ festivals, isToday, details }: DayFestivalsProps) {
  const { t, i18n } = useTranslation();
  if (festivals.length === 0) return <p className="soft">{t(isToday ? "page.noFestivals" : "page.noFestivalsOn")}</p>;
  return (
    <ul className="day-festivals">
      {festivals.map((festival) => {
        const note = festivalNote(i18n.language, festival);
        return (
          <li key={festival.slug}>
            <Icon name={festival.type === "VRAT" ? "lamp" : "flower"} />
            <span>
              <Link to={`/festivals/${festival.slug}`}>{festivalName(t, i18n.language, festival)}</Link>
              {note && <small>{t("page.note", { note })}</small>}
              {details?.(festival)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
