import { useMemo, useSyncExternalStore } from "react";
import { deviceStorage } from "../../client/storage";
import { createStore } from "../../client/store";
import { useSession } from "../../client/useSession";

/**
 * What one person keeps on this device in a list under a name. Read without the schema library, which a list does not
 * load: `isItem` tells what may stand in it.
 */
export function useKept<Item>(name: string, isItem: (item: unknown) => item is Item) {
  const { userId = "" } = useSession();
  const key = `console.${name}.${userId}`;
  const store = useMemo(() => createStore(() => deviceStorage.get(key) ?? "", key), [key]);
  const text = useSyncExternalStore(store.subscribe, store.get);
  const kept = useMemo(() => itemsIn(text).filter(isItem), [isItem, text]);
  const keep = (items: readonly Item[]) => {
    deviceStorage.set(key, JSON.stringify(items));
    store.changed();
  };
  return [kept, keep] as const;
}

/** The list in a stored text; nothing where it is none. */
export function itemsIn(text: string): unknown[] {
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
