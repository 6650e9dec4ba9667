import type { PublicCuratedList } from "../../src/contract/templeLists";
import { expect, expectAccessible, test } from "../support/browserTest";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor goes from all lists to one, and on to a temple and back", async ({ page }) => {
    await page.goto("/lists", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pilgrimage lists");
    const india = page.getByRole("region", { name: "All India" });
    await india.getByRole("link", { name: "12 Jyotirlingas" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("12 Jyotirlingas");
    const entries = page.getByRole("main").getByRole("listitem");
    await expect(entries).toHaveCount(12);
    await expect(entries.first()).toContainText("1");
    const name = await entries.first().getByRole("link").innerText();
    await entries.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/temple\//);
    const partOf = page.getByRole("region", { name: "Part of" });
    await expect(partOf.getByRole("listitem").filter({ hasText: "12 Jyotirlingas" })).toContainText("No. 1 of 12");
    await partOf.getByRole("link", { name: "12 Jyotirlingas" }).click();
    await expect(entries.first()).toContainText(name);
  });

  test("a list is told to search engines in its order", async ({ page, request }) => {
    const list: PublicCuratedList = await (await request.get("/api/lists/divya-desams")).json();
    await page.goto("/lists/divya-desams", { waitUntil: "commit" });
    const told = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText());
    expect(told).toMatchObject({ "@type": "ItemList", numberOfItems: 108, name: list.name });
    expect(told.itemListElement[0]).toMatchObject({ position: 1, name: list.entries[0]?.name });
    expect(told.itemListElement[0].url).toMatch(/^http.*\/temple\//);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Chola Nadu");
    const celestial = page.getByRole("listitem").filter({ hasText: "Paramapadam" });
    await expect(celestial).toBeVisible();
    await expect(celestial.getByRole("link")).toHaveCount(0);
  });

  for (const [language, name, place] of [
    ["en", "Ardha Badri", "near Joshimath, Uttarakhand"],
    ["hi", "अर्ध बद्री", "जोशीमठ के पास, उत्तराखंड"],
    ["kn", "ಅರ್ಧ ಬದರಿ", "ಜೋಶಿಮಠದ ಬಳಿ, ಉತ್ತರಾಖಂಡ"],
  ] as const) {
    test(`where a place without a temple on file is, is read in ${language}`, async ({ page }) => {
      await page.goto(`/lists/sapta-badri?lang=${language}`, { waitUntil: "commit" });
      const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
      await expect(entry.getByText(place, { exact: true })).not.toHaveAttribute("lang");
    });
  }
});

test("the places of a list are on a map that is asked for", async ({ page }) => {
  await page.goto("/lists/char-dham");
  await page.getByRole("button", { name: "Show map" }).click();
  const marks = page.locator(".map-pin, .map-cluster");
  await expect(marks.first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Show on map/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Badrinath Temple" })).toBeVisible();
});

test("an address that no list has says so", async ({ page, problems }) => {
  problems.allow(/404/);
  const answer = await page.goto("/lists/no-such-list");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such list");
  await page.getByRole("main").getByRole("link", { name: "All lists" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pilgrimage lists");
});

for (const [language, title, list] of [
  ["en", "Pilgrimage lists", "Char Dham"],
  ["hi", "तीर्थ सूचियाँ", "चार धाम"],
  ["kn", "ತೀರ್ಥಕ್ಷೇತ್ರ ಪಟ್ಟಿಗಳು", "ಚಾರ್ ಧಾಮ್"],
] as const) {
  test(`the lists in ${language} keep nobody out, and fit a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, text] of [
      ["/lists", title],
      ["/lists/char-dham", list],
    ] as const) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
}
