import { expect, test } from "../support/browserTest";
import { holdBack } from "../support/holdBack";

const SCRIPTS = "**/assets/*.js";

test("words typed and a box ticked before the scripts are here are not lost", async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
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
  const release = await holdBack(page, SCRIPTS);
  await page.goto("/search", { waitUntil: "commit" });
  await page.getByLabel("Type").selectOption("Jain");
  release();
  await expect(page).toHaveURL(/type=Jain/);
});

test("what was typed into a form before the scripts are here is sent by its button", async ({ page, site }) => {
  const release = await holdBack(page, SCRIPTS);
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
  const release = await holdBack(page, SCRIPTS);
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
