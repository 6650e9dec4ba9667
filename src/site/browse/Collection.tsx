import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { SearchFacets } from "../../contract/templeSearch";
import { useHead } from "../head";
import { MapButton } from "../map/MapButton";
import { useSearchMap } from "../map/useSearchMap";
import { useSite } from "../queries";
import { emptySearch, type SearchState, searchAddress } from "../search/searchState";
import { TempleCard } from "../temple/TempleCard";
import { nameIn } from "../temple/wording";
import { type Crumb, Crumbs } from "../ui/Crumbs";
import { FailedRead } from "../ui/FailedRead";
import { Icon } from "../ui/Icon";
import { lazyPart } from "../ui/lazyPart";
import { browseJsonLd } from "./browseJsonLd";
import { type CountedLink, CountedLinks } from "./CountedLinks";
import { Pages } from "./Pages";
import { pageAddress, pageNumber } from "./pageNumber";
import { templesQuery } from "./templesQuery";
import "../map/columns.css";
import "../styles/browse.css";

const ListMap = lazyPart(async () => (await import("../map/ListMap")).ListMap);
const NAMED = 3;

type CollectionProps = {
  path: string;
  title: string;
  /** what the temples have in common, as a search */
  filter: Pick<SearchState, "place"> | Pick<SearchState, "deity">;
  /** what is told of them; `best` are the names of the best known */
  texts: (best: string) => { description: string; sentences: string[] };
  crumbs: readonly Crumb[];
  facets: SearchFacets;
  /** links to narrower pages, under their headings */
  links: readonly { id: string; title: string; links: readonly CountedLink[] }[];
  children?: ReactNode;
};

/** Without the town behind it, which the commas of a sentence would tear off. */
const shortName = (name: string) => name.split(",")[0] ?? name;

/** Temples of a place or of a deity: what is known of them in short, the best known first, on a map, and the ways on. */
export function Collection({ path, title, filter, texts, crumbs, facets, links }: CollectionProps) {
  const { t, i18n } = useTranslation();
  const { queries } = useSite();
  const page = pageNumber(new URLSearchParams(useLocation().search));
  const { data, error, refetch } = useQuery(templesQuery(queries, filter, page));
  const first = useQuery({ ...templesQuery(queries, filter, 1), enabled: page > 1 });
  const map = useSearchMap();
  const named = (page > 1 ? first.data : data)?.temples.slice(0, NAMED) ?? [];
  const best = new Intl.ListFormat(i18n.language).format(
    named.map((temple) => shortName(nameIn(i18n.language, temple))),
  );
  const { description, sentences } = texts(best);
  const temples = data?.temples ?? [];
  useHead({
    title,
    description,
    canonical: pageAddress(path, page),
    jsonLd:
      import.meta.env.SSR &&
      browseJsonLd(
        {
          ...{ name: title, description, path: pageAddress(path, page), crumbs, temples },
          total: facets.total,
          before: (page - 1) * (data?.size ?? 0),
        },
        i18n.language,
      ),
  });
  return (
    <article className="wrap section page-browse">
      <Crumbs label={t("browse.breadcrumb")} crumbs={crumbs} />
      <header>
        <h1>{title}</h1>
        <p className="lead">{[...sentences].filter(Boolean).join(" ")}</p>
      </header>
      {links.map((group) => (
        <CountedLinks key={group.id} {...group} />
      ))}
      <div className="results-head">
        <h2 className="results-title">{t("browse.temples")}</h2>
        {temples.length > 0 && <MapButton map={map} />}
      </div>
      {error && !data ? <FailedRead error={error} onRetry={() => void refetch()} /> : null}
      <div className="map-columns">
        <ul className="grid">
          {temples.map((temple) => (
            <li key={temple.id}>
              <TempleCard temple={temple} />
            </li>
          ))}
        </ul>
        {map.isShown && temples.length > 0 && (
          <div className="map-side" data-shown>
            <ListMap temples={temples} chosen={map} />
          </div>
        )}
      </div>
      <Pages path={path} page={page} last={data?.totalPages ?? 1} />
      <p>
        <Link className="more" to={searchAddress({ ...emptySearch, ...filter })}>
          {t("browse.more", { number: formatNumber(facets.total, i18n.language) })}
          <Icon name="arrow" />
        </Link>
      </p>
    </article>
  );
}
