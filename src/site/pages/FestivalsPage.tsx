import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { panchangYears } from "../../contract/vocabulary";
import { FestivalFilterForm } from "../festivals/FestivalFilterForm";
import { FestivalsFailed } from "../festivals/FestivalsFailed";
import { FestivalYear } from "../festivals/FestivalYear";
import { festivalFiltersIn, festivalsAddress } from "../festivals/filters";
import { Subscribe } from "../festivals/Subscribe";
import { useHead } from "../head";
import type { LoadAnswer, LoadContext } from "../page";
import { useSite, useToday } from "../queries";
import { EmptyState } from "../ui/Notice";
import "../styles/festivals.css";

export async function load({ queryClient, queries, search, drawnOn, language }: LoadContext): Promise<LoadAnswer> {
  const filters = festivalFiltersIn(search, drawnOn);
  await queryClient.prefetchQuery(queries.festivals(filters, language));
  return undefined;
}

/** `/festivals`: the festivals of a year by month, by kind and region. */
export function Page() {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  const [search] = useSearchParams();
  const today = useToday();
  const filters = festivalFiltersIn(search, today);
  const { data, error, refetch, isPreviousData } = useQuery({
    ...queries.festivals(filters, i18n.language),
    keepPreviousData: true,
  });
  const isThisYear = filters.year === Number(today.slice(0, 4));
  useHead({
    title: t("festivalPages.list.headTitle", { year: filters.year }),
    description: t("festivalPages.list.headDescription", { year: filters.year }),
    canonical: isThisYear ? "/festivals" : `/festivals?year=${filters.year}`,
  });
  return (
    <div className="wrap section page-festivals" aria-busy={isPreviousData}>
      <header className="festivals-head">
        <div>
          <h1>{t("festivalPages.list.title", { year: filters.year })}</h1>
          <p className="soft">{t("festivalPages.list.lead")}</p>
        </div>
        <YearLinks year={filters.year} search={search} />
      </header>
      <FestivalFilterForm filters={filters} regions={data?.regions ?? []} />
      {data?.total === 0 && (
        <EmptyState title={t("festivalPages.list.empty")}>
          <Link className="button" to={festivalsAddress({ year: filters.year })}>
            {t("festivalPages.list.clear")}
          </Link>
        </EmptyState>
      )}
      {error ? <FestivalsFailed onRetry={() => void refetch()} /> : null}
      {data && <FestivalYear festivals={data.festivals} today={today} />}
      <Subscribe />
    </div>
  );
}

function YearLinks({ year, search }: { year: number; search: URLSearchParams }) {
  const { t } = useTranslation();
  const to = (other: number) => {
    const next = new URLSearchParams(search);
    next.set("year", String(other));
    return `/festivals?${next}`;
  };
  return (
    <nav className="year-links" aria-label={t("festivalPages.year")}>
      {year > panchangYears.first && (
        <Link className="chip" to={to(year - 1)} aria-label={`${t("festivalPages.previousYear")}, ${year - 1}`}>
          {year - 1}
        </Link>
      )}
      <b className="chip here" aria-current="page">
        {year}
      </b>
      {year < panchangYears.last && (
        <Link className="chip" to={to(year + 1)} aria-label={`${t("festivalPages.nextYear")}, ${year + 1}`}>
          {year + 1}
        </Link>
      )}
    </nav>
  );
}
