import type { CrudFilter, CrudSort, GoConfig, RouterProvider } from "@refinedev/core";
import routerProvider from "@refinedev/react-router-v6";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pageSizeOf } from "./pageSize";

/** Parameters that are not filters of a list: its page, its order, and what is open beside it. */
const notFilters = ["page", "size", "sortBy", "sortDir", "lang", "history", "payment", "pair", "year", "tab", "change"];

type ListParams = { filters: CrudFilter[]; sorters: CrudSort[]; current: number; pageSize: number };
type Query = Partial<ListParams>;

/**
 * Refine's router with short addresses for lists: `?status=paid&page=2&sortBy=name&sortDir=desc` where Refine writes
 * `filters[0][field]=status&…`. Letters, saved views and bookmarks hold such addresses. Values are encoded, which
 * Refine's own router leaves out.
 */
export const listRouter: RouterProvider = {
  ...routerProvider,
  parse: () => {
    const parse = routerProvider.parse?.();
    const { search } = useLocation();
    // the list's alone: Refine would take other parameters for a part of every question, and what is open beside a list
    // would have it asked again
    return useCallback(() => ({ ...parse?.(), params: listParams(search) }), [parse, search]);
  },
  go: () => {
    const go = routerProvider.go?.();
    const navigate = useNavigate();
    const resource = routerProvider.parse?.()().resource;
    const usualSize = pageSizeOf(resource);
    return useCallback(
      (config: GoConfig) => {
        const { query, type } = config;
        if (!query || !("sorters" in query)) return go?.(config);
        // the address as it is at this moment, also when it has changed since the list was drawn
        const now = new URLSearchParams(window.location.search);
        const next = withList(now, query, usualSize);
        if (type === "path") return `?${next}`;
        if (`${next}` === `${now}`) return;
        // the Back button leads to the page before
        navigate(`?${next}`, { replace: pageIn(now) === pageIn(next) });
      },
      [go, navigate, usualSize],
    );
  },
};

const pageIn = (params: URLSearchParams) => params.get("page") ?? "1";

/** A whole number in its limits; nothing for any other text. */
const numberIn = (text: string | null, most: number): number | undefined => {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
};

/** What an address asks of its list; a page or a size that cannot be is as if it were not there. */
export function listParams(search: string): Pick<ListParams, "filters" | "sorters"> & Query {
  const params = new URLSearchParams(search);
  const field = params.get("sortBy");
  const current = numberIn(params.get("page"), 100_000);
  const pageSize = numberIn(params.get("size"), 100);
  return {
    filters: [...params]
      .filter(([name, value]) => value !== "" && !notFilters.includes(name))
      .map(([name, value]): CrudFilter => ({ field: name, operator: "eq", value })),
    sorters: field ? [{ field, order: params.get("sortDir") === "desc" ? "desc" : "asc" }] : [],
    ...(current && { current }),
    ...(pageSize && { pageSize }),
  };
}

/** The parameters with what the list is now; what else they say stays as it is. */
export function withList(
  now: URLSearchParams,
  { filters = [], sorters = [], current, pageSize }: Query,
  usualSize: number,
) {
  const wanted: Record<string, string | undefined> = {
    page: current === 1 ? undefined : String(current ?? 1),
    size: pageSize === usualSize ? undefined : String(pageSize),
    sortBy: sorters[0]?.field,
    sortDir: sorters[0]?.order,
  };
  for (const filter of filters) if ("field" in filter) wanted[filter.field] = String(filter.value);
  const next = new URLSearchParams(now);
  for (const name of now.keys()) if (!notFilters.includes(name) && !wanted[name]) next.delete(name);
  for (const [name, value] of Object.entries(wanted)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
