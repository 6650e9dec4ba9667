import { useCustom } from "@refinedev/core";
import type { HttpError } from "../../client/errors";
import type { UserStats } from "../../contract/adminUsers";

export const usersPath = "admin/users";

/** How many people there are, of which kinds. */
export function useUserStats() {
  const { data, error, refetch } = useCustom<UserStats, HttpError>({
    url: `/api/${usersPath}/stats`,
    method: "get",
    errorNotification: false,
  });
  return { stats: data?.data, error, refetch: () => void refetch() };
}
