import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";

/** Counts the calls of the screen from now on. */
function countCalls(page: Page) {
  const counted = { calls: 0 };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/metrics/health") counted.calls++;
  });
  return counted;
}

/** What a browser says while its window is behind another one, or in front again. */
const setVisible = (page: Page, state: "visible" | "hidden") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("visibilitychange"));
  }, state);

test("every part of the server is shown as it is", async ({ page, signInAs, apiAs }) => {
  const custom = await (await (await apiAs("ADMIN")).get("/api/metrics/custom")).json();
  await signInAs("ADMIN");
  await page.goto("/admin/monitoring");
  for (const label of ["System status", "Active users", "Memory used", "Threads"]) {
    await expect(page.locator(".stat-card").filter({ hasText: label })).toBeVisible();
  }
  await expect(page.locator(".stat-card").filter({ hasText: "System status" })).toContainText(/Up for \d+ min/);
  const parts = [
    "Business metrics",
    "Memory details",
    "Garbage collection",
    "Requests since the start",
    "Event-loop delay",
    "Database",
    "Outbox",
    "Process",
  ];
  for (const name of parts) await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Process" })).toContainText(String(custom.process.pid));
  await expect(page.getByRole("region", { name: "Database" })).toContainText("SQLite");
  await expect(page.getByRole("region", { name: "Outbox" })).toContainText("Off: no mail server configured");
});

test("it is asked again every 30 seconds, not while it is hidden, and by a press", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.clock.install();
  const counted = countCalls(page);
  await page.goto("/admin/monitoring");
  const status = page.locator(".stat-card").filter({ hasText: "System status" });
  await expect(status).toBeVisible();
  expect(counted.calls).toBe(1);
  await page.clock.runFor(31_000);
  await expect.poll(() => counted.calls).toBe(2);
  const refresh = page.getByRole("button", { name: "Refresh" });
  await expect(refresh).not.toHaveClass(/ant-btn-loading/);
  await setVisible(page, "hidden");
  await page.clock.runFor(120_000);
  expect(counted.calls).toBe(2);
  await setVisible(page, "visible");
  await expect.poll(() => counted.calls).toBe(3);
  await expect(refresh).not.toHaveClass(/ant-btn-loading/); // a press while it loads asks nothing
  await refresh.press("Enter");
  await expect.poll(() => counted.calls).toBe(4);
});

test("figures that cannot be had are said to, and the last ones stay", async ({ page, signInAs, problems }) => {
  problems.allow(/503/);
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/monitoring");
  await expect(page.getByRole("region", { name: "Memory details" })).toBeVisible();
  await page.route(/\/api\/metrics\//, (route) => route.fulfill({ status: 503, json: { code: "unavailable" } }));
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Failed to fetch metrics data")).toBeVisible();
  await expect(page.getByRole("region", { name: "Memory details" })).toBeVisible();
  await page.unroute(/\/api\/metrics\//);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Failed to fetch metrics data")).toHaveCount(0);
});

for (const { width, colorScheme } of [
  { width: 768, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const) {
  test(`the screen keeps nobody out at ${width} px (${colorScheme})`, async ({ page, signInAs }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signInAs("ADMIN");
    await page.goto("/admin/monitoring");
    await expect(page.getByRole("region", { name: "Outbox" })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
