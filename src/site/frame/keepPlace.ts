import { showPart } from "../ui/showPart";

/** How long content that comes late may still move a place that was reached, in milliseconds. */
const SETTLING_MS = 10_000;
/** What a visitor does who goes on by themselves. */
const acts = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Goes to a place each time `page` grows, shrinks or changes its parts, until the visitor goes on or nothing is expected
 * any more; `go` says whether the place was reached. The returned function ends it at once.
 */
function whileSettling(page: HTMLElement, go: () => boolean): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    if (go()) timer ??= setTimeout(() => ended.abort(), SETTLING_MS);
  };
  const watchers = [new ResizeObserver(again), new MutationObserver(again)] as const;
  watchers[0].observe(page);
  watchers[1].observe(page, { childList: true, subtree: true });
  for (const act of acts) window.addEventListener(act, () => ended.abort(), { signal, passive: true });
  signal.addEventListener("abort", () => {
    for (const watcher of watchers) watcher.disconnect();
    clearTimeout(timer);
  });
  return () => ended.abort();
}

/**
 * Goes to a part of the page as soon as it is there, and stays there while what stands above it arrives; `first` is the
 * part where it was shown already.
 */
export function keepAtPart(page: HTMLElement, id: string, first: HTMLElement | null): () => void {
  // from the page's own beginning, wherever it is scrolled to
  const topOf = (part: HTMLElement) => Math.round(part.getBoundingClientRect().top + window.scrollY);
  let shown = first;
  let top = shown && topOf(shown);
  return whileSettling(page, () => {
    const part = document.getElementById(id);
    if (!part) return false;
    if (part !== shown) {
      showPart(id, "instant");
    } else if (topOf(part) !== top) {
      part.scrollIntoView({ behavior: "instant" });
    }
    shown = part;
    top = topOf(part);
    return true;
  });
}

/** Goes to where the page was left, as far as it reaches by now; what arrives may move that place. */
export function keepAtHeight(page: HTMLElement, topNow: () => number): () => void {
  return whileSettling(page, () => {
    const top = topNow();
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: "instant" });
    return Math.abs(window.scrollY - top) <= 1;
  });
}
