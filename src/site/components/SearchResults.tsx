import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { TempleCard as Temple } from "../../contract/temples";
import { Icon } from "./Icon";
import { EmptyState, Notice } from "./Notice";
import { emptySearch, searchAddress } from "./searchState";
import { TempleCard } from "./TempleCard";
import { CardSkeletons } from "./TempleGrid";
import type { useSearch } from "./useSearch";
import { nameIn } from "./wording";

type Search = ReturnType<typeof useSearch>;
/** `onMap` where there is a map beside the list. */
type SearchResultsProps = Search & { onMap?: (id: number) => void };

/** The list in each of its states: loading, results, error, empty. */
export function SearchResults({ onMap, ...search }: SearchResultsProps) {
  const { t } = useTranslation();
  const { temples, error, isFetching, retry } = search;
  if (error && !temples) {
    return (
      <Notice tone="bad" role="alert">
        <p>{t(search.state.filter === "nearby" ? "search.nearbyFailed" : "search.failed")}</p>
        <button type="button" className="button small" onClick={retry}>
          {t("retry")}
        </button>
      </Notice>
    );
  }
  if (!temples) return isFetching ? <CardSkeletons count={6} /> : null;
  if (temples.length === 0) return <NothingFound {...search} />;
  return (
    <div aria-busy={isFetching} className="results">
      <ul className="grid">
        {temples.map((temple) => (
          <li key={temple.id}>
            <TempleCard temple={temple} />
            {onMap && <ShowOnMap temple={temple} onMap={onMap} />}
          </li>
        ))}
      </ul>
      <MoreResults {...search} />
    </div>
  );
}

function ShowOnMap({ temple, onMap }: { temple: Temple; onMap: (id: number) => void }) {
  const { t, i18n } = useTranslation();
  if (temple.latitude === null || temple.longitude === null) return null;
  return (
    <button type="button" className="link on-map" onClick={() => onMap(temple.id)}>
      <Icon name="pin" />
      {t("search.map.on")}
      <span className="sr"> {nameIn(i18n.language, temple)}</span>
    </button>
  );
}

function NothingFound({ didYouMean, state, change }: Search) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t("empty.noTemples")}>
      {didYouMean && (
        <p>
          {t("search.didYouMean")}{" "}
          <Link to={searchAddress({ ...state, pages: 1, q: didYouMean })}>
            <b>{didYouMean}</b>
          </Link>
        </p>
      )}
      <p className="soft">{t("search.emptyHint")}</p>
      <button type="button" className="button" onClick={() => change(emptySearch)}>
        {t("search.clearSearch")}
      </button>
    </EmptyState>
  );
}

/** The button, a link without scripts, and the marker whose coming into view loads the next page by itself. */
function MoreResults({ state, hasMore, isFetching, change, error, retry }: Search) {
  const { t } = useTranslation();
  const marker = useRef<HTMLDivElement>(null);
  const more = () => change({ pages: state.pages + 1 }, { replace: true });
  const latest = useRef(more);
  latest.current = more;
  const ready = hasMore && !isFetching;
  useEffect(() => {
    const end = marker.current;
    if (!end || !ready) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current());
    watcher.observe(end);
    return () => watcher.disconnect();
  }, [ready]);
  return (
    <div className="center more-results">
      {error ? (
        <Notice tone="bad" role="alert">
          <p>{t("search.failed")}</p>
          <button type="button" className="button small" onClick={retry}>
            {t("retry")}
          </button>
        </Notice>
      ) : null}
      {isFetching && <CardSkeletons count={3} />}
      {ready && (
        <Link
          className="button quiet"
          to={searchAddress({ ...state, pages: state.pages + 1 })}
          replace
          onClick={(event) => {
            event.preventDefault();
            more();
          }}
        >
          {t("search.loadMore")}
        </Link>
      )}
      <div ref={marker} aria-hidden="true" />
    </div>
  );
}
