import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { PublicCuratedList } from "../../contract/templeLists";
import { useHead } from "../head";
import { ListEntries } from "../lists/ListEntries";
import { listJsonLd } from "../lists/listJsonLd";
import { listQuery } from "../lists/listQueries";
import { descriptionIn, listPath, regionIn } from "../lists/listWording";
import { MapButton } from "../map/MapButton";
import { useSearchMap } from "../map/useSearchMap";
import type { LoadAnswer, LoadContext } from "../page";
import { useSite } from "../queries";
import { nameIn } from "../temple/wording";
import { FailedRead } from "../ui/FailedRead";
import { Icon } from "../ui/Icon";
import { lazyPart } from "../ui/lazyPart";
import "../map/columns.css";
import "../styles/lists.css";

const ListMap = lazyPart(async () => (await import("../map/ListMap")).ListMap);

export const failed = "lists.failed";

export async function load({ queryClient, http, params: { slug = "" } }: LoadContext): Promise<LoadAnswer> {
  try {
    const list = await queryClient.fetchQuery(listQuery(http, slug));
    if (!list) return { status: 404, own: true };
    return list.slug === slug ? undefined : { redirect: listPath(list) };
  } catch {
    return { status: 503 };
  }
}

/** `/lists/{slug}` */
export function Page() {
  const { slug = "" } = useParams();
  const { http } = useSite();
  const { data, error, refetch } = useQuery(listQuery(http, slug));
  if (data) return <List key={slug} list={data} />;
  if (data === null) return <NoList />;
  return (
    <div className="wrap section page-wait" aria-busy={!error}>
      {error ? <FailedRead error={error} onRetry={() => void refetch()} /> : null}
    </div>
  );
}

function NoList() {
  const { t } = useTranslation();
  useHead({ title: t("lists.notFound"), description: t("notFound.text"), isMissing: true });
  return (
    <section className="screen">
      <h1>{t("lists.notFound")}</h1>
      <p>{t("notFound.text")}</p>
      <Link className="button" to="/lists">
        {t("lists.all")}
      </Link>
    </section>
  );
}

function List({ list }: { list: PublicCuratedList }) {
  const { t, i18n } = useTranslation();
  const map = useSearchMap();
  const temples = useMemo(() => list.entries.flatMap(({ temple }) => temple ?? []), [list]);
  const description = descriptionIn(i18n.language, list);
  useHead({
    title: nameIn(i18n.language, list),
    description,
    canonical: listPath(list),
    type: "article",
    jsonLd: import.meta.env.SSR && listJsonLd(list, i18n.language),
  });
  return (
    <article className="wrap section page-list">
      <header>
        <h1>{nameIn(i18n.language, list)}</h1>
        <p className="lead">{description}</p>
      </header>
      <div className="results-head">
        <p className="soft">
          {regionIn(t, list)} · {t("lists.places", { count: list.entryCount })} ·{" "}
          {t("lists.onFile", { count: list.templeCount })}
        </p>
        {temples.length > 0 && <MapButton map={map} />}
      </div>
      <div className="map-columns">
        <div>
          <ListEntries list={list} onMap={map.isShown ? map.select : undefined} />
        </div>
        {map.isShown && temples.length > 0 && (
          <div className="map-side" data-shown>
            <ListMap temples={temples} chosen={map} />
          </div>
        )}
      </div>
      <Sources sources={list.sources} />
      <p>
        <Link className="more" to="/lists">
          {t("lists.all")}
          <Icon name="arrow" />
        </Link>
      </p>
    </article>
  );
}

function Sources({ sources }: Pick<PublicCuratedList, "sources">) {
  const { t } = useTranslation();
  if (sources.length === 0) return null;
  return (
    <p className="list-sources soft">
      {t("lists.sources")}{" "}
      {sources.map(({ name, url }, at) => (
        <span key={name} lang="en">
          {at > 0 && " · "}
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer nofollow">
              {name}
            </a>
          ) : (
            name
          )}
        </span>
      ))}
    </p>
  );
}
