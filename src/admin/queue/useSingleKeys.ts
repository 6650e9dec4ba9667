import { useState } from "react";
import { deviceStorage } from "../../client/storage";

const place = "moderation.keys";

/** Single keys can be in the way of other tools that listen: this device remembers whether they are wanted. */
export function useSingleKeys() {
  const [isOn, setOn] = useState(() => deviceStorage.get(place) !== "off");
  return {
    isOn,
    set: (wanted: boolean) => {
      deviceStorage.set(place, wanted ? "on" : "off");
      setOn(wanted);
    },
  };
}

export type SingleKeys = ReturnType<typeof useSingleKeys>;
