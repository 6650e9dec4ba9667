import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { placeTemples } from "../support/rajasthan";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const map = (page: Page) => page.getByRole("region", { name: "Map of the temples in the list" });
const tiles = "https://tile.openstreetmap.org/**";

/** The search for the temples of this file alone, whose names begin with Thar. */
async function openSearch(page: Page) {
  await page.goto("/search?q=Thar&location=Jaisalmer");
  await page.getByRole("button", { name: "Show map" }).click();
  await expect(map(page)).toBeVisible();
}

test.describe("beside the search", () => {
  test.beforeEach(async ({ apiAs }) => {
    await placeTemples(await apiAs("ADMIN"), [
      { name: "Lone", km: 2 },
      { name: "Twin", km: 8 },
      { name: "Double", km: 8.01 },
    ]);
  });

  test("close temples are one mark, which the keyboard opens, and each leads to its panel", async ({ page }) => {
    await openSearch(page);
    await expect(map(page).getByRole("button", { name: "Thar Lone" })).toBeVisible();
    await expect(map(page).getByRole("button", { name: "Thar Twin" })).toHaveCount(0);
    const cluster = map(page).getByRole("button", { name: "2 temples here, zoom in" });
    await expect(cluster).toHaveText("2");
    await cluster.press("Enter");
    await map(page).getByRole("button", { name: "Thar Twin" }).press("Enter");
    const panel = page.getByRole("region", { name: "Thar Twin" });
    await expect(panel.getByRole("heading")).toBeFocused();
    await expect(panel.getByRole("link", { name: "Directions" })).toHaveAttribute("href", /destination=24\.195/);
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toHaveCount(0);
    await expectAccessible(page);
  });

  test("the number of a cluster stands in its middle", async ({ page }) => {
    await openSearch(page);
    const cluster = map(page).getByRole("button", { name: "2 temples here, zoom in" });
    const [outer, inner] = await Promise.all([cluster.boundingBox(), cluster.locator("b").boundingBox()]);
    const middle = (box: typeof outer) => [
      Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2),
      Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2),
    ];
    const [x = 0, y = 0] = middle(outer);
    const [innerX = 0, innerY = 0] = middle(inner);
    expect(Math.hypot(x - innerX, y - innerY)).toBeLessThan(4);
  });

  test("the list chooses on the map, two cards stand beside each other, and the choice to see it is kept", async ({
    page,
  }) => {
    await openSearch(page);
    await page.getByRole("button", { name: "Show on map Thar Lone" }).click();
    await expect(page.getByRole("region", { name: "Thar Lone" }).getByRole("heading")).toBeFocused();
    const [first, second] = await Promise.all([cards(page).nth(0).boundingBox(), cards(page).nth(1).boundingBox()]);
    expect(first?.y).toBe(second?.y);
    await page.reload();
    await expect(map(page)).toBeVisible();
    await page.getByRole("button", { name: "Hide map" }).click();
    await expect(map(page)).toHaveCount(0);
  });

  test("without tiles the map says so and the list goes on working", async ({ page, problems }) => {
    problems.allow(/tile\.openstreetmap\.org|ERR_FAILED/);
    await page.route(tiles, (route) => route.abort());
    await openSearch(page);
    await expect(page.getByText("The map images could not be loaded.")).toBeVisible();
    await expect(map(page).getByRole("button", { name: "Thar Lone" })).toBeVisible();
    await page.getByLabel("Sort").selectOption("name");
    await expect(cards(page).getByRole("heading")).toHaveText(["Thar Double", "Thar Lone", "Thar Twin"]);
  });
});

test("the home page's map comes when it is near, with the temples of its list", async ({ page, problems }) => {
  await page.goto("/");
  const near = page.getByRole("region", { name: "Temples Near You" });
  await expect(map(page)).toHaveCount(0);
  await near.scrollIntoViewIfNeeded();
  await near.locator(".home-map").scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
  await map(page).locator(".map-pin").first().press("Enter");
  await expect(page.locator(".map-panel").getByRole("heading")).toBeFocused();

  // the notice takes from the map's height, from no mark
  problems.allow(/tile\.openstreetmap\.org|ERR_FAILED/);
  await page.route(tiles, (route) => route.abort());
  await page.reload();
  await near.locator(".home-map").scrollIntoViewIfNeeded();
  await expect(page.getByText("The map images could not be loaded.")).toBeVisible();
  const shown = await map(page).boundingBox();
  for (const mark of await map(page).locator(".map-pin").all())
    expect((await mark.boundingBox())?.y).toBeGreaterThan(shown?.y ?? Number.POSITIVE_INFINITY);
});
