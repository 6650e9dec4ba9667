import type { Page } from "@playwright/test";

/** Holds what is asked for back until it is let go by what this answers, as a slow network or server would. */
export async function holdBack(page: Page, asked: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(asked, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
