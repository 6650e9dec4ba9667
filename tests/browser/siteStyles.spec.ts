import type { APIRequestContext, Page } from "@playwright/test";
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

/** The stylesheets the open page is sent with. */
const sheetsOf = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : "")));

/** The stylesheets that the server sends with the page at this address. */
async function sheetsSent(request: APIRequestContext, site: string, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const links = html.match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? [];
  return links.map((link) => new URL(/href="([^"]+)"/.exec(link)?.[1] ?? "", site).href);
}

/** The rules of those of these sheets the page does not have that would change something on it as it stands. */
const reaching = (page: Page, sheets: readonly string[]): Promise<string[]> =>
  page.evaluate(async (files) => {
    const read = await Promise.all(files.map(async (file) => ({ file, text: await (await fetch(file)).text() })));
    // asked only now: a sheet may have come meanwhile, and what it is for with it
    const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule.selectorText];
        return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
      });
    // also where the mouse is not, and what stands before and after
    const atRest = (selector: string) =>
      selector.replace(/:(hover|focus|focus-visible|focus-within|active)\b|::[\w-]+(\([^)]*\))?/g, "");
    const foreign = read.filter(({ file }) => !own.includes(file));
    const found = foreign.flatMap(({ text }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return selectorsIn(sheet.cssRules).filter((selector) => document.querySelector(atRest(selector) || "*"));
    });
    return [...new Set(found)];
  }, sheets);

test("styles of a page change nothing on another one, where they stay after a link was followed", async ({
  page,
  request,
  site,
  signInAs,
}) => {
  test.slow();
  await signInAs("ADMIN");
  const paths = [...publicPaths, ...memberPaths];
  const sent = await Promise.all(paths.map((path) => sheetsSent(request, site.url, path)));
  // those of the map come with its script, when the page is there
  await page.goto("/nearby");
  await expect(page.locator(".leaflet-container")).toBeVisible();
  const all = [...new Set([...sent.flat(), ...(await sheetsOf(page))])];
  for (const path of paths) {
    await page.goto(path);
    expect(await reaching(page, all), path).toEqual([]);
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
