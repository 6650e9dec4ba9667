import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const left = new Map<string, number>();

/**
 * Arriving at a page: a new one begins at its top, or at the part its address names, and screen readers are taken
 * there; going back finds the page where it was left.
 */
export function useArrival(main: RefObject<HTMLElement>): void {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const before = useRef({ key, pathname });

  // before the next page is drawn, so that its jump to the top is not taken for this one's place
  useLayoutEffect(() => {
    const remember = () => left.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useLayoutEffect(() => {
    const { current: last } = before;
    before.current = { key, pathname };
    if (last.key === key) return;
    // a link to a part of the page that the browser followed by itself, to where it stands already
    if (how === "POP" && hash && window.history.state === null) return;
    if (how === "POP") window.scrollTo({ top: left.get(key) ?? 0, behavior: "instant" });
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (last.pathname !== pathname) window.scrollTo({ top: 0, behavior: "instant" });
    if (last.pathname !== pathname) main.current?.focus({ preventScroll: true });
  }, [key, pathname, hash, how, main]);
}
