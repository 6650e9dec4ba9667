import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../client/useSession";
import type { TotpStatus } from "../../contract/secondFactor";
import { useSite } from "../queries";

const keyOf = (userId: string | undefined) => ["totp", userId];

/** Whether codes are asked for when who is signed in logs in, and how many recovery codes are left. */
export function useTotp() {
  const { http } = useSite();
  const { userId } = useSession();
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) => (await http.get<TotpStatus>("/api/users/me/totp", { signal })).data,
    enabled: userId !== undefined,
    staleTime: 0,
  });
}

/** Puts what has just changed where `useTotp` finds it. */
export function useTotpChanged() {
  const queryClient = useQueryClient();
  const { userId } = useSession();
  return (status: TotpStatus) => queryClient.setQueryData(keyOf(userId), status);
}
