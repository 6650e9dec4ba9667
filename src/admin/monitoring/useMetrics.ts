import { useCustom } from "@refinedev/core";
import type { HttpError } from "../../client/errors";

const EVERY_MS = 30_000;

/** One of the metrics calls, asked again every 30 seconds while the page is in sight, and when it comes back. */
export function useMetrics<Answer extends object>(name: "custom" | "health" | "business") {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useCustom<Answer, HttpError>({
    url: `/api/metrics/${name}`,
    method: "get",
    errorNotification: false,
    queryOptions: {
      refetchInterval: EVERY_MS,
      refetchIntervalInBackground: false,
      refetchOnWindowFocus: true,
      retry: false, // the next one comes soon
    },
  });
  return { answer: data?.data, error, isFetching, updatedAt: dataUpdatedAt, refetch: () => void refetch() };
}
