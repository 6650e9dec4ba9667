import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";
import { cutOffWords, setLetters } from "../support/cutOffWords";
import { kindsOfDay } from "../support/kindsOfDay";
import { startSite } from "../support/siteServer";

const years = [2026, 2027, 2028];
const languages = ["en", "hi", "kn"];

/** What reaches beyond a phone or is cut off there, at both widths and both sizes of letters. */
async function misfits(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const letters of ["100%", "200%"]) {
      await setLetters(page, letters);
      const told = `${where}, ${width} px, letters ${letters}`;
      const reaches = await page.evaluate(() => document.documentElement.scrollWidth);
      if (reaches !== width) found.push(`${told}: reaches to ${reaches} px`);
      for (const words of await cutOffWords(page)) found.push(`${told}: “${words}” is cut off`);
    }
  }
  return found;
}

const drawn = (page: Page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible();

for (const language of languages) {
  test(`the Panchang of every kind of day fits a phone in ${language}`, async ({ page, request }) => {
    test.slow();
    const found: string[] = [];
    for (const date of await kindsOfDay(request, years, 3)) {
      await page.goto(`/panchang/delhi/${date}?lang=${language}`);
      await drawn(page);
      found.push(...(await misfits(page, date)));
    }
    expect(found).toEqual([]);
  });
}

test("the festivals of three years fit a phone in every language", async ({ page }) => {
  test.slow();
  const found: string[] = [];
  for (const language of languages) {
    for (const year of years) {
      await page.goto(`/festivals?year=${year}&lang=${language}`);
      await drawn(page);
      found.push(...(await misfits(page, `${year} in ${language}`)));
    }
  }
  expect(found).toEqual([]);
});

test("home fits a phone on days of every kind", async ({ request, browser }) => {
  test.setTimeout(600_000); // each day has a server of its own
  const found: string[] = [];
  for (const date of await kindsOfDay(request, years, 1)) {
    const noon = `${date}T06:30:00Z`;
    const site = await startSite({ DEMO_CLOCK: noon });
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.clock.setFixedTime(noon);
    for (const language of languages) {
      await page.goto(`/?lang=${language}`);
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      found.push(...(await misfits(page, `${date} in ${language}`)));
    }
    await context.close();
    await site.stop();
  }
  expect(found).toEqual([]);
});
