import { useCustom } from "@refinedev/core";
import type { HttpError } from "../../client/errors";
import type { AdminUser, UserStats } from "../../contract/adminUsers";
import type { ListQuery } from "../listing/useListQuery";
import { useRecords } from "../listing/useRecords";

export const userFilters = ["search", "role", "active"] as const;
export type UserFilter = (typeof userFilters)[number];

export const usersPath = "admin/users";
export const pageSize = 10;

/** The page of users the address asks for, newest first unless it says otherwise. */
export const useUsers = (query: ListQuery<UserFilter>) =>
  useRecords<AdminUser, UserFilter>(usersPath, userFilters, { ...query, sort: query.sort ?? newestFirst });

const newestFirst = { field: "createdAt", order: "desc" } as const;

/** How many people there are, of which kinds. */
export function useUserStats() {
  const { data, error, refetch } = useCustom<UserStats, HttpError>({
    url: `/api/${usersPath}/stats`,
    method: "get",
    errorNotification: false,
  });
  return { stats: data?.data, error, refetch: () => void refetch() };
}
