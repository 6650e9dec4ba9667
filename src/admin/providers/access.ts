import type { AccessControlProvider } from "@refinedev/core";
import { session } from "../../client/session";
import { can, type Permission, permissions } from "../../contract/roles";

const isPermission = (name: unknown): name is Permission => typeof name === "string" && name in permissions;

/** Hides what the server would refuse anyway: both sides ask the same table. What names no permission is closed. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ params }) => {
    const permission = params?.resource?.meta?.permission;
    const granted = isPermission(permission) && can(session.get().role, permission);
    return granted ? { can: true } : { can: false, reason: "errors.forbidden" };
  },
};
