import { type ReactNode, useDeferredValue } from "react";

/**
 * A long list is drawn anew in small steps, between which a key that is pressed is answered; until they are done, it
 * stands as it was. Not for fields whose value is kept outside of it: what is typed there must show at once.
 */
export function DrawnInSteps({ children }: { children: ReactNode }) {
  return <>{useDeferredValue(children)}</>;
}
