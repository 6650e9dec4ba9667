import { type DeviceStorage, deviceStorage } from "./storage";
import { createStore } from "./store";

const storageKey = "savedTemples";
const nobody: readonly number[] = [];

function parse(text: string): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text || "[]");
    return Array.isArray(ids) ? ids.map(Number).filter(Number.isInteger) : nobody;
  } catch {
    return nobody;
  }
}

/** The temples saved on this device, by id, newest last. */
export function createFavourites(storage: DeviceStorage = deviceStorage) {
  const store = createStore(() => storage.get(storageKey) ?? "", storageKey);
  let known = nobody;
  let knownFrom = "";
  const get = () => {
    const text = store.get();
    if (text !== knownFrom) known = parse(text);
    knownFrom = text;
    return known;
  };
  return {
    get,
    getServer: () => nobody,
    subscribe: store.subscribe,
    /** Saves the temple, or forgets it; answers whether it is saved now. */
    toggle(id: number): boolean {
      const saved = !get().includes(id);
      storage.set(storageKey, JSON.stringify(saved ? [...get(), id] : get().filter((other) => other !== id)));
      store.changed();
      return saved;
    },
  };
}

export const favourites = createFavourites();
