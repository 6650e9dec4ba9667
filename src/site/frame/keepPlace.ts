import { showPart } from "../ui/showPart";

/** How long content that comes late may still move a place that was reached, in milliseconds. */
const SETTLING_MS = 10_000;

/**
 * Goes to a place each time `page` grows, shrinks or changes its parts, until `kept` is aborted, which it is here when
 * nothing is expected any more; `go` says whether the place was reached.
 */
function whileSettling(page: HTMLElement, kept: AbortController, go: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    if (go()) timer ??= setTimeout(() => kept.abort(), SETTLING_MS);
  };
  const watchers = [new ResizeObserver(again), new MutationObserver(again)] as const;
  watchers[0].observe(page);
  watchers[1].observe(page, { childList: true, subtree: true });
  kept.signal.addEventListener("abort", () => {
    for (const watcher of watchers) watcher.disconnect();
    clearTimeout(timer);
  });
}

/**
 * Goes to a part of the page as soon as it is there, and stays there while what stands above it arrives; `first` is the
 * part where it was shown already.
 */
export function keepAtPart(page: HTMLElement, id: string, first: HTMLElement | null, kept: AbortController): void {
  // from the page's own beginning, wherever it is scrolled to
  const topOf = (part: HTMLElement) => Math.round(part.getBoundingClientRect().top + window.scrollY);
  let shown = first;
  let top = shown && topOf(shown);
  whileSettling(page, kept, () => {
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
export function keepAtHeight(page: HTMLElement, topNow: () => number, kept: AbortController): void {
  whileSettling(page, kept, () => {
    const top = topNow();
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: "instant" });
    return Math.abs(window.scrollY - top) <= 1;
  });
}
