import { useEffect, useSyncExternalStore } from "react";
import { deviceStorage } from "../../client/storage";

/**
 * One of `values` that is chosen on this device and remembered by it, for every page drawn by it; `usual` until then,
 * and in the first drawing, which is the server's.
 */
export function deviceChoice<Value extends string | number, Usual extends Value | undefined>(
  storageKey: string,
  values: readonly Value[],
  usual: Usual,
) {
  let chosen: Value | Usual = usual;
  const listeners = new Set<() => void>();
  const current = () => chosen;
  const set = (next: Value | Usual) => {
    chosen = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const choose = (next: Value) => {
    deviceStorage.set(storageKey, String(next));
    set(next);
  };
  /** What is chosen, and the way to choose: a page that uses it is drawn again then. */
  const useChoice = () => {
    const shown = useSyncExternalStore(subscribe, current, () => usual);
    useEffect(() => {
      const stored = values.find((value) => String(value) === deviceStorage.get(storageKey));
      if (stored !== undefined && stored !== chosen) set(stored);
    }, []);
    return [shown, choose] as const;
  };
  return { current, useChoice };
}
