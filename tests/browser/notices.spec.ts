import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";

const varanasi = { latitude: 25.3176, longitude: 82.9739 };
const toasts = (page: Page) => page.locator(".toast");

for (const [path, note] of [
  ["/nearby", "Unable to access your location. Please enable location services."],
  ["/", "Unable to access your location. Showing temples near Bangalore by default."],
] as const) {
  test(`${path}: that the place is unknown is said no more once it is allowed in the browser`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Use my location" }).first().click();
    await expect(main.getByText(note)).toBeVisible();
    await context.setGeolocation(varanasi);
    await context.grantPermissions(["geolocation"]);
    await expect(main.getByText(note)).toHaveCount(0);
  });
}

test("a place that the address names needs nobody's own", async ({ page }) => {
  await page.goto("/nearby");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText(/^Unable to access your location/)).toBeVisible();
  await page.evaluate(() => {
    history.pushState({}, "", "/nearby?lat=25.318&lng=82.974");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
  await expect(page.getByText(/^Unable to access your location/)).toHaveCount(0);
});

test("on the search page the reason for no place goes when there is one", async ({ page, context }) => {
  await page.goto("/search");
  await page.getByRole("button", { name: "Use Nearby" }).click();
  await expect(toasts(page)).toHaveText(/location/);
  await context.setGeolocation(varanasi);
  await context.grantPermissions(["geolocation"]);
  await page.getByRole("button", { name: "Use Nearby" }).click();
  await expect(page).toHaveURL(/filter=nearby/);
  await expect(toasts(page)).toHaveCount(0, { timeout: 2_000 });
});

test("a failure in the corner goes with its cause, not with its time", async ({ page, problems }) => {
  problems.allow(/500/);
  await page.clock.install();
  await page.goto("/");
  const tabs = page
    .getByRole("group", { name: /^Filter/ })
    .or(page.locator("fieldset.tabs"))
    .first();
  await tabs.scrollIntoViewIfNeeded();
  await page.route("**/api/temples/search?*", (route) => route.fulfill({ status: 500, json: {} }));
  await tabs.getByRole("button", { name: "Popular" }).click();
  await expect(toasts(page)).toHaveText(/^Failed to load nearby temples/);
  await page.unroute("**/api/temples/search?*");
  await page.getByRole("main").getByRole("button", { name: "Try Again" }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test("that loading is tried again is said no more once it is loaded", async ({ page, problems }) => {
  problems.allow(/500/);
  await page.clock.install();
  await page.goto("/about");
  let tries = 0;
  await page.route("**/api/platform/featured-temples*", (route) =>
    ++tries < 3 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(toasts(page)).toHaveText([/Attempt 1\/3/]);
  await page.clock.fastForward(1_500);
  await expect(toasts(page)).toHaveText([/Attempt 2\/3/]);
  await page.clock.fastForward(2_500);
  await expect(toasts(page)).toHaveText(["Data loaded successfully!"]);
});
