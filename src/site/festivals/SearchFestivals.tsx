import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSite, useToday } from "../queries";
import { Icon } from "../ui/Icon";
import { FestivalStrip } from "./FestivalStrip";
import { FestivalsFailed } from "./FestivalsFailed";

/** The festivals of the next 30 days, above the temples whose deities they belong to. */
export function SearchFestivals() {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  const today = useToday();
  const { data, error, refetch } = useQuery(queries.soonFestivals(today, i18n.language));
  if (error) return <FestivalsFailed onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <section className="search-festivals" aria-labelledby="soon-title">
      <h2 id="soon-title">{t("festivalPages.soon.title")}</h2>
      {data.length > 0 ? (
        <FestivalStrip festivals={data} today={today} />
      ) : (
        <p className="soft">{t("festivalPages.soon.none")}</p>
      )}
      <p>
        <Link className="more" to="/festivals">
          {t("festivalPages.one.all")}
          <Icon name="arrow" />
        </Link>
      </p>
    </section>
  );
}
