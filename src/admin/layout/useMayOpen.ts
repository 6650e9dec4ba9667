import { useCan } from "@refinedev/core";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useSession } from "../../client/useSession";
import { can, opensToManagers, type Permission } from "../../contract/roles";

/** What opens to who is signed in: by the role, or by being named a temple's manager. */
export function useMayOpen() {
  const { role } = useSession();
  const queries = useQueryClient();
  const { data } = useCan({
    resource: "bookings",
    action: "list",
    params: { resource: { name: "bookings", meta: { permission: "bookings" } } },
  });
  const manages = data?.can ?? false;
  return {
    isOpen: (permission: Permission) => can(role, permission, manages && opensToManagers(permission)),
    askAgain: useCallback(() => void queries.invalidateQueries(["useCan"]), [queries]),
  };
}
