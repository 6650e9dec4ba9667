import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ComingFestival } from "../almanacQueries";
import { useSite, useToday } from "../queries";
import { Icon } from "../ui/Icon";
import { SectionHead } from "../ui/SectionHead";
import { DateLeaf } from "./DateLeaf";
import { FestivalStrip } from "./FestivalStrip";
import { FestivalsFailed } from "./FestivalsFailed";
import { distanceText, shortWhen } from "./when";

/** The next Navratri, Karthika Deepam and Mahashivratri, then the nearest others. */
export function HomeFestivals() {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  const today = useToday();
  const { data, error, refetch } = useQuery(queries.comingFestivals(today, i18n.language));
  const { cards, others } = data ?? { cards: [], others: [] };
  if (data && cards.length + others.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="festivals-title">
      <SectionHead id="festivals-title" title={t("festivalPages.home.title")} lead={t("festivalPages.home.lead")}>
        <Link className="more" to="/festivals">
          {t("festivalPages.home.all", { year: today.slice(0, 4) })}
          <Icon name="arrow" />
        </Link>
      </SectionHead>
      {error ? <FestivalsFailed onRetry={() => void refetch()} /> : null}
      <ul className="festival-cards">
        {cards.map((festival) => (
          <FestivalCard key={festival.slug} festival={festival} today={today} />
        ))}
      </ul>
      {others.length > 0 && <h3 className="festival-soon">{t("festivalPages.home.soon")}</h3>}
      <FestivalStrip festivals={others} today={today} />
    </section>
  );
}

function FestivalCard({ festival, today }: { festival: ComingFestival; today: string }) {
  const { t } = useTranslation();
  return (
    <li className="festival-card">
      <DateLeaf date={festival.date} />
      <div>
        <h3>
          <Link to={`/festivals/${festival.slug}`}>{festival.name}</Link>
        </h3>
        <p className="festival-when">
          <b>{shortWhen(t, festival)}</b> <span className="soft">{distanceText(t, festival, today)}</span>
        </p>
        <p className="soft">{festival.significance}</p>
      </div>
    </li>
  );
}
