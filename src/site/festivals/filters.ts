import { festivalTypes, panchangYears } from "../../contract/vocabulary";
import { beginningOf } from "../../domain/shortText";
import type { FestivalFilters } from "../almanacQueries";

export type ListFilters = FestivalFilters & { year: number };

/** What the address of the list asks for; what it says wrongly is left out. */
export function festivalFiltersIn(search: URLSearchParams, today: string): ListFilters {
  const year = Number(search.get("year"));
  const isKnown = Number.isInteger(year) && year >= panchangYears.first && year <= panchangYears.last;
  const type = festivalTypes.find((known) => known === search.get("type"));
  const region = beginningOf(search.get("region")?.trim() ?? "", 100);
  return { year: isKnown ? year : Number(today.slice(0, 4)), ...(type && { type }), ...(region && { region }) };
}

/** The address of the list with these filters. */
export function festivalsAddress({ year, type, region }: Partial<ListFilters>): string {
  const search = new URLSearchParams();
  if (year) search.set("year", String(year));
  if (type) search.set("type", type);
  if (region) search.set("region", region);
  return search.size > 0 ? `/festivals?${search}` : "/festivals";
}
