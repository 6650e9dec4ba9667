import { useCustom } from "@refinedev/core";
import type { HttpError } from "../../client/errors";
import type { ModerationItem, ModerationPage } from "../../contract/moderation";
import type { ListQuery } from "../listing/useListQuery";
import { moderationPath } from "./items";

export const queueFilters = ["kind", "age", "flag", "temple", "status", "order"] as const;
export type QueueFilter = (typeof queueFilters)[number];
export type QueueQuery = ListQuery<QueueFilter>;

export const pageSize = 50;
const refreshMs = 30_000;
const nothing: ModerationItem[] = [];

/** The page of the queue that the address asks for; read again every half minute while it is looked at. */
export function useQueue({ filter, page, size }: QueueQuery) {
  const filters = queueFilters.map((name) => [name, filter(name)] as const).filter(([, value]) => value);
  const { data, error, isInitialLoading, isFetching, isPreviousData, refetch } = useCustom<ModerationPage, HttpError>({
    url: moderationPath,
    method: "get",
    config: { query: { ...Object.fromEntries(filters), page, size } },
    errorNotification: false,
    queryOptions: { keepPreviousData: true, refetchInterval: refreshMs },
  });
  const answer = data?.data;
  return {
    items: answer?.items ?? nothing,
    total: answer?.total ?? 0,
    pages: Math.max(1, answer?.totalPages ?? 1),
    counts: answer?.counts,
    error,
    isLoading: isInitialLoading,
    isFetching,
    isPreviousData,
    refetch: () => void refetch(),
  };
}
