import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";

type State = [name: string, path: string, width: number, open: (page: Page) => Promise<unknown>];

const menu = (page: Page) => page.getByLabel("Menu", { exact: true }).click();
const languages = (page: Page) => page.getByLabel(/^Language:/).click();
const suggestions = async (page: Page) => {
  await page.getByRole("combobox").first().pressSequentially("tiru");
  await expect(page.getByRole("option").first()).toBeVisible();
};

/** What a press opens, in every palette that it is seen in. */
const states: readonly State[] = [
  ["the menu", "/panchang", 360, menu],
  ["the menu", "/divine", 360, menu],
  ["the menu", "/classic", 360, menu],
  ["the languages", "/festivals", 1280, languages],
  ["the languages", "/divine", 1280, languages],
  ["suggestions", "/search", 1280, suggestions],
  ["suggestions", "/divine", 360, suggestions],
  ["a notice", "/search", 360, (page) => page.getByRole("button", { name: "Use Nearby" }).click()],
  ["help", "/divine", 360, (page) => page.locator(".support summary").click()],
];

for (const [name, path, width, open] of states) {
  test(`${name} of ${path} at ${width} pixels keeps nobody out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await open(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

const failing = ["/search?q=a", "/nearby", "/festivals", "/panchang/mumbai", "/temple/2", "/donate", "/divine"];

test("what cannot be read says so in a way that keeps nobody out", async ({ page, problems }) => {
  problems.allow(/500/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await page.route("**/api/**", (route) => route.fulfill({ status: 500, json: {} }));
  for (const path of failing) {
    await page.evaluate((to) => {
      document.querySelector("h1")?.setAttribute("data-left", "");
      history.pushState({}, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }, path);
    await expect(page.locator("h1:not([data-left])")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: "Try Again" }).first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});
