import { expect, expectAccessible, test } from "../support/browserTest";

/** The home pages are with their designs, in `siteDesigns`. */
const pages = [
  "/search?q=shiva",
  "/login",
  "/register",
  "/setup?token=x",
  "/about",
  "/privacy",
  "/terms",
  "/reviews",
  "/refunds",
  "/help",
  "/nowhere",
];

/** What the bar leads to, also where it is folded into a menu. */
const navigation = [
  "Home",
  "Discover",
  "Nearby",
  "Festivals",
  "Panchang",
  "Donate",
  "Saved temples",
  "Sign In",
  "Sign Up",
];

for (const path of pages) {
  test(`${path} keeps nobody out in any language, and fits 320 pixels`, async ({ page, context, site, problems }) => {
    problems.allow(/404/);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const language of ["en", "hi", "kn"]) {
      await context.addCookies([{ name: "lang", value: language, url: site.url }]);
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
}

test("each page says to search engines and social cards what it is, and where", async ({ request, site }) => {
  const paths = ["/", "/divine", "/classic", "/search", "/nearby", "/festivals", "/panchang", "/donate", "/login"];
  paths.push("/register", "/about", "/help", "/privacy", "/terms", "/reviews", "/refunds", "/festivals/onam");
  const heads = await Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text();
      const said = (mark: string) => new RegExp(`<(?:meta|link) ${mark} (?:content|href)="([^"]*)">`).exec(html)?.[1];
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
      const description = said('name="description"') ?? "";
      expect(description, path).toMatch(/^(?!.*\.\.).{20,150}$/);
      for (const card of ['property="og:', 'name="twitter:']) {
        expect(said(`${card}title"`), path).toBe(title);
        expect(said(`${card}description"`), path).toBe(description);
        expect(said(`${card}image"`), path).toMatch(new RegExp(`^${site.url}/.+\\.png$`));
      }
      expect(said('property="og:url"'), path).toBe(site.url + path);
      expect(said('rel="canonical"'), path).toBe(site.url + path);
      return { title, description };
    }),
  );
  for (const part of ["title", "description"] as const)
    expect(new Set(heads.map((head) => head[part])).size, part).toBe(paths.length);
});

test("scripts are allowed by nonce alone, and nothing inline runs without it", async ({ request }) => {
  const answer = await request.get("/");
  const policy = answer.headers()["content-security-policy"] ?? "";
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce).toBeTruthy();
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect((await answer.text()).match(/<script nonce="([^"]+)"/)?.[1]).toBe(nonce);
  const again = await request.get("/");
  expect(again.headers()["content-security-policy"]).not.toContain(nonce);
});

test("an address nothing is at answers 404 with a page", async ({ page, problems }) => {
  problems.allow(/404/);
  const answer = await page.goto("/no/such/place");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This path leads to no temple");
  await page.getByRole("main").getByRole("link", { name: "Explore temples" }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test("a temple's former address leads to its present one", async ({ request, apiAs, playwright, site }) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const found = await (await api.get("/api/admin/temples?search=Konark&page=1&size=1")).json();
  const { id, slug } = found.temples[0];
  expect((await api.put(`/api/admin/temples/${id}`, { data: { slug: `${slug}-renamed` } })).status()).toBe(200);
  const plain = await playwright.request.newContext({ baseURL: site.url, maxRedirects: 0 });
  const former = await plain.get(`/temple/${slug}`);
  expect(former.status()).toBe(301);
  expect(former.headers()["cache-control"]).toBe("no-cache");
  expect(former.headers().location).toBe(`/temple/${slug}-renamed`);
  const html = await (await request.get(`/temple/${id}`)).text();
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/temple/${slug}-renamed">`));
  await api.put(`/api/admin/temples/${id}`, { data: { slug } });
  await plain.dispose();
});

test("robots and sitemaps lead to every temple", async ({ request, site }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /admin");
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const index = await (await request.get("/sitemap.xml")).text();
  expect(index).toContain(`${site.url}/sitemap-1.xml`);
  const temples = await (await request.get("/sitemap-1.xml")).text();
  expect(temples.match(/<loc>/g)?.length).toBeGreaterThan(1000); // of 1,091; other tests may have taken some off
  expect((await request.get("/sitemap-99.xml")).status()).toBe(404);
});

test("files are compressed beforehand and kept for a year, pages are asked for each time", async ({ request }) => {
  const page = await request.get("/");
  expect(page.headers()["cache-control"]).toBe("no-cache");
  const file = /"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
  const script = await request.get(file, { headers: { "accept-encoding": "br" } });
  expect(script.headers()["content-encoding"]).toBe("br");
  expect(script.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("the menu of a phone opens, leads on, and Escape closes it", async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const menu = page.getByLabel("Menu", { exact: true });
  await menu.click();
  const panel = page.getByRole("navigation", { name: "Main" });
  await expect(panel.getByRole("link")).toHaveText(navigation);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await panel.getByRole("link", { name: "Discover" }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(panel).toBeHidden();
  await signInAs("ADMIN");
  await page.goto("/about");
  await menu.click();
  for (const name of ["Profile", "Admin Dashboard", "Pandit Dashboard", "Add Temple"]) {
    await expect(panel.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await panel.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  // letters twice as large push nothing off the screen
  const pages = ["/search?lang=en", "/search?lang=hi", "/search?lang=kn", "/", "/temple/1", "/panchang", "/about"];
  for (const path of pages) {
    await page.goto(path); // in the language chosen last
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test("the bar stays on top and leads home; the foot says whose the page is", async ({ page }) => {
  await page.goto("/about");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/register");
  const foot = page.getByRole("contentinfo");
  await foot.getByText(/^© \d{4} Devalaya\./).scrollIntoViewIfNeeded();
  await expect(foot.getByText("Devalaya", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole("link", { name: "Devalaya" }).click();
  await expect(page).toHaveURL("/");
});

test("the first Tab offers the way past the navigation", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("following a link takes the focus and the title to the new page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await expect(page.locator("main")).toBeFocused();
  await expect(page).toHaveTitle(/Privacy Policy/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("with scripts off the home page is read and the search works", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/");
  // one whose press would do nothing
  await expect(page.locator('button[type="button"]').filter({ visible: true })).toHaveCount(0);
  await page.getByLabel("Temple, deity or city").fill("Thirupathi");
  await page.getByRole("button", { name: "Search Temples" }).click();
  await page
    .getByRole("article")
    .filter({ hasText: "Tirumala" })
    .getByRole("link", { name: "View Details: Tirumala Venkateswara Temple" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tirumala Venkateswara");
  await expect(page.getByRole("main")).toContainText("Temple Information");
  await page.goto("/search?q=shiva");
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page.getByRole("article")).toHaveCount(48);
});

test("storage that is forbidden costs nothing but the memory", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await page.goto("/");
  const bookmark = page.getByRole("button", { name: "Add to favorites" }).first();
  await bookmark.click();
  await expect(page.getByRole("button", { name: "Remove from favorites" }).first()).toBeVisible();
});

for (const path of ["/", "/divine", "/search", "/panchang"]) {
  test(`${path} names each of its styles once, and fetches no script or style twice`, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/\.(?:js|css)$/.test(request.url())) fetched.push(request.url());
    });
    await page.goto(path);
    expect(fetched.filter((url) => url.endsWith(".css")).length).toBeGreaterThan(0);
    expect(fetched).toEqual([...new Set(fetched)]);
  });
}
