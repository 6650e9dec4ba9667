import type { AxiosInstance } from "axios";
import type { LiveEventPage } from "../../contract/liveEvents";

type Wanted = { date: string } | { templeId: number };

/** The live events of a day in India, or the coming ones of a temple, the earliest first. */
export const liveQuery = (http: AxiosInstance, wanted: Wanted) => ({
  queryKey: ["live", wanted],
  queryFn: async ({ signal }: { signal?: AbortSignal }) => {
    const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
    return (await http.get<LiveEventPage>(`/api/events?${query}`, { signal })).data.items;
  },
});
