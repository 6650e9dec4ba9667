import { useCan } from "@refinedev/core";
import type { ReactNode } from "react";
import type { Permission } from "../../contract/roles";
import { AccessDenied } from "./AccessDenied";

type GuardedProps = { permission: Permission; denied: string; children: ReactNode };

/** Draws a screen for those who may see it, and its Access Denied text for everybody else. */
export function Guarded({ permission, denied, children }: GuardedProps) {
  const { data } = useCan({
    resource: permission,
    action: "list",
    params: { resource: { name: permission, meta: { permission } } },
  });
  if (!data) return null;
  return data.can ? children : <AccessDenied text={denied} />;
}
