import { type Session, session } from "./session";
import { type DeviceStorage, deviceStorage } from "./storage";
import { createStore } from "./store";

const storageKey = "savedTemples";
const ownersKey = "savedTemples.owners";
const nobody: readonly number[] = [];

/** The account that was signed in when a temple was saved, by the temple's id. */
type Owners = Readonly<Record<string, string>>;

function parse(text: string): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text || "[]");
    return Array.isArray(ids) ? ids.map(Number).filter(Number.isInteger) : nobody;
  } catch {
    return nobody;
  }
}

function parseOwners(text: string | undefined): Owners {
  try {
    const owners: unknown = JSON.parse(text ?? "{}");
    return typeof owners === "object" && owners !== null ? Object.fromEntries(Object.entries(owners)) : {};
  } catch {
    return {};
  }
}

type SignedIn = { get: () => Pick<Session, "userId"> };

/**
 * The temples saved on this device, by id, newest last. What somebody saved who was signed in is that account's until
 * the account has it: several people may use one device.
 */
export function createFavourites(storage: DeviceStorage = deviceStorage, signedIn: SignedIn = session) {
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
  const owners = () => parseOwners(storage.get(ownersKey));
  const setOwners = (next: Owners) => {
    if (Object.keys(next).length > 0) storage.set(ownersKey, JSON.stringify(next));
    else storage.remove(ownersKey);
  };
  const disown = (ids: readonly number[]) =>
    setOwners(Object.fromEntries(Object.entries(owners()).filter(([id]) => !ids.includes(Number(id)))));
  return {
    get,
    /** What this account saved on this device and does not have yet. */
    ownedBy(userId: string): number[] {
      const all = owners();
      return Object.keys(all).flatMap((id) => (all[id] === userId ? Number(id) : []));
    },
    /** What is on the list without being stored for an account. */
    unowned(): number[] {
      const all = owners();
      return get().filter((id) => !(id in all));
    },
    /** Stores these for the account, and for no other that signs in here. */
    adopt(ids: readonly number[], userId: string) {
      setOwners({ ...owners(), ...Object.fromEntries(ids.map((id) => [id, userId])) });
    },
    /** These are in their account by now. */
    disown,
    getServer: () => nobody,
    subscribe: store.subscribe,
    /** False where the device does not keep them beyond this page. */
    last: () => storage.lasts(storageKey),
    /** Saves these temples and no others. */
    replace,
    /** Saves the temple, or forgets it; answers whether it is saved now. */
    toggle(id: number): boolean {
      const saved = !get().includes(id);
      const { userId } = signedIn.get();
      if (saved && userId) setOwners({ ...owners(), [id]: userId });
      else disown([id]);
      replace(saved ? [...get(), id] : get().filter((other) => other !== id));
      return saved;
    },
  };
}

export const favourites = createFavourites();
