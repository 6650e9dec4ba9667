import { useCustom } from "@refinedev/core";
import type { HttpError } from "../../client/errors";
import { useSession } from "../../client/useSession";
import type { Work, WorkItem } from "../../contract/work";

const everyMs = 30_000;

/** What waits for the person, counted anew each half minute; undefined until it is known. */
export function useWork(): readonly WorkItem[] | undefined {
  const { userId } = useSession();
  const { data } = useCustom<Work, HttpError>({
    url: "/api/admin/work",
    method: "get",
    errorNotification: false,
    queryOptions: {
      queryKey: ["work", userId],
      enabled: userId !== undefined,
      refetchInterval: everyMs,
      refetchOnWindowFocus: true,
    },
  });
  return data?.data.items;
}
