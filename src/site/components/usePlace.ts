import { useEffect, useSyncExternalStore } from "react";
import { isLocationGranted, locator } from "../../client/geolocation";

/** The visitor's place as the page knows it, and how to ask the device for it. */
export function usePlace() {
  const place = useSyncExternalStore(locator.subscribe, locator.get, locator.getServer);
  return { ...place, locate: locator.locate };
}

/** Asks the device without a gesture, where it answers without asking the visitor and the page has use for the place. */
export function useGrantedPlace(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    void isLocationGranted().then((granted) => {
      if (granted) void locator.locate();
    });
  }, [isWanted]);
}
