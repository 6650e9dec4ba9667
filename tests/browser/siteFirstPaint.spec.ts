import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";
import { cutOffOutside } from "../support/outside";

/** When what matches was asked for, against the first paint. */
const askedBeforePaint = (page: Page, ending: string) =>
  page.evaluate((wanted) => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(wanted));
    return { asked: files.length, before: files.filter(({ startTime }) => startTime < painted).length };
  }, ending);

const ownFonts = { en: ["Tiro", "Mukta"], hi: ["Tiro", "Mukta"], kn: ["Noto Sans Kannada"] } as const;

for (const language of ["en", "hi", "kn"] as const) {
  test(`words in ${language} are painted before their fonts are asked for, then drawn in these`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    // the page that answers by itself has the same one address as the first HTML
    const address = await page.locator(`link[hreflang="${language}"]`).getAttribute("href");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", String(address));
    await page.evaluate(() => document.fonts.ready);
    const { asked, before } = await askedBeforePaint(page, ".woff2");
    expect(asked).toBeGreaterThan(0);
    expect(before).toBe(0);
    for (const family of ownFonts[language]) {
      await expect.poll(() => fontsDrawn(page)).toContainEqual(expect.stringContaining(family));
    }
  });
}

/** The fonts of the site that its first heading and sentence are drawn in. */
async function fontsDrawn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const drawn: string[] = [];
  for (const selector of ["h1", "h1 ~ p"]) {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    drawn.push(...fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName));
  }
  await session.detach();
  return drawn;
}

test("the opening picture comes after the words", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".hero-scene use")).toHaveAttribute("href", /hero.*#art$/);
  await expect.poll(async () => (await askedBeforePaint(page, ".svg")).asked).toBeGreaterThan(0);
  const isEarly = await page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const hero = performance.getEntriesByType("resource").find(({ name }) => /hero/.test(name));
    return hero ? hero.startTime < painted : undefined;
  });
  expect(isEarly).toBe(false);
});

test("a drawing is fetched when it comes near the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  const far = page.getByRole("region", { name: "Explore by Category" }).locator("use").last();
  await expect(page.locator(".hero-scene use")).toHaveAttribute("href", /./);
  await expect(far).not.toHaveAttribute("href", /./);
  await far.scrollIntoViewIfNeeded();
  await expect(far).toHaveAttribute("href", /#art$/);
});

test("a page drawn by the browser has its drawings too", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Discover" }).click();
  await expect(page.locator(".card use").first()).toHaveAttribute("href", /#art$/);
});

test("without scripts a drawing stands behind its place", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  await cutOffOutside(context, site.url);
  const page = await context.newPage();
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator(".hero-scene")).toHaveCSS("background-image", /hero.*\.svg/);
  await expect(page.locator(".card .art").first()).toHaveCSS("background-image", /\/assets\/\w+-.*\.svg/);
  await context.close();
});

test("what is below the first screen is laid out later, and at once where the address leads to it", async ({
  page,
}) => {
  const footerAtFirst = () => page.evaluate(() => document.documentElement.dataset.footerAtFirst);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const footer = document.querySelector(".footer");
      document.documentElement.dataset.footerAtFirst = footer ? getComputedStyle(footer).contentVisibility : "none";
    });
  });
  await page.goto("/");
  expect(await footerAtFirst()).toBe("auto");
  await expect(page.locator("html")).not.toHaveAttribute("data-unsettled");
  await expect(page.locator(".footer")).toHaveCSS("content-visibility", "visible");

  await page.goto("/?lang=en#panchang");
  expect(await footerAtFirst()).toBe("visible");
});

test("nothing moves while the letters, the drawings and the scripts of a page arrive", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().map((entry) => ({ hadRecentInput: false, value: 0, ...entry.toJSON() }));
      const own = moved.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
      document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + own);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of [
    "/",
    "/?lang=hi",
    "/temple/tirumala-venkateswara-temple-tirupati?lang=kn",
    "/panchang?lang=en",
    "/panchang?lang=hi",
    "/search?lang=kn",
    "/nearby?lang=en",
  ]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator("html")).not.toHaveAttribute("data-unsettled");
    const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
    expect(moved, path).toBeLessThan(0.001);
  }
});
