import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";

const ownFonts = { en: ["Tiro", "Mukta"], hi: ["Tiro", "Mukta"], kn: ["Noto Sans Kannada"] } as const;

for (const language of ["en", "hi", "kn"] as const) {
  test(`a page in ${language} fetches its fonts with its styles, and is drawn in them`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(preloaded).toHaveLength(language === "hi" ? 3 : 2);
    await page.evaluate(() => document.fonts.ready);
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    // one address each: a font that is fetched twice would be named in two ways
    for (const font of preloaded) expect(fetched.filter((path) => path === font)).toHaveLength(1);
    // one that came too late for the first drawing is there for the next
    await expect(async () => {
      await page.reload();
      const drawn = await fontsDrawn(page);
      for (const family of ownFonts[language]) expect(drawn).toContainEqual(expect.stringContaining(family));
    }).toPass();
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

test("words are shown while their fonts stay away", async ({ page }) => {
  await page.route("**/*.woff2", () => undefined);
  await page.goto("/about?lang=kn", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("temples have their drawings without scripts, also on paper", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/");
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    for (const drawing of await page.locator(".hero-scene use, .card .art use, .window .art use").all()) {
      const box = await drawing.boundingBox();
      expect(box?.width, `${await drawing.getAttribute("href")} on ${media}`).toBeGreaterThan(0);
    }
  }
});

test("a page drawn by the browser has its drawings too", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Discover" }).click();
  const drawing = page.locator(".card use").first();
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(0);
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
    "/temples/karnataka",
    "/lists/jyotirlingas",
  ],
  ...["/temple/tirumala-venkateswara-temple-tirupati", "/donate", "/saved", "/login", "/register", "/forgotten"],
  ...[
    "/about",
    "/privacy",
    "/terms",
    "/reviews",
    "/refunds",
    "/help",
    "/offline",
    "/setup",
    "/reset",
    "/verify",
    "/unsubscribe",
  ],
];

/** How far all that is seen moved by itself, as browsers reckon it, once the page has its fonts. */
async function movedOn(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
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
    expect(Object.entries(moved).filter(([, far]) => far > 0.02)).toEqual([]);
  });
}
