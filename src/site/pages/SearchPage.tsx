import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { UnderstoodWords } from "../../contract/templeSearch";
import { searchFilters } from "../../contract/vocabulary";
import { SearchFestivals } from "../festivals/SearchFestivals";
import { useHead } from "../head";
import { tellPlace } from "../nearby/tellPlace";
import { useGrantedPlace, usePlace } from "../nearby/usePlace";
import { facetQuery } from "../search/facetQuery";
import { LeadLinks } from "../search/LeadLinks";
import { MeaningChips } from "../search/MeaningChips";
import { FacetsButton, SearchFacets } from "../search/SearchFacets";
import { SearchForm } from "../search/SearchForm";
import { SearchResults } from "../search/SearchResults";
import { emptySearch, pagesListed, readSearch, searchAddress, searchParams } from "../search/searchState";
import { useFacets, useSearch } from "../search/useSearch";
import { Icon } from "../ui/Icon";
import { lazyPart } from "../ui/lazyPart";
import { Notice } from "../ui/Notice";
import "../map/columns.css";
import "../styles/search.css";
import { MapButton } from "../map/MapButton";
import { useSearchMap } from "../map/useSearchMap";
import type { LoadContext } from "../page";

const ListMap = lazyPart(async () => (await import("../map/ListMap")).ListMap);

export const failed = "search.failed";

export async function load({ queryClient, queries, http, search, drawnOn, language }: LoadContext): Promise<undefined> {
  const state = readSearch(search);
  if (state.filter === "nearby") return;
  await Promise.all([
    state.filter === "festivals" && queryClient.prefetchQuery(queries.soonFestivals(drawnOn, language)),
    ...pagesListed(state).map((page) => queryClient.prefetchQuery(queries.search(searchParams(state, page)))),
    queryClient.prefetchQuery(facetQuery(http, searchParams(state, 1))),
  ]);
}

/** `/search`: temples by name, deity, place, tradition, nearness. */
export function Page() {
  const { t, i18n } = useTranslation();
  const search = useSearch();
  const { state, change, total, temples, isOld } = search;
  const facets = useFacets(state, temples !== undefined);
  const nearMe = withoutNearMe(search.understood);
  const { status, near, boost } = useSearchPlace(change, nearMe);
  const needsPlace = state.filter === "nearby" ? status !== "success" : nearMe !== undefined;
  const map = useSearchMap();
  useGrantedPlace(state.filter === "nearby" || state.boost);
  useHead({
    title: state.q ? t("search.headTitleFor", { q: state.q }) : t("search.headTitle"),
    description: t("search.headDescription"),
    canonical: "/search",
  });
  const filtered = searchAddress({ ...state, pages: 1, sort: "relevance" }) !== searchAddress(emptySearch);
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
      {needsPlace && <NearbyNeedsPlace onAsk={() => void near()} />}
      {state.filter === "festivals" && <SearchFestivals />}
      <div className="results-head">
        <h2 className="results-title" aria-live="polite">
          {isOld
            ? t("search.searching")
            : temples
              ? t("search.results", { number: formatNumber(total, i18n.language) })
              : t("search.resultsTitle")}
        </h2>
        <div className="results-tools">
          <FacetsButton facets={facets} />
          <MapButton map={map} />
        </div>
      </div>
      <div className="with-facets">
        <SearchFacets state={state} facets={facets} />
        <div className="map-columns">
          <div>
            <MeaningChips state={state} understood={search.understood} facets={facets} />
            <LeadLinks {...search} />
            <SearchResults {...search} onMap={map.isShown ? map.select : undefined} />
          </div>
          {map.isShown && (
            <div className="map-side" data-shown>
              <ListMap temples={temples} chosen={map} area={state.box} onArea={(box) => change({ box })} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const saysWhere: ReadonlySet<UnderstoodWords["kind"]> = new Set(["place", "pincode", "region", "between"]);

/** What is looked for near the visitor, where the words ask for that and name no place; undefined where they do not. */
function withoutNearMe(understood: readonly UnderstoodWords[] = []): string | undefined {
  const near = understood.find(({ kind }) => kind === "near");
  if (!near || understood.some(({ kind }) => saysWhere.has(kind))) return undefined;
  return understood.every(({ kind }) => kind === "near") ? "" : near.without;
}

/** Asks for the place when nearness matters; without it the search goes on as it was. `nearMe` is what is looked for near. */
function useSearchPlace(change: ReturnType<typeof useSearch>["change"], nearMe: string | undefined) {
  const { t } = useTranslation();
  const { status, locate } = usePlace();
  const ask = async () => {
    const place = await locate();
    tellPlace(place, t);
    return place.status === "success";
  };
  const near = async () => {
    if (await ask()) change({ ...(nearMe !== undefined && { q: nearMe }), filter: "nearby" });
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
