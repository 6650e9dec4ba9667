import { useSearchParams } from "react-router-dom";
import { useChangeAddress } from "./useChangeAddress";

export type SortOrder = "asc" | "desc";
export type ListQuery<Filter extends string> = {
  /** The value of a filter, blank when it is not set. */
  filter: (name: Filter) => string;
  isFiltered: boolean;
  page: number;
  size: number;
  sort?: { field: string; order: SortOrder };
  /** The filters as a query string, for exports and links. */
  search: string;
  /** Changes what is named and leaves the rest; any change but of the page starts at page 1. */
  change: (changes: Record<string, string | undefined>) => void;
  clear: () => void;
};

const wholeNumber = (text: string | null, least: number, most: number): number | undefined => {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
};

/** Filters, sort and page of a list, kept in the address: it can be reloaded, bookmarked, sent and gone back to. */
export function useListQuery<Filter extends string>(names: readonly Filter[], defaultSize = 20): ListQuery<Filter> {
  const [params, setParams] = useSearchParams();
  const changeAddress = useChangeAddress();
  const values = names.map((name) => [name, params.get(name) ?? ""] as const);
  const field = params.get("sortBy");
  const search = new URLSearchParams(values.filter(([, value]) => value).map(([name, value]) => [name, value]));

  return {
    filter: (name) => params.get(name) ?? "",
    isFiltered: search.size > 0,
    page: wholeNumber(params.get("page"), 1, 100_000) ?? 1,
    size: wholeNumber(params.get("size"), 1, 100) ?? defaultSize,
    sort: field ? { field, order: params.get("sortDir") === "desc" ? "desc" : "asc" } : undefined,
    search: search.toString(),
    change: (changes) =>
      changeAddress(
        (next) => {
          if (!("page" in changes)) next.delete("page");
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
        },
        { replace: !("page" in changes) },
      ),
    clear: () => setParams({}),
  };
}
