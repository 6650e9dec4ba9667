import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { testNow } from "../support/clock";
import type { PageProblems } from "../support/pageProblems";

// a worker and what it keeps outlast a test that is cleared by hand
test.use({ serviceWorkers: "allow", reuseContext: false });

const tirumala = "/temple/tirumala-venkateswara-temple-tirupati";
const name = "Tirumala Venkateswara Temple";
const today = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", dateStyle: "long" });

/** The paths of what the worker has kept so far. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
const untilKept = (page: Page, path: string) => expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(path);

/** What cannot be fetched without a connection is what these tests are about. */
async function goOffline(context: BrowserContext, problems: PageProblems) {
  problems.allow(/net::ERR_|Failed to load resource/);
  await context.setOffline(true);
}

const notice = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("a temple that was read is read again without a connection, and says how old it is", async ({
  page,
  context,
  problems,
}) => {
  await page.goto(tirumala);
  await untilKept(page, tirumala);
  await goOffline(context, problems);
  await expect(notice(page, "You are offline.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(notice(page, "You are offline.")).toContainText(/copy saved on this device on \d+ \w+ 20\d\d/);
  await expectAccessible(page);

  await context.setOffline(false);
  await notice(page, "You are back online.").getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("html[data-saved-at]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("what was never read leads to what can be read, and there when the connection is back", async ({
  page,
  context,
  problems,
}) => {
  await page.goto(tirumala);
  await untilKept(page, "/panchang");
  await goOffline(context, problems);
  await page.goto("/help");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expectAccessible(page);
  const kept = page.getByRole("region", { name: "Pages saved on this device" });
  await expect(kept.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("href", tirumala);

  await page.getByRole("link", { name: "Today's Panchang" }).click();
  await expect(page).toHaveURL(/\/panchang$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(today.format(testNow()));

  await page.goBack();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/help$/);
});

test("saved temples are listed and opened without a connection, also those never read", async ({
  page,
  context,
  problems,
}) => {
  await page.goto("/search?q=konark");
  const card = page.getByRole("article").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  const path = new URL((await card.getByRole("link", { name: /View Details/ }).getAttribute("href")) ?? "", page.url());
  await card.getByRole("button", { name: "Add to favorites" }).click();
  await untilKept(page, path.pathname);
  await untilKept(page, "/api/temples/cards");
  await untilKept(page, "/saved");
  await goOffline(context, problems);
  await page.getByRole("contentinfo").getByRole("link", { name: "Saved temples" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "1 temple" })).toBeVisible();
  await page
    .getByRole("article", { name: title })
    .getByRole("link", { name: /View Details/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("nothing of a person's is kept: no token, no page of the account, no search, no secret link", async ({
  page,
  signInAs,
}) => {
  await signInAs("DEVOTEE");
  await page.goto(tirumala);
  await untilKept(page, tirumala);
  for (const path of ["/profile", "/settings", "/search?q=shiva", `/reset?token=${"s".repeat(30)}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
  }
  await page.goto("/help");
  await untilKept(page, "/help"); // later than the ones before
  const found = await page.evaluate(async () => {
    const kept: { url: string; headers: string; text: string }[] = [];
    for (const each of await caches.keys()) {
      const cache = await caches.open(each);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const headers = JSON.stringify([...request.headers, ...(answer?.headers ?? [])]);
        kept.push({ url: request.url, headers, text: (await answer?.text()) ?? "" });
      }
    }
    return kept;
  });
  expect(found.length).toBeGreaterThan(5);
  const personal = found.filter(
    ({ url, headers, text }) =>
      /profile|settings|reset|token|\?q=|\/api\/(users|me|auth|admin)/.test(url) ||
      /authorization|set-cookie/i.test(headers) ||
      text.includes("devotee@demo.example"),
  );
  expect(personal.map(({ url }) => url)).toEqual([]);
});

test("with a connection the page comes from the server, whatever is kept", async ({ page }) => {
  await page.goto("/about");
  await untilKept(page, "/about");
  await page.evaluate(async () => {
    for (const each of await caches.keys()) {
      const cache = await caches.open(each);
      if (await cache.match("/about")) await cache.put("/about", new Response("<html lang='en'><h1>Of yesterday</h1>"));
    }
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Devalaya");
});

test("no more than sixty pages are kept, the newest ones", async ({ page }) => {
  await page.goto("/terms");
  await untilKept(page, "/terms");
  await page.evaluate(async () => {
    const names = (await caches.keys()).filter((each) => each.startsWith("pages"));
    for (const each of names) {
      const cache = await caches.open(each);
      for (let at = 0; at < 80; at++) await cache.put(`/temple/old-${at}`, new Response("old"));
    }
  });
  await page.goto("/privacy");
  await untilKept(page, "/privacy");
  const pages = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith("pages")) ?? "";
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await pages()).length).toBe(60);
  expect(await pages()).toEqual(expect.arrayContaining(["/offline", "/privacy", "/temple/old-79"]));
});

test("a new worker takes over without a reload: what is being typed stays", async ({ page }) => {
  await page.goto("/register");
  const started = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    Object.assign(window, { marked: true });
    return active?.scriptURL;
  });
  await page.getByLabel("Name").fill("Asha Rao");
  // another address is another version of the worker
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?next"));
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL ?? "");
  await expect.poll(waiting).toContain("next");
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(started);
  await expect(page.getByLabel("Name")).toHaveValue("Asha Rao");
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
});

test("a page just opened lets a waiting worker begin", async ({ page }) => {
  await page.goto("/register");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const changes = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register("/sw.js?next");
    return new Promise<string>((resolve) => {
      const look = () => registration.waiting && resolve(registration.waiting.scriptURL);
      setInterval(look, 50);
    });
  });
  expect(changes).toContain("next");
  await page.goto("/about");
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL))
    .toContain("next");
});

test("can be installed, in the reader's language", async ({ page, context, request, site }) => {
  await context.addCookies([{ name: "lang", value: "hi", url: site.url }]);
  await page.goto("/");
  const manifest = await request.get(`${await page.locator("link[rel=manifest]").getAttribute("href")}`);
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { name: title, lang, icons, start_url, display } = await manifest.json();
  expect({ title, lang, start_url, display }).toEqual({
    title: "देवालय",
    lang: "hi-IN",
    start_url: "/",
    display: "standalone",
  });
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()["content-type"]).toContain(type);
  }
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test.describe("a browser of a person", () => {
  const userAgent = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
  test.use({ userAgent });

  test("pages that are opened through the worker are counted, each once, and those it keeps for later are not", async ({
    page,
    apiAs,
  }) => {
    const admin = await apiAs("SUPER_ADMIN");
    const counted = async () => (await (await admin.get("/api/admin/analytics/metrics?range=7d")).json()).totalVisits;
    const before = await counted();
    await page.goto(tirumala);
    await untilKept(page, "/panchang");
    await page.reload();
    await page.goto("/about");
    await expect.poll(counted, { timeout: 20_000 }).toBe(before + 3);
    await page.goto("/help");
    await expect.poll(counted, { timeout: 20_000 }).toBe(before + 4);
  });
});
