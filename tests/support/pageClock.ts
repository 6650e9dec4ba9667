import type { Browser, BrowserContext, Disposable, Page } from "@playwright/test";
import { testNow } from "./clock";

/** How far the tests are ahead of the browser's clock, in milliseconds; it may be another one than ours. */
export async function aheadOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const ahead = testNow().getTime() - (await page.evaluate(() => Date.now()));
  await page.close();
  return ahead;
}

/**
 * Pages of the context have the time of the tests, as their server has. Only dates are moved: timers and frames stay the
 * browser's own.
 */
export const moveDates = (context: BrowserContext, aheadMs: number): Promise<Disposable> =>
  context.addInitScript((ahead) => {
    const now = Date.now.bind(Date);
    globalThis.Date = new Proxy(Date, {
      construct: (real, args, self) => Reflect.construct(real, args.length > 0 ? args : [now() + ahead], self),
      apply: (real) => new real(now() + ahead).toString(),
      get: (real, name) => (name === "now" ? () => now() + ahead : Reflect.get(real, name)),
    });
  }, aheadMs);

/** A test that takes time into its own hands has Playwright's clock, from the same moment on; it moves timers as well. */
export function handOverClock({ clock }: Page, moved: Disposable): void {
  const { install, setFixedTime } = clock;
  clock.install = async (options) => {
    await moved.dispose();
    await install.call(clock, { time: testNow(), ...options });
  };
  clock.setFixedTime = async (time) => {
    await moved.dispose();
    await setFixedTime.call(clock, time);
  };
}
