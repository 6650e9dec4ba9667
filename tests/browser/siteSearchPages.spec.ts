import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/browserTest";
import { holdBack } from "../support/holdBack";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const results = (page: Page) => page.locator(".results-title");
const search = "**/api/temples/search*";
const atOnce = 240;

/** The numbers of temples of the cards, by their links. */
const listed = (page: Page): Promise<string[]> =>
  page.locator(".results .card-link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

async function ask(page: Page, q: string) {
  await page.getByLabel("Temple, deity or city").fill(q);
  await page.getByRole("button", { name: "Search", exact: true }).click();
}

test("every result of a long list is reached by scrolling to its end, and few hundred are drawn at once", async ({
  page,
  request,
}) => {
  test.slow();
  // what is drawn twice, or twice in the list, would be one too many or too few
  const { total, totalPages } = await (await request.get("/api/temples/search?q=tamil+nadu&size=24")).json();
  expect(totalPages).toBeGreaterThan(12);
  await page.goto("/search?q=tamil+nadu");
  const seen = new Set<string>();
  for (let number = 2; number <= totalPages; number++) {
    for (const address of await listed(page)) seen.add(address);
    await expect(async () => {
      await page.evaluate(() =>
        document.querySelector(".more-results > :last-child")?.scrollIntoView({ block: "center" }),
      );
      await expect(page).toHaveURL(new RegExp(`page=(${number}|${number + 1})\\b`), { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.locator(".results")).toHaveAttribute("aria-busy", "false");
    expect(await cards(page).count()).toBeLessThanOrEqual(atOnce);
    number = Number(new URL(page.url()).searchParams.get("page"));
  }
  await expect(page).toHaveURL(new RegExp(`page=${totalPages}$`));
  await expect
    .poll(async () => {
      for (const address of await listed(page)) seen.add(address);
      return seen.size;
    })
    .toBe(total);
  await expect(page.getByRole("link", { name: "Load more" })).toHaveCount(0);
});

test("a page far down is opened by its address, goes back to earlier results, and Back finds it again", async ({
  page,
}) => {
  // with its fonts: what stands above the list takes its height with them
  await page.goto("/search?q=temple&page=12", { waitUntil: "networkidle" });
  await expect(cards(page)).toHaveCount(atOnce);
  await page.evaluate(async () => void (await document.fonts.ready));
  const third = page.locator(".results .card").first();
  const address = (await third.locator(".card-link").getAttribute("href")) ?? "";
  const place = () =>
    page
      .locator(".results .card")
      .filter({ has: page.locator(`[href="${address}"]`) })
      .boundingBox();
  const earlier = page.getByRole("link", { name: "Show earlier results" });
  await page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" }));
  await earlier.hover(); // a click would scroll the link out from under the bar
  const before = await place();
  await earlier.click();
  await expect(page).toHaveURL(/page=3$/);
  await expect(cards(page)).toHaveCount(72);
  await expect.poll(async () => Math.round(Math.abs(((await place())?.y ?? 0) - (before?.y ?? 0)))).toBeLessThan(4);

  await page.goto("/search?q=temple&page=12");
  const last = page.locator(".results .card").nth(200);
  await last.scrollIntoViewIfNeeded();
  await last.getByRole("link", { name: /View Details/ }).click();
  await expect(page).toHaveURL(/\/temple\//);
  await page.goBack();
  await expect(page.locator(".results .card").nth(200)).toBeInViewport();
});

test("an address beyond the end of its list says so and leads to the last page", async ({ page }) => {
  await page.goto("/search?q=konark&page=900");
  await expect(page.getByText("No temples found")).toHaveCount(0);
  await page.getByRole("link", { name: "Show earlier results" }).click();
  await expect(cards(page).first()).toBeVisible();
});

test("a new search dims the old results, names no number, then shows its own", async ({ page }) => {
  await page.goto("/search?q=konark");
  await expect(results(page)).toHaveText(/^Search Results \(\d+\)$/);
  const answer = await holdBack(page, search);
  await ask(page, "Tirupati");
  await expect(results(page)).toHaveText("Searching…");
  await expect(page.locator(".results.old")).toHaveAttribute("aria-busy", "true");
  await expect(page.locator(".results.old .grid").first()).toHaveCSS("opacity", "0.5");
  answer();
  await expect(results(page)).toHaveText(/^Search Results \(\d+\)$/);
  await expect(page.locator(".results.old")).toHaveCount(0);
  await expect(cards(page).filter({ hasText: "Konark" })).toHaveCount(0);
  await expect(cards(page).filter({ hasText: "Tirumala Venkateswara" })).toHaveCount(1);
});

test("a new search that fails shows why, and none of the results before", async ({ page, problems }) => {
  problems.allow(/temples\/search|status of 500/);
  await page.goto("/search?q=konark");
  await expect(cards(page).first()).toBeVisible();
  await page.route(search, (route) => route.fulfill({ status: 500, json: {} }));
  await ask(page, "Tirupati");
  await expect(page.getByRole("alert")).toContainText("Search failed. Please try again.");
  await expect(cards(page)).toHaveCount(0);
  await expect(results(page)).toHaveText("Search Results");
});

test("without a connection a new search says so at once, and finds when it is back", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/net::ERR_|Failed to load resource/);
  await page.goto("/search?q=konark");
  await context.setOffline(true);
  await ask(page, "Tirupati");
  await expect(page.getByRole("alert")).toContainText("No internet connection.");
  await expect(cards(page)).toHaveCount(0);
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await context.setOffline(false);
  await expect(cards(page).filter({ hasText: "Tirumala Venkateswara" })).toHaveCount(1);
});

test("of searches typed one after the other the last one is shown, however late the first answers", async ({
  page,
}) => {
  await page.goto("/search");
  const waiting: Route[] = [];
  await page.route(/temples\/search.*q=Konark/, (route) => void waiting.push(route));
  await ask(page, "Konark");
  await expect.poll(() => waiting.length).toBe(1);
  await ask(page, "Tirupati");
  await expect(cards(page).filter({ hasText: "Tirumala Venkateswara" })).toHaveCount(1);
  await waiting[0]?.continue().catch(() => undefined); // it was given up
  await ask(page, "Tirupati Andhra");
  await expect(page).toHaveURL(/Andhra/);
  await expect(cards(page).filter({ hasText: "Konark" })).toHaveCount(0);
  await expect(page.getByLabel("Temple, deity or city")).toHaveValue("Tirupati Andhra");
});
