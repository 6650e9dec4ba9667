import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { here, near, northBy, placeTemples } from "../support/rajasthan";

const rows = (page: Page) => page.getByRole("article");
const pins = (page: Page) => page.getByRole("region", { name: "Map of the temples in the list" });
const heading = (page: Page, found: string) => page.getByRole("heading", { level: 2, name: found, exact: true });

test.describe("with the place granted", () => {
  test.use({ geolocation: here, permissions: ["geolocation"] });

  test("lists what is around the visitor, who is on the map, and tells the server the place only roughly", async ({
    page,
    apiAs,
  }) => {
    await placeTemples(await apiAs("ADMIN"), [
      { name: "Far", km: 9 },
      { name: "Near", km: 1 },
      { name: "Beyond", km: 12 },
    ]);
    const asked = page.waitForRequest((request) => request.url().includes("/api/temples/nearby?lat=24"));
    await page.goto("/nearby");
    const { searchParams } = new URL((await asked).url());
    expect(Object.fromEntries(searchParams)).toEqual({
      lat: "24.123",
      lng: "70.988",
      distanceKm: "10",
      size: "50",
      sortBy: "distance",
    });
    await expect(heading(page, "2 Temples Found")).toBeVisible();
    await expect(page.getByText("Within 10 km of your location")).toBeVisible();
    await expect(rows(page).getByRole("heading")).toHaveText(["Thar Near", "Thar Far"]);
    await expect(pins(page).getByTitle("You are here")).toBeVisible();
    await expect(pins(page).getByRole("link", { name: "OpenStreetMap" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("a place that is refused leaves Bangalore, and says how to mend it", async ({ page }) => {
  await page.goto("/nearby");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Unable to access your location. Please enable location services.")).toBeVisible();
  await expect(page.getByText("Within 10 km of the centre of Bangalore")).toBeVisible();
  await expect(rows(page).filter({ hasText: "ISKCON Temple Bengaluru" })).toBeVisible();
});

test("a browser that knows no places says so", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "geolocation", { value: undefined }));
  await page.goto("/nearby");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Geolocation is not supported by this browser")).toBeVisible();
});

test("the list is in the first HTML, and its form works without scripts", async ({ openPage, apiAs }) => {
  await placeTemples(await apiAs("ADMIN"), [
    { name: "Cave", km: 2, setting: "Cave" },
    { name: "Hill", km: 3, setting: "Hill" },
  ]);
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(`/nearby?${near}`);
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Cave", "Thar Hill"]);
  await page.getByLabel("Type").selectOption("Hill");
  await page.getByRole("button", { name: "Show temples" }).click();
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Hill"]);
});

test("radius, order, type and deity are in the address, and Back undoes them", async ({ page, apiAs }) => {
  await placeTemples(await apiAs("ADMIN"), [
    { name: "Beta", km: 1, tradition: "Jain", deity: "Rishabhanatha" },
    { name: "Alpha", km: 4, tradition: "Hindu", deity: "Shiva" },
    { name: "Gamma", km: 20, tradition: "Hindu", deity: "Shiva" },
  ]);
  await page.goto(`/nearby?${near}`);
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Beta", "Thar Alpha"]);
  await page.getByLabel("Radius").selectOption("25 km");
  await page.getByLabel("Sort").selectOption("Name");
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Alpha", "Thar Beta", "Thar Gamma"]);
  await page.getByLabel("Type").selectOption("Hindu");
  await page.getByLabel("Deity").fill("Shiva");
  await page.getByLabel("Deity").press("Enter");
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Alpha", "Thar Gamma"]);
  expect(new URL(page.url()).search).toBe(`?radius=25&sort=name&type=Hindu&deity=Shiva&${near}`);
  await page.goBack();
  await page.goBack();
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Alpha", "Thar Beta", "Thar Gamma"]);
  await expect(page.getByLabel("Type")).toHaveValue("");
});

test("a temple of which only the town is known is about so far, an area on the map, and can be left out", async ({
  page,
  openPage,
  apiAs,
}) => {
  const inTown = { latitude: northBy(3), positionPrecision: "place" };
  await placeTemples(await apiAs("ADMIN"), [
    { name: "Known", km: 1.3 },
    { name: "First of town", ...inTown },
    { name: "Second of town", ...inTown },
  ]);
  await page.goto(`/nearby?${near}`);
  const row = (name: string) => rows(page).filter({ hasText: name });
  await expect(row("Thar Known")).toContainText("1.4 km away");
  await expect(row("Thar First of town")).toContainText("about 3 km away");
  await expect(
    row("Thar First of town").getByRole("link", { name: /^Search in Maps: Thar First of town/ }),
  ).toHaveAttribute("href", /maps\/search\/\?api=1&query=Thar%20First%20of%20town%2C%20Jaisalmer%2C%20Rajasthan$/);
  // both are at one point: they are opened as one, and stand apart in their area
  await pins(page).getByRole("button", { name: "2 temples here, zoom in" }).click();
  await expect(pins(page).locator(".map-area")).toHaveCount(1);
  await pins(page).getByRole("button", { name: "Thar First of town, exact spot not on record" }).click();
  await expect(page.getByRole("region", { name: "Thar First of town" }).getByRole("heading")).toBeFocused();
  await pins(page).getByRole("button", { name: "Thar Second of town, exact spot not on record" }).click();
  const panel = page.getByRole("region", { name: "Thar Second of town" });
  await expect(panel.getByText("about 3 km away")).toBeVisible();
  await expect(panel.getByRole("link", { name: "Search in Maps" })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Only exact positions").check();
  await expect(heading(page, "1 Temple Found")).toBeVisible();
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Known"]);
  expect(new URL(page.url()).search).toBe(`?exact=1&${near}`);

  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto(`/nearby?${near}`);
  await plain.getByLabel("Only exact positions").check();
  await plain.getByRole("button", { name: "Show temples" }).click();
  await expect(rows(plain).getByRole("heading")).toHaveText(["Thar Known"]);
});

test("where nothing is found, a wider area is offered", async ({ page, apiAs }) => {
  await placeTemples(await apiAs("ADMIN"), [{ name: "Distant", km: 22 }]);
  await page.goto(`/nearby?${near}`);
  await expect(page.getByText("No temples found in this area")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Search Wider Area" }).click();
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Distant"]);
  await expect(heading(page, "1 Temple Found")).toBeVisible();
  await expect(page.getByLabel("Radius")).toHaveValue("25");
});

test("a list that cannot be had says so and can be asked for again", async ({ page, apiAs, problems }) => {
  await placeTemples(await apiAs("ADMIN"), [{ name: "Late", km: 15 }]);
  problems.allow(/api\/temples\/nearby/);
  await page.goto(`/nearby?${near}`);
  await expect(page.getByText("No temples found in this area")).toBeVisible();
  await page.route("**/api/temples/nearby?*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel("Radius").selectOption("25 km");
  await expect(page.getByRole("alert").filter({ hasText: "Failed to load nearby temples" })).toBeVisible();
  await page.unroute("**/api/temples/nearby?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Late"]);
});

test("a chosen temple is in the middle of the map, with the way there and its page in a new tab", async ({
  page,
  apiAs,
}) => {
  await placeTemples(await apiAs("ADMIN"), [
    { name: "First", km: 2 },
    { name: "Second", km: 4 },
  ]);
  await page.goto(`/nearby?${near}`);
  await expect(pins(page).getByRole("button", { name: "Thar First" })).toBeAttached();
  const closer = page.waitForRequest(/tile\.openstreetmap\.org\/16\//);
  await page.getByRole("button", { name: "Show on map Thar Second" }).press("Enter");
  await closer;
  const panel = page.getByRole("region", { name: "Thar Second" });
  await expect(panel.getByRole("heading")).toBeFocused();
  const [map, pin] = [await pins(page).boundingBox(), await pins(page).getByTitle("Thar Second").boundingBox()];
  expect(Math.abs((map?.x ?? 0) + (map?.width ?? 0) / 2 - (pin?.x ?? 0) - (pin?.width ?? 0) / 2)).toBeLessThan(4);
  await expect(panel.getByRole("link", { name: "Directions" })).toHaveAttribute(
    "href",
    new RegExp(`destination=${northBy(4).toFixed(3)}`),
  );
  await expectAccessible(page);
  const details = panel.getByRole("link", { name: "View Details" });
  await expect(details).toHaveAttribute("href", "/temple/thar-second-jaisalmer");
  await expect(details).toHaveAttribute("target", "_blank");
  const opened = page.waitForEvent("popup");
  await details.click();
  const templePage = await opened;
  await expect(templePage.getByRole("heading", { level: 1 })).toHaveText("Thar Second");
  await templePage.locator("html[data-hydrated]").waitFor();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Show on map Thar Second" })).toBeFocused();
});

test("temples too close to be told apart are one mark, which opens by keyboard", async ({ page, apiAs }) => {
  await placeTemples(await apiAs("ADMIN"), [
    { name: "One", km: 1 },
    { name: "Two", km: 1.1 },
    { name: "Three", km: 1.2 },
  ]);
  await page.goto(`/nearby?${near}`);
  await pins(page).getByRole("button", { name: "3 temples here, zoom in" }).press("Enter");
  await expect(pins(page).getByRole("button", { name: /^Thar / })).toHaveCount(3);
  await pins(page).getByRole("button", { name: "Thar Two" }).press("Enter");
  await expect(page.getByRole("region", { name: "Thar Two" }).getByRole("heading")).toBeFocused();
});

test("without the tiles' server the list and the marks go on", async ({ page, apiAs, problems }) => {
  await placeTemples(await apiAs("ADMIN"), [{ name: "Still here", km: 1 }]);
  problems.allow(/tile\.openstreetmap\.org/);
  await page.route("https://tile.openstreetmap.org/**", (route) => route.abort());
  await page.goto(`/nearby?${near}`);
  await expect(page.getByText("The map images could not be loaded.")).toBeVisible();
  const [map, said] = await Promise.all(
    [".map-box", ".map .notice"].map((part) => page.locator(part).evaluate((box) => box.getBoundingClientRect())),
  );
  expect(map?.top).toBeGreaterThan(said?.bottom ?? 0); // it hides no pin
  await expect(pins(page).getByRole("button", { name: "Thar Still here" })).toBeVisible();
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Still here"]);
});

test("a map whose code cannot be had says so beside a working list", async ({ page, apiAs, problems }) => {
  await placeTemples(await apiAs("ADMIN"), [{ name: "Listed", km: 1 }]);
  problems.allow(/drawMap/);
  await page.route("**/assets/drawMap-*", (route) => route.abort());
  await page.goto(`/nearby?${near}`);
  await expect(page.getByText("The map could not be loaded. The list shows the same temples.")).toBeVisible();
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Listed"]);
});

for (const [language, show] of [
  ["en", "Show map"],
  ["hi", "नक़्शा दिखाएँ"],
  ["kn", "ನಕ್ಷೆ ತೋರಿಸಿ"],
] as const) {
  test(`on a narrow phone the list comes first and the map when asked for (${language})`, async ({ page, apiAs }) => {
    await placeTemples(await apiAs("ADMIN"), [{ name: "Small", km: 1 }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/nearby?${near}&lang=${language}`);
    await expect(rows(page).getByRole("heading")).toHaveText(["Thar Small"]);
    await expect(page.locator(".map-box")).toHaveCount(0);
    await page.getByRole("button", { name: show }).click();
    await expect(page.getByTitle("Thar Small")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });
}
