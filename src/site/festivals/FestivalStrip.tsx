import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ComingFestival } from "../almanacQueries";
import { DateLeaf } from "./DateLeaf";
import { distanceText } from "./when";

/** Festivals side by side: date, name, how far away. */
export function FestivalStrip({ festivals, today }: { festivals: readonly ComingFestival[]; today: string }) {
  const { t } = useTranslation();
  return (
    <ul className="festival-strip">
      {festivals.map((festival) => (
        <li key={festival.slug + festival.date}>
          <Link to={`/festivals/${festival.slug}`}>
            <DateLeaf date={festival.date} />
            <span>
              <b>{festival.name}</b>
              <small>{distanceText(t, festival, today)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
