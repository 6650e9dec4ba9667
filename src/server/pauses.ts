import { setImmediate } from "node:timers/promises";

/** How long others wait without noticing. */
const AT_ONCE_MS = 10;

/**
 * For work that a request waits for and that takes long: called between its steps, it serves others where the work has
 * gone on for ten milliseconds. A pause after each step, however short, would make whoever asked wait for all others as
 * often as there are steps.
 */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < AT_ONCE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
