import { useEffect, useRef } from "react";

/** After "Load more" the focus goes to the first item that came, so that a keyboard reads on where the list ended. */
export function useFocusOnMore(shown: number) {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number>();
  useEffect(() => {
    if (from.current === undefined || shown <= from.current) return;
    const item = list.current?.children[from.current];
    from.current = undefined;
    if (item instanceof HTMLElement) item.focus();
  }, [shown]);
  const begin = () => {
    from.current = shown;
  };
  return { list, begin };
}
