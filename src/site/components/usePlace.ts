import { useSyncExternalStore } from "react";
import { locator } from "../../client/geolocation";

/** The visitor's place as the page knows it, and how to ask the device for it. */
export function usePlace() {
  const place = useSyncExternalStore(locator.subscribe, locator.get, locator.getServer);
  return { ...place, locate: locator.locate };
}
