import { useRef, useState } from "react";

/** Which temple is chosen on the map; closing it gives the focus back to what opened it. */
export function useChosen() {
  const [selectedId, setSelectedId] = useState<number>();
  const opener = useRef<Element | null>(null);
  const select = (id: number) => {
    opener.current = document.activeElement;
    setSelectedId(id);
  };
  const close = () => {
    setSelectedId(undefined);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  return { selectedId, select, close };
}
