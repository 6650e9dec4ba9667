import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../client/useSession";
import type { LiveEventPage } from "../../contract/liveEvents";
import { useSite } from "../queries";

/** The coming events that who is signed in may take off again. */
export function useOwnEvents() {
  const { http } = useSite();
  const { userId } = useSession();
  return useQuery({
    queryKey: ["ownLive", userId],
    queryFn: async ({ signal }) => (await http.get<LiveEventPage>("/api/live/events?size=100", { signal })).data.items,
    staleTime: 0,
  });
}

export type OwnEventsQuery = ReturnType<typeof useOwnEvents>;
