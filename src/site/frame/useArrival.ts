import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { showPart } from "../ui/showPart";

/** Where a page was left: so far below the part its address names, or below its top where that part was not there. */
type Left = { below: string; by: number };
const left = new Map<string, Left>();
const loadKeeper = () => import("./keepPlace");

/**
 * Arriving at a page: a new one begins at its top, or at the part its address names, and screen readers are taken
 * there; going back finds the page where it was left. What is not there yet is gone to when it comes.
 */
export function useArrival(main: RefObject<HTMLElement>): void {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const before = useRef<{ key: string; pathname: string }>();

  // before the next page is drawn, so that its jump to the top is not taken for this one's place
  useLayoutEffect(() => {
    const part = hash.slice(1);
    let isLeaving = false;
    // on the way back the browser itself scrolls to where the next page was left, while this one is still drawn
    const leave = () => {
      isLeaving = (window.history.state?.key ?? "default") !== key;
    };
    const remember = () => {
      if (isLeaving) return;
      const below = document.getElementById(part) ? part : "";
      left.set(key, { below, by: window.scrollY - topOf(below) });
    };
    window.addEventListener("popstate", leave);
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      window.removeEventListener("popstate", leave);
      window.removeEventListener("scroll", remember);
    };
  }, [key, hash]);

  useLayoutEffect(() => {
    const { current: page } = main;
    const { current: last } = before;
    before.current = { key, pathname };
    if (!page || last?.key === key) return undefined;
    const part = hash.slice(1);
    const stayAt = (shown: HTMLElement | null) =>
      whenLoaded(({ keepAtPart }, kept) => keepAtPart(page, part, shown, kept));
    // the browser itself has gone to what was there as the page was loaded
    if (!last) return part && !document.getElementById(part) ? stayAt(null) : undefined;

    const isSamePage = last.pathname === pathname;
    if (!isSamePage) page.focus({ preventScroll: true });
    if (how === "POP") {
      // a link to a part of the page that the browser followed by itself, to where it stands already
      if (isSamePage && part && window.history.state === null) return undefined;
      const place = left.get(key);
      // gone on from before it was read anywhere: as if it had just been opened
      if (!place && part) return stayAt(showPart(part, "instant"));
      const top = () => Math.max(0, topOf(place?.below ?? "") + (place?.by ?? 0));
      window.scrollTo({ top: top(), behavior: "instant" });
      return whenLoaded(({ keepAtHeight }, kept) => keepAtHeight(page, top, kept));
    }
    if (!isSamePage) window.scrollTo({ top: 0, behavior: "instant" });
    return part ? stayAt(showPart(part, isSamePage ? "smooth" : "instant")) : undefined;
  }, [key, pathname, hash, how, main]);
}

/** From the page's own beginning, wherever it is scrolled to; 0 where there is no such part. */
function topOf(part: string): number {
  const box = document.getElementById(part)?.getBoundingClientRect();
  return box ? Math.round(box.top + window.scrollY) : 0;
}

type Keeper = Awaited<ReturnType<typeof loadKeeper>>;

/** What a visitor does who goes on by themselves. */
const acts = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Keeps a place from when the code for it is here until the visitor goes on, who may do so before it has come; what is
 * returned ends it, at whatever time.
 */
function whenLoaded(keep: (keeper: Keeper, kept: AbortController) => void): () => void {
  const kept = new AbortController();
  const end = () => kept.abort();
  for (const act of acts) window.addEventListener(act, end, { signal: kept.signal, passive: true });
  loadKeeper().then(
    (keeper) => kept.signal.aborted || keep(keeper, kept),
    end, // without a connection: the place was gone to as far as it was there
  );
  return end;
}
