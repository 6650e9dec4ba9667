import type { Page } from "@playwright/test";

const unread = ".credit, .map-box, .sr, .skip, thead, script, noscript";

/** Words that stand beyond the screen, or beyond the box that cuts them off. What can be scrolled to is not cut. */
export const cutOffWords = (page: Page): Promise<string[]> =>
  page.evaluate((notSeen) => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      // whose a picture is is shortened; a map goes on beyond its frame; some words are for screen readers alone
      if (!parent?.checkVisibility() || parent.closest(notSeen)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      let from = 0;
      let to = window.innerWidth;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") [from, to] = [-1e6, 1e6];
        if (overflowX === "hidden") {
          from = Math.max(from, box.getBoundingClientRect().left);
          to = Math.min(to, box.getBoundingClientRect().right);
        }
      }
      if (left < from - 1 || right > to + 1) found.push(node.textContent?.trim() ?? "");
    }
    return found;
  }, unread);

/** Letters of this size, as people set them in their browser. */
export const setLetters = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);
