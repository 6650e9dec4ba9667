import type { Position } from "../../client/geolocation";
import { type SearchFilter, type SearchSort, searchFilters, searchSorts } from "../../contract/vocabulary";
import { type ListParams, searchPageSize } from "../queries";

/** Pages a shared address may ask for at once. */
const mostPages = 10;

/** What the search shows, all of it in the address, so that Back and a shared link bring it back. */
export type SearchState = {
  q: string;
  location: string;
  filter: SearchFilter;
  type: string;
  deity: string;
  sort: SearchSort;
  /** How many pages of results are listed. */
  pages: number;
  boost: boolean;
  advanced: boolean;
};

export const emptySearch: SearchState = {
  q: "",
  location: "",
  filter: "all",
  type: "",
  deity: "",
  sort: "relevance",
  pages: 1,
  boost: false,
  advanced: false,
};

export function readSearch(query: URLSearchParams): SearchState {
  const text = (name: string) => (query.get(name) ?? "").trim().slice(0, 200);
  const pages = Number(query.get("page"));
  return {
    q: text("q"),
    location: text("location"),
    filter: searchFilters.find((known) => known === query.get("filter")) ?? "all",
    type: text("type"),
    deity: text("deity"),
    sort: searchSorts.find((known) => known === query.get("sort")) ?? "relevance",
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), mostPages) : 1,
    boost: query.get("boost") === "location",
    advanced: query.get("engine") === "es",
  };
}

/** The state as query text; what is as it begins is left out. */
export function writeSearch({ pages, boost, advanced, ...words }: SearchState): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) {
    if (value && value !== "all" && value !== "relevance") query.set(name, value);
  }
  if (boost) query.set("boost", "location");
  if (advanced) query.set("engine", "es");
  if (pages > 1) query.set("page", String(pages));
  return query.toString();
}

export const searchAddress = (state: SearchState) => {
  const query = writeSearch(state);
  return query ? `/search?${query}` : "/search";
};

/** True when the list is simply the temples around the visitor, with no words to match. */
export const isPlainNearby = ({ filter, q, location }: SearchState) => filter === "nearby" && !q && !location;

/** Parameters of the search call for one page. */
export function searchParams(state: SearchState, page: number, position?: Position): ListParams {
  const { q, location, filter, type, deity, sort, boost, advanced } = state;
  const byPlace = position && (boost || filter === "nearby");
  return {
    q: q || undefined,
    location: location || undefined,
    filter: filter === "all" ? undefined : filter,
    type: type || undefined,
    deity: deity || undefined,
    sort: sort === "relevance" ? undefined : sort,
    page,
    size: searchPageSize,
    ...(byPlace && { lat: position.latitude, lng: position.longitude }),
    boost: boost && position ? "location" : undefined,
    engine: advanced ? "es" : undefined,
  };
}
