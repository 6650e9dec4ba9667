import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";

const publicPaths = [
  "/",
  "/divine",
  "/classic",
  "/search?q=shiva",
  "/classic-search",
  "/nearby",
  "/temple/1",
  "/login",
  "/register",
  "/forgotten",
  "/reset?token=x",
  "/unsubscribe?token=x",
  "/setup?token=x",
  "/verify?token=x",
  "/donate",
  "/saved",
  "/offline",
  "/panchang",
  "/festivals",
  "/festivals/onam",
  "/about",
];
const memberPaths = ["/settings", "/profile", "/add-temple", "/book", "/live/schedule", "/shop", "/pandit"];

/** The stylesheets a page is sent with. */
const sheetsOf = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : "")));

/** The rules of these sheets that would change something on the page as it stands. */
const reaching = (page: Page, sheets: readonly string[]): Promise<string[]> =>
  page.evaluate(async (files) => {
    const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule.selectorText];
        return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
      });
    // also where the mouse is not, and what stands before and after
    const atRest = (selector: string) =>
      selector.replace(/:(hover|focus|focus-visible|focus-within|active)\b|::[\w-]+(\([^)]*\))?/g, "");
    const found = texts.flatMap((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return selectorsIn(sheet.cssRules).filter((selector) => document.querySelector(atRest(selector) || "*"));
    });
    return [...new Set(found)];
  }, sheets);

test("styles of a page change nothing on another one, where they stay after a link was followed", async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs("ADMIN");
  const sheets = new Map<string, string[]>();
  for (const path of [...publicPaths, ...memberPaths]) {
    await page.goto(path);
    sheets.set(path, await sheetsOf(page));
  }
  const all = [...new Set([...sheets.values()].flat())];
  for (const [path, own] of sheets) {
    await page.goto(path);
    const foreign = all.filter((sheet) => !own.includes(sheet));
    expect(await reaching(page, foreign), path).toEqual([]);
  }
});

/** What every page stands in, and what one would press or type into, but no part of a page's own words. */
const frame = ".skip, .header, .footer, .toasts, .map-side, .map-toggle, nav[aria-label], search, .bookmark";

test("on paper every page is alone, in ink on white", async ({ page, problems }) => {
  test.slow();
  problems.allow(/404/);
  await page.emulateMedia({ media: "print" });
  for (const path of [...publicPaths, "/nowhere"]) {
    await page.goto(path);
    await expect(page.locator(frame).filter({ visible: true }), path).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.locator("body"), path).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("html"), path).toHaveCSS("background-color", "rgb(255, 255, 255)");
  }
});

test("the lists that are folded on the Panchang page are whole on paper, without what is true only now", async ({
  page,
}) => {
  await page.goto("/panchang");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: "By night" }).first()).toBeVisible();
  await expect(page.locator(".now-mark").filter({ visible: true })).toHaveCount(0);
});
