import type { Page } from "@playwright/test";

/** The first call of `path` is given up after a tenth of its time, which only the browser itself counts. */
export async function hurry(page: Page, path: string): Promise<void> {
  await page.addInitScript((hurried) => {
    const calls = XMLHttpRequest.prototype;
    const own = Object.getOwnPropertyDescriptor(calls, "timeout");
    const open = calls.open;
    let waits: XMLHttpRequest | undefined;
    calls.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      if (String(url).includes(hurried)) waits ??= this;
      open.call(this, method, url, true);
    };
    Object.defineProperty(calls, "timeout", {
      get: own?.get,
      set(this: XMLHttpRequest, ms: number) {
        own?.set?.call(this, this === waits && ms === 12_000 ? ms / 10 : ms);
      },
    });
  }, path);
}
