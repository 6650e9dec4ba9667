import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";
import { inMs } from "../support/clock";

const featured = (page: Page) => page.getByRole("region", { name: "Featured Temples" });
const near = (page: Page) => page.getByRole("region", { name: "Temples Near You" });

test("the first HTML says what the page is, and shows the temples", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toMatch(/<title>[^<]*temples in India[^<]*<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{60,150}">/);
  expect(html).toContain('<link rel="canonical"');
  expect(html).toContain('"@type":"WebSite"');
  expect(html.match(/<article class="card"/g)?.length).toBeGreaterThanOrEqual(6);
});

test("the search sends only the boxes that are filled", async ({ page }) => {
  await page.goto("/");
  const form = page.getByRole("search");
  await form.getByLabel("Temple, deity or city").fill("  Shiva ");
  await form.getByRole("button", { name: "Search Temples" }).click();
  await expect(page).toHaveURL(/\/search\?q=Shiva$/);

  await page.goto("/");
  await form.getByLabel("Location").fill("Madurai");
  await form.getByRole("button", { name: "Search Temples" }).click();
  await expect(page).toHaveURL(/\/search\?location=Madurai$/);

  await page.goto("/");
  await form.getByRole("button", { name: "Search Temples" }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test("a chip fills the text box", async ({ page }) => {
  await page.goto("/");
  for (const chip of ["Shiva", "Vishnu", "Devi", "North India", "South India"]) {
    await page.getByRole("search").getByRole("link", { name: chip }).click();
    await expect(page.getByLabel("Temple, deity or city")).toHaveValue(chip);
  }
  await expect(page).toHaveURL(/\/$/);
});

test("suggestions come while one types, and the keyboard opens one", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("combobox", { name: "Temple, deity or city" });
  const answered = page.waitForResponse(/suggest\?q=Kamakh&/);
  await box.pressSequentially("Kamakh");
  await answered; // the list of fewer letters may have been there before
  const option = page.getByRole("option", { name: /Kamakhya/ }).first();
  await expect(option).toBeVisible();
  await box.press("Escape");
  await expect(option).toBeHidden();
  await box.press("Escape");
  await expect(box).toHaveValue("Kamakh");
  await box.press("ArrowDown");
  await expect(option).toBeVisible();
  await box.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Kamakhya/ }).first()).toBeVisible();
});

test("suggestions are asked for from the first letter on, a quarter of a second after the last, and called off when no longer wanted", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/^\/api\/temples\/(suggest|search)$/.test(pathname)) asked.push(`${pathname} ${searchParams}`);
  });
  await page.goto("/", { waitUntil: "networkidle" }); // parts that load after the page use the clock too
  await page.clock.install();
  await page.clock.pauseAt(inMs(60_000));
  await page.route("**/api/temples/suggest?q=Kama&*", () => new Promise(() => undefined));
  const box = page.getByRole("combobox", { name: "Temple, deity or city" });
  const one = page.waitForRequest("**/api/temples/suggest?q=K&size=8&pages=1");
  await box.fill("K");
  await page.clock.runFor(260);
  await one;
  await box.fill("Ka");
  await page.clock.runFor(240);
  await box.fill("Kama");
  const first = page.waitForRequest("**/api/temples/suggest?q=Kama&size=8&pages=1");
  await page.clock.runFor(260);
  await first;
  const calledOff = page.waitForEvent("requestfailed", (request) => request.url().includes("q=Kama&"));
  await box.fill("Kamakhya");
  await page.clock.runFor(260);
  expect((await calledOff).failure()?.errorText).toBe("net::ERR_ABORTED");
  await page.clock.resume();
  await expect(page.getByRole("option", { name: /Kamakhya/ }).first()).toBeVisible();
  expect(asked).toEqual([
    "/api/temples/suggest q=K&size=8&pages=1",
    "/api/temples/suggest q=Kama&size=8&pages=1",
    "/api/temples/suggest q=Kamakhya&size=8&pages=1",
  ]);
});

test("suggestions fall back to the search when their own call fails", async ({ page, problems }) => {
  problems.allow(/suggest/);
  await page.route("**/api/temples/suggest*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/");
  const asked = page.waitForRequest("**/api/temples/search?*");
  await page.getByRole("combobox", { name: "Temple, deity or city" }).pressSequentially("Kamakhya");
  expect(new URL((await asked).url()).searchParams.get("size")).toBe("8");
  await expect(page.getByRole("option", { name: /Kamakhya.*Guwahati/ }).first()).toBeVisible();
});

test("a bookmark keeps a temple on this device", async ({ page }) => {
  await page.goto("/");
  const card = featured(page).getByRole("article").first();
  await card.getByRole("button", { name: "Add to favorites" }).click();
  await expect(card.getByRole("button", { name: "Remove from favorites" })).toBeVisible();
  await page.reload();
  await expect(card.getByRole("button", { name: "Remove from favorites" })).toBeVisible();
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem("savedTemples") ?? ""));
  expect(saved).toEqual([expect.any(Number)]);
  await card.getByRole("button", { name: "Remove from favorites" }).click();
  expect(await page.evaluate(() => localStorage.getItem("savedTemples"))).toBe("[]");
});

test("the whole card opens the temple", async ({ page }) => {
  await page.goto("/");
  const card = featured(page).getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  await card.click({ position: { x: 40, y: 120 } });
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test.describe("when the platform cannot be reached", () => {
  const failing = "**/api/platform/featured-temples*";

  test("it is tried three times, said each time; then samples, and Try Again mends it", async ({ page, problems }) => {
    problems.allow(/featured-temples|status of 500/);
    await page.goto("/about");
    await page.clock.install();
    await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home", exact: true }).click();
    for (const [seconds, attempt] of [
      [1, 1],
      [2, 2],
      [4, 3],
    ] as const) {
      await expect(page.getByText(`Retrying in ${seconds} seconds... (Attempt ${attempt}/3)`)).toBeVisible();
      await page.clock.runFor(seconds * 1000);
    }
    const notice = page.getByRole("alert").filter({ hasText: "Server error. Please try again later." });
    await expect(notice).toHaveClass("toast error");
    await expect(page.locator(".notice.bad")).toContainText("The temples could not be loaded.");
    await expect(page.getByRole("region", { name: "Today's Spiritual Guidance" })).toHaveCount(0);
    await expect(featured(page).getByText("Sample", { exact: true })).toHaveCount(3);
    await expect(page.getByText("Unable to load stats")).toBeVisible();
    await expect(featured(page).getByRole("link", { name: /Donate|Book/ })).toHaveCount(0);

    await page.unroute(failing);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(featured(page).getByRole("article")).toHaveCount(6);
    await expect(featured(page).getByText("Sample", { exact: true })).toHaveCount(0);
  });

  test("a retry that succeeds says so", async ({ page, problems }) => {
    problems.allow(/featured-temples|status of 500/);
    await page.goto("/about");
    await page.clock.install();
    await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home", exact: true }).click();
    const notice = page.getByRole("status").filter({ has: page.getByRole("button", { name: "Close" }) });
    await expect(notice.filter({ hasText: "Retrying in 1 seconds... (Attempt 1/3)" })).toHaveClass("toast warning");
    await page.clock.runFor(1000);
    await expect(featured(page).getByRole("article")).toHaveCount(6);
    const loaded = notice.filter({ hasText: "Data loaded successfully!" });
    await expect(loaded).toHaveClass("toast success");
    await loaded.getByRole("button", { name: "Close" }).click();
    await expect(loaded).toHaveCount(0);
  });

  test("missing figures are dashes, the rest stands", async ({ page, problems }) => {
    problems.allow(/platform\/stats|status of 500/);
    await page.goto("/about");
    await page.route("**/api/platform/stats", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home", exact: true }).click();
    await expect(page.getByText("Unable to load stats")).toBeVisible();
    await expect(page.getByRole("region", { name: "Platform Stats" })).toContainText("–");
    await expect(featured(page).getByRole("article")).toHaveCount(6);
  });
});

test("a notice stays while it is pointed at, and goes when its time is up", async ({ page }) => {
  await page.goto("/temple/1");
  await page.clock.install();
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
  await page.context().grantPermissions(["clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Link copied to clipboard" });
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expect(notice).toBeHidden();
});

test("near you begins around Bangalore, and the tabs change the list", async ({ page }) => {
  await page.goto("/");
  await expect(near(page)).toContainText("Near Bangalore");
  await expect(near(page).getByRole("article").first()).toContainText("km away");
  const asked = page.waitForRequest((request) => request.url().includes("filter=popular"));
  await near(page).getByRole("button", { name: "Popular" }).click();
  expect(new URL((await asked).url()).searchParams.get("size")).toBe("6");
  await expect(near(page).getByRole("button", { name: "Popular" })).toHaveAttribute("aria-pressed", "true");

  for (const [name, filter] of [
    ["Festivals", "festivals"],
    ["Auspicious", "auspicious"],
  ] as const) {
    const answered = page.waitForResponse((answer) => answer.url().includes(`filter=${filter}`));
    await near(page).getByRole("button", { name }).click();
    const { temples } = await (await answered).json();
    const titles = temples.slice(0, 6).map((temple: { name: string }) => temple.name);
    await expect(near(page).getByRole("article").getByRole("heading")).toHaveText(titles);
  }
  const reloaded = ["stats", "spiritual-guidance", "featured-temples"].map((part) =>
    page.waitForResponse((answer) => answer.url().includes(`/api/platform/${part}`)),
  );
  await near(page).getByRole("button", { name: "All" }).click();
  await Promise.all(reloaded);
  await expect(near(page).getByRole("article").first()).toContainText("km away");
});

test("a refused place keeps Bangalore and says so", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("search").getByRole("button", { name: "Near Me" }).click();
  const refused = page.locator(".notice.note", { hasText: "Unable to access" });
  await expect(refused).toHaveText("Unable to access your location. Showing temples near Bangalore by default.");
  await expect(refused.locator("svg")).toHaveCSS("color", "rgb(29, 79, 145)"); // blue
  await expect(near(page).getByRole("article").first()).toBeVisible();
});

test("over an open connection no place is asked for: home and search say why, and Bangalore stands in", async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  problems.allow(/upload\.wikimedia\.org/); // pictures of the tests are on this machine, which such a page may not ask
  const open = "http://temples.test"; // only a name other than localhost is taken for open
  await context.route(`${open}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.url + pathname + search }) });
  });
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error("asked for the place");
    };
  });
  await page.goto(open);
  await page.getByRole("search").getByRole("button", { name: "Near Me" }).click();
  await expect(page.locator(".notice.warn")).toHaveText(
    "Location services require HTTPS. Showing temples near Bangalore by default.",
  );
  await expect(near(page)).toContainText("Near Bangalore");
  await expect(near(page).getByRole("article").first()).toContainText("km away");

  await page.goto(`${open}/search`);
  await page.getByRole("button", { name: "Use Nearby" }).click();
  const notice = page.getByText("Nearby search requires location permission over HTTPS.");
  await expect(page.locator(".toast.warning").filter({ has: notice })).toBeVisible();
  await expect(page).toHaveURL(`${open}/search`);
  await page.goto("about:blank", { waitUntil: "commit" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("with a place granted", () => {
  test.use({ geolocation: { latitude: 25.310912, longitude: 83.010713 }, permissions: ["geolocation"] });

  test("the temples around it are asked for, within 10 km, by a rounded place", async ({ page }) => {
    const asked = page.waitForRequest(
      (request) => request.url().includes("nearby") && request.url().includes("lat=25"),
    );
    await page.goto("/");
    const { searchParams } = new URL((await asked).url());
    expect(Object.fromEntries(searchParams)).toEqual({ lat: "25.311", lng: "83.011", distanceKm: "10", size: "6" });
    await expect(near(page)).toContainText("Within 10 km of you");
    const here = near(page).getByRole("article").filter({ hasText: "Varanasi" }).first();
    await expect(here).toBeVisible();

    const tab = (name: string) => near(page).getByRole("button", { name });
    await tab("Popular").click();
    await expect(near(page).getByText("km away")).toHaveCount(0);
    await page.getByRole("search").getByRole("button", { name: "Near Me" }).click();
    await expect(near(page).getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(tab("Nearby")).toHaveAttribute("aria-pressed", "true");
    await expect(here).toContainText("km away");
    await tab("Popular").click();
    await expect(near(page).getByText("km away")).toHaveCount(0);
    await tab("Nearby").click();
    await expect(here).toContainText("km away");
  });
});
