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

test("a bookmark pressed early is set once", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Add to favorites" }).first().click();
  release();
  await expect(page.getByRole("button", { name: "Remove from favorites" })).toHaveCount(1);
});

test("a form sent early is sent when it can be", async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("devotee@demo.example");
  await page.getByLabel("Password").fill(site.password);
  await page.getByRole("button", { name: "Login to Divine Portal" }).click();
  release();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
});

test("words typed while a part of the page comes alive are kept letter for letter", async ({ page }) => {
  await page.goto("/");
  const typed = await page.evaluate(async () => {
    const find = () => document.querySelector<HTMLInputElement>('input[name="place"]');
    const drawn = find();
    drawn?.focus({ preventScroll: true });
    drawn?.scrollIntoView();
    let letters = "";
    const nextTask = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage("");
      });
    // one letter in each frame, then in each task, until some have reached what took the drawing's place
    for (let after = 0; after < 5; ) {
      if (letters.length === 60) {
        letters = "";
        drawn?.select();
      }
      const letter = "abcdefghijklmnopqrstuvwxyz"[letters.length % 26] ?? "";
      letters += letter;
      document.execCommand("insertText", false, letter);
      await (find() === drawn ? new Promise((resolve) => requestAnimationFrame(resolve)) : nextTask());
      if (find() !== drawn) after++;
    }
    return letters;
  });
  await expect(page.getByRole("combobox", { name: "Another place" })).toHaveValue(typed);
});
