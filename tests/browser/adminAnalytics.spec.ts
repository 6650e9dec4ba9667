import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { giveRole } from "../support/stepUpPage";

const PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
const unique = () => Math.random().toString(36).slice(2, 9);

type Manager = { api: APIRequestContext; token: string };

/** A new admin who manages a temple of their own name, and how to read what was counted of it. */
async function aManager(admin: APIRequestContext, superAdmin: APIRequestContext, { playwright, url }: Opening) {
  const [name, password] = [`Analyst ${unique()}`, "lotus lamp bell"];
  const email = `${unique()}@people.example`;
  await superAdmin.post("/api/auth/register", { data: { name, email, password, role: "DEVOTEE" } });
  const { users } = await (await superAdmin.get(`/api/admin/users?search=${email}`)).json();
  await giveRole(superAdmin, users[0].id, "ADMIN");
  const token = await (await superAdmin.post("/api/auth/login", { data: { email, password } })).text();
  const api = await playwright.request.newContext({
    baseURL: url,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const manager: Manager = { api, token };
  return { ...manager, submit: () => submitTemple(manager, admin) };
}
type Opening = { playwright: PlaywrightWorkerArgs["playwright"]; url: string };

async function submitTemple({ api }: Manager, admin: APIRequestContext) {
  const name = `Analysed ${unique()}`;
  const sent = await api.post("/api/temples", { data: { name, address: "1 Fort Road, Mysuru, Karnataka" } });
  expect(sent.status(), await sent.text()).toBe(201);
  const { id } = await sent.json();
  const shown = await admin.put(`/api/admin/temples/${id}`, { data: { isActive: true } });
  const { slug } = await shown.json();
  const visits = async (): Promise<number> => (await (await api.get("/api/admin/analytics/my/metrics")).json()).visits;
  return { id, slug, name, visits };
}

const signInWith = async (page: Page, token: string) => {
  await page.goto("/healthz");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
};

test("own analytics say that there is nothing, then count what visitors open", async ({
  page,
  apiAs,
  site,
  playwright,
}) => {
  const manager = await aManager(await apiAs("ADMIN"), await apiAs("SUPER_ADMIN"), { playwright, url: site.url });
  await signInWith(page, manager.token);
  await page.goto("/admin/my-analytics");
  await expect(page.getByText("No visits in this period.")).toBeVisible();
  await expect(page.getByText(/You manage no temple yet/)).toBeVisible();
  await expect(page.getByText("No reviews were approved in this period.")).toBeVisible();
  for (const name of ["Bookings", "Donations"]) {
    await expect(page.locator(".stat-card", { hasText: name }).locator("strong")).toHaveText("0");
  }

  const { slug, name, visits } = await manager.submit();
  for (let visit = 0; visit < 3; visit++) {
    const answer = await page.request.post("/api/visits", {
      data: { path: `/temple/${slug}` },
      headers: { "user-agent": PHONE },
    });
    expect(answer.status()).toBe(202);
  }
  await expect.poll(visits).toBe(3);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.locator(".stat-card").filter({ hasText: "Visits" })).toContainText("3");
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("3");
  await expect(page.locator(".day-series svg.recharts-surface").first()).toBeVisible();
  await expect(page.getByRole("table", { name: "Visits by day" }).getByRole("row").nth(1)).toContainText("3");
  await manager.api.dispose();
});

test("pages are counted when they are sent, also from the kept ones, and when opened within the site", async ({
  apiAs,
  site,
  playwright,
  openPage,
}) => {
  const manager = await aManager(await apiAs("ADMIN"), await apiAs("SUPER_ADMIN"), { playwright, url: site.url });
  const { slug, name, visits } = await manager.submit();
  const page = await openPage({ userAgent: PHONE });
  await page.goto(`/temple/${slug}`);
  await page.goto(`/temple/${slug}`);
  await expect.poll(visits).toBe(2);

  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  const told = page.waitForRequest((request) => request.url().endsWith("/api/visits"));
  await page
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await told;
  await expect.poll(visits).toBe(3);

  const headers = { "user-agent": PHONE, "sec-purpose": "prefetch" };
  await manager.api.get(`/temple/${slug}`, { headers });
  await manager.api.get(`/temple/${slug}`, { headers: { "user-agent": "Googlebot/2.1" } });
  await manager.api.get(`/temple/${slug}`, { headers: { "user-agent": PHONE } });
  await expect.poll(visits).toBe(4);
  await manager.api.dispose();
});

test("the platform's figures are those of the range in the address", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("SUPER_ADMIN");
  await page.request.post("/api/visits", { data: { path: "/" }, headers: { "user-agent": PHONE } });
  const metrics = async (range: string) => (await api.get(`/api/admin/analytics/metrics?range=${range}`)).json();
  await expect.poll(async () => (await metrics("7d")).totalVisits).toBeGreaterThan(0);

  await signInAs("SUPER_ADMIN");
  await page.goto("/admin");
  await page
    .getByRole("link", { name: /^Platform Analytics/ })
    .last()
    .click();
  await expect(page).toHaveURL("/admin/analytics");
  for (const label of ["Total visits", "Unique users", "New temples", "New reviews"]) {
    await expect(page.locator(".stat-card").filter({ hasText: label })).toBeVisible();
  }
  const { newTemples } = await metrics("30d");
  await expect(page.getByRole("radio", { name: "7 days" })).toBeChecked();
  await page.getByRole("radio", { name: "7 days" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/admin/analytics?range=30d");
  await expect(page.locator(".stat-card").filter({ hasText: "New temples" })).toContainText(
    newTemples.toLocaleString("en-IN"),
  );
  await expect(page.getByText("No figures for the previous 30 days").first()).toBeVisible();
  await page.getByRole("button", { name: "All 30 days" }).press("Enter");
  await expect(page.getByRole("table", { name: "Visits by day" }).getByRole("row")).toHaveCount(31);
  await page.reload();
  await expect(page.getByRole("radio", { name: "30 days" })).toBeChecked();
});

test("the screen speaks the language of the console from the first moment", async ({ page, signInAs }) => {
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/analytics?lang=kn");
  await expect(page.getByRole("heading", { name: "ಹೆಚ್ಚು ನೋಡಿದ ದೇವಾಲಯಗಳು" })).toBeVisible();
  await expect(page.getByText(/analytics\.\w/)).toHaveCount(0);
});

test("the days are taken along as CSV", async ({ page, signInAs }) => {
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/analytics?range=90d");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Days as CSV" }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe("\ufeffdate,visits,visitors");
  expect(lines).toHaveLength(92); // the last line ends, too
  expect(download.suggestedFilename()).toMatch(/^visits-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
});

test("figures that cannot be had are said to, and asked for again", async ({ page, signInAs, problems }) => {
  problems.allow(/400/);
  await signInAs("SUPER_ADMIN");
  const refuse = { status: 400, json: { statusCode: 400, code: "badRequest", message: "" } };
  await page.route(/analytics\/metrics/, (route) => route.fulfill(refuse));
  await page.goto("/admin/analytics");
  await expect(page.getByText("Failed to load analytics")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Top temples" })).toBeVisible();
  await page.unroute(/analytics\/metrics/);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.locator(".stat-card").filter({ hasText: "Total visits" })).toBeVisible();
  await expect(page.getByText("Failed to load analytics")).toHaveCount(0);
});

for (const { width, colorScheme } of [
  { width: 768, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const) {
  test(`both screens keep nobody out at ${width} px (${colorScheme})`, async ({ page, signInAs, apiAs }) => {
    const api = await apiAs("SUPER_ADMIN");
    await page.request.post("/api/visits", { data: { path: "/temple/1" }, headers: { "user-agent": PHONE } });
    const top = async () => (await (await api.get("/api/admin/analytics/top-temples")).json()).items.length;
    await expect.poll(top).toBeGreaterThan(0);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signInAs("SUPER_ADMIN");
    await page.goto("/admin/analytics");
    await expect(page.locator("svg.recharts-surface").first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.goto("/admin/my-analytics");
    await expect(page.locator(".stat-card").first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
