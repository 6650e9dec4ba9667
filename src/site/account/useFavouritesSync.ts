import { useEffect } from "react";
import { favourites } from "../../client/favourites";
import { createFavouritesSync } from "../../client/favouritesSync";
import { session } from "../../client/session";
import { deviceStorage } from "../../client/storage";
import { useSession } from "../../client/useSession";
import { useSite } from "../queries";

/** How long a look at the account stays good, in milliseconds. */
const FRESH_MS = 60_000;

/** Keeps the saved temples of this device and of the account the same while somebody is signed in. */
export function useFavouritesSync(): void {
  const { http } = useSite();
  const { userId } = useSession();
  useEffect(() => {
    if (!userId) return undefined;
    const { sync, syncChanges } = createFavouritesSync({ favourites, session, storage: deviceStorage, http });
    let lookedAt = 0;
    const look = () => {
      if (document.visibilityState === "hidden" || Date.now() - lookedAt < FRESH_MS) return;
      lookedAt = Date.now();
      void sync().catch(later);
    };
    look();
    const unsubscribe = favourites.subscribe(() => void syncChanges().catch(later));
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      unsubscribe();
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [http, userId]);
}

/** The device has what was saved; the account hears of it the next time. */
const later = () => undefined;
