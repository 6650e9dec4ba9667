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
  const replace = (ids: readonly number[]) => {
    if (ids.join() === get().join()) return;
    storage.set(storageKey, JSON.stringify(ids));
    store.changed();
  };
  return {
    get,
    getServer: () => nobody,
    subscribe: store.subscribe,
    /** False where the device does not keep them beyond this page. */
    last: () => storage.lasts(storageKey),
    /** Saves these temples and no others. */
    replace,
    /** Saves the temple, or forgets it; answers whether it is saved now. */
    toggle(id: number): boolean {
      const saved = !get().includes(id);
      replace(saved ? [...get(), id] : get().filter((other) => other !== id));
      return saved;
    },
  };
}

export const favourites = createFavourites();
