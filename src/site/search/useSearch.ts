import { useQueries, useQuery } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { SearchFacets } from "../../contract/templeSearch";
import type { TempleCard } from "../../contract/temples";
import { usePlace } from "../nearby/usePlace";
import { nearbyInSearch, type ReadAs, type TemplePage, useSite } from "../queries";
import { facetQuery } from "./facetQuery";
import {
  isPlainNearby,
  nearbyPage,
  pagesListed,
  readSearch,
  type SearchState,
  searchAddress,
  searchParams,
  widened,
} from "./searchState";

/** The search of the present address: its state, its results so far, and how to change it. */
export function useSearch() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = readSearch(new URLSearchParams(search));
  const results = useResults(state);

  const change = useCallback(
    (changes: Partial<SearchState>, { replace = false } = {}) => {
      // the list told of its end when the reader was on the way to another page already
      if (window.location.pathname !== pathname) return;
      const now = readSearch(new URLSearchParams(window.location.search));
      const isNew = changes.q !== undefined && changes.q !== now.q;
      const next = { ...now, pages: 1, exact: now.exact && !("q" in changes), ...(isNew && widened), ...changes };
      navigate(searchAddress(next), { replace, preventScrollReset: true });
    },
    [navigate, pathname],
  );
  return { state, change, ...results };
}

/** What the temples of a search have in common, asked for once they are here. */
export function useFacets(state: SearchState, isThere: boolean): SearchFacets | undefined {
  const { http } = useSite();
  const place = usePlace();
  const located = place.status === "success" ? place.position : undefined;
  const { data } = useQuery({
    ...facetQuery(http, searchParams(state, 1, located)),
    enabled: isThere && (state.filter !== "nearby" || located !== undefined),
    keepPreviousData: true,
  });
  return data;
}

type Results = {
  temples: readonly TempleCard[] | undefined;
  total: number;
  hasMore: boolean;
  /** The last page there is, where the address names one beyond it. */
  lastPage?: number;
  isFetching: boolean;
  /** What is listed is of the search before, while this one is on its way. */
  isOld?: boolean;
  error: unknown;
  retry: () => void;
} & ReadAs;

function useResults(state: SearchState): Results {
  const { queries } = useSite();
  const place = usePlace();
  const located = place.status === "success" ? place.position : undefined;
  const isPlain = isPlainNearby(state);
  const waiting = state.filter === "nearby" && !located;
  const listed = pagesListed(state);
  const pages = useQueries({
    queries: listed.map((page) => ({
      ...(isPlain
        ? queries.around(place.position, nearbyPage(state, page))
        : queries.search(searchParams(state, page, located))),
      enabled: !waiting,
    })),
  });
  // the list of the search before stays, dimmed, while the next one is on its way, so that nothing jumps
  const last = useRef<Results>();
  const data = pages.flatMap(({ data: page }) => {
    if (!page) return [];
    // what is simply near comes without the number of its pages
    const { totalPages = Math.ceil(page.total / nearbyInSearch.size), ...part }: TemplePage = page;
    return { ...part, totalPages };
  });
  const failed = pages.find((page) => page.error);
  const now: Results = {
    temples: data.length > 0 && !waiting ? unique(data.flatMap((page) => page.temples)) : undefined,
    total: data[0]?.total ?? 0,
    corrected: data[0]?.corrected,
    didYouMean: data[0]?.didYouMean,
    isRelaxed: data[0]?.isRelaxed,
    noneOpen: data[0]?.noneOpen,
    isNamedUnknown: data[0]?.isNamedUnknown,
    understood: data[0]?.understood,
    list: data[0]?.list,
    festival: data[0]?.festival,
    around: data[0]?.around,
    asked: data[0]?.asked,
    hasMore: data.length === listed.length && hasMore(data.at(-1), state.pages),
    lastPage: data.length === listed.length ? lastPageBefore(data, state.pages) : undefined,
    isFetching: pages.some((page) => page.isFetching),
    error: failed?.error,
    retry: () => void failed?.refetch(),
  };
  if (now.temples) last.current = now;
  const old = !now.temples && !now.error && !waiting ? last.current : undefined;
  return old ? { ...old, isOld: true, isFetching: true, hasMore: false } : now;
}

type Part = { temples: readonly unknown[]; totalPages: number };

/** More pages exist while the last listed one is below the number of pages and was not empty. */
const hasMore = (last: Part | undefined, page: number) =>
  last !== undefined && page < last.totalPages && last.temples.length > 0;

/** The list may have grown shorter since its address was shared. */
function lastPageBefore(parts: readonly Part[], page: number): number | undefined {
  const [first] = parts;
  return first && first.totalPages > 0 && first.totalPages < page ? first.totalPages : undefined;
}

/** A temple that moved between two pages is listed once. */
function unique(temples: readonly TempleCard[]): TempleCard[] {
  return [...new Map(temples.map((temple) => [temple.id, temple])).values()];
}
