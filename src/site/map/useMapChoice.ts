import { useEffect, useState } from "react";
import { useChosen } from "./useChosen";

/** Where there is room for a map beside a list. */
export const wide = "(min-width: 960px)";

/** Whether the map is shown (beside the list where there is room, else when asked for) and which temple is chosen on it. */
export function useMapChoice() {
  const [isWide, setWide] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isAlive, setAlive] = useState(false);
  const chosen = useChosen();
  useEffect(() => {
    const room = window.matchMedia(wide);
    const look = () => setWide(room.matches);
    look();
    setAlive(true);
    room.addEventListener("change", look);
    return () => room.removeEventListener("change", look);
  }, []);
  const select = (id: number) => {
    chosen.select(id);
    setWanted(true);
  };
  const toggle = () => setWanted(!isWanted);
  return { ...chosen, isAlive, isShown: isWide || isWanted, select, toggle };
}
