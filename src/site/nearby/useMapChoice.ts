import { useEffect, useRef, useState } from "react";

const wide = "(min-width: 960px)";

/** Whether the map is shown (beside the list where there is room, else when asked for) and which temple is chosen on it. */
export function useMapChoice() {
  const [isWide, setWide] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isAlive, setAlive] = useState(false);
  const [selectedId, setSelectedId] = useState<number>();
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const room = window.matchMedia(wide);
    const look = () => setWide(room.matches);
    look();
    setAlive(true);
    room.addEventListener("change", look);
    return () => room.removeEventListener("change", look);
  }, []);
  const select = (id: number) => {
    opener.current = document.activeElement;
    setWanted(true);
    setSelectedId(id);
  };
  const close = () => {
    setSelectedId(undefined);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  const toggle = () => setWanted(!isWanted);
  return { isAlive, isShown: isWide || isWanted, selectedId, select, close, toggle };
}
