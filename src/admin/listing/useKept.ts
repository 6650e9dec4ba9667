import { useMemo, useSyncExternalStore } from "react";
import type { z } from "zod";
import { deviceStorage } from "../../client/storage";
import { createStore } from "../../client/store";
import { useSession } from "../../client/useSession";

/** A habit of one person on this device, under a name; what cannot be read counts as `none`. */
export function useKept<Value>(name: string, schema: z.ZodType<Value>, none: Value) {
  const { userId = "" } = useSession();
  const key = `console.${name}.${userId}`;
  const store = useMemo(() => createStore(() => deviceStorage.get(key) ?? "", key), [key]);
  const text = useSyncExternalStore(store.subscribe, store.get);
  const kept = useMemo(() => schema.safeParse(read(text)), [schema, text]);
  const keep = (value: Value) => {
    deviceStorage.set(key, JSON.stringify(value));
    store.changed();
  };
  return [kept.success ? kept.data : none, keep] as const;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
