import { useEffect, useState } from "react";
import { deviceStorage } from "../../client/storage";
import { useChosen } from "./useChosen";
import { wide } from "./useMapChoice";

const storageKey = "searchMap";

/** Whether the visitor wants the map beside the search's list: remembered on the device, and kept where there is room. */
export function useSearchMap() {
  const [isShown, setShown] = useState(false);
  const chosen = useChosen();
  useEffect(() => {
    if (deviceStorage.get(storageKey) === "shown" && window.matchMedia(wide).matches) setShown(true);
  }, []);
  const toggle = () => {
    setShown(!isShown);
    if (isShown) deviceStorage.remove(storageKey);
    else deviceStorage.set(storageKey, "shown");
  };
  return { ...chosen, isShown, toggle };
}
