import { CanAccess } from "@refinedev/core";
import { lazy, type ReactNode, Suspense } from "react";
import type { Screen } from "../screen";
import { AccessDenied } from "./AccessDenied";

const home = "/admin";
const MyWork = lazy(async () => ({ default: (await import("../work/MyWork")).MyWork }));

type GuardedProps = { screen: Screen; children: ReactNode };

/** Draws a screen for those who may see it, and its Access Denied text for everybody else; at home with what waits for them. */
export function Guarded({ screen: { identifier, path, permission, denied }, children }: GuardedProps) {
  return (
    <CanAccess
      key={identifier}
      resource={identifier}
      action="list"
      // the same whichever record is open
      params={{ resource: { name: identifier, meta: { permission } } }}
      fallback={
        <>
          <AccessDenied text={denied} />
          {path === home && (
            <Suspense>
              <MyWork />
            </Suspense>
          )}
        </>
      }
    >
      {children}
    </CanAccess>
  );
}
