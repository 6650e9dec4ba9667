import type { Page } from "@playwright/test";
import { expect, expectAccessible, goWithin, test } from "../support/browserTest";

/** Where each page is in the navigation, in the foot where it stands only there. */
const places: readonly [path: string, label: string | null][] = [
  ["/", "Home"],
  ["/divine", "Home"],
  ["/classic", "Home"],
  ["/search", "Discover"],
  ["/search?q=shiva", "Discover"],
  ["/classic-search", "Discover"],
  ["/temple/1", "Discover"],
  ["/nearby", "Nearby"],
  ["/nearby?radius=25", "Nearby"],
  ["/search?filter=festivals", "Festivals"],
  ["/festivals", "Festivals"],
  ["/festivals?year=2027", "Festivals"],
  ["/festivals/onam", "Festivals"],
  ["/panchang", "Panchang"],
  ["/panchang/chennai/2026-11-08", "Panchang"],
  ["/#panchang", "Panchang"],
  ["/donate", "Donate"],
  ["/about", null],
  ["/help", null],
  ["/saved", null],
  ["/login", null],
];

/** The marked links: of the bar, and of the foot. */
const marked = (page: Page, landmark: "banner" | "contentinfo") =>
  page.getByRole(landmark).locator('nav a[aria-current="page"]').filter({ visible: true });

const expectMarked = async (page: Page, path: string, label: string | null) => {
  await expect(marked(page, "banner"), path).toHaveText(label ? [label] : []);
  if (label) await expect(marked(page, "contentinfo"), path).toHaveText([label]);
};

test("each page marks where it is, as it comes from the server and after a link", async ({ page }) => {
  test.slow();
  for (const [path, label] of places) {
    await page.goto(path);
    await expectMarked(page, path, label);
  }
  for (const [path, label] of places) {
    await goWithin(page, path);
    await expectMarked(page, path, label);
  }
});

test("so does the menu of a phone, and one sees it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/panchang/mumbai");
  await page.getByLabel("Menu", { exact: true }).click();
  await expect(marked(page, "banner")).toHaveText(["Panchang"]);
  const [here, other] = await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^(Panchang|Donate)$/ })
    .evaluateAll((links) =>
      links.map((link) => getComputedStyle(link)).map(({ color, fontWeight }) => color + fontWeight),
    );
  expect(here).not.toBe(other);
});

test("the foot marks its own pages, the menu of an account those of the account", async ({ page, signInAs }) => {
  await page.goto("/refunds");
  await expect(marked(page, "contentinfo")).toHaveText(["Refunds"]);
  await signInAs("ADMIN");
  await page.goto("/settings");
  const menu = page
    .getByRole("banner")
    .locator("details")
    .filter({ has: page.locator(".account-name") });
  await menu.locator("summary").click();
  await expect(menu.locator('[aria-current="page"]')).toHaveText("Settings");
  await expectAccessible(page);
  // on a low window too it is whole, and each entry one line
  await page.setViewportSize({ width: 1280, height: 420 });
  const heights = await menu.getByRole("listitem").evaluateAll((items) => items.map((item) => item.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(56);
  await page.mouse.move(1150, 300);
  await page.mouse.wheel(0, 2_000);
  await expect(menu.getByRole("button", { name: "Logout" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
