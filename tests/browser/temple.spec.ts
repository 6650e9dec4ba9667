import type { Page } from "@playwright/test";
import { inMs } from "../support/clock";
import { addReviews, addTemple, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const everyDay = (from: string, to: string) =>
  Object.fromEntries(["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, [{ from, to }]]));

/** A temple with all that its page can show. */
const full = {
  nameHi: "कमल मंदिर",
  nameKn: "ಕಮಲ ದೇವಾಲಯ",
  deity: "Shiva",
  tradition: "Hindu",
  setting: "Hill",
  address: "1 Temple Street",
  pincode: "570001",
  latitude: 12.3052,
  longitude: 76.6552,
  phone: "+91 821 000 0000 / 98450 12345, 6",
  website: "https://shrine.example.org/",
  timings: "6 am to 8:30 pm",
  openingHours: everyDay("06:00", "20:30"),
  pujari: "Raghava Bhat",
  significance: "The lamp here has burnt for centuries.",
  specialities: ["Deepotsava", "Abhisheka"],
  bestTime: "October to March",
  dressCode: "Dhoti or sari",
  amenities: ["Parking", "Prasada"],
  description: "A shrine on a hill.",
  history: "Built by a queen.",
  poojaDetails: [
    { name: "Rudrabhisheka", charges: 1250, description: "At dawn", times: ["06:00", "18:30"], days: ["sat"] },
    { name: "Archana", charges: null, description: null },
    { name: "Deepa", charges: 0, description: null },
  ],
};

const facts = (page: Page) => page.getByRole("complementary", { name: "Temple Information" });
const noon = "2026-11-21T06:30:00Z"; // a Saturday

test("what a search engine is told of a temple ends with a whole letter", async ({ page, apiAs }) => {
  const api = await apiAs("ADMIN");
  const long = `ಶ್ರೀ${"ಲಕ್ಷ್ಮೀನರಸಿಂಹಸ್ವಾಮಿ".repeat(3)}`;
  for (const before of ["ಕ", "ಕರ ", "ಕರ ಮ"]) {
    const description = `${before}ಈ ಗುಡಿಯಲ್ಲಿ ಶನಿವಾರ ವಿಶೇಷ ಪೂಜೆ ನಡೆಯುತ್ತದೆ. ಅದು ${long}${long}`;
    const { slug } = await addTemple(api, { description });
    const html = await (await page.request.get(`/temple/${slug}`)).text();
    const [cut = "", ...others] = [
      ...html.matchAll(/(?:name|property)="(?:og:|twitter:)?description" content="([^"]*)…"/g),
    ].map(([, content = ""]) => content);
    expect(others).toEqual([cut, cut]);
    expect(cut.length).toBeLessThan(150);
    expect(cut.length).toBeGreaterThan(130);
    expect(description.startsWith(cut)).toBe(true);
    expect(cut).not.toMatch(/\u0ccd$/);
    expect(description.slice(cut.length)).not.toMatch(/^\p{M}/u);
  }
});

test("the page says all that is on record of a temple", async ({ page, apiAs }) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { ...full, image: "https://upload.wikimedia.org/shrine.jpg" });
  await addReviews(api, temple.id, [5, 4]);
  await page.goto(`/temple/${temple.slug}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(temple.name);
  const picture = main.locator(".temple-picture").getByRole("img", { name: temple.name });
  await expect(picture).toHaveJSProperty("naturalWidth", 1); // the pixel that stands in for all pictures
  await expect(main.locator(".temple-title")).toContainText("Shiva · Hindu");
  await expect(main.locator(".temple-title")).toContainText("Mysuru, Karnataka");
  await expect(main.getByText("Verified Temple")).toHaveCSS("color", "rgb(31, 122, 77)"); // the green of what is good
  await expect(main.getByRole("link", { name: "Directions", exact: true })).toHaveAttribute(
    "href",
    /destination=12\.3052,76\.6552|destination=12\.3052%2C76\.6552/,
  );
  for (const [term, value] of [
    ["Rating", "4.5"],
    ["Rating", "2 reviews"],
    ["Timings", "6 am to 8:30 pm"],
    ["Pujari", "Raghava Bhat"],
    ["Significance", full.significance],
    ["Specialities", "Deepotsava"],
    ["Best time to visit", "October to March"],
    ["Dress code", "Dhoti or sari"],
    ["Amenities", "Parking"],
    ["Address", "1 Temple Street, Mysuru, Karnataka, 570001"],
    ["Phone", "+91 821 000 0000"],
    ["Website", "shrine.example.org"],
  ] as const) {
    const row = facts(page)
      .locator("dl > div")
      .filter({ has: page.locator("dt", { hasText: term }) });
    await expect(row.locator("dd"), term).toContainText(value);
  }
  // each number of several is called by itself
  await expect(facts(page).locator("a[href^='tel:']")).toHaveText(["+91 821 000 0000", "98450 12345"]);
  await expect(facts(page).getByRole("link", { name: "98450 12345" })).toHaveAttribute("href", "tel:9845012345");
  await expect(facts(page).getByText("+91 821 000 0000 / 98450 12345, 6")).toBeVisible();
  const about = page.getByRole("region", { name: "About the Temple" });
  await expect(about).toContainText("A shrine on a hill.");
  await expect(about).toContainText("Built by a queen.");
  const poojas = about.getByRole("listitem");
  await expect(poojas.nth(0)).toContainText(/Rudrabhisheka\s*Saturday\s*At dawn\s*₹1,250/);
  await expect(poojas.nth(1)).toHaveText(/^Archana$/);
  await expect(about.getByText("Where no charge is shown, please ask at the temple.")).toHaveCount(1);
  await expect(poojas.nth(2)).toContainText(/Deepa\s*No charge/);
});

test("a temple of which little is known leaves out what is not", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"), { isVerified: false });
  await page.goto(`/temple/${temple.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(temple.name);
  const main = page.getByRole("main");
  await expect(main.getByText("Timings are not known yet.")).toBeVisible();
  await expect(main.getByText("There is no description of this temple yet.")).toBeVisible();
  const missing = "Timings · History · Poojas · Getting there · Phone · Temple Photos";
  await expect(main.getByText(`We are still looking for: ${missing}`)).toBeVisible();
  await expect(main.getByText("No photos available yet")).toBeVisible();
  await expect(main.getByText("No reviews yet.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Directions", exact: true })).toHaveCount(0);
  await expect(main.getByText("Show distance from me")).toHaveCount(0);
  await expect(main.getByText("Verified Temple")).toHaveCount(0);
  await expect(facts(page).locator("dt")).toHaveText(["Rating", "Address"]);
});

for (const [at, says] of [
  [noon, "Open now, until 8:30 pm"],
  ["2026-11-20T23:30:00Z", "Closed now, opens at 6:00 am"],
  ["2026-11-21T16:00:00Z", "Closed now, opens tomorrow at 6:00 am"],
] as const) {
  test(`at ${at} it says "${says}", by the clock in India`, async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"), full);
    await page.clock.setFixedTime(new Date(at));
    await page.goto(`/temple/${temple.id}`);
    const hero = page.locator(".temple-title");
    await expect(hero.getByText(says)).toBeVisible();
    const next = hero.getByText("Next today: Rudrabhisheka, 6:30 pm");
    if (at === noon) await expect(next).toBeVisible();
    else await expect(next).toHaveCount(0);
  });
}

test("in Hindi the hours are said as people there say them", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"), full);
  await page.clock.setFixedTime(new Date(noon));
  await page.goto(`/temple/${temple.id}?lang=hi`);
  await expect(page.getByText("अभी खुला है, रात 8:30 तक")).toBeVisible();
  await expect(page.getByRole("table", { name: "सप्ताह का समय" })).toContainText("सुबह 6:00 से रात 8:30 तक");
});

test("the week's hours stand together where they are the same, closed days said", async ({ page, apiAs }) => {
  const hours = { ...everyDay("05:30", "12:00"), sun: [], mon: [{ from: "00:00", to: "24:00" }] };
  const temple = await addTemple(await apiAs("ADMIN"), { openingHours: hours });
  await page.goto(`/temple/${temple.id}`);
  const rows = facts(page).getByRole("table", { name: "Weekly hours" }).getByRole("row");
  await expect(rows).toHaveText([
    /Monday\s*Day and night/,
    /Tuesday – Saturday\s*5:30\sam to 12:00\spm/,
    /Sunday\s*Closed/,
  ]);
});

test.describe("sharing", () => {
  test("copies the page's address where there is no share sheet", async ({ page, context, apiAs, site }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.goto(`/temple/${temple.id}?lang=en`);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied to clipboard" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/temple/${temple.slug}`);
  });

  test("opens the device's own sheet where there is one, and turning it away is no failure", async ({
    page,
    apiAs,
  }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await page.addInitScript(() => {
      const share = async (what: ShareData) => {
        document.body.dataset.shared = what.url ?? "";
        throw new DOMException("no", "AbortError");
      };
      Object.defineProperty(navigator, "share", { value: share });
    });
    await page.goto(`/temple/${temple.id}`);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.locator("body")).toHaveAttribute("data-shared", new RegExp(`/temple/${temple.slug}$`));
    await expect(page.locator(".toast")).toHaveCount(0);
  });

  test("says the address where even copying is forbidden", async ({ page, apiAs, site }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.goto(`/temple/${temple.id}`);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.locator(".toast")).toContainText(`${site.url}/temple/${temple.slug}`);
  });
});

test.describe("how far it is", () => {
  test("is told once the visitor asks and the device answers", async ({ page, context, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"), { latitude: 25.31012, longitude: 83.01 });
    await page.goto(`/temple/${temple.id}`);
    const ask = page.getByRole("button", { name: "Show distance from me" });
    await expect(ask).toBeVisible();
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 25.40012, longitude: 83.01 });
    await ask.click();
    await expect(page.locator(".temple-title .distance")).toHaveText("10 km away");
  });

  test("a device that does not answer is told of, and can be asked again", async ({ page, context, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"), { latitude: 12.3052, longitude: 76.6552 });
    await context.clearPermissions();
    await page.goto(`/temple/${temple.id}`);
    await page.getByRole("button", { name: "Show distance from me" }).click();
    await expect(page.locator(".toast")).toContainText("Unable to access your location");
    await expect(page.getByRole("button", { name: "Show distance from me" })).toBeEnabled();
  });
});

test("festivals of its deity and the temples near it lead on", async ({ page, apiAs }) => {
  const api = await apiAs("ADMIN");
  const place = { latitude: 9.12034, longitude: 93.01056 }; // far from every other temple
  const near = await addTemple(api, { ...place, latitude: 9.13034 });
  const temple = await addTemple(api, { ...place, deity: "Shiva", tradition: "Hindu" });
  await page.goto(`/temple/${temple.id}`);
  const festivals = page.getByRole("region", { name: "Days of its deity in the calendar" });
  await expect(festivals.getByRole("listitem").first()).toBeVisible();
  const around = page.getByRole("region", { name: "Temples near this one" });
  await expect(around.getByRole("article")).toHaveCount(1);
  // the map comes when it is asked for, with the temple itself standing out
  await around.getByRole("button", { name: "Show map" }).click();
  const map = page.getByRole("region", { name: "Map of the temples in the list" });
  await expect(map.locator(".map-pin.selected")).toHaveAttribute("aria-label", temple.name);
  await map.getByRole("button", { name: near.name }).press("Enter");
  await expect(page.locator(".map-panel").getByRole("heading", { name: near.name })).toBeFocused();
  await around.getByRole("button", { name: "Hide map" }).click();
  await expect(map).toHaveCount(0);
  await around
    .getByRole("link", { name: `View Details: ${near.name}` })
    .or(around.getByRole("link").last())
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(near.name);
  await page.goBack();
  await page.getByRole("region", { name: "Days of its deity in the calendar" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/festivals\/[a-z-]+/);
});

test("saving is kept on the device", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await page.goto(`/temple/${temple.id}`);
  await page.getByRole("button", { name: "Add to favorites" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove from favorites" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("savedTemples"))).toBe(`[${temple.id}]`);
});

for (const [tradition, type] of [
  ["Hindu", "HinduTemple"],
  ["Buddhist", "BuddhistTemple"],
  ["Jain", "PlaceOfWorship"],
] as const) {
  test(`search engines read a ${tradition} temple as a ${type}`, async ({ request, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api, { ...full, tradition });
    if (tradition === "Hindu") await addReviews(api, temple.id, [4]);
    const html = await (await request.get(`/temple/${temple.slug}`)).text();
    const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
    expect(data).toMatchObject({
      "@type": type,
      name: temple.name,
      geo: { latitude: 12.3052, longitude: 76.6552 },
      openingHoursSpecification: [{ opens: "06:00", closes: "20:30" }],
    });
    if (tradition === "Hindu") expect(data.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 1 });
    else expect(data.aggregateRating).toBeUndefined();
  });
}

test("the head names the page in the reader's language, its description cut at 150 characters", async ({
  request,
  apiAs,
}) => {
  const image = "https://upload.wikimedia.org/shrine.jpg";
  const temple = await addTemple(await apiAs("ADMIN"), { ...full, description: "A long tale. ".repeat(40), image });
  const html = await (await request.get(`/temple/${temple.slug}?lang=hi`)).text();
  expect(html).toContain('<html lang="hi"');
  expect(html).toMatch(/<title>कमल मंदिर, /);
  expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length).toBeLessThanOrEqual(150);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/temple/${temple.slug}\\?lang=hi">`));
  expect(html).toContain(`<meta property="og:image" content="${image}">`);
});

test("with scripts off the whole page is read", async ({ openPage, apiAs }) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, full);
  await addReviews(api, temple.id, [5]);
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(`/temple/${temple.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(temple.name);
  await expect(facts(page)).toContainText("Raghava Bhat");
  await expect(page.getByText("Visit number 1, worth 5.")).toBeVisible();
  await expect(page.locator("#add-review noscript")).toBeVisible();
  await expect(page.locator('button[type="button"]').filter({ visible: true })).toHaveCount(0);
});

test("on paper stands what one takes along, without what one presses", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"), full);
  await page.goto(`/temple/${temple.id}`);
  await page.emulateMedia({ media: "print" });
  await expect(facts(page).getByText("6 am to 8:30 pm")).toBeVisible();
  await expect(page.getByRole("heading", { name: "About the Temple" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeHidden();
  await expect(page.locator(".open-now")).toBeHidden(); // true only at the moment it was printed
  await expect(page.getByRole("heading", { name: "Add Your Review" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Recent Reviews" })).toBeHidden(); // there is none
  await expect(page.getByRole("navigation").first()).toBeHidden();
});

test("an unknown temple says so, and is no page for search engines", async ({ page, problems }) => {
  problems.allow(/404/);
  const answer = await page.goto("/temple/no-such-temple-anywhere");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No temple found.");
  await page.getByRole("main").getByRole("link", { name: "Explore temples" }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test("a temple that cannot be had says so, and is asked for again", async ({ page, apiAs, problems }) => {
  const temple = await addTemple(await apiAs("ADMIN"), { latitude: 8.01, longitude: 93.5 });
  problems.allow(/api\/temples/);
  await page.goto("/nearby?lat=8.01&lng=93.5");
  await page.route(`**/api/temples/${temple.slug}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page
    .getByRole("link", { name: new RegExp(temple.name) })
    .first()
    .click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to load temple details." })).toBeVisible();
  await page.unroute(`**/api/temples/${temple.slug}`);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(temple.name);
});

test("half an answer is a failure and not half a page", async ({ page, apiAs, problems }) => {
  const temple = await addTemple(await apiAs("ADMIN"), { latitude: 8.51, longitude: 93.5 });
  problems.allow(/api\/temples/);
  await page.goto("/nearby?lat=8.51&lng=93.5");
  await page.route(`**/api/temples/${temple.slug}`, (route) =>
    route.fulfill({ contentType: "application/json", body: '{"id": 1, "name": "Half' }),
  );
  await page
    .getByRole("link", { name: new RegExp(temple.name) })
    .first()
    .click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to load temple details." })).toBeVisible();
});

test("HTML that was read long ago comes alive as it stands, then what it shows is read again", async ({
  page,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, full);
  await addReviews(api, temple.id, [5]);
  await page.clock.setFixedTime(inMs(3_600_000));
  const again = page.waitForRequest(`**/api/temples/${temple.id}/reviews?*`);
  await page.goto(`/temple/${temple.slug}`);
  await again;
  await expect(page.getByText("Visit number 1, worth 5.")).toBeVisible();
});

test("while a temple is on its way its place is held", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"), { latitude: 7.51, longitude: 93.5 });
  await page.goto("/nearby?lat=7.51&lng=93.5");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/temples/${temple.slug}`, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole("link", { name: new RegExp(temple.name) })
    .first()
    .click();
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  const bars = page.getByRole("status", { name: "Loading" }).locator(".bar");
  const widths = await bars.evaluateAll((all) => all.map((bar) => Math.round(bar.clientWidth)));
  expect(widths).toHaveLength(4);
  for (const width of widths) expect(width).toBeGreaterThan(100);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(temple.name);
});

for (const [language, title] of [
  ["en", "Temple Information"],
  ["hi", "मंदिर"],
  ["kn", "ದೇವ"],
] as const) {
  test(`the page in ${language} keeps nobody out, and fits 320 pixels`, async ({ page, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api, full);
    await addReviews(api, temple.id, [5, 3]);
    await page.clock.setFixedTime(new Date(noon));
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/temple/${temple.slug}?lang=${language}`);
    await expect(page.getByRole("main")).toContainText(title);
    await page.locator("#add-review").scrollIntoViewIfNeeded();
    await expect(page.locator("#add-review form")).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, 320);
  });
}
