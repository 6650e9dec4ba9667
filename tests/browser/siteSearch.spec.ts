import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { holdBack } from "../support/holdBack";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const results = (page: Page) => page.getByRole("heading", { name: /^Search Results/ });

for (const spelling of ["Thirupathi", "तिरुपति", "ತಿರುಪತಿ"]) {
  test(`${spelling} finds the temple of Tirupati`, async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(spelling)}`);
    await expect(cards(page).filter({ hasText: "Tirumala Venkateswara" })).toHaveCount(1);
  });
}

test("everything chosen is in the address, and Back brings it back", async ({ page }) => {
  await page.goto("/search");
  for (const [label, options] of [
    ["Type", ["All Types", "Hindu", "Jain", "Buddhist", "Sikh", "Bahá'í"]],
    ["Sort", ["Relevance", "Rating", "Name"]],
  ] as const)
    await expect(page.getByLabel(label).getByRole("option")).toHaveText(options);
  await expect(page.getByRole("group", { name: "Category" }).getByRole("button")).toHaveText([
    "All",
    "Nearby",
    "Popular",
    "Festivals",
    "Auspicious",
    "Use Nearby",
  ]);
  await page.getByLabel("Type").selectOption("Jain");
  await expect(page).toHaveURL(/\?type=Jain$/);
  await expect(results(page)).toHaveText(/^Search Results \(\d\d\)$/); // they are few
  await expect(page.locator(".results")).toHaveAttribute("aria-busy", "false");
  const jain = await results(page).innerText();
  await page.getByLabel("Sort").selectOption("name");
  await expect(page).toHaveURL(/type=Jain&sort=name|sort=name&type=Jain/);
  await page.getByLabel("Advanced search").check();
  await expect(page).toHaveURL(/engine=es/);
  await page.getByRole("group", { name: "Category" }).getByRole("button", { name: "Popular" }).click();
  await expect(page).toHaveURL(/filter=popular/);

  for (const _ of ["popular", "engine", "sort"]) await page.goBack();
  await expect(page).toHaveURL(/\?type=Jain$/);
  await expect(results(page)).toHaveText(jain);
  await expect(page.getByLabel("Sort")).toHaveValue("relevance");

  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByLabel("Type")).toHaveValue("");
});

test("the end of the list loads the next page, and Back from a temple finds the list as it was left", async ({
  page,
}) => {
  await page.goto("/search?q=shiva");
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole("link", { name: "Load more" }).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/page=2/);
  const addresses = await cards(page)
    .getByRole("link", { name: /View Details/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(addresses).size).toBe(48);

  const thirtieth = cards(page).nth(29);
  await thirtieth.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await thirtieth.getByRole("link", { name: /View Details/ }).click();
  await expect(page).toHaveURL(/\/temple\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(cards(page).nth(29)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
});

test("a shared address lists as many pages as its sender saw, and asks for all that was asked", async ({ page }) => {
  await page.goto("/search?q=shiva&page=2");
  await expect(cards(page)).toHaveCount(48);

  await page.goto("/search?q=temple&location=Tamil+Nadu&type=Hindu&deity=Vishnu&filter=popular");
  for (const [label, text] of [
    ["Temple, deity or city", "temple"],
    ["Location", "Tamil Nadu"],
    ["Type", "Hindu"],
    ["Deity", "Vishnu"],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(page.getByRole("button", { name: "Popular" })).toHaveAttribute("aria-pressed", "true");
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(0);
  await expect(cards(page).filter({ hasText: "Tamil Nadu" })).toHaveCount(found);
});

test("in Kannada the chosen type is read whole at every width", async ({ page }) => {
  await page.goto("/search?lang=kn");
  for (const width of [1280, 1000, 961, 360]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 360) await page.getByRole("button", { name: "ಇನ್ನಷ್ಟು ಆಯ್ಕೆಗಳು" }).click();
    const [is, needed] = await page.locator("#search-type").evaluate((select) => {
      const { width: before } = select.getBoundingClientRect();
      select.style.width = "max-content";
      const { width: whole } = select.getBoundingClientRect();
      select.style.width = "";
      return [before, whole];
    });
    expect(is, `${width} pixels`).toBeGreaterThanOrEqual(needed ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("on a phone the words are asked for, results are in sight, and the other choices are in a sheet", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/search?q=shiva&location=Karnataka");
  await expect(cards(page).first()).toBeInViewport();
  await expect(page.getByLabel("Location")).toBeHidden();
  const more = page.getByRole("button", { name: "More choices · 1" });
  await more.press("Enter");
  await expect(page.getByLabel("Location")).toHaveValue("Karnataka");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Location")).toBeHidden();
  await expect(more).toBeFocused();
  await more.press("Enter");
  await page.getByLabel("Location").fill("Kerala");
  await page.getByRole("button", { name: "Show results" }).press("Enter");
  await expect(page).toHaveURL(/location=Kerala/);
  await expect(page.getByLabel("Location")).toBeHidden();
});

test("nothing found says so, and Clear Search begins anew", async ({ page }) => {
  await page.goto("/search");
  const wanted = { "Temple, deity or city": "zzqqxxy", Location: "Madurai", Deity: "Shiva" };
  for (const [label, text] of Object.entries(wanted)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Deity", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/search\?q=zzqqxxy&location=Madurai&deity=Shiva$/);
  await expect(page.getByRole("heading", { name: "No temples found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(page).toHaveURL(/\/search$/);
  for (const label of Object.keys(wanted)) await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  await expect(cards(page)).toHaveCount(24);

  const told = page.waitForRequest("**/api/searches/opened");
  await page.getByLabel("Temple, deity or city").pressSequentially("kedarnath");
  await expect(page.getByRole("option", { name: "Kedarnath Temple Kedarnath" }).locator("mark")).toHaveText(
    "Kedarnath",
  );
  await page.getByRole("option", { name: "Kedarnath Temple Kedarnath" }).click();
  expect((await told).postDataJSON()).toEqual({ q: "zzqqxxy", temple: expect.any(Number) });
});

test("misspelt words are corrected, told, and searched for as typed on request", async ({ page }) => {
  await page.goto("/search?q=kedatnath");
  await expect(cards(page).first()).toContainText("Kedarnath Temple");
  await expect(page.getByText("Showing results for “kedarnath”.")).toBeVisible();
  await page.getByRole("link", { name: "Search instead for “kedatnath”" }).click();
  await expect(page).toHaveURL(/\/search\?q=kedatnath&exact=1$/);
  await expect(page.getByRole("heading", { name: "No temples found" })).toBeVisible();
  await page.getByRole("link", { name: "kedarnath", exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=kedarnath$/);
  await expect(cards(page).first()).toContainText("Kedarnath Temple");
  const told = page.waitForRequest("**/api/searches/opened");
  await cards(page).first().getByRole("link").first().click();
  expect((await told).postDataJSON()).toMatchObject({ q: "kedatnath" });

  await page.goto("/search?q=kedatnath&exact=1");
  await page.getByLabel("Temple, deity or city").fill("goldentemple");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=goldentemple$/);
  await expect(page.getByText("Showing results for “golden temple”.")).toBeVisible();
});

test("a festival that is named leads to its page, and its temples are listed", async ({ page }) => {
  await page.goto("/search?q=onam");
  await expect(cards(page).first()).toContainText("Kerala");
  await expect(page.getByText("No temple matches all of these words")).toHaveCount(0);
  await page.getByRole("link", { name: "Onam: when it is and how it is kept" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Onam");
});

test("what is closed for the season is not passed off as open now", async ({ page }) => {
  await page.goto("/search?q=kedarnath open now");
  await expect(page.getByRole("main")).toContainText("None of these temples is known to be open at that time");
  await expect(cards(page).first()).toContainText("Kedarnath Temple");
});

test("of a temple that is named and whose hours are not on record this is said, in three languages", async ({
  page,
}) => {
  for (const [language, said] of [
    ["en", "The hours of the temple you ask for are not on record"],
    ["hi", "जिस मंदिर के बारे में आपने पूछा, उसका समय दर्ज नहीं है"],
    ["kn", "ನೀವು ಕೇಳಿದ ದೇವಾಲಯದ ಸಮಯ ದಾಖಲಾಗಿಲ್ಲ"],
  ]) {
    await page.goto(`/search?q=tirupati temple open on sunday&lang=${language}`);
    await expect(page.getByRole("main")).toContainText(said ?? "");
    await expect(cards(page).first()).toContainText(/Tirumala|तिरुमला|ತಿರುಮಲ/);
  }
});

test("a question about the day leads to its Panchang", async ({ page }) => {
  await page.goto("/search?q=आज का राहु काल&lang=hi");
  await page.getByRole("link", { name: "आज का पंचांग" }).click();
  await expect(page).toHaveURL(/\/panchang/);
});

for (const [language, told] of [
  ["en", "These temples are within 30 km of Kochi."],
  ["hi", "ये मंदिर कोच्चि से 30 किमी के भीतर हैं।"],
  ["kn", "ಈ ದೇವಾಲಯಗಳು ಇಲ್ಲಿಂದ 30 ಕಿ.ಮೀ. ಒಳಗಿವೆ: ಕೊಚ್ಚಿ."],
] as const)
  test(`a town without temples is answered by those around it, told in ${language}`, async ({ page }) => {
    await page.goto(`/search?q=Cochin&lang=${language}`);
    await expect(page.getByText(told)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });

test("suggestions for misspelt words say what they are for", async ({ page }) => {
  await page.goto("/search");
  await page.getByLabel("Temple, deity or city").pressSequentially("kedatnath");
  await expect(page.getByRole("option").first()).toContainText("Kedarnath Temple");
  await expect(page.getByText("Showing results for “kedarnath”.")).toBeVisible();
});

for (const [language, told, instead] of [
  ["hi", "“kedarnath” के परिणाम दिखाए जा रहे हैं।", "इसके बजाय “kedatnath” खोजें"],
  ["kn", "“kedarnath” ಹುಡುಕಾಟದ ಫಲಿತಾಂಶಗಳು.", "ಬದಲಿಗೆ “kedatnath” ಹುಡುಕಿ"],
] as const)
  test(`a correction is told in ${language}`, async ({ page }) => {
    await page.goto(`/search?q=kedatnath&lang=${language}`);
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByRole("link", { name: instead })).toBeVisible();
  });

test("a failed search says so, keeps what was typed, and Try Again mends it", async ({ page, problems }) => {
  problems.allow(/temples\/search|status of 500/);
  await page.goto("/search");
  await page.route("**/api/temples/search*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel("Temple, deity or city").fill("Konark");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Search failed. Please try again.");
  await expect(page.getByLabel("Temple, deity or city")).toHaveValue("Konark");
  await page.unroute("**/api/temples/search*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(cards(page).filter({ hasText: "Konark" }).first()).toBeVisible();
});

test("nearness without a place is explained", async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("button", { name: "Use Nearby" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Unable to access your location." })).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
  await page.goto("/search?filter=nearby");
  await expect(page.getByText("this page needs your approximate location")).toBeVisible();
});

test("a place without a temple on record is told as a place, with the way to add one", async ({ page }) => {
  await page.goto("/search?q=Bhutan");
  await expect(page.getByRole("heading", { name: "No temples found" })).toBeVisible();
  await expect(page.getByRole("list", { name: "How the search was understood" })).toContainText("Place");
  await expect(page.getByRole("main").getByRole("link", { name: "Add Temple" })).toHaveAttribute("href", "/add-temple");
  await expectAccessible(page);
});

test.describe("with a place granted", () => {
  test.use({ geolocation: { latitude: 12.9716, longitude: 77.5946 }, permissions: ["geolocation"] });
  test.beforeEach(({ context, site }) => context.addCookies([{ name: "lang", value: "en", url: site.url }]));

  test("Use Nearby lists what is within 15 km, and says when that cannot be read", async ({ page, problems }) => {
    problems.allow(/temples\/nearby|status of 500/);
    await page.goto("/search");
    await page.route("**/api/temples/nearby*", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    const asked = page.waitForRequest("**/api/temples/nearby*");
    await page.getByRole("button", { name: "Use Nearby" }).click();
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
      lat: "12.972",
      lng: "77.595",
      distanceKm: "15",
      size: "24",
    });
    await expect(page.getByRole("alert")).toContainText("Failed to load nearby temples.");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(cards(page).first()).toContainText("km away");
    await page.reload(); // the browser knows the answer already, so nobody is asked again
    await expect(cards(page).first()).toContainText("km away");
  });

  for (const [typed, left] of [
    ["nearest temple", ""],
    ["ಹತ್ತಿರದ ದೇವಸ್ಥಾನ", ""],
    ["krishna temple near me", "krishna temple"],
  ] as const)
    test(`"${typed}" asks for the place, and lists what is near`, async ({ page }) => {
      await page.goto(`/search?q=${encodeURIComponent(typed)}`);
      const asks = page.getByRole("status").filter({ hasText: "this page needs your approximate location" });
      await asks.getByRole("button", { name: "Use Nearby" }).click();
      await expect(cards(page).first()).toContainText("km away");
      await expect(page.getByLabel("Temple, deity or city")).toHaveValue(left);
      await expect(asks).toHaveCount(0);
    });

  test("Boost results near me sends the place, unticking it does not", async ({ page }) => {
    await page.goto("/search?q=temple");
    const asked = page.waitForRequest((request) => request.url().includes("boost=location"));
    await page.getByLabel("Boost results near me").check();
    expect(new URL((await asked).url()).searchParams.get("lat")).toBe("12.972");
    const askedAgain = page.waitForRequest("**/api/temples/search?*boost=location*");
    await page.reload();
    expect(new URL((await askedAgain).url()).searchParams.get("lat")).toBe("12.972");
    await page.getByLabel("Boost results near me").uncheck();
    await expect(page).toHaveURL(/\/search\?q=temple$/);
  });
});

test("an open page keeps the list while the next one is on its way", async ({ page }) => {
  await page.goto("/search?q=shiva");
  const answer = await holdBack(page, "**/api/temples/search*");
  await page.getByLabel("Sort").selectOption("name");
  await expect(page.locator(".results")).toHaveAttribute("aria-busy", "true");
  await expect(cards(page)).toHaveCount(24);
  answer();
  await expect(page.locator(".results")).toHaveAttribute("aria-busy", "false");
});
