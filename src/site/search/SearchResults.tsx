import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigationType } from "react-router-dom";
import { formatNumber } from "../../client/format";
import type { TempleCard as Temple } from "../../contract/temples";
import { useSite } from "../queries";
import { TempleCard } from "../temple/TempleCard";
import { CardSkeletons } from "../temple/TempleGrid";
import { nameIn } from "../temple/wording";
import { Icon } from "../ui/Icon";
import { KeepPlace } from "../ui/KeepPlace";
import { ListFailed } from "../ui/ListFailed";
import { EmptyState } from "../ui/Notice";
import { keepMissed, tellOpened } from "./missedSearch";
import { emptySearch, pagesListed, searchAddress, searchKey } from "./searchState";
import type { useSearch } from "./useSearch";

type Search = ReturnType<typeof useSearch>;
/** `onMap` where there is a map beside the list. */
type SearchResultsProps = Search & { onMap?: (id: number) => void };

/** The list in each of its states: loading, results, error, empty. */
export function SearchResults({ onMap, ...search }: SearchResultsProps) {
  const { temples, error, isFetching, isOld, lastPage } = search;
  const isReturn = useNavigationType() === "POP";
  const onOpen = useMissed(search);
  if (error && !temples) return <SearchFailed {...search} />;
  if (!temples || (isOld && temples.length === 0)) return isFetching ? <CardSkeletons count={6} /> : null;
  if (temples.length === 0 && !lastPage) return <NothingFound {...search} />;
  return (
    <div aria-busy={isFetching} className={isOld ? "results old" : "results"}>
      <ReadAsNote {...search} />
      <EarlierResults {...search} />
      <KeepPlace
        list={isOld ? "" : searchKey(search.state)}
        items={temples.map(({ id }) => id).join()}
        isReturn={isReturn}
      >
        <ul className="grid">
          {temples.map((temple) => (
            <li key={temple.id} onClickCapture={(event) => onOpen(event, temple.id)}>
              <TempleCard temple={temple} />
              {onMap && <ShowOnMap temple={temple} onMap={onMap} />}
            </li>
          ))}
        </ul>
      </KeepPlace>
      <MoreResults {...search} />
    </div>
  );
}

/** Keeps a search that found nothing as typed; answers what tells which temple it, or one before it, was for. */
function useMissed({ state, temples, isOld, corrected, isRelaxed }: Search) {
  const { http } = useSite();
  const { q } = state;
  const isMissed = temples !== undefined && !isOld && (temples.length === 0 || corrected !== undefined || isRelaxed);
  useEffect(() => {
    if (isMissed && q) keepMissed(q);
  }, [isMissed, q]);
  return (event: MouseEvent, temple: number) => {
    const isLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (isLink) tellOpened(http, temple, isMissed ? q : undefined);
  };
}

/** What the search says of its failure. */
function SearchFailed({ state, error, retry }: Pick<Search, "state" | "error" | "retry">) {
  const { t } = useTranslation();
  const text = t(state.filter === "nearby" ? "search.nearbyFailed" : "search.failed");
  return <ListFailed text={text} error={error} retry={retry} />;
}

type ReadAs = Pick<
  Search,
  "state" | "corrected" | "didYouMean" | "isRelaxed" | "noneOpen" | "isNamedUnknown" | "around"
>;

/** Tells when the list is of another query than the typed one, and offers the typed or the other one. */
function ReadAsNote({ state, corrected, didYouMean, isRelaxed, noneOpen, isNamedUnknown, around }: ReadAs) {
  const { t, i18n } = useTranslation();
  if (noneOpen) return <p className="read-as">{t("browse.noneOpen")}</p>;
  if (isNamedUnknown) return <p className="read-as">{t("browse.namedUnknown")}</p>;
  if (around)
    return (
      <p className="read-as">
        {t("browse.around", { place: nameIn(i18n.language, around), number: formatNumber(around.km, i18n.language) })}
      </p>
    );
  if (corrected || isRelaxed)
    return (
      <p className="read-as">
        {corrected ? t("search.showingFor", { query: corrected.query }) : t("browse.closest")}{" "}
        <Link to={searchAddress({ ...state, pages: 1, exact: true })}>
          {t("search.insteadFor", { query: state.q })}
        </Link>
      </p>
    );
  if (!didYouMean) return null;
  return (
    <p className="read-as">
      {t("search.didYouMean")}{" "}
      <Link to={searchAddress({ ...state, pages: 1, exact: false, q: didYouMean })}>
        <b>{didYouMean}</b>
      </Link>
    </p>
  );
}

/** Of a long list the last pages are drawn; the way back to those before them, or from beyond the end of the list. */
function EarlierResults({ state, change, lastPage }: Search) {
  const { t } = useTranslation();
  const [first = 1] = pagesListed(state);
  const pages = lastPage ?? first;
  if (pages === 1 && lastPage === undefined) return null;
  return (
    <p className="center earlier-results">
      <Link
        className="button quiet"
        to={searchAddress({ ...state, pages })}
        replace
        onClick={(event) => {
          event.preventDefault();
          change({ pages }, { replace: true });
        }}
      >
        {t("search.earlier")}
      </Link>
    </p>
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

function NothingFound({ state, change, ...search }: Search) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t("empty.noTemples")}>
      <ReadAsNote state={state} {...search} />
      <p className="soft">{t("search.emptyHint")}</p>
      <button type="button" className="button" onClick={() => change(emptySearch)}>
        {t("search.clearSearch")}
      </button>
      <p>
        <Link to="/add-temple">{t("nav.addTemple")}</Link>
      </p>
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
  const ready = hasMore && !isFetching && !error;
  // also a page that was read before, which comes without any fetching, begins another watch
  const after = ready ? state.pages : undefined;
  useEffect(() => {
    const end = marker.current;
    if (!end || after === undefined) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      // a slow device tells of several changes at once
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    watcher.observe(end);
    return () => watcher.disconnect();
  }, [after]);
  return (
    <div className="center more-results">
      {error ? <SearchFailed state={state} error={error} retry={retry} /> : null}
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
