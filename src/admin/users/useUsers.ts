import { useCustom, useList } from "@refinedev/core";
import type { HttpError } from "../../client/errors";
import type { AdminUser, UserStats } from "../../contract/adminUsers";
import type { ListQuery } from "../listing/useListQuery";

export const userFilters = ["search", "role", "active"] as const;
export type UserFilter = (typeof userFilters)[number];

export const usersPath = "admin/users";
export const pageSize = 10;

/** The page of users the address asks for; the page before stays in sight until the next has come. */
export function useUsers({ filter, page, size, sort }: ListQuery<UserFilter>) {
  const { data, error, isInitialLoading, isFetching, refetch } = useList<AdminUser, HttpError>({
    resource: usersPath,
    pagination: { current: page, pageSize: size },
    sorters: [sort ?? { field: "createdAt", order: "desc" }],
    filters: userFilters.map((field) => ({ field, operator: "eq", value: filter(field) })),
    errorNotification: false,
    queryOptions: { keepPreviousData: true },
  });
  const total = data?.total ?? 0;
  return {
    users: data?.data ?? [],
    total,
    pages: Math.max(1, Math.ceil(total / size)),
    error,
    isLoading: isInitialLoading,
    isFetching,
    refetch: () => void refetch(),
  };
}

/** How many people there are, of which kinds. */
export function useUserStats() {
  const { data, error, refetch } = useCustom<UserStats, HttpError>({
    url: `/api/${usersPath}/stats`,
    method: "get",
    errorNotification: false,
  });
  return { stats: data?.data, error, refetch: () => void refetch() };
}
