import { useEffect, useSyncExternalStore } from "react";
import { locator, onLocationGranted } from "../../client/geolocation";

/** The visitor's place as the page knows it, and how to ask the device for it. */
export function usePlace() {
  const place = useSyncExternalStore(locator.subscribe, locator.get, locator.getServer);
  return { ...place, locate: locator.locate };
}

/**
 * Asks the device without a gesture, where it answers without asking the visitor and the page has use for the place; also
 * where it was asked in vain, once the visitor allows it in the browser's own settings.
 */
export function useGrantedPlace(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    return onLocationGranted((isLater) => {
      if (!isLater || locator.get().status === "failed") void locator.locate();
    });
  }, [isWanted]);
}
