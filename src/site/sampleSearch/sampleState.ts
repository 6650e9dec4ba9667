import { beginningOf } from "../../domain/shortText";
import { sampleDeities } from "./sampleList";

export const sampleFilters = ["all", ...sampleDeities, "nearby", "popular", "festivals"] as const;
export type SampleFilter = (typeof sampleFilters)[number];
export const sampleSorts = ["relevance", "rating", "distance", "name"] as const;
export type SampleSort = (typeof sampleSorts)[number];

/** What the sample search shows, all of it in the address. */
export type SampleState = { q: string; location: string; filter: SampleFilter; sort: SampleSort };

export const emptySample: SampleState = { q: "", location: "", filter: "all", sort: "relevance" };

export function readSample(query: URLSearchParams): SampleState {
  const text = (name: string) => beginningOf((query.get(name) ?? "").trim(), 200);
  return {
    q: text("q"),
    location: text("location"),
    filter: sampleFilters.find((known) => known === query.get("filter")) ?? "all",
    sort: sampleSorts.find((known) => known === query.get("sort")) ?? "relevance",
  };
}

/** The address of a state; what is as it begins is left out. */
export function sampleAddress({ q, location, filter, sort }: SampleState): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (location) query.set("location", location);
  if (filter !== "all") query.set("filter", filter);
  if (sort !== "relevance") query.set("sort", sort);
  return query.size > 0 ? `/classic-search?${query}` : "/classic-search";
}

/** True when the order or the choice of the list follows from where the visitor is. */
export const needsPlace = ({ filter, sort }: SampleState) => filter === "nearby" || sort === "distance";
