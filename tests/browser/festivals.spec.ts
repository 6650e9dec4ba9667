import type { APIRequestContext, Page } from "@playwright/test";
import { addDays, civilDateOf } from "../../src/domain/dates";
import { festivalsOfYear } from "../../src/domain/festivals/engine";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import { expect, expectAccessible, test } from "../support/browserTest";
import { readFeed } from "../support/calendarFeed";
import { testNow } from "../support/clock";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const row = (page: Page, name: string | RegExp) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name }) });
const kinds = (page: Page) => page.getByRole("navigation", { name: "Kind" });
const thisYear = Number(civilDateOf(testNow().getTime()).slice(0, 4));
const nextYear = thisYear + 1;

/** The days a festival falls on by its rule. */
const computed = (id: string, years: readonly number[]) => {
  const almanac = createAlmanac();
  return years.flatMap((year) =>
    festivalsOfYear(almanac, year)
      .filter(({ festival }) => festival === id)
      .map(({ date }) => date),
  );
};
/** "Friday, 29 October 2027" */
const written = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" })
    .format(new Date(date))
    .replace(/^(\w+) /, "$1, ");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a year is read whole, and turned by links and a form", async ({ page }) => {
    const answer = await page.goto("/festivals?year=2025", { waitUntil: "commit" });
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Hindu festivals 2025: dates, meaning, regional names/);
    await expect(title(page)).toHaveText("Festivals of 2025");
    await expect(row(page, "Ganesh Chaturthi")).toContainText("27 August – 6 September 2025");
    await expect(row(page, /^Navratri/)).toContainText("22 September – 1 October 2025");
    await expect(row(page, /^Diwali/)).toContainText("Monday, 20 October 2025");
    await kinds(page).getByRole("link", { name: "Vows" }).click();
    await expect(row(page, /^Devutthana Ekadashi$/)).toContainText("Saturday, 1 November 2025");
    await page.getByLabel("Region").selectOption("Kerala");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page).toHaveURL(/\/festivals\?year=2025&type=VRAT&region=Kerala$/);
  });

  test("a festival is read whole: its days, meaning, temples and what search engines are told", async ({ page }) => {
    await page.goto("/festivals/diwali", { waitUntil: "commit" });
    await expect(page).toHaveTitle(/^Diwali \(Lakshmi Puja\) \d{4}: date and meaning/);
    await expect(page.getByRole("region", { name: "Meaning" })).toContainText("The festival of lamps");
    await expect(
      page.getByRole("region", { name: "Temples of its deities" }).getByRole("article").first(),
    ).toBeVisible();
    const told = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText());
    const days = computed("diwali", [thisYear, nextYear]);
    expect(told["@graph"].slice(0, 2)).toMatchObject(
      days.map((date) => ({ "@type": "Event", name: "Diwali (Lakshmi Puja)", startDate: date, endDate: date })),
    );
    const address = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(address).toMatch(/^http.*\/festivals\/diwali$/);
    expect(told["@graph"][0].url).toBe(address);
  });
});

for (const [language, list, diwali, meaning] of [
  ["en", "Festivals of 2025", "Diwali (Lakshmi Puja)", "Meaning"],
  ["hi", "2025 के त्योहार", "दीपावली (लक्ष्मी पूजा)", "महत्व"],
  ["kn", "2025ರ ಹಬ್ಬಗಳು", "ದೀಪಾವಳಿ (ಲಕ್ಷ್ಮೀ ಪೂಜೆ)", "ಮಹತ್ವ"],
] as const) {
  test(`both pages in ${language} keep nobody out, and fit 320 pixels`, async ({ page, context, site }) => {
    await context.addCookies([{ name: "lang", value: language, url: site.url }]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/festivals?year=2025");
    await expect(title(page)).toHaveText(list);
    await expect(page).toHaveTitle(/2025/);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await row(page, diwali).getByRole("link").click();
    await expect(title(page)).toHaveText(diwali);
    await expect(page.getByRole("heading", { level: 2, name: meaning })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("kinds and regions narrow the year, and what nothing fits is said", async ({ page }) => {
  await page.goto("/festivals?year=2025");
  await kinds(page).getByRole("link", { name: "Regional" }).click();
  await expect(page).toHaveURL(/\?year=2025&type=REGIONAL$/);
  await expect(kinds(page).getByRole("link", { name: "Regional" })).toHaveAttribute("aria-current", "true");
  await expect(row(page, /^Chhath/)).toBeVisible();
  await expect(row(page, /^Diwali/)).toHaveCount(0);
  await page.getByLabel("Region").selectOption("Kerala");
  await expect(page).toHaveURL(/\?year=2025&type=REGIONAL&region=Kerala$/);
  await expect(row(page, /^Chhath/)).toHaveCount(0);
  await expect(row(page, /^Onam/)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Region")).toHaveValue("");
  await expect(row(page, /^Chhath/)).toBeVisible();

  await page.goto("/festivals?year=2025&type=REGIONAL&region=Atlantis");
  await expect(page.getByText("No festivals match these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL(/\/festivals\?year=2025$/);
  await expect(row(page, /^Diwali/)).toBeVisible();
});

test("from year to year, and by month; a year that cannot be is this one", async ({ page }) => {
  await page.goto("/festivals?year=2024");
  await page.getByRole("link", { name: "Next year, 2025" }).click();
  await expect(title(page)).toHaveText("Festivals of 2025");
  await expect(row(page, /^Diwali/)).toContainText("Monday, 20 October 2025");
  await page.getByRole("navigation", { name: "Months" }).getByRole("link", { name: "Oct" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "October 2025" })).toBeInViewport();
  await page.goto("/festivals?year=2100");
  await expect(title(page)).toHaveText("Festivals of 2100");
  await expect(page.getByRole("link", { name: /^Next year/ })).toHaveCount(0);
  await page.goto("/festivals?year=9999");
  await expect(title(page)).toHaveText(`Festivals of ${thisYear}`);
});

test("this year opens at today: what is over is folded, and a month of it is unfolded by its link", async ({
  page,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const today = civilDateOf(testNow().getTime());
  await page.goto("/festivals?type=MAJOR");
  const { festivals } = await (await api.get(`/api/festivals?year=${thisYear}&type=MAJOR`)).json();
  const isOver = ({ date, endDate }: { date: string; endDate: string | null }) => (endDate ?? date) < today;
  const over = festivals.filter(isOver);
  const shown = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(shown).toHaveCount(festivals.length - over.length);
  // nothing is over on the first of January
  if (over.length === 0) return;
  await page.getByRole("navigation", { name: "Months" }).getByRole("link").first().click();
  await expect(page.getByText(`${over.length} festivals of ${thisYear} are over`)).toBeVisible();
  await expect(shown).toHaveCount(festivals.length);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeInViewport();
});

test("a festival's days of this year and the coming ones lead to their panchang", async ({ page }) => {
  await page.goto("/festivals/maha-shivaratri");
  const dates = page.getByRole("region", { name: "This year and the following ones" }).getByRole("link");
  const years = [0, 1, 2, 3, 4].map((ahead) => thisYear + ahead);
  const days = computed("maha-shivaratri", years);
  expect(days).toHaveLength(5);
  await expect(dates).toHaveText(days.map(written));
  await dates.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`/panchang/delhi/${days[1]}$`));
  await page
    .getByRole("region", { name: "Festivals and vows" })
    .getByRole("link", { name: /^Maha Shivaratri/ })
    .click();
  await expect(page).toHaveURL(/\/festivals\/maha-shivaratri$/);
});

test("temples of its deities are shown, and one of them is opened", async ({ page }) => {
  await page.goto("/festivals/maha-shivaratri");
  const temples = page.getByRole("region", { name: "Temples of its deities" }).getByRole("article");
  await expect(temples).toHaveCount(12);
  await expect(temples.first()).toContainText("Shiva");
  const name = await temples.first().getByRole("heading").innerText();
  await temples
    .first()
    .getByRole("link", { name: /View Details/ })
    .click();
  await expect(title(page)).toHaveText(name);
});

test.describe("in the phone's calendar", () => {
  const feedAt = async (page: Page, request: APIRequestContext, label: string) => {
    const address =
      (await page.getByRole("main").getByRole("link", { name: label, exact: true }).getAttribute("href")) ?? "";
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    return { address, ...readFeed(await answer.body()) };
  };
  const main = (page: Page) => page.getByRole("region", { name: "In your phone’s calendar" });

  test("a festival's own feed has its days, in the language of the page", async ({ page, request, context, site }) => {
    await page.goto("/festivals/diwali");
    const { address, name, events } = await feedAt(page, request, "Add to calendar");
    expect(address).toBe("/calendar/diwali.ics?lang=en");
    expect(name).toBe("Diwali (Lakshmi Puja)");
    const [next] = computed("diwali", [nextYear]);
    const event = events.find(({ from }) => from === next);
    expect(event).toMatchObject({
      summary: "Diwali (Lakshmi Puja)",
      until: addDays(next ?? "", 1),
      uid: `diwali-${next}@localhost`,
      url: `${site.url}/festivals/diwali`,
    });
    await context.addCookies([{ name: "lang", value: "kn", url: site.url }]);
    await page.reload();
    const kannada = await feedAt(page, request, "ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸಿ");
    expect(kannada.name).toBe("ದೀಪಾವಳಿ (ಲಕ್ಷ್ಮೀ ಪೂಜೆ)");
    expect(kannada.events.map(({ from }) => from)).toEqual(events.map(({ from }) => from));
  });

  test("the feed of all festivals has the days of the list, the vows left out", async ({ page, request }) => {
    await page.goto(`/festivals?year=${nextYear}`);
    await expect(main(page)).toBeVisible();
    const { events } = await feedAt(page, request, "Festivals");
    const listed = await page
      .locator(".festival-row time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
    const fed = events.map(({ from }) => from).filter((date) => date.startsWith(`${nextYear}-`));
    expect(listed.length).toBeGreaterThan(40);
    expect(fed).toEqual(listed);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events.filter(({ summary }) => /Ekadashi$/.test(summary) && !/^Vaikuntha/.test(summary))).toEqual([]);
  });

  test("the feed of Ekadashi has each by its own name", async ({ page, request }) => {
    await page.goto(`/festivals?year=${nextYear}&type=VRAT`);
    const { events } = await feedAt(page, request, "Ekadashi");
    const days = computed("ekadashi", [nextYear]);
    const own = events.filter(({ from }) => from.startsWith(`${nextYear}-`));
    expect(own.map(({ from }) => from)).toEqual(days);
    expect(days.length).toBeGreaterThanOrEqual(23);
    for (const { from, summary } of own.slice(0, 4)) {
      expect(summary).toMatch(/^\S.* Ekadashi$/);
      await expect(row(page, summary).first()).toContainText(written(from));
    }
  });
});

test("an unknown festival is missing, says so, and leads to all", async ({ page, problems }) => {
  problems.allow(/404/);
  const answer = await page.goto("/festivals/no-such-festival");
  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText("No festival found.");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "All festivals" }).click();
  await expect(title(page)).toHaveText(`Festivals of ${thisYear}`);
});

test.describe("a server that fails", () => {
  test.beforeEach(({ problems }) => problems.allow(/api\/festivals|status of 500/));

  test("is said on the list, whose feeds stand, and Try Again mends it", async ({ page }) => {
    await page.goto("/festivals?year=2024");
    await page.route("**/api/festivals?*", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("link", { name: "Next year, 2025" }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to load festivals");
    await expect(page.getByRole("link", { name: "Ekadashi", exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/festivals?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(row(page, /^Diwali/)).toContainText("Monday, 20 October 2025");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("is said in the search and on the home page, whose other parts stand", async ({ page }) => {
    await page.goto("/about");
    await page.route(/\/api\/festivals\?/, (route) => route.fulfill({ status: 500, json: {} }));
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Festivals", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to load festivals");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await main.getByRole("link", { name: "Home", exact: true }).click();
    const home = page.getByRole("region", { name: "Upcoming Festivals" });
    await expect(home.getByRole("alert")).toContainText("Failed to load festivals");
    await page.unroute(/\/api\/festivals\?/);
    const mended = home.getByRole("heading", { level: 3, name: "Navratri" });
    // a part of the page that is drawn later may have asked again already
    await expect(async () => {
      const again = home.getByRole("button", { name: "Try Again" });
      if (await again.count()) await again.click({ timeout: 1000 });
      await expect(mended).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(home.getByRole("alert")).toHaveCount(0);
  });

  test("is said on a festival's page, and Try Again mends it", async ({ page }) => {
    await page.goto("/festivals?year=2025");
    await page.route("**/api/festivals/onam?*", (route) => route.fulfill({ status: 500, json: {} }));
    await row(page, /^Onam/).getByRole("link").click();
    await expect(page.getByRole("alert")).toContainText("Failed to load the festival.");
    await page.unroute("**/api/festivals/onam?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(title(page)).toHaveText(/^Onam/);
  });
});

test.describe("in the search", () => {
  const cards = (page: Page) => page.getByRole("main").getByRole("article");

  test("temples of coming festivals stand below a strip of them, each of which leads to its page", async ({
    page,
    request,
  }) => {
    const today = civilDateOf(testNow().getTime());
    const { festivals } = await (
      await request.get(`/api/festivals?from=${today}&to=${addDays(today, 30)}&lang=en`)
    ).json();
    await page.goto("/search?filter=festivals");
    const strip = page.getByRole("region", { name: "Festivals in the next 30 days" }).getByRole("listitem");
    const names = festivals.map(({ name }: { name: string }) => name);
    expect(names.length).toBeGreaterThan(0);
    await expect(strip.locator("b", { hasText: /\p{L}/u })).toHaveText(names);
    await expect(cards(page).first()).toBeVisible();
    await strip.first().getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/festivals/${festivals[0].slug}$`));
    await expect(title(page)).toHaveText(names[0]);
  });

  test("a month without a festival says so", async ({ page }) => {
    await page.route(/\/api\/festivals\?/, (route) =>
      route.fulfill({ json: { festivals: [], total: 0, from: "", to: "", regions: [] } }),
    );
    await page.goto("/search");
    await page.getByRole("group", { name: "Category" }).getByRole("button", { name: "Festivals" }).click();
    await expect(page.getByText("No festivals in the next 30 days.")).toBeVisible();
  });

  test("temples whose day it is carry the mark, all of them", async ({ page }) => {
    await page.goto("/search?filter=auspicious");
    await expect(cards(page)).toHaveCount(24);
    await expect(cards(page).filter({ hasText: "Auspicious Today" })).toHaveCount(24);
    await expect(page.getByText("Auspicious Today").first()).toHaveCSS("color", "rgb(194, 80, 10)"); // saffron
  });

  test("the navigation's Festivals leads there", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Festivals", exact: true }).click();
    await expect(page).toHaveURL(/\/search\?filter=festivals$/);
    await expect(page.getByRole("region", { name: "Festivals in the next 30 days" })).toBeVisible();
  });
});

test("a date that an admin chose is shown with its note, in the list and on its panchang", async ({ page, apiAs }) => {
  const api = await apiAs("FESTIVAL_ADMIN");
  const found: { id: number; slug: string }[] = await (await api.get("/api/admin/festivals?search=diwali")).json();
  const { id } = found.find(({ slug }) => slug === "diwali") ?? { id: 0 };
  const dates = `/api/admin/festivals/${id}/dates/2094`; // a year that no other test looks at
  const [day = ""] = computed("diwali", [2094]);
  const moved = addDays(day, 1);
  expect((await api.put(dates, { data: { date: moved, note: "As the gazette says." } })).status()).toBe(200);

  await page.goto("/festivals?year=2094");
  await expect(row(page, /^Diwali/)).toContainText(written(moved));
  await expect(row(page, /^Diwali/)).toContainText("As the gazette says.");
  await page.goto(`/panchang/delhi/${moved}`);
  const kept = page.getByRole("region", { name: "Festivals and vows" });
  await expect(kept.getByRole("link", { name: /^Diwali/ })).toBeVisible();
  await expect(kept).toContainText("As the gazette says.");

  expect((await api.delete(dates)).status()).toBe(200);
  await page.goto("/festivals?year=2094");
  await expect(row(page, /^Diwali/)).toContainText(written(day));
});
