import { expect, expectAccessible, test } from "../support/browserTest";
import { expectToFit } from "../support/visitorTest";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor goes from all states to a district, a temple and back up, and narrows a search by links", async ({
    page,
  }) => {
    const title = page.getByRole("heading", { level: 1 });
    await page.goto("/temples", { waitUntil: "commit" });
    await page.getByRole("region", { name: "By state" }).getByRole("link", { name: "Karnataka" }).click();
    await expect(title).toHaveText("Temples in Karnataka");
    const told = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText());
    expect(told).toMatchObject({ "@type": "CollectionPage", mainEntity: { "@type": "ItemList" } });
    expect(told.breadcrumb.itemListElement[0].item).toMatch(/^http.*\/temples$/);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/temples/karnataka?page=2");
    await page.getByRole("region", { name: "Districts" }).getByRole("link", { name: "Udupi" }).click();
    await expect(title).toHaveText("Temples in Udupi district");
    await expect(page.getByText(/temples are on record in Udupi district\./)).toBeVisible();
    const towns = page.getByRole("region", { name: "Towns" }).getByRole("listitem");
    await expect(towns.filter({ hasText: "Udupi" }), "the town of this name is this page").toHaveText(/^Udupi/);
    await expect(towns.getByRole("link", { name: "Udupi" })).toHaveCount(0);
    await page.getByRole("article").getByRole("link", { name: "View Details: Udupi Sri Krishna Matha" }).click();
    await page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Udupi" }).click();
    await expect(title).toHaveText("Temples in Udupi district");

    await page.goto("/temples/karnataka/mysore", { waitUntil: "commit" });
    await expect(page).toHaveURL("/temples/karnataka/mysuru");
    await page.goto("/deities/ganapati", { waitUntil: "commit" });
    await expect(title).toHaveText("Temples of Ganesha");

    await page.goto("/search?q=shiva", { waitUntil: "commit" });
    const narrow = page.getByRole("complementary", { name: "Narrow the results" });
    const district = narrow.getByRole("link", { name: /^Thanjavur/ });
    const [, count] = (await district.innerText()).split(/\s+/);
    await district.click();
    await expect(page.locator(".results-title")).toHaveText(`Search Results (${count})`);
    const meaning = page.getByRole("list", { name: "How the search was understood" });
    await meaning.getByRole("link", { name: /Thanjavur/ }).click();
    await expect(page).toHaveURL("/search?q=shiva");
  });
});

test("a list that is named leads to it, what was understood is removed, a section is gone to", async ({ page }) => {
  await page.goto("/search?q=12+jyotirlinga+in+maharashtra");
  await expect(page.locator(".results-title")).toHaveText("Search Results (3)");
  const meaning = page.getByRole("list", { name: "How the search was understood" });
  await expectAccessible(page);
  await meaning.getByRole("link", { name: /Place.*maharashtra/ }).click();
  await expect(page.locator(".results-title")).toHaveText("Search Results (12)");
  await page.getByRole("link", { name: "12 Jyotirlingas: the whole list in its order" }).click();
  await expect(page).toHaveURL("/lists/jyotirlingas");

  await page.goto("/search?q=kedarnath+timings");
  await page.getByRole("link", { name: "Timings of Kedarnath Temple" }).click();
  await expect(page).toHaveURL(/\/temple\/kedarnath.*#timings$/);
  await expect(page.locator("#timings")).toBeInViewport();
});

test("what lies between two places is told in the reader's language, and removed", async ({ page, context, site }) => {
  await context.addCookies([{ name: "lang", value: "hi", url: site.url }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/search?q=vishnu+temples+between+bangalore+and+mysore");
  const meaning = page.locator(".meaning");
  const between = meaning.getByRole("link", { name: "रास्ते में बेंगलुरु – मैसूरु" });
  await expect(between).toBeVisible();
  await expectToFit(page, 360);
  await expectAccessible(page);
  await between.click();
  await expect(page).toHaveURL("/search?q=vishnu+temples");
  await expect(between).toHaveCount(0);
});

test("the frame of the map is searched, and opened again by its address", async ({ page }) => {
  await page.goto("/search?q=shiva&location=madurai");
  const title = page.locator(".results-title");
  await expect(title).toHaveText(/^Search Results \(/);
  const before = await title.innerText();
  await page.getByRole("button", { name: "Show map" }).click();
  await page.getByRole("button", { name: "Zoom out" }).click();
  const answered = page.waitForResponse(/\/api\/temples\/search\?.*box=/);
  await page.getByRole("button", { name: "Search this area" }).click();
  await expect(page).toHaveURL(/box=/);
  await answered;
  await expect(title).toHaveText(/^Search Results \(/);
  const found = await title.innerText();
  await page.reload();
  await expect(title).toHaveText(found);
  await page.getByRole("link", { name: /Area of the map/ }).click();
  await expect(title).toHaveText(before);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("filters are a sheet, the box suggests pages, and every page fits", async ({ page }) => {
    await page.goto("/search?q=shiva");
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    const sheet = page.getByRole("complementary", { name: "Narrow the results" });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("link", { name: /^Devi/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/search?q=shiva&deity=devi");
    await page.getByRole("combobox", { name: "Temple, deity or city" }).fill("karna");
    await page.getByRole("option", { name: /Karnataka.*Temples of the state/ }).click();
    await expect(page).toHaveURL("/temples/karnataka");
    for (const address of ["/temples", "/temples/karnataka", "/deities/shiva", "/search?q=12+jyotirlinga"]) {
      await page.goto(address);
      await expectToFit(page, 320);
      await expectAccessible(page);
    }
  });
});

test("the address of a temple among those of places leads to its page", async ({ playwright, site }) => {
  const plain = await playwright.request.newContext({ baseURL: site.url, maxRedirects: 0 });
  const answer = await plain.get("/temples/kedarnath-temple-kedarnath");
  expect([answer.status(), answer.headers().location]).toEqual([301, "/temple/kedarnath-temple-kedarnath"]);
  await plain.dispose();
});

test("an address that has no temples says so", async ({ page, problems }) => {
  problems.allow(/404/);
  const answer = await page.goto("/temples/karnataka/nowhere");
  expect(answer?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "All states and deities" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Temples by state and deity");
});
