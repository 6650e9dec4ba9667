import { expect, expectAccessible, test } from "../support/browserTest";

const designs = [
  ["/", "warm", "#fffbf4"],
  ["/divine", "divine", "#15101e"],
  ["/classic", "classic", "#f7f8fa"],
] as const;
const languages = ["en", "hi", "kn"] as const;
const shared = [
  "Featured Temples",
  "Today's Spiritual Guidance",
  "Temples Near You",
  "Explore by Category",
  "Upcoming Festivals",
  "Panchang Calendar",
];

for (const [path, palette] of designs) {
  test(`${path} keeps nobody out in any language, and fits 320 pixels`, async ({ page, context, site }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const language of languages) {
      await context.addCookies([{ name: "lang", value: language, url: site.url }]);
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("data-palette", palette);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
}

for (const [path, palette, colour] of designs) {
  test(`${path}: the first HTML has every section, its colours, and one true address`, async ({ request, site }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<html lang="en" data-palette="${palette}"`);
    expect(html).toContain(`<meta name="theme-color" content="${colour}">`);
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path}">`);
    const titles = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title?.replace("&#x27;", "'"));
    expect(titles).toEqual(expect.arrayContaining(shared));
    expect(html.match(/class="guidance-card"/g)?.length).toBeGreaterThanOrEqual(5);
    expect(html).not.toMatch(/coming soon/i);
  });
}

test("the looks lead to each other, and colours change without a reload", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const looks = page.getByRole("navigation", { name: "Other versions of this page" });
  for (const [name, path, palette] of [
    ["Divine", "/divine", "divine"],
    ["Classic", "/classic", "classic"],
    ["Warm", "/", "warm"],
  ] as const) {
    await looks.getByRole("link", { name }).scrollIntoViewIfNeeded();
    await looks.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator("html")).toHaveAttribute("data-palette", palette);
    await expect(looks.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("divine: the card in the corner opens the way to help", async ({ page }) => {
  await page.goto("/divine");
  const card = page.getByRole("complementary", { name: "Help and answers" });
  await expect(card).toHaveCSS("position", "fixed");
  await expect(card.getByRole("link", { name: "Help pages" })).toBeHidden();
  await card.getByText("Help and answers").click();
  await card.getByRole("link", { name: "Help pages" }).click();
  await expect(page).toHaveURL(/\/help$/);
});

test("divine: its chips fill the box, and the name of a filter asks for that filter", async ({ page }) => {
  await page.goto("/divine");
  const form = page.getByRole("search");
  const box = form.getByLabel("Temple, deity or city");
  for (const chip of ["Shiva Temples", "Vishnu Temples", "Nearby", "Auspicious Days", "Festivals"]) {
    await form.getByRole("link", { name: chip }).click();
    await expect(box).toHaveValue(chip);
  }
  await form.getByRole("button", { name: "Search Temples" }).click();
  await expect(page).toHaveURL(/\/search\?q=Festivals$/);
  const filters = page.getByRole("group", { name: "Category" });
  await expect(filters.getByRole("button", { name: "Festivals" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("divine: temples of a chip's deity are found", async ({ page }) => {
  await page.goto("/divine");
  const form = page.getByRole("search");
  await form.getByRole("link", { name: "Shiva Temples" }).click();
  await form.getByRole("button", { name: "Search Temples" }).click();
  await expect(page).toHaveURL(/\/search\?q=Shiva\+Temples$/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("classic: Your Saved Temples are the featured ones this device saved", async ({ page }) => {
  await page.goto("/classic");
  const saved = page.getByRole("region", { name: "Your Saved Temples" });
  await expect(saved.getByText("No temples found")).toBeVisible();
  await expect(saved.getByRole("link", { name: "Explore All Temples" })).toHaveAttribute("href", "/search");

  const card = page.getByRole("region", { name: "Featured Temples" }).getByRole("article").nth(1);
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("button", { name: "Add to favorites" }).click();
  await expect(saved.getByRole("article")).toHaveCount(1);
  await expect(saved.getByRole("heading", { level: 3 })).toHaveText(name);
  await page.reload();
  await expect(saved.getByRole("heading", { level: 3 })).toHaveText(name);
  await saved.getByRole("button", { name: "Remove from favorites" }).click();
  await expect(saved.getByText("No temples found")).toBeVisible();
});

test("a guidance card leads to the search", async ({ page }) => {
  await page.goto("/");
  const guidance = page.getByRole("region", { name: "Today's Spiritual Guidance" });
  await guidance.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/search$/);
});

test("the Panchang of another city is shown far down the page", async ({ page }) => {
  await page.goto("/");
  const panchang = page.getByRole("region", { name: "Panchang Calendar" });
  await panchang.getByLabel("City").selectOption("Chennai");
  await expect(panchang.getByRole("link", { name: "Full Panchang" })).toHaveAttribute("href", /chennai/);
});

test("another language reaches every part of the page", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Language: English").click();
  await page.getByRole("link", { name: /हिन्दी/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.getByRole("heading", { name: "श्रेणी के अनुसार देखें" })).toBeAttached();
  await expect(page.getByRole("heading", { name: "दिन की शुरुआत दीप से" })).toBeAttached();
});
