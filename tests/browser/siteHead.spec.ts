import type { Page } from "@playwright/test";
import { pages } from "../../src/site/pages";
import { expect, test } from "../support/browserTest";

/** An address of each page of the site that anyone may read. */
const publicPaths = [
  "/",
  "/divine",
  "/classic",
  "/search",
  "/search?q=shiva",
  "/search?filter=festivals",
  "/classic-search",
  "/nearby",
  "/temple/1",
  "/temple/no-such-temple",
  "/login",
  "/register",
  "/forgotten",
  "/reset?token=x",
  "/unsubscribe?token=x",
  "/setup?token=x",
  "/verify?token=x",
  "/donate",
  "/payments/1",
  "/pay/test/1",
  "/saved",
  "/offline",
  "/panchang",
  "/panchang/mumbai",
  "/panchang/chennai/2026-11-08",
  "/panchang/no-such-town",
  "/panchang/muhurta",
  "/festivals",
  "/festivals?year=2027",
  "/festivals/onam",
  "/festivals/no-such-festival",
  "/temples",
  "/temples/karnataka/udupi",
  "/temples/nowhere",
  "/deities/shiva",
  "/lists",
  "/lists/jyotirlingas",
  "/lists/no-such-list",
  "/about",
  "/privacy",
  "/terms",
  "/reviews",
  "/refunds",
  "/help",
  "/nowhere",
];
const memberPaths = ["/settings", "/profile", "/add-temple", "/book", "/live/schedule", "/shop", "/pandit"];

test("the addresses below are of every page", () => {
  const named = [...publicPaths, ...memberPaths].map((path) => path.split("?")[0] ?? "");
  const patterns = pages.map(
    ({ path }) => new RegExp(`^${path.replace(/\/:\w+\?/g, "(/[^/]+)?").replace(/:\w+/g, "[^/]+")}$`),
  );
  expect(patterns.filter((pattern) => !named.some((path) => pattern.test(path)))).toEqual([]);
});

/**
 * The parts of a head that say something about the page, in the HTML the server sends for `path`, or in the document;
 * without structured data, which only the server writes.
 */
const headOf = (page: Page, path?: string): Promise<string[]> =>
  page.evaluate(async (address) => {
    const html = address && (await (await fetch(address)).text()).replace(/<style.*?<\/style>/gs, "");
    const { head } = html ? new DOMParser().parseFromString(html, "text/html") : document;
    const about = 'title, meta[name], meta[property], link:not([rel$="preload"], [rel="stylesheet"])';
    return [...head.querySelectorAll(about)].map(({ outerHTML }) => outerHTML).sort();
  }, path);

/** As a link within the site, whatever it would be written on. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);

for (const language of ["en", "kn"]) {
  test(`within the site the head follows the page, in ${language}`, async ({ page, context, site, problems }) => {
    test.slow();
    problems.allow(/404/);
    await context.addCookies([{ name: "lang", value: language, url: site.url }]);
    await page.goto("/about");
    for (const path of publicPaths) {
      const fresh = await headOf(page, path);
      await goWithin(page, path);
      await expect.poll(() => headOf(page), path).toEqual(fresh);
    }
  });
}

test("also on the pages for members", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/about");
  for (const path of memberPaths) {
    const fresh = await headOf(page, path);
    await goWithin(page, path);
    await expect.poll(() => headOf(page), path).toEqual(fresh);
  }
});

test("structured data stays on the page that it was sent with, and goes with it", async ({ page }) => {
  for (const path of [
    "/",
    "/temple/1",
    "/panchang/mumbai",
    "/festivals/onam",
    "/lists/jyotirlingas",
    "/deities/shiva",
  ]) {
    await page.goto(path);
    const html = await (await page.request.get(path)).text();
    const sent = page.locator('head script[type="application/ld+json"]');
    expect(html, path).toContain(`<script type="application/ld+json">${await sent.textContent()}</script>`);
    await goWithin(page, "/about");
    await expect(page).toHaveTitle(/About/);
    await expect(sent).toHaveCount(0);
  }
});

test("a page whose data cannot be had keeps neither the title nor the colours of the last one", async ({
  page,
  problems,
}) => {
  problems.allow(/500/);
  await page.goto("/divine");
  await page.route("**/api/**", (route) => route.fulfill({ status: 500, json: {} }));
  for (const path of ["/festivals/onam", "/panchang/mumbai"]) {
    await goWithin(page, path);
    await expect(page).toHaveTitle("Devalaya");
    await expect(page.locator("html")).toHaveAttribute("data-palette", "warm");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await goWithin(page, "/divine");
    await expect(page.locator("html")).toHaveAttribute("data-palette", "divine");
  }
});

test("the head follows links and the way back, and a change of the language", async ({ page }) => {
  await page.goto("/");
  const home = await headOf(page);
  expect(home).toEqual(await headOf(page, "/"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect.poll(() => headOf(page)).toEqual(await headOf(page, "/privacy"));
  await page.getByLabel(/^Language/).click();
  await page.getByRole("link", { name: "हिन्दी" }).first().click();
  await expect.poll(() => headOf(page)).toEqual(await headOf(page, "/privacy"));
  expect((await headOf(page)).join()).toContain("/privacy?lang=hi");
  await page.getByLabel(/भाषा/).click();
  await page.getByRole("link", { name: "English" }).first().click();
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(home);
});
