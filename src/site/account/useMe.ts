import { useQuery, useQueryClient } from "@tanstack/react-query";
import { session } from "../../client/session";
import { useSession } from "../../client/useSession";
import type { ChangedMe, Me } from "../../contract/accounts";
import type { MyContributions } from "../../contract/contributions";
import { useSite } from "../queries";

/** The account of who is signed in, as the server has it. */
export function useMe() {
  const { http } = useSite();
  const { userId, token } = useSession();
  return useQuery({
    queryKey: ["me", userId],
    queryFn: async ({ signal }) => (await http.get<Me>("/api/users/me", { signal })).data,
    enabled: token !== undefined,
  });
}

/** Puts a changed account where `useMe` finds it; a token that came with it goes on as the session. */
export function useMeChanged() {
  const queryClient = useQueryClient();
  return ({ token, ...me }: ChangedMe) => {
    queryClient.setQueryData(["me", String(me.id)], me);
    if (token) session.signIn(token);
  };
}

/** All that who is signed in sent in, and where it stands. */
export function useContributions() {
  const { http } = useSite();
  const { userId, token } = useSession();
  return useQuery({
    queryKey: ["contributions", userId],
    queryFn: async ({ signal }) => (await http.get<MyContributions>("/api/users/me/contributions", { signal })).data,
    enabled: token !== undefined,
    staleTime: 0,
  });
}
