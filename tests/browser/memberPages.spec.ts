import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";
import { testNow } from "../support/clock";

const memberPaths = ["/profile", "/settings", "/add-temple", "/book", "/live/schedule", "/shop", "/pandit"];
/** Those that read something before they can be used. */
const readingPaths = ["/profile", "/settings", "/live/schedule", "/shop", "/pandit"];

const retries = (page: Page) => page.getByRole("main").getByRole("button", { name: "Try Again" });
const waits = (page: Page) =>
  page
    .getByRole("main")
    .getByText(/^Loading/)
    .filter({ visible: true });

/** A token that says what ours say, and that the server never gave. */
const foreignToken = (payload: object) =>
  [{ alg: "HS256" }, payload, {}].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");

for (const path of readingPaths) {
  test(`${path} says what could not be read, and reads it at another try`, async ({ page, signInAs, problems }) => {
    problems.allow(/500|503/);
    await signInAs("ADMIN");
    await page.route("**/api/**", (route) => route.fulfill({ status: 500, json: { code: "server" } }));
    await page.goto(path);
    await expect(retries(page).first()).toBeVisible();
    await expect(waits(page)).toHaveCount(0);
    await page.unroute("**/api/**");
    await expect(async () => {
      if (await retries(page).count()) await retries(page).first().click({ timeout: 1000 });
      await expect(retries(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(waits(page)).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  });
}

for (const call of ["donations", "bookings", "orders", "users/me/contributions"]) {
  test(`the profile is whole but for one list when ${call} cannot be read`, async ({ page, signInAs, problems }) => {
    problems.allow(/500/);
    await signInAs("ADMIN");
    await page.route(new RegExp(`/api/${call}(\\?|$)`), (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/profile");
    await expect(page.getByRole("heading", { name: "About you" })).toBeVisible();
    await expect(retries(page)).toHaveCount(1);
    await expect(waits(page)).toHaveCount(0);
  });
}

test("a spent token leads to the login, and from there back", async ({ page }) => {
  const tokens = [
    foreignToken({ sub: "1", role: "ADMIN", name: "Nobody", exp: 4_000_000_000 }),
    foreignToken({ role: "ADMIN" }),
  ];
  for (const token of tokens) {
    for (const path of readingPaths) {
      await page.goto("/healthz");
      await page.evaluate((value) => localStorage.setItem("token", value), token);
      await page.goto(path);
      await expect(page).toHaveURL(`/login?to=${encodeURIComponent(path)}`);
      await expect(page.getByRole("status").filter({ hasText: "Please log in to continue." })).toBeVisible();
    }
  }
});

test("so does one that runs out while the page is open", async ({ page }) => {
  await page.route("**/api/**", (route) => route.fulfill({ json: { items: [], total: 0, page: 1, totalPages: 1 } }));
  await page.clock.install();
  await page.goto("/healthz");
  const exp = Math.round(testNow().getTime() / 1000) + 3600;
  await page.evaluate((value) => localStorage.setItem("token", value), foreignToken({ sub: "1", role: "ADMIN", exp }));
  await page.goto("/pandit");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await page.clock.fastForward("01:01:00");
  await expect(page).toHaveURL("/login?to=%2Fpandit");
});

test("without a connection each part says so, and comes by itself when there is one again", async ({
  page,
  signInAs,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInAs("ADMIN");
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", {
      get: () => Reflect.get(window, "isBack") === true,
    });
  });
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await page.goto("/pandit");
  const said = page.getByText("No internet connection. Please check your network and try again.");
  await expect(said).toHaveCount(3);
  await expect(waits(page)).toHaveCount(0);
  await page.unroute("**/api/**");
  await page.evaluate(() => {
    Reflect.set(window, "isBack", true);
    dispatchEvent(new Event("online"));
  });
  await expect(said).toHaveCount(0);
  await expect(retries(page)).toHaveCount(0);
});

test("nobody's own pages ask to log in first", async ({ page }) => {
  for (const path of memberPaths) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?to=${encodeURIComponent(path)}`);
  }
});
