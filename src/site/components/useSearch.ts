import { useQueries, useQuery } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { TempleCard } from "../../contract/temples";
import { nearbyInSearch, useSite } from "../queries";
import { isPlainNearby, readSearch, type SearchState, searchAddress, searchParams } from "./searchState";
import { usePlace } from "./usePlace";

/** The search of the present address: its state, its results so far, and how to change it. */
export function useSearch() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = readSearch(new URLSearchParams(search));
  const results = useResults(state);

  const change = useCallback(
    (changes: Partial<SearchState>, { replace = false } = {}) => {
      const next = { ...readSearch(new URLSearchParams(window.location.search)), pages: 1, ...changes };
      navigate(searchAddress(next), { replace, preventScrollReset: true });
    },
    [navigate],
  );
  return { state, change, ...results };
}

type Results = {
  temples: readonly TempleCard[] | undefined;
  total: number;
  hasMore: boolean;
  isFetching: boolean;
  error: unknown;
  didYouMean?: string;
  retry: () => void;
};

function useResults(state: SearchState): Results {
  const { queries } = useSite();
  const place = usePlace();
  const located = place.status === "success" ? place.position : undefined;
  const plain = isPlainNearby(state);
  const waiting = state.filter === "nearby" && !located;

  const around = useQuery({
    ...queries.nearby(place.position, { ...nearbyInSearch, type: state.type, deity: state.deity }),
    enabled: plain && located !== undefined,
  });
  const pages = useQueries({
    queries: Array.from({ length: state.pages }, (_, at) => ({
      ...queries.search(searchParams(state, at + 1, located)),
      enabled: !plain && !waiting,
    })),
  });
  // the last full list stays while the next one is on its way, so that nothing blinks
  const last = useRef<Results>();
  if (plain) {
    const temples = located ? around.data : undefined;
    const { error, isFetching, refetch } = around;
    return { temples, total: temples?.length ?? 0, hasMore: false, isFetching, error, retry: () => void refetch() };
  }
  const data = pages.flatMap((page) => page.data ?? []);
  const failed = pages.find((page) => page.error);
  const now: Results = {
    temples: data.length > 0 ? unique(data.flatMap((page) => page.temples)) : undefined,
    total: data[0]?.total ?? 0,
    didYouMean: data[0]?.didYouMean,
    hasMore: hasMore(data, state.pages),
    isFetching: pages.some((page) => page.isFetching),
    error: failed?.error,
    retry: () => void failed?.refetch(),
  };
  if (now.temples) last.current = now;
  const stale = !now.temples && !now.error && !waiting ? last.current : undefined;
  return stale ? { ...stale, isFetching: true, hasMore: false } : now;
}

/** More pages exist while the last listed one is below the number of pages and was not empty. */
function hasMore(pages: readonly { temples: readonly unknown[]; totalPages: number }[], wanted: number): boolean {
  const last = pages.at(-1);
  return last !== undefined && pages.length === wanted && wanted < last.totalPages && last.temples.length > 0;
}

/** A temple that moved between two pages is listed once. */
function unique(temples: readonly TempleCard[]): TempleCard[] {
  return [...new Map(temples.map((temple) => [temple.id, temple])).values()];
}
