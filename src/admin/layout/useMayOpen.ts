import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useSession } from "../../client/useSession";
import type { Me } from "../../contract/accounts";
import { can, opensToManagers, type Permission } from "../../contract/roles";
import { useHttp } from "../http";

const asked = "managesTemple";

/**
 * What opens to who is signed in: by the role, or by being named a temple's manager, which the token does not say and
 * the server is asked for. `isOpen` is undefined until it has answered.
 */
export function useMayOpen() {
  const { role, userId } = useSession();
  const http = useHttp();
  const queries = useQueryClient();
  const mayManage = role !== "VISITOR" && !can(role, "bookings");
  const { data: manages, isLoading } = useQuery({
    queryKey: [asked, userId],
    queryFn: async ({ signal }) => (await http.get<Me>("/api/users/me", { signal })).data.managesTemple,
    enabled: mayManage,
  });
  return {
    isOpen: (permission: Permission): boolean | undefined => {
      if (can(role, permission, manages)) return true;
      return mayManage && isLoading && opensToManagers(permission) ? undefined : false;
    },
    askAgain: useCallback(() => void queries.invalidateQueries([asked]), [queries]),
  };
}
