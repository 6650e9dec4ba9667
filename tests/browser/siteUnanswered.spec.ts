import type { Page } from "@playwright/test";
import { expect, test } from "../support/visitorTest";

const main = (page: Page) => page.getByRole("main");
const designs = [
  ["/", "Home"],
  ["/divine", "Divine"],
  ["/classic", "Classic"],
] as const;

/** To a design from another page, so that its data is read by the browser, and down to its end, so that all parts wake. */
async function comeTo(page: Page, path: string) {
  await page.goto("/about");
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page.getByRole("search")).toBeVisible();
}

async function toTheEnd(page: Page) {
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 500));
    const left = await page.evaluate(() => document.body.scrollHeight - window.innerHeight - window.scrollY);
    expect(left).toBeLessThan(4);
  }).toPass({ intervals: [50], timeout: 20_000 });
}

for (const [what, call, said] of [
  ["guidance", "**/api/platform/spiritual-guidance*", "Today's guidance could not be loaded."],
  ["stats", "**/api/platform/stats*", "Unable to load stats"],
  ["nearby", "**/api/temples/nearby*", "Failed to load nearby temples."],
  ["panchang", "**/api/platform/panchang*", "Panchang Data Coming Soon"],
  ["festivals", "**/api/festivals*", /The festivals could not be|festivals/i],
  ["live events", "**/api/events*", "Server error. Please try again later."],
] as const) {
  test(`home: the call for ${what} failing alone is said in its section, the others stand`, async ({
    page,
    problems,
  }) => {
    problems.allow(/500/);
    await page.clock.install();
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await comeTo(page, "/");
    await expect(page.getByRole("region", { name: "Featured Temples" }).getByRole("article")).toHaveCount(6);
    await expect(page.getByText("The cards below are samples.")).toHaveCount(0);
    await toTheEnd(page);
    if (what === "guidance") {
      for (const seconds of [1, 2, 4]) {
        await expect(page.getByText(`Retrying in ${seconds} seconds...`)).toBeVisible();
        await page.clock.runFor(seconds * 1000);
      }
    }
    const notice = main(page).locator(".notice, .stats p, .empty").filter({ hasText: said }).first();
    await expect(notice).toBeVisible();
    await expect(main(page).locator(".skeleton")).toHaveCount(0);
    if (what === "stats") return;
    await page.unroute(call);
    await notice.getByRole("button", { name: "Try Again" }).click();
    await expect(main(page).locator(".notice, .empty").filter({ hasText: said })).toHaveCount(0);
  });
}

test("home: guidance that fails alone is shown once it is asked for again", async ({ page, problems }) => {
  problems.allow(/400/);
  const call = "**/api/platform/spiritual-guidance*";
  await page.route(call, (route) => route.fulfill({ status: 400, json: {} }));
  await comeTo(page, "/");
  await toTheEnd(page);
  const guidance = page.getByRole("region", { name: "Today's Spiritual Guidance" });
  await expect(guidance).toContainText("Today's guidance could not be loaded.");
  await page.unroute(call);
  await guidance.getByRole("button", { name: "Try Again" }).click();
  await expect(guidance.getByRole("listitem").first()).toBeVisible();
});

for (const [path] of designs) {
  test(`${path} without a connection says so and waits for nothing`, async ({ page, context, problems }) => {
    problems.allow(/net::ERR_|Failed to load resource/);
    await page.goto(path);
    await toTheEnd(page); // all of its code is here
    await context.setOffline(true);
    await comeOffline(page, path);
    await expect(page.getByText("No internet connection.").first()).toBeVisible();
    await expect(main(page).locator(".skeleton")).toHaveCount(0);
  });
}

/** As a link that the router follows: the reads of before are forgotten. */
async function comeOffline(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, "", `${to}?again`);
    dispatchEvent(new PopStateEvent("popstate"));
    dispatchEvent(new Event("focus"));
  }, path);
  await page.getByRole("button", { name: "Popular", exact: true }).click();
}

for (const path of [
  "/search?q=shiva",
  "/nearby?lat=12.305&lng=76.655",
  "/festivals",
  "/festivals/diwali",
  "/saved",
  "/temple/tirumala-venkateswara-temple-tirupati",
]) {
  test(`${path} says that the server is gone, and no skeleton waits for it`, async ({ page, problems }) => {
    problems.allow(/ERR_|Failed to load resource|assets/);
    await page.addInitScript(() => localStorage.setItem("savedTemples", "[1,2]"));
    await page.goto("/about");
    const { pathname } = new URL(path, page.url());
    await page.evaluate((to) => {
      const link = document.createElement("a");
      link.href = to;
      document.body.append(link);
      link.focus(); // its code is fetched ahead
      link.remove();
    }, pathname);
    await page.waitForLoadState("networkidle");
    await page.route("**/api/**", (route) => route.abort("connectionrefused"));
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await expect(main(page).getByRole("alert").first()).toBeVisible();
    await expect(main(page).locator(".skeleton")).toHaveCount(0);
  });
}

test("a page whose code cannot be fetched says so in the reader's words", async ({ page, problems }) => {
  problems.allow(/ERR_|Failed to load resource|assets/);
  await page.goto("/about?lang=hi");
  await page.route("**/assets/FestivalsPage*", (route) => route.abort("connectionrefused"));
  await page.evaluate(() => {
    history.pushState(null, "", "/festivals");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(main(page).getByRole("alert")).toContainText("सर्वर");
  await page.unroute("**/assets/FestivalsPage*");
  await main(page).getByRole("alert").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("20");
});
