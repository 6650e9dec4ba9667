/** What the device stores, when it stores anything: storage can be full, forbidden or absent. */
export type DeviceStorage = {
  get: (key: string) => string | undefined;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** False for what only this page remembers, because the device would not keep it. */
  lasts: (key: string) => boolean;
};

/** localStorage with every refusal survived: what cannot be stored is remembered until the page is left. */
export function createStorage(open: () => Storage | undefined): DeviceStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      const storage = open();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => {
      memory.delete(key);
      attempt((storage) => storage.setItem(key, value));
      if (attempt((storage) => storage.getItem(key)) !== value) memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    lasts: (key) => !memory.has(key),
  };
}

export const deviceStorage = createStorage(() => (typeof window === "undefined" ? undefined : window.localStorage));
