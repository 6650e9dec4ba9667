import type { AxiosInstance } from "axios";
import { readItems } from "../../client/readItems";
import type { LiveEvent } from "../../contract/liveEvents";

type Wanted = { date: string } | { templeId: number };

/** The live events of a day in India, or the coming ones of a temple, the earliest first. */
export const liveQuery = (http: AxiosInstance, wanted: Wanted) => ({
  queryKey: ["live", wanted],
  queryFn: ({ signal }: { signal?: AbortSignal }) => {
    const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
    return readItems<LiveEvent>(http, `/api/events?${query}`, signal);
  },
});
