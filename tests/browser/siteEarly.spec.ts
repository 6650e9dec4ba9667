import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";

/** Holds the page's scripts back until they are let go, as a slow network would. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("words typed and a box ticked before the scripts are here are not lost", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/search", { waitUntil: "commit" });
  await page.getByLabel("Temple, deity or city").fill("Konark");
  await page.getByLabel("Advanced search").check();
  release();
  await expect(page).toHaveURL(/engine=es/);
  await expect(page.getByLabel("Advanced search")).toBeChecked();
  await expect(page.getByLabel("Temple, deity or city")).toHaveValue("Konark");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/q=Konark/);
});

test("a type chosen early is searched for", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/search", { waitUntil: "commit" });
  await page.getByLabel("Type").selectOption("Jain");
  release();
  await expect(page).toHaveURL(/type=Jain/);
});

test("what was typed into a form before the scripts are here is sent by its button", async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("devotee@demo.example");
  await page.getByLabel("Password").fill(site.password);
  const button = page.getByRole("button", { name: "Login to Divine Portal" });
  await expect(button).toBeDisabled();
  release();
  await button.click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
});

test("a page shows what it is about before its scripts are here", async ({ page }) => {
  const release = await holdScripts(page);
  for (const [path, about] of [
    ["/", "Featured Temples"],
    ["/search", "Results"],
    ["/panchang", "Panchang"],
    ["/festivals", "Festivals"],
  ] as const) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(about);
    await expect(page.locator(".skeleton")).toHaveCount(0);
  }
  release();
});
