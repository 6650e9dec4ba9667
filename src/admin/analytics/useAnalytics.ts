import { useCustom } from "@refinedev/core";
import { useSearchParams } from "react-router-dom";
import type { HttpError } from "../../client/errors";
import { type AnalyticsRange, rangeDays } from "../../contract/analytics";

export const ranges = Object.keys(rangeDays).filter((name): name is AnalyticsRange => name in rangeDays);
const standard: AnalyticsRange = "7d";

/** The range in the address, seven days without one. */
export function useRange() {
  const [params, setParams] = useSearchParams();
  const range = ranges.find((name) => name === params.get("range")) ?? standard;
  return {
    range,
    choose: (name: AnalyticsRange) => setParams(name === standard ? {} : { range: name }, { replace: true }),
  };
}

/** One answer of the analytics calls; what was there stays in sight until another range has come. */
export function useAnalytics<Answer extends object>(path: string, range: AnalyticsRange) {
  const { data, error, isFetching, refetch } = useCustom<Answer, HttpError>({
    url: `/api/admin/analytics/${path}`,
    method: "get",
    config: { query: { range } },
    errorNotification: false,
    queryOptions: { keepPreviousData: true },
  });
  return { answer: data?.data, error, isFetching, refetch: () => void refetch() };
}
