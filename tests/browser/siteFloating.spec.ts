import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";
import { setLetters } from "../support/cutOffWords";

/** Controls on the screen that lie under something fixed to the screen, at each height of the page. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = new Set<string>();
    const seen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const settled = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; ; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await settled();
      const fixed = [...document.querySelectorAll("body *")].filter((element) => {
        const { position, pointerEvents } = getComputedStyle(element);
        return position === "fixed" && pointerEvents !== "none" && seen(element);
      });
      for (const control of fixed.length === 0
        ? []
        : document.querySelectorAll("main :is(a, button, input, select, summary)")) {
        const box = control.getBoundingClientRect();
        const over = fixed.find((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const x = (Math.max(left, box.left) + Math.min(right, box.right)) / 2;
          const y = (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2;
          const apart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
          // the way past the navigation is cut to nothing until it has the focus
          return !apart && !element.contains(control) && element.contains(document.elementFromPoint(x, y));
        });
        if (over && seen(control)) found.add(`${control.textContent || control.id} under ${over.className}`);
      }
      if (y + window.innerHeight >= document.documentElement.scrollHeight) return [...found];
    }
  });

for (const path of ["/", "/divine", "/classic"]) {
  test(`${path}: on a phone nothing floats over what is pressed, in three languages and in large letters`, async ({
    page,
  }) => {
    test.slow();
    for (const language of ["en", "hi", "kn"]) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${path}?lang=${language}`);
      await expect(page.locator(".support")).toBeAttached();
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        for (const letters of ["100%", "200%"]) {
          await setLetters(page, letters);
          expect(await covered(page), `${language} ${width} ${letters}`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      }
    }
  });
}

test("divine: the help opens at the end of the page on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/divine");
  const card = page.getByRole("complementary", { name: "Help and answers" });
  await card.scrollIntoViewIfNeeded();
  await card.getByText("Help and answers").click();
  await card.getByRole("link", { name: "Help pages" }).click();
  await expect(page).toHaveURL(/\/help$/);
});
