import { useQuery } from "@tanstack/react-query";
import { readItems } from "../../client/readItems";
import { useSession } from "../../client/useSession";
import type { Ritual } from "../../contract/rituals";
import { useSite } from "../queries";

/** The rituals of who is signed in. */
export function useRituals() {
  const { http } = useSite();
  const { userId } = useSession();
  return useQuery({
    queryKey: ["rituals", userId],
    queryFn: ({ signal }) => readItems<Ritual>(http, "/api/rituals", signal),
    staleTime: 0,
  });
}

export type RitualsQuery = ReturnType<typeof useRituals>;
