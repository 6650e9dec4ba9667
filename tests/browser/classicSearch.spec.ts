import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const found = (page: Page, text: string) => page.getByRole("heading", { level: 2, name: text, exact: true });
const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: "Category" }).getByRole("button", { name, exact: true });

test("six labelled samples, found and sorted without a call", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
  });
  await page.goto("/classic-search");
  await expect(found(page, "6 Temples Found")).toBeVisible();
  await expect(page.getByText("Sample list.")).toBeVisible();
  await expect(cards(page).getByText("Sample", { exact: true })).toHaveCount(6);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByLabel("Sort").getByRole("option")).toHaveText([
    "Most Relevant",
    "Highest Rated",
    "Nearest First",
    "Name A-Z",
  ]);

  await page.getByLabel("Sort").selectOption("Name A-Z");
  await expect(cards(page).getByRole("heading").first()).toHaveText("Chamundeshwari Temple");
  for (const name of ["Vishnu", "Devi", "Popular", "Festivals", "Shiva"]) {
    await chip(page, name).click();
    await expect(chip(page, name)).toHaveAttribute("aria-pressed", "true");
  }
  await expect(found(page, "2 Temples Found")).toBeVisible();
  await page.getByLabel("Location").fill("Varanasi");
  await page.getByLabel("Temple, deity or city").fill("kashi");
  await page.getByLabel("Temple, deity or city").press("Enter");
  await expect(found(page, "1 Temple Found")).toBeVisible();
  await expect(page).toHaveURL(/\?q=kashi&location=Varanasi&filter=shiva&sort=name$/);
  await expect(page.getByLabel("Temple, deity or city")).toBeFocused();
  await page.goBack();
  await expect(found(page, "2 Temples Found")).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("");
  expect(calls).toEqual([]);
});

test("waits a second with skeletons, and says when nothing fits", async ({ page }) => {
  await page.clock.install();
  await page.goto("/classic-search");
  await page.getByLabel("Temple, deity or city").fill("zzqq");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.clock.runFor(700);
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.clock.runFor(600);
  await expect(page.getByRole("heading", { name: "No Temples Found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/classic-search$/);
  await page.clock.runFor(1300);
  await expect(found(page, "6 Temples Found")).toBeVisible();
});

test("a list whose code cannot be had says so, and Try Again mends it", async ({ page, problems }) => {
  problems.allow(/matchSamples/);
  await page.goto("/classic-search");
  await page.route("**/assets/matchSamples-*", (route) => route.abort());
  await page.getByLabel("Temple, deity or city").fill("kashi");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Search failed. Please try again.");
  await expect(page.getByLabel("Temple, deity or city")).toHaveValue("kashi");
  await page.unroute("**/assets/matchSamples-*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(found(page, "1 Temple Found")).toBeVisible();
});

test("without scripts the form and the list work", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/classic-search");
  await page.getByLabel("Temple, deity or city").fill("meenakshi");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(cards(page).getByRole("heading")).toHaveText(["Meenakshi Temple"]);
});

test.describe("with the place granted", () => {
  test.use({ geolocation: { latitude: 9.93, longitude: 78.12 }, permissions: ["geolocation"] });

  test("Nearby and Nearest First go by where the visitor is", async ({ page }) => {
    await page.goto("/classic-search");
    await chip(page, "Nearby").click();
    await expect(cards(page).getByRole("heading")).toHaveText(["Meenakshi Temple"]);
    await expect(cards(page).first()).toContainText("km away");
    await chip(page, "All").click();
    await page.getByLabel("Sort").selectOption("Nearest First");
    await expect(cards(page).getByRole("heading").first()).toHaveText("Meenakshi Temple");
    await page.reload();
    await expect(cards(page).getByRole("heading").first()).toHaveText("Meenakshi Temple");
  });
});

for (const [language, title, label] of [
  ["hi", "सरल खोज", "नमूना सूची।"],
  ["kn", "ಸರಳ ಹುಡುಕಾಟ", "ಮಾದರಿ ಪಟ್ಟಿ."],
] as const) {
  test(`speaks the reader's language (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/classic-search?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(label)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });
}
