import { useEffect, useRef, useState } from "react";

/**
 * Which item one is at, and which are selected. When the item goes away, the one that took its place is the next; keys
 * take the focus along, the mouse leaves it where it is. It starts at the item with the key `startAt`, else at the first.
 */
export function useCursor<Item>(items: readonly Item[], keyOf: (item: Item) => string, startAt = "") {
  const [key, setKey] = useState("");
  /** the item to go to as soon as it is there */
  const [awaited, setAwaited] = useState(startAt);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const place = useRef(0);
  const takesFocus = useRef(false);

  const indexOf = (wanted: string) => items.findIndex((item) => keyOf(item) === wanted);
  const found = indexOf(awaited) >= 0 ? indexOf(awaited) : indexOf(key);
  const at = found >= 0 ? found : Math.min(place.current, items.length - 1);
  place.current = Math.max(0, at);
  const current = items[at];
  const currentKey = current ? keyOf(current) : "";
  useEffect(() => {
    // held fast, so that items that come in above do not slip another one under the next key
    if (currentKey) setKey(currentKey);
    if (currentKey === awaited) setAwaited("");
  }, [currentKey, awaited]);

  return {
    current,
    currentKey,
    takesFocus,
    selection: items.filter((item) => selected.has(keyOf(item))),
    isSelected: (item: Item) => selected.has(keyOf(item)),
    goTo: (item: Item) => {
      setKey(keyOf(item));
      setAwaited("");
    },
    awaitItem: (item: Item) => setAwaited(keyOf(item)),
    move: (steps: number) => {
      const next = items[Math.max(0, Math.min(at + steps, items.length - 1))];
      if (next) setKey(keyOf(next));
      setAwaited("");
      takesFocus.current = true;
    },
    toggle: (item: Item) =>
      setSelected((now) => {
        const next = new Set(now);
        if (!next.delete(keyOf(item))) next.add(keyOf(item));
        return next;
      }),
    select: (some: readonly Item[]) => setSelected(new Set(some.map(keyOf))),
  };
}

/** Puts the focus back on the item one is at. */
export const focusCurrentRow = () => document.querySelector<HTMLElement>(".queue-row [aria-current]")?.focus();
