import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { holdBack } from "../support/holdBack";

const day = (page: Page) => page.getByRole("heading", { level: 1 });
const limbs = (page: Page) => page.getByRole("region", { name: "The five limbs" });
const parts = (page: Page) => page.getByRole("region", { name: "Parts of the day" });
const part = (page: Page, name: string) => parts(page).getByRole("row").filter({ hasText: name });
/** What a part says, once it is drawn. */
async function wordsOf(drawn: Locator): Promise<string> {
  await expect(drawn).not.toHaveText("", { useInnerText: true });
  return drawn.innerText();
}
const calendar = (page: Page) => page.getByRole("table", { name: /\d{4}$/ });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a day is read whole: limbs, dial, parts, festivals, the month, the method", async ({ page }) => {
    const answer = await page.goto("/panchang/delhi/2022-01-24", { waitUntil: "commit" });
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(/Panchang for Delhi, 24 January 2022/);
    await expect(day(page)).toHaveText("Monday, 24 January 2022");
    await expect(limbs(page)).toContainText(/Krishna Shashthi until 8:4[1-5] AM/);
    await expect(limbs(page)).toContainText(/Hasta \(pada 4\) until 11:1[3-7] AM/);
    await expect(limbs(page)).toContainText(/Sukarma until 11:1[0-4] AM/);
    await expect(limbs(page)).toContainText(/Vanija until 8:4[1-5] AM.*then Vishti until 8:(1[789]|2[01]) PM/);
    await expect(
      page.getByRole("img", { name: "The day as an arc from sunrise 7:13 AM to sunset 5:54 PM" }),
    ).toBeVisible();
    await expect(part(page, "Rahu Kalam")).toContainText(/8:3[2-4] AM – 9:5[2-4] AM/);
    await expect(part(page, "Yamaganda")).toContainText(/11:1[2-4] AM – 12:3[2-4] PM/);
    await expect(part(page, "Abhijit")).toContainText(/12:1[2-4] PM – 12:5[4-6] PM/);
    await expect(calendar(page).getByRole("link")).toHaveCount(31);
    await expect(page.getByText(/true Lahiri ayanamsa; sunrise is the upper limb.*\(Delhi\)/)).toBeVisible();
    await expect(part(page, "Varjyam")).toContainText(/[AP]M – /);
    await expect(page.getByRole("heading", { name: "Eclipses of 2022 at Delhi" })).toBeVisible();
    await page.locator("summary", { hasText: "Choghadiya" }).click();
    await expect(page.getByRole("table", { name: "By night" }).first().getByRole("row")).toHaveCount(9);
  });

  test("the days before and after, another day and another place are links and forms", async ({ page }) => {
    await page.goto("/panchang/delhi/2022-01-24", { waitUntil: "commit" });
    await page.getByRole("link", { name: /^Next day/ }).click();
    await expect(day(page)).toHaveText("Tuesday, 25 January 2022");
    await page.getByRole("textbox", { name: "Date" }).fill("2026-11-08");
    await page.getByRole("navigation", { name: "Date" }).getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\/panchang\/delhi\/2026-11-08$/);
    await page.getByLabel("Another place").fill("Udipi");
    await page.getByRole("main").getByRole("button", { name: "Show" }).last().click();
    await expect(page).toHaveURL(/\/panchang\/udupi$/);
  });
});

test("on a Wednesday there is no abhijit, in the dial's legend and in the table", async ({ page }) => {
  await page.goto("/panchang/delhi/2022-01-26");
  await expect(part(page, "Abhijit")).toContainText("None today");
  await expect(page.getByRole("figure").getByRole("listitem").filter({ hasText: "Abhijit" })).toContainText(
    "None today",
  );
});

test("the button that reminds of a festival stands apart from its name, with times between them or none", async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/panchang/delhi/2026-11-27");
    const festivals = page.locator(".day-festivals > li");
    await expect(festivals).toHaveCount(2);
    const gaps = await festivals.evaluateAll((rows) =>
      rows.map((row) => {
        const [name, button] = [row.querySelector("a"), row.querySelector("button")];
        return (button?.getBoundingClientRect().top ?? 0) - (name?.getBoundingClientRect().bottom ?? 0);
      }),
    );
    expect(Math.min(...gaps), `gaps at ${width} px`).toBeGreaterThanOrEqual(4);
  }
});

test("a lost tithi is named with both its neighbours, and a Moon that does not rise is said", async ({ page }) => {
  await page.goto("/panchang/delhi/2029-08-10");
  await expect(limbs(page)).toContainText(
    /Amavasya until 7:26 AM.*then Shukla Pratipada until 5:12 AM \(11 Aug\).*then Shukla Dwitiya/,
  );
  await expect(limbs(page)).toContainText("Shukla Pratipada begins and ends between two sunrises");
  await page.goto("/panchang/delhi/2020-09-17");
  await expect(page.getByRole("main")).toContainText("No moonrise");
});

test("a browser far away shows the times and marks the moment of India", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2022-01-24T06:50:00Z"));
  await page.goto("/panchang/delhi/2022-01-24");
  expect(await page.evaluate(() => new Date().getHours())).toBe(22);
  await expect(part(page, "Abhijit")).toContainText("now");
  await expect(part(page, "Abhijit")).toContainText(/12:1[2-4] PM – 12:5[4-6] PM/);
  await expect(part(page, "Rahu Kalam")).not.toContainText("now");
  await expect(page.getByText("Now 12:20 PM", { exact: true })).toBeAttached();
});

test("who plans by the day finds parana, who keeps which date, the strength of a star, and a clock of 24 hours", async ({
  page,
}) => {
  const kept = page.getByRole("region", { name: "Festivals and vows" });
  await page.goto("/panchang/delhi/2026-11-05");
  await expect(kept).toContainText(/Parana \(breaking the fast\)\s*6:3\d AM \(6 Nov\) – 8:4\d AM/);
  await page.getByLabel("24 hours").check();
  await expect(kept).toContainText(/06:3\d \(6 Nov\) – 08:4\d/);

  const birth = page.getByRole("region", { name: "For your birth star" });
  await birth.getByLabel("Birth star (nakshatra)").selectOption("Rohini");
  await birth.getByLabel("Birth sign (Moon’s rashi)").selectOption("Vrishabha (Taurus)");
  await expect(birth.getByRole("definition").first()).toContainText(/ until .*(Good|Avoid|Neutral)/);

  await page.goto("/panchang/delhi/2024-10-31");
  await expect(kept).toContainText(/Others keep on this day:\s*Diwali/);
  await expect(kept.getByRole("listitem").filter({ hasText: "this almanac’s date" })).toContainText("1 November 2024");
  await expect(kept).toContainText("23:39 –");
  await expect(birth.getByLabel("Birth star (nakshatra)")).toHaveValue("4");

  await page.goto("/panchang/delhi/2026-03-03");
  await expect(page.getByRole("region", { name: "Eclipses", exact: true })).toContainText(
    /Total lunar eclipse.*Sutak/s,
  );
  await expectAccessible(page);
});

test("from day to day by the arrows, by the date, and back to today", async ({ page }) => {
  await page.goto("/panchang/mumbai/2026-11-08");
  await page.getByRole("link", { name: /^Previous day, 7 Nov/ }).click();
  await expect(day(page)).toHaveText("Saturday, 7 November 2026");
  await page.getByRole("link", { name: /^Next day/ }).click();
  await expect(day(page)).toHaveText("Sunday, 8 November 2026");
  await page.getByRole("link", { name: /^Next day/ }).click();
  await expect(day(page)).toHaveText("Monday, 9 November 2026");
  await page.getByRole("textbox", { name: "Date" }).fill("2030-03-05");
  await expect(day(page)).toHaveText("Tuesday, 5 March 2030");
  await expect(page).toHaveURL(/\/panchang\/mumbai\/2030-03-05$/);
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect(page).toHaveURL(/\/panchang\/mumbai$/);
  await expect(page.getByText("Panchang today in Mumbai")).toBeVisible();
});

test("the calendar is walked by keys, and a day in it opened", async ({ page }) => {
  await page.goto("/panchang/delhi/2026-11-08");
  const focused = page.locator("[data-date]:focus");
  await calendar(page)
    .getByRole("link", { name: /^Sunday, 8 November 2026/ })
    .focus();
  for (const [key, date] of [
    ["ArrowRight", "2026-11-09"],
    ["ArrowDown", "2026-11-16"],
    ["Home", "2026-11-15"],
    ["End", "2026-11-21"],
    ["PageDown", "2026-12-21"],
    ["PageUp", "2026-11-21"],
    ["ArrowUp", "2026-11-14"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAttribute("data-date", date);
  }
  await expect(calendar(page).locator('a[tabindex="-1"]')).toHaveCount(29);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/panchang\/delhi\/2026-11-14$/);
  await expect(day(page)).toHaveText("Saturday, 14 November 2026");
});

test("the calendar turns alone, and says what is kept on its days", async ({ page }) => {
  await page.goto("/panchang/delhi/2026-10-20");
  await page.getByRole("link", { name: "Next month" }).click();
  await expect(calendar(page).getByRole("link", { name: /^Sunday, 8 November 2026.*Diwali/ })).toBeVisible();
  await expect(calendar(page).getByRole("link", { name: /^Friday, 20 November 2026.*Ekadashi/ })).toBeVisible();
  await expect(day(page)).toHaveText("Tuesday, 20 October 2026");
  await calendar(page)
    .getByRole("link", { name: /^Sunday, 8 November/ })
    .click();
  await expect(day(page)).toHaveText("Sunday, 8 November 2026");
  await expect(
    page.getByRole("region", { name: "Festivals and vows" }).getByRole("link", { name: /^Diwali/ }),
  ).toHaveAttribute("href", "/festivals/diwali");
});

test("months go by language and place until they are chosen, and the whole page has them so", async ({ page }) => {
  const said = async (named: string, inCalendar: string) => {
    await expect(page.locator(".lunar-day")).toHaveText(named);
    await expect(page.getByRole("region", { name: "October 2024" })).toContainText(inCalendar);
  };
  const lamps = page.getByRole("heading", { name: "Light a lamp in Kartika" });
  const choice = (name: string) => page.getByRole("group", { name: "Lunar months" }).getByRole("radio", { name });
  await page.goto("/panchang/ujjain/2024-10-19");
  await said("Krishna Dwitiya · Krishna Paksha, Kartika (purnimanta)", "Ashwina, 18 Oct: Kartika (purnimanta)");
  await expect(choice("purnimanta")).toBeChecked();
  await expect(lamps).toBeVisible();
  await expect(page.getByRole("link", { name: /18 October 2024, Krishna Pratipada, Kartika/ })).toContainText(
    "Kartika",
  );

  await choice("amanta").check();
  await said("Krishna Dwitiya · Krishna Paksha, Ashwina (amanta)", "Bhadrapada, 3 Oct: Ashwina (amanta)");
  await expect(lamps).toHaveCount(0);
  await page.reload();
  await said("Krishna Dwitiya · Krishna Paksha, Ashwina (amanta)", "Bhadrapada, 3 Oct: Ashwina (amanta)");
  await page.getByRole("link", { name: "Next day" }).click();
  await expect(page.locator(".lunar-day")).toHaveText("Krishna Tritiya · Krishna Paksha, Ashwina (amanta)");
});

test("the calendar marks a lost tithi and the second day of a repeated one, also on a phone", async ({ page }) => {
  await page.goto("/panchang/ujjain/2024-10-19");
  const cell = (day: number) => page.getByRole("link", { name: new RegExp(`, ${day} October 2024`) });
  await expect(cell(20)).toContainText("Krishna Chaturthi begins and ends between two sunrises");
  await expect(cell(27)).toContainText("lasts until after the next sunrise");
  await expect(cell(28)).toContainText("second day of this tithi");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(cell(20).getByText("K3 (K4)")).toBeVisible();
  await expect(cell(28).getByText("K11 (2)")).toBeVisible();
  await expect(page.getByText("(2): the second day of the same tithi.")).toBeVisible();
});

test("a day with nothing on it says so", async ({ page }) => {
  await page.goto("/panchang/delhi/2026-11-12");
  await expect(page.getByText("No festivals on this day")).toBeVisible();
});

test("any place of the gazetteer is found as one types; an unknown name is told", async ({ page }) => {
  await page.goto("/panchang/delhi/2026-11-08");
  const box = page.getByRole("combobox", { name: "Another place" });
  await box.pressSequentially("Vrindav");
  await page.getByRole("option", { name: /Vrindavan/ }).click();
  await expect(page).toHaveURL(/\/panchang\/vrindavan\/2026-11-08$/);
  await expect(page.getByText("Panchang for Vrindavan, 8 November 2026")).toBeVisible();
  await box.fill("Atlantis");
  await box.press("Enter");
  await expect(page.getByText("No place with this name was found.")).toBeVisible();
});

test.describe("at one's own position", () => {
  test.use({ geolocation: { latitude: 25.3109, longitude: 83.0107 }, permissions: ["geolocation"] });

  test("the almanac is of there, also on the next day", async ({ page }) => {
    await page.goto("/panchang/delhi/2026-11-08");
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(page).toHaveURL(/\/panchang\/25\.31,83\.01\/2026-11-08$/);
    await expect(page.getByLabel("City")).toHaveText(/^Near Varanasi/);
    await expect(page.getByText(/at 25\.31°, 83\.01°/)).toBeVisible();
    await page.getByRole("link", { name: /^Next day/ }).click();
    await expect(page).toHaveURL(/\/panchang\/25\.31,83\.01\/2026-11-09$/);
  });
});

test.describe("without a connection", () => {
  test("another day, month and place are computed in the browser, as the server computes them", async ({
    page,
    context,
    openPage,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const there = await openPage();
    await there.goto("/panchang/mumbai/2022-01-27");
    const told = await wordsOf(limbs(there));
    const toldParts = await wordsOf(parts(there));

    const computation = page.waitForResponse(/\/assets\/local-/);
    await page.goto("/panchang/delhi/2022-01-26");
    await (await computation).finished();
    await context.setOffline(true);
    await page.getByRole("link", { name: /^Next day/ }).click();
    await expect(day(page)).toHaveText("Thursday, 27 January 2022");
    await expect(
      page.getByText("Computed on this device because the server cannot be reached.", { exact: false }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Next month" }).click();
    await expect(calendar(page).getByRole("link", { name: /^Tuesday, 1 March 2022.*Maha Shivaratri/ })).toBeHidden();
    await page.getByRole("link", { name: "Next month" }).click();
    await expect(calendar(page).getByRole("link", { name: /^Tuesday, 1 March 2022.*Maha Shivaratri/ })).toBeVisible();
    await page.getByLabel("City").selectOption("Mumbai");
    await expect(page).toHaveURL(/\/panchang\/mumbai\/2022-01-27$/);
    await expect(limbs(page)).toHaveText(told.replace(/\s+/g, " "), { useInnerText: true });
    await expect(parts(page)).toHaveText(toldParts.replace(/\s+/g, " "), { useInnerText: true });
    await context.setOffline(false);
    await expect(
      page.getByText("Computed on this device because the server cannot be reached.", { exact: false }),
    ).toBeHidden();
  });

  test("the home page computes today for another of the cities", async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/");
    const computation = page.waitForResponse(/\/assets\/local-/);
    const home = page.getByRole("region", { name: "Panchang Calendar" });
    await home.scrollIntoViewIfNeeded();
    await (await computation).finished();
    await context.setOffline(true);
    await home.getByLabel("City").selectOption("Chennai");
    await expect(
      home.getByText("Computed on this device because the server cannot be reached.", { exact: false }),
    ).toBeVisible();
    await expect(home.getByRole("link", { name: "Full Panchang" })).toHaveAttribute("href", "/panchang/chennai");
    await expect(home.getByText("Panchang Data Coming Soon")).toBeHidden();
  });
});

test.describe("where the server fails", () => {
  const ofDay = "**/api/platform/panchang?*";
  const ofMonth = "**/api/platform/panchang/month?*";
  const typed = (page: Page) => page.getByRole("combobox", { name: "Another place" });
  const comingSoon = (page: Page) => page.getByRole("main").getByText("Panchang Data Coming Soon");

  test("the date, the place and what was typed stay, and Try Again mends it", async ({ page, problems }) => {
    problems.allow(/platform\/panchang|status of 500/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/panchang/mumbai/2026-11-08");
    await typed(page).fill("Zz");
    await page.route(ofDay, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("link", { name: /^Next day/ }).click();
    await expect(page.getByText("Failed to load Panchang data: Server error. Please try again later.")).toBeVisible();
    await expect(comingSoon(page)).toBeVisible();
    await expect(day(page)).toHaveText("Monday, 9 November 2026");
    await expect(page.getByRole("textbox", { name: "Date" })).toHaveValue("2026-11-09");
    await expect(page.getByLabel("City")).toHaveValue("mumbai");
    await expect(typed(page)).toHaveValue("Zz");
    await expectAccessible(page);
    await page.unroute(ofDay);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(limbs(page)).toBeVisible();
    await expect(comingSoon(page)).toBeHidden();
    await expect(typed(page)).toHaveValue("Zz");

    await page.route(ofMonth, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("link", { name: "Next month" }).click();
    await expect(page.getByRole("heading", { name: "December 2026" })).toBeVisible();
    await expect(comingSoon(page)).toBeVisible();
    await page.unroute(ofMonth);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(calendar(page).getByRole("link", { name: /^Tuesday, 1 December 2026/ })).toBeVisible();
  });

  test("a server that says nothing: the chosen day is named and waited for, then computed here", async ({ page }) => {
    await page.clock.install();
    await page.goto("/panchang/delhi/2026-11-08");
    const waits = page.getByRole("status").filter({ hasText: "Loading the Panchang" });
    await page.route(ofDay, () => undefined); // never answered
    await page.getByRole("link", { name: /^Next day/ }).click();
    await expect(day(page)).toHaveText("Monday, 9 November 2026");
    await expect(waits).toBeVisible();
    await expect(page.getByText("Panchang today in Delhi")).toBeHidden();
    await page.clock.runFor(4_000);
    await expect(page.getByText("Computed on this device", { exact: false })).toBeVisible();
    await expect(waits).toBeHidden();
    await expect(day(page)).toHaveText("Monday, 9 November 2026");
    await expect(limbs(page)).toBeVisible();
  });

  test("half an answer is computed here, and asked for again by itself", async ({ page }) => {
    await page.clock.install();
    await page.goto("/panchang/delhi/2026-11-08");
    await page.route(ofDay, (route) => route.fulfill({ contentType: "application/json", body: '{"place":{' }));
    await page.getByRole("link", { name: /^Next day/ }).click();
    const isLocal = page.getByText("Computed on this device because the server cannot be reached.", { exact: false });
    await expect(isLocal).toBeVisible();
    await expect(day(page)).toHaveText("Monday, 9 November 2026");
    await page.unroute(ofDay);
    await page.clock.runFor(60_000);
    await expect(isLocal).toBeHidden();
    await expect(limbs(page)).toBeVisible();
  });
});

test.describe("on the home page", () => {
  const home = (page: Page) => page.getByRole("region", { name: "Panchang Calendar" });
  const wholeDay = (page: Page) => home(page).getByRole("link", { name: "Full Panchang" });
  const asked = "**/api/platform/panchang?*";
  /** To the home page from another one, so that the browser asks for the almanac itself. */
  const goHome = async (page: Page) => {
    await page.goto("/about");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home", exact: true }).click();
  };

  test("/#panchang leads to today's panchang, which the first HTML holds already", async ({ page, request }) => {
    const html = await (await request.get("/")).text();
    const section = html.slice(
      html.indexOf('id="panchang"'),
      html.indexOf("</section>", html.indexOf('id="panchang"')),
    );
    for (const word of ["Tithi", "Nakshatra", "Rahu Kalam", "Sunrise"]) expect(section).toContain(word);
    await page.goto("/#panchang");
    await expect(home(page).getByRole("heading", { name: "Panchang Calendar" })).toBeInViewport();
    await expect(home(page)).toContainText("Nakshatra");
  });

  test("the five cities are offered, and the chosen one is remembered", async ({ page }) => {
    await page.goto("/");
    const city = home(page).getByLabel("City");
    await expect(city.getByRole("option")).toHaveText(["Delhi", "Mumbai", "Bangalore", "Chennai", "Kolkata"]);
    const before = await home(page).getByRole("figure").innerText();
    await city.selectOption("Kolkata");
    await expect(wholeDay(page)).toHaveAttribute("href", "/panchang/kolkata");
    await expect(home(page).getByRole("figure")).not.toHaveText(before.replace(/\s+/g, " "), { useInnerText: true });
    await page.reload();
    await home(page).scrollIntoViewIfNeeded();
    await expect(city).toHaveValue("kolkata");
    await expect(wholeDay(page)).toHaveAttribute("href", "/panchang/kolkata");
  });

  test("a city chosen before any script is here is kept", async ({ page }) => {
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto("/", { waitUntil: "commit" });
    await home(page).getByLabel("City").selectOption("Chennai");
    release();
    await expect(wholeDay(page)).toHaveAttribute("href", "/panchang/chennai");
    await expect(home(page).getByLabel("City")).toHaveValue("chennai");
  });

  test("a city chosen while the almanac's own code is on its way beats the one of the last visit", async ({ page }) => {
    const release = await holdBack(page, "**/assets/HomePanchang-*.js");
    await page.addInitScript(() => localStorage.setItem("panchangPlace", "udupi"));
    await page.goto("/");
    await home(page).scrollIntoViewIfNeeded();
    await home(page).getByLabel("City").focus();
    await home(page).getByLabel("City").selectOption("Mumbai");
    release();
    await expect(wholeDay(page)).toHaveAttribute("href", "/panchang/mumbai");
    await expect(home(page).getByLabel("City")).toHaveValue("mumbai");
    await expect(home(page).getByLabel("City")).toBeFocused();
  });

  test("a place of the gazetteer takes the place of the five", async ({ page }) => {
    await page.goto("/");
    await home(page).getByRole("combobox", { name: "Another place" }).pressSequentially("Udup");
    await home(page).getByRole("option", { name: /Udupi/ }).first().click();
    await expect(home(page).getByLabel("City")).toHaveValue("udupi");
    await home(page).getByRole("link", { name: "Full Panchang" }).click();
    await expect(page.getByText("Panchang today in Udupi")).toBeVisible();
  });

  test("a server that fails is said in its words, the rest stands, and Try Again mends it", async ({
    page,
    problems,
  }) => {
    problems.allow(/platform\/panchang|status of 500/);
    await page.route(asked, (route) => route.fulfill({ status: 500, json: {} }));
    await goHome(page);
    await expect(page.getByText("Failed to load Panchang data: Server error. Please try again later.")).toBeVisible();
    await expect(home(page)).toContainText("Panchang Data Coming Soon");
    await expect(home(page)).toContainText("Panchang integration coming soon");
    await expect(page.getByRole("region", { name: "Featured Temples" }).getByRole("article")).toHaveCount(6);
    await expectAccessible(page);
    await page.unroute(asked);
    await home(page).getByRole("button", { name: "Try Again" }).click();
    await expect(home(page)).toContainText("Nakshatra");
    await expect(home(page)).not.toContainText("Panchang Data Coming Soon");
  });

  test("a day without festivals says so", async ({ page }) => {
    await page.route(asked, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), festivals: [] } });
    });
    await goHome(page);
    await expect(home(page)).toContainText("No festivals today");
  });
});

test.describe("an address that no almanac is at", () => {
  for (const [path, title, told] of [
    ["/panchang/delhi/2026-02-30", "No such date", "Date: “2026-02-30” is not a day from 1900 to 2100"],
    ["/panchang/mumbai/9999-01-01", "No such date", "Date: “9999-01-01” is not a day from 1900 to 2100"],
    ["/panchang?city=delhi&date=31-12-2026", "No such date", "Date: “31-12-2026”"],
    ["/panchang/atlantis/2026-11-08", "No such city", "City: no place named “atlantis” was found."],
    ["/panchang?place=Atlantis", "No such city", "City: no place named “Atlantis” was found."],
    ["/panchang/95,77", "No almanac for this position", "Position:"],
  ] as const) {
    test(`${path} is missing and says which part is wrong`, async ({ page, problems }) => {
      problems.allow(/404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(day(page)).toHaveText(title);
      await expect(page.getByRole("main").getByRole("status")).toContainText(told);
      await expectAccessible(page);
    });
  }

  test("another city leads on, on the day that was asked for", async ({ page, problems }) => {
    problems.allow(/404/);
    await page.goto("/panchang/atlantis/2026-11-08");
    await page.getByRole("main").getByLabel("City").selectOption("Chennai");
    await expect(page).toHaveURL(/\/panchang\/chennai\/2026-11-08$/);
    await expect(day(page)).toHaveText("Sunday, 8 November 2026");
  });
});

test("a place's other names lead to its one address", async ({ playwright, site }) => {
  const plain = await playwright.request.newContext({ baseURL: site.url, maxRedirects: 0 });
  for (const name of ["Bombay", "मुंबई", "MUMBAI"]) {
    const answer = await plain.get(`/panchang/${encodeURIComponent(name)}/2026-11-08`);
    expect([name, answer.status(), answer.headers().location]).toEqual([name, 301, "/panchang/mumbai/2026-11-08"]);
  }
  // a link in a language leads there in that language
  const inKannada = await plain.get("/panchang/bombay?lang=kn");
  expect(inKannada.headers().location).toBe("/panchang/mumbai?lang=kn");
  await plain.dispose();
});

test("on paper stand the day and its tables, and nothing to press", async ({ page }) => {
  await page.goto("/panchang/delhi/2022-01-24");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByLabel("City")).toBeHidden();
  await expect(calendar(page)).toBeHidden();
  await expect(limbs(page)).toBeVisible();
  await expect(page.getByRole("row", { name: /^Amrit/ }).first()).toBeVisible();
  const [dial, five] = [await page.getByRole("figure").boundingBox(), await limbs(page).boundingBox()];
  expect(dial?.y).toBe(five?.y);
});

for (const [language, title, tithi, calendarName] of [
  ["en", "Sunday, 8 November 2026", "Krishna Chaturdashi", "November 2026"],
  ["hi", "रविवार, 8 नवंबर 2026", "कृष्ण चतुर्दशी", "नवंबर 2026"],
  ["kn", "ಭಾನುವಾರ, 8 ನವೆಂಬರ್ 2026", "ಕೃಷ್ಣ ಚತುರ್ದಶಿ", "ನವೆಂಬರ್ 2026"],
] as const) {
  test(`the day in ${language} keeps nobody out, and fits 320 pixels`, async ({ page, context, site }) => {
    await context.addCookies([{ name: "lang", value: language, url: site.url }]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/panchang/delhi/2026-11-08");
    await expect(day(page)).toHaveText(title);
    await expect(page.getByRole("main")).toContainText(tithi);
    await expect(page.getByRole("table", { name: calendarName })).toBeVisible();
    for (const hours of await page.locator("details.hours summary").all()) await hours.click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
