import { type ReactNode, useRef } from "react";
import { useSession } from "../../client/useSession";
import type { Permission } from "../../contract/roles";
import { AccessDenied } from "./AccessDenied";
import { useMayOpen } from "./useMayOpen";

type GuardedProps = { permission: Permission; denied: string; children: ReactNode };

/**
 * Draws a screen for those who may see it, and its Access Denied text for everybody else. When the session ends the
 * screen stays as it was, with what is unsaved on it: what follows is `SessionGuard`'s.
 */
export function Guarded({ permission, denied, children }: GuardedProps) {
  const { role } = useSession();
  const isOpen = useMayOpen().isOpen(permission);
  const known = useRef(isOpen);
  if (role !== "VISITOR") known.current = isOpen;
  if (known.current === undefined) return null;
  return known.current ? children : <AccessDenied text={denied} />;
}
