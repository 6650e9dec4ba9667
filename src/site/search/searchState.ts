import type { Position } from "../../client/geolocation";
import { type SearchFilter, type SearchSort, searchFilters, searchSorts } from "../../contract/vocabulary";
import { beginningOf } from "../../domain/shortText";
import type { ReadParams } from "../createRead";
import { nearbyInSearch, searchPageSize } from "../queries";
import { filterNamed } from "./filterNames";

/** So many pages are listed at once: a phone holds some hundreds of cards, and an address asks for no more. */
export const pagesAtOnce = 10;
/** The last page the API knows of. */
const lastPage = 100_000;

/** What the search shows, all of it in the address, so that Back and a shared link bring it back. */
export type SearchState = {
  q: string;
  location: string;
  filter: SearchFilter;
  type: string;
  deity: string;
  /** `state` or `state/district` */
  place: string;
  /** the address of a curated list */
  list: string;
  /** the frame of the map: south, west, north, east in degrees */
  box: string;
  sort: SearchSort;
  /** The last page of results that is listed; as many before it as fit, see `pagesListed`. */
  pages: number;
  boost: boolean;
  advanced: boolean;
  /** Only what was typed, not what may have been meant. */
  exact: boolean;
  /** Open now. */
  open: boolean;
};

export const emptySearch: SearchState = {
  q: "",
  location: "",
  filter: "all",
  type: "",
  deity: "",
  place: "",
  list: "",
  box: "",
  sort: "relevance",
  pages: 1,
  boost: false,
  advanced: false,
  exact: false,
  open: false,
};

/** A new text is a new search: what the last one was narrowed to is given up. */
export const widened = { place: "", list: "", box: "", open: false } as const;

export function readSearch(query: URLSearchParams): SearchState {
  const text = (name: string) => beginningOf((query.get(name) ?? "").trim(), 200);
  const pages = Number(query.get("page"));
  const filter = searchFilters.find((known) => known === query.get("filter"));
  const named = filter ? undefined : filterNamed(text("q"));
  return {
    q: named ? "" : text("q"),
    location: text("location"),
    filter: filter ?? named ?? "all",
    type: text("type"),
    deity: text("deity"),
    place: text("place"),
    list: text("list"),
    box: text("box"),
    sort: searchSorts.find((known) => known === query.get("sort")) ?? "relevance",
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), lastPage) : 1,
    boost: query.get("boost") === "location",
    advanced: query.get("engine") === "es",
    exact: query.get("exact") === "1",
    open: query.get("open") === "1",
  };
}

/** The state as query text; what is as it begins is left out. */
export function writeSearch({ pages, boost, advanced, exact, open, ...words }: SearchState): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) {
    if (value && value !== "all" && value !== "relevance") query.set(name, value);
  }
  if (boost) query.set("boost", "location");
  if (advanced) query.set("engine", "es");
  if (exact) query.set("exact", "1");
  if (open) query.set("open", "1");
  if (pages > 1) query.set("page", String(pages));
  return query.toString();
}

export const searchAddress = (state: SearchState) => {
  const query = writeSearch(state);
  return query ? `/search?${query}` : "/search";
};

/** The numbers of the pages that are listed, the last ones up to that of the address. */
export function pagesListed({ pages }: Pick<SearchState, "pages">): number[] {
  const first = Math.max(1, pages - pagesAtOnce + 1);
  return Array.from({ length: pages - first + 1 }, (_, at) => first + at);
}

/** What tells one search from another, whichever of its pages are listed. */
export const searchKey = (state: SearchState) => writeSearch({ ...state, pages: 1 });

/** True when the list is simply the temples around the visitor, with no words to match and nothing to narrow it to. */
export const isPlainNearby = ({ filter, q, location, place, list, box, open }: SearchState) =>
  filter === "nearby" && !q && !location && !place && !list && !box && !open;

/** Parameters of the call for what is simply near, besides the position. */
export const nearbyPage = ({ type, deity, sort }: SearchState, page: number) => ({
  ...nearbyInSearch,
  type,
  deity,
  sortBy: sort === "relevance" ? undefined : sort,
  page: page > 1 ? page : undefined,
});

/** Parameters of the search call for one page. */
export function searchParams(state: SearchState, page: number, position?: Position): ReadParams {
  const { q, location, filter, type, deity, place, list, box, sort, boost, advanced, exact, open } = state;
  const byPlace = position && (boost || filter === "nearby");
  return {
    q: q || undefined,
    location: location || undefined,
    filter: filter === "all" ? undefined : filter,
    type: type || undefined,
    deity: deity || undefined,
    place: place || undefined,
    list: list || undefined,
    box: box || undefined,
    sort: sort === "relevance" ? undefined : sort,
    page,
    size: searchPageSize,
    ...(byPlace && { lat: position.latitude, lng: position.longitude }),
    boost: boost && position ? "location" : undefined,
    engine: advanced ? "es" : undefined,
    exact: exact ? "1" : undefined,
    open: open ? "1" : undefined,
  };
}
