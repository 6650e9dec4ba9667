import { type RefObject, useEffect } from "react";

/**
 * Says on the element to which sides it can be scrolled further (`data-more`: start, end, both or none of them), so
 * that its style can show it. Written past React: a table is not drawn anew because it is scrolled.
 */
export function useMoreBeside(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const say = () => {
      const passed = box.scrollLeft;
      const left = box.scrollWidth - box.clientWidth - passed;
      box.dataset.more = [passed > 1 && "start", left > 1 && "end"].filter(Boolean).join(" ");
    };
    const sizes = new ResizeObserver(say);
    for (const each of [box, ...box.children]) sizes.observe(each);
    box.addEventListener("scroll", say, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener("scroll", say);
    };
  }, [ref]);
}
