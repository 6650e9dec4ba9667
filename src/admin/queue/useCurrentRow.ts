import { type MutableRefObject, useEffect, useRef } from "react";

type Cursor = { currentKey: string; takesFocus: MutableRefObject<boolean> };

/** For the list of a queue: keeps the row one is at in sight, and gives it the focus where a key led there. */
export function useCurrentRow({ currentKey, takesFocus }: Cursor) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = currentKey && list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row) return;
    row.scrollIntoView({ block: "nearest" });
    if (takesFocus.current) row.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [currentKey, takesFocus]);
  return list;
}
