import type { AxiosInstance } from "axios";
import type { Favourites, FavouritesChange } from "../contract/favourites";
import type { createFavourites } from "./favourites";
import type { Session } from "./session";
import type { DeviceStorage } from "./storage";

const storageKey = "savedTemples.account";

/** What the account's list was when this device last heard of it. */
type Heard = { userId: string; ids: readonly number[] };

type Parts = {
  favourites: Omit<ReturnType<typeof createFavourites>, "getServer" | "subscribe" | "last" | "toggle">;
  session: { get: () => Pick<Session, "userId"> };
  storage: DeviceStorage;
  http: Pick<AxiosInstance, "put">;
};

/**
 * Brings the device's temples and the account's together. Both are compared with what the device last heard of the
 * account, so that what was saved on either side is on both, and what was removed on either side stays removed. Of
 * another account's temples on this device none goes into this one; what a visitor saved goes into the first account
 * that signs in, and into that one alone, also where it cannot be asked at once.
 */
export function createFavouritesSync({ favourites, session, storage, http }: Parts) {
  let running: Promise<void> | undefined;

  /** What the account does not know yet; undefined for a visitor. */
  const difference = (): (FavouritesChange & { userId: string }) | undefined => {
    const { userId } = session.get();
    if (!userId) return undefined;
    const heard = readHeard(storage);
    const isOwn = heard.userId === userId;
    const add = [...favourites.ownedBy(userId), ...without(favourites.unowned(), heard.ids)];
    return { userId, add, remove: isOwn ? without(heard.ids, favourites.get()) : [] };
  };

  async function bringTogether(): Promise<void> {
    const change = difference();
    if (!change) return;
    const { userId, add, remove } = change;
    const sent = favourites.get();
    favourites.adopt(add, userId);
    const { ids } = (await http.put<Favourites>("/api/me/favourites", { add, remove })).data;
    if (session.get().userId !== userId) return;
    const now = favourites.get();
    const addedMeanwhile = without(now, [...sent, ...ids]);
    const removedMeanwhile = without(sent, now);
    storage.set(storageKey, JSON.stringify({ userId, ids }));
    favourites.disown(add);
    favourites.replace([...without(ids, removedMeanwhile), ...addedMeanwhile]);
    if (addedMeanwhile.length > 0 || removedMeanwhile.length > 0) await bringTogether();
  }

  const sync = (): Promise<void> => {
    running ??= bringTogether().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    /** Asks the account; joins a question that is open. Rejects with `HttpError` where it cannot be asked. */
    sync,
    /** The same, where there is something the account does not know. */
    async syncChanges(): Promise<void> {
      const change = difference();
      if (change && change.add.length + change.remove.length > 0) await sync();
    },
  };
}

const without = (ids: readonly number[], others: readonly number[]) => ids.filter((id) => !others.includes(id));

function readHeard(storage: DeviceStorage): Heard {
  try {
    const { userId, ids }: Partial<Heard> = JSON.parse(storage.get(storageKey) ?? "{}");
    if (typeof userId === "string" && Array.isArray(ids)) return { userId, ids };
  } catch {
    // as good as nothing heard
  }
  return { userId: "", ids: [] };
}
