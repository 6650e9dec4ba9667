import { useCallback, useState } from "react";
import { drafts } from "../../client/drafts";

/** The fields of a form that only the browser draws, as they were last left in this tab. */
export function useDraft<Fields extends Record<string, string>>(name: string, blank: Fields) {
  const [fields, setFields] = useState(() => drafts.read(name, blank));
  const change = useCallback(
    (changes: Partial<Fields>) =>
      setFields((before) => {
        const next = { ...before, ...changes };
        drafts.keep(name, next);
        return next;
      }),
    [name],
  );
  /** Forgets what was typed and begins anew with `next`. */
  const clear = useCallback(
    (next: Fields) => {
      drafts.forget(name);
      setFields(next);
    },
    [name],
  );
  return { fields, change, clear };
}
