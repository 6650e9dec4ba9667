import { useList } from "@refinedev/core";
import type { HttpError } from "../../client/errors";
import type { AdminTemple } from "../../contract/adminTemples";
import type { ListQuery } from "../listing/useListQuery";
import { templeResource } from "./templeValues";

export const templeFilters = ["search", "location", "deity", "type", "status", "verified"] as const;
export type TempleFilter = (typeof templeFilters)[number];

/** The page of temples the address asks for; the page before stays in sight until the next has come. */
export function useTemples({ filter, page, size, sort }: ListQuery<TempleFilter>) {
  const { data, error, isInitialLoading, isFetching, refetch } = useList<AdminTemple, HttpError>({
    resource: templeResource,
    pagination: { current: page, pageSize: size },
    sorters: sort ? [sort] : [],
    filters: templeFilters.map((field) => ({ field, operator: "eq", value: filter(field) })),
    errorNotification: false,
    queryOptions: { keepPreviousData: true },
  });
  const total = data?.total ?? 0;
  return {
    temples: data?.data ?? [],
    total,
    pages: Math.max(1, Math.ceil(total / size)),
    error,
    isLoading: isInitialLoading,
    isFetching,
    refetch: () => void refetch(),
  };
}
