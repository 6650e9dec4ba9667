import { storePlaceCookie } from "../../client/placeCookie";
import { deviceStorage } from "../../client/storage";
import { addressOf, type Where, whereIn } from "./view";

const storageKey = "panchangPlace";

/** The place this device asked for last. */
export function rememberedPlace(): Where | undefined {
  const stored = deviceStorage.get(storageKey);
  return stored ? whereIn(stored) : undefined;
}

/** Keeps the place on this device, and tells the server, whose next home page is for it. */
export function rememberPlace(where: Where): void {
  deviceStorage.set(storageKey, addressOf(where));
  storePlaceCookie(addressOf(where));
}
