import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";
import { freePort } from "../support/freePort";
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
    await setLetters(page, true);
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

/** Whether the device seems to have letters of every script: those it has not are all of one width. */
async function setLetters(page: Page, has: boolean) {
  await page.addInitScript((isEachItsOwn) => {
    const { measureText } = CanvasRenderingContext2D.prototype;
    let count = 1;
    CanvasRenderingContext2D.prototype.measureText = function () {
      if (isEachItsOwn) count += 1;
      return measureText.call(this, "x".repeat(count));
    };
  }, has);
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

test("while the fonts come, what is below the screen is set apart as large as it is, and laid out afterwards", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const setApart = ({ target }: MutationRecord) => {
      if (!(target instanceof HTMLElement) || target.dataset.below === undefined) return [];
      const { top, height } = target.getBoundingClientRect();
      return [{ isBelow: top >= innerHeight, height: Math.round(height) }];
    };
    new MutationObserver((records) => {
      const { dataset } = document.documentElement;
      dataset.setApart = JSON.stringify([...JSON.parse(dataset.setApart ?? "[]"), ...records.flatMap(setApart)]);
    }).observe(document, { subtree: true, attributeFilter: ["data-below"] });
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto("/search");
  await expect(page.locator("html")).not.toHaveAttribute("data-unsettled");
  const parts = await page.evaluate(() => JSON.parse(document.documentElement.dataset.setApart ?? "[]"));
  expect(parts).not.toEqual([]);
  expect(parts.filter(({ isBelow, height }: Record<string, unknown>) => !isBelow || height === 0)).toEqual([]);
  await expect(page.locator("[data-below]")).toHaveCount(0);
  await expect(page.locator(".results .card").first()).toHaveCSS("content-visibility", "visible");
});

/** Every public address, the ones that only a link of ours leads to included. */
const addresses = [
  ...[
    "/",
    "/divine",
    "/classic",
    "/search",
    "/classic-search",
    "/nearby",
    "/panchang",
    "/festivals",
    "/festivals/diwali",
  ],
  ...["/temple/tirumala-venkateswara-temple-tirupati", "/donate", "/saved", "/login", "/register", "/forgotten"],
  ...["/about", "/privacy", "/terms", "/reviews", "/refunds", "/help", "/offline", "/setup", "/reset", "/unsubscribe"],
];

/** How far all that is seen moved by itself, as browsers reckon it, once the page has settled. */
async function movedOn(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("html")).not.toHaveAttribute("data-unsettled");
  return page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
}

async function watchMoves(page: Page) {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().map((entry) => ({ hadRecentInput: false, value: 0, ...entry.toJSON() }));
      const own = moved.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
      document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + own);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

for (const language of ["en", "hi", "kn"] as const) {
  test(`nothing moves while letters, drawings and scripts of a page in ${language} arrive`, async ({ page }) => {
    test.slow();
    await watchMoves(page);
    const moved: Record<string, number> = {};
    for (const path of addresses) moved[path] = await movedOn(page, `${path}?lang=${language}`);
    // no line moves; words that follow others in theirs do, by a letter
    expect(Object.entries(moved).filter(([, far]) => far > 0.002)).toEqual([]);
  });
}

test("a heading that no space can keep in its lines keeps its spaces, and its height", async ({ page }) => {
  // a device whose letters stand so far apart that the heading has more lines, until those of the site are added
  await page.addInitScript(() => {
    const apart = new CSSStyleSheet();
    apart.replaceSync("h1 { letter-spacing: 3em }");
    document.adoptedStyleSheets = [apart];
    const add = document.fonts.add;
    document.fonts.add = (font) => {
      document.adoptedStyleSheets = [];
      return add.call(document.fonts, font);
    };
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about?lang=kn");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveAttribute("style", /^\s*min-height: [\d.]+px;\s*$/);
});

test("words of which the device has no letters wait for those of the site", async ({ page }) => {
  await setLetters(page, false);
  await page.goto("/about?lang=kn");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { asked, before } = await askedBeforePaint(page, ".woff2");
  expect(before).toBe(asked);
  await expect.poll(() => fontsDrawn(page)).toContainEqual(expect.stringContaining("Noto Sans Kannada"));
});

test("words that wait for letters are shown without them when these stay away", async ({ page }) => {
  await setLetters(page, false);
  await page.route("**/*.woff2", () => undefined);
  await page.goto("/about?lang=kn", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page of which only a part has come stands as it will stand", async ({ browser, site }) => {
  const html = await (await fetch(`${site.url}/`)).text();
  const half = createServer((_request, answer) => {
    answer
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .write(html.slice(0, html.indexOf('class="hero-search-buttons')));
  });
  const port = await freePort();
  half.listen(port);
  const baseURL = `http://localhost:${port}`;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await cutOffOutside(context, baseURL);
  const page = await context.newPage();
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto("/", { waitUntil: "commit" });
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
  await expect(page.locator(".hero-search input").nth(1)).toBeVisible();
  expect(await topOf("h1")).toBeLessThan(await topOf(".hero-search"));
  await context.close();
  half.closeAllConnections();
  half.close();
});
