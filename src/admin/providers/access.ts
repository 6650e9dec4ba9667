import type { AccessControlProvider } from "@refinedev/core";
import type { AxiosInstance } from "axios";
import { session } from "../../client/session";
import type { Me } from "../../contract/accounts";
import { can, opensToManagers, type Permission, permissions } from "../../contract/roles";

const isPermission = (name: unknown): name is Permission => typeof name === "string" && name in permissions;

/**
 * Hides what the server would refuse anyway: both sides ask the same table. What names no permission is closed. Being
 * named a temple's manager is not in the token: the server is asked for it where that opens something.
 */
export function createAccessControl(http: AxiosInstance): AccessControlProvider {
  const isOpen = async (permission: Permission) => {
    const { role } = session.get();
    if (can(role, permission) || role === "VISITOR" || !opensToManagers(permission)) return can(role, permission);
    return can(role, permission, (await http.get<Me>("/api/users/me")).data.managesTemple);
  };
  return {
    can: async ({ params }) => {
      const permission = params?.resource?.meta?.permission;
      const isGranted = isPermission(permission) && (await isOpen(permission));
      return isGranted ? { can: true } : { can: false, reason: "errors.forbidden" };
    },
  };
}
