import { setImmediate } from "node:timers/promises";

/** How long others wait without noticing. */
const AT_ONCE_MS = 10;

/**
 * For long work that a visitor waits for: called between its steps, it lets others be served once the work has gone on
 * for ten milliseconds. After each step, however short, a pause would make the visitor wait for all others as often as
 * there are steps; so do jobs and exports, which give way to visitors.
 */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < AT_ONCE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
