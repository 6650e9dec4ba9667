import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Closes an open details by Escape, by a press elsewhere and when another page is reached. */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (details.current && openedAt.current !== key) details.current.open = false;
    openedAt.current = key;
  }, [key]);
  useEffect(() => {
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      const { current } = details;
      if (pressed !== "Escape" || !current?.open) return;
      current.open = false;
      current.querySelector("summary")?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      const { current } = details;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);
  return details;
}
