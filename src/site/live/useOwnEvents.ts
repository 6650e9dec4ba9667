import { useQuery } from "@tanstack/react-query";
import { readItems } from "../../client/readItems";
import { useSession } from "../../client/useSession";
import type { LiveEvent } from "../../contract/liveEvents";
import { useSite } from "../queries";

/** The coming events that who is signed in may take off again. */
export function useOwnEvents() {
  const { http } = useSite();
  const { userId } = useSession();
  return useQuery({
    queryKey: ["ownLive", userId],
    queryFn: ({ signal }) => readItems<LiveEvent>(http, "/api/live/events?size=100", signal),
    staleTime: 0,
  });
}

export type OwnEventsQuery = ReturnType<typeof useOwnEvents>;
