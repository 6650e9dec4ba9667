import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import { searchFilters } from "../../contract/vocabulary";
import { civilDateOf } from "../../domain/dates";
import { Icon } from "../components/Icon";
import { lazyPart } from "../components/lazyPart";
import { Notice } from "../components/Notice";
import { SearchForm } from "../components/SearchForm";
import { SearchResults } from "../components/SearchResults";
import { emptySearch, readSearch, searchParams } from "../components/searchState";
import { notify } from "../components/toast";
import { useGrantedPlace, usePlace } from "../components/usePlace";
import { useSearch } from "../components/useSearch";
import { SearchFestivals } from "../festivals/SearchFestivals";
import { useHead } from "../head";
import "../map/columns.css";
import { useSearchMap } from "../map/useSearchMap";
import type { LoadContext } from "../page";

const ListMap = lazyPart(async () => (await import("../map/ListMap")).ListMap);

export const failed = "search.failed";

export async function load({ queryClient, queries, search, language }: LoadContext): Promise<undefined> {
  const state = readSearch(search);
  if (state.filter === "festivals") {
    await queryClient.prefetchQuery(queries.soonFestivals(civilDateOf(Date.now()), language));
  }
  if (state.filter === "nearby") return;
  const pages = Array.from({ length: state.pages }, (_, at) => at + 1);
  await Promise.all(pages.map((page) => queryClient.prefetchQuery(queries.search(searchParams(state, page)))));
}

/** `/search`: temples by name, deity, place, tradition, nearness. */
export function Page() {
  const { t, i18n } = useTranslation();
  const search = useSearch();
  const { state, change, total, temples } = search;
  const { status, near, boost } = useSearchPlace(change);
  const map = useSearchMap();
  useGrantedPlace(state.filter === "nearby" || state.boost);
  useHead({
    title: state.q ? t("search.headTitleFor", { q: state.q }) : t("search.headTitle"),
    description: t("search.headDescription"),
    canonical: "/search",
  });
  const filtered = state.filter !== "all" || state.q || state.location || state.type || state.deity;
  return (
    <div className="wrap section page-search">
      <h1>{t("search.title")}</h1>
      <SearchForm state={state} onChange={change} onBoost={boost} />
      <fieldset className="tabs">
        <legend className="sr">{t("search.categories")}</legend>
        {searchFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            className="chip"
            aria-pressed={filter === state.filter}
            onClick={() => (filter === "nearby" ? void near() : change({ filter }))}
          >
            {t(`search.filters.${filter}`)}
          </button>
        ))}
        <button type="button" className="chip action" onClick={() => void near()} disabled={status === "checking"}>
          <Icon name="locate" />
          {t("search.useNearby")}
        </button>
        {filtered && (
          <button type="button" className="chip action" onClick={() => change(emptySearch)}>
            <Icon name="close" />
            {t("search.clearFilters")}
          </button>
        )}
      </fieldset>
      {state.filter === "nearby" && status !== "success" && <NearbyNeedsPlace onAsk={() => void near()} />}
      {state.filter === "festivals" && <SearchFestivals />}
      <div className="results-head">
        <h2 className="results-title" aria-live="polite">
          {temples ? t("search.results", { number: formatNumber(total, i18n.language) }) : t("search.resultsTitle")}
        </h2>
        {map.isAlive && (
          <button type="button" className="button quiet" aria-pressed={map.isShown} onClick={map.toggle}>
            <Icon name="pin" />
            {t(map.isShown ? "search.map.hide" : "search.map.show")}
          </button>
        )}
      </div>
      <div className="map-columns">
        <div>
          <SearchResults {...search} onMap={map.isShown ? map.select : undefined} />
        </div>
        {map.isShown && (
          <div className="map-side" data-shown>
            <ListMap temples={temples} chosen={map} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Asks for the place when nearness matters; without it the search goes on as it was. */
function useSearchPlace(change: ReturnType<typeof useSearch>["change"]) {
  const { t } = useTranslation();
  const { status, locate } = usePlace();
  const ask = async () => {
    const place = await locate();
    if (place.status === "not-secure") notify("warning", t("search.nearbyNotSecure"));
    if (place.status === "failed") notify("warning", t("search.nearbyNoPlace"));
    return place.status === "success";
  };
  const near = async () => {
    if (await ask()) change({ filter: "nearby" });
  };
  const boost = async (wanted: boolean) => {
    const granted = !wanted || (await ask());
    if (granted) change({ boost: wanted });
    return granted;
  };
  return { status, near, boost };
}

/** A shared address can ask for what is near a visitor whose place nobody asked for yet. */
function NearbyNeedsPlace({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="note">
      <p>{t("search.nearbyAsk")}</p>
      <button type="button" className="button small" onClick={onAsk}>
        {t("search.useNearby")}
      </button>
    </Notice>
  );
}
