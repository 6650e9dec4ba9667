import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../client/useSession";
import type { Rituals } from "../../contract/rituals";
import { useSite } from "../queries";

/** The rituals of who is signed in. */
export function useRituals() {
  const { http } = useSite();
  const { userId } = useSession();
  return useQuery({
    queryKey: ["rituals", userId],
    queryFn: async ({ signal }) => (await http.get<Rituals>("/api/rituals", { signal })).data.items,
    staleTime: 0,
  });
}

export type RitualsQuery = ReturnType<typeof useRituals>;
