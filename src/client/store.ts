/** A value held outside React that components follow with useSyncExternalStore; `key` names it across tabs. */
export function createStore<Value>(read: () => Value, key: string) {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  return {
    get: read,
    changed,
    subscribe(listener: () => void) {
      if (listeners.size === 0) globalThis.addEventListener?.("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.("storage", onStorage);
      };
    },
  };
}
