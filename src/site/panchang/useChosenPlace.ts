import { useCallback, useEffect, useState } from "react";
import { useSite } from "../queries";
import { rememberedPlace, rememberPlace } from "./rememberedPlace";
import { addressOf, type Where, whereIn } from "./view";

/** The place of the home page's almanac: the one the device told the server, else Delhi. */
export const homePlace = (told = "delhi"): Where => whereIn(told);

/** The place of the first HTML, then the one that was chosen here before. */
export function useChosenPlace(): [Where, (where: Where) => void] {
  const { place } = useSite();
  const [where, setWhere] = useState<Where>(homePlace(place));
  const choose = useCallback((next: Where) => {
    rememberPlace(next);
    setWhere(next);
  }, []);
  useEffect(() => {
    const stored = rememberedPlace();
    // from now on the server draws it
    if (stored && addressOf(stored) !== place) choose(stored);
  }, [place, choose]);
  return [where, choose];
}
