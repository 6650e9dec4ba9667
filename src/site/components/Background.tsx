import { useFavouritesSync } from "../account/useFavouritesSync";
import { Offline } from "../offline/Offline";

/** What goes on beside every page once it is there. */
export function Background() {
  useFavouritesSync();
  return <Offline />;
}
