import type { ReactNode } from "react";
import type { Permission } from "../../contract/roles";
import { AccessDenied } from "./AccessDenied";
import { useMayOpen } from "./useMayOpen";

type GuardedProps = { permission: Permission; denied: string; children: ReactNode };

/** Draws a screen for those who may see it, and its Access Denied text for everybody else. */
export function Guarded({ permission, denied, children }: GuardedProps) {
  const isOpen = useMayOpen().isOpen(permission);
  if (isOpen === undefined) return null;
  return isOpen ? children : <AccessDenied text={denied} />;
}
