import { choose, offered } from "../support/choose";
import { addTemple, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

// the clock of the tests stands at 18 November 2026
const usual = { from: "11-02", to: "04-28", approximate: true };
const akshaya = { basis: "festival", festival: "akshaya-tritiya" };
const closesOn = { basis: "festival", festival: "govardhan-puja", offset: 0 };

test("an editor says on which festival a season ends, and visitors read the day of this year", async ({
  page,
  apiAs,
  signInAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { closures: [{ ...usual, closesOn }], tradition: "Hindu" });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}`);
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Visiting" }).click();
  const season = form.getByRole("group", { name: "Season 1" });
  await expect(season.getByRole("group", { name: "First closed day" }).getByText("Govardhan Puja")).toBeVisible();
  const opening = season.getByRole("group", { name: "First open day" });
  await opening.getByLabel("Date by").click();
  await offered(page, "A festival of the almanac").click();
  await opening.getByLabel("Festival").fill("Akshaya T");
  await offered(page, "Akshaya Tritiya").click();
  await opening.getByLabel("Days later (minus: earlier)").fill("999");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(opening).toContainText("This is outside the allowed range.");
  await expect(form.getByRole("alert").first()).toContainText("Season 1, First open day, Days later (minus: earlier)");
  await opening.getByLabel("Days later (minus: earlier)").fill("0");
  await season.getByRole("checkbox", { name: "The opening day is some days earlier or later in some years" }).check();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form).toBeHidden();
  const stored = async () => (await (await api.get(`/api/admin/temples/${temple.id}`)).json()).closures;
  await expect
    .poll(stored)
    .toMatchObject([{ from: "11-10", to: "05-08", closesOn, opensOn: { ...akshaya, offset: 0, about: true } }]);
  await page.goto(`/temple/${temple.slug}`);
  await expect(page.getByText("Closed now. Opens about 9 May")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Temple Information" })).toContainText(
    "Closed from 10 November 2026 to about 8 May 2027; the opening day is announced each year",
  );
});

test("an editor says that a temple is open only at some times, and visitors read those that come next", async ({
  page,
  apiAs,
  signInAs,
}) => {
  const api = await apiAs("ADMIN");
  const month = (from: string, to: string) => ({ from, to, openOnly: true });
  const temple = await addTemple(api, {
    closures: [
      { from: "11-17", to: "12-27" },
      ...[month("02-13", "02-17"), month("03-15", "03-19"), month("04-11", "04-18"), month("05-15", "05-19")],
      month("12-31", "01-19"),
    ],
    tradition: "Hindu",
  });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}`);
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Visiting" }).click();
  const season = form.getByRole("group", { name: "Season 1" });
  await expect(season.locator("legend")).toHaveText(["Season 1", "First closed day", "First open day"]);
  await choose(season.getByLabel("In this time"), "Open, and otherwise only in other times of this kind");
  await expect(season.locator("legend")).toHaveText(["Season 1", "First open day", "First closed day"]);
  const opening = season.getByRole("group", { name: "First open day" });
  await opening.getByLabel("Date by").click();
  await offered(page, "A day of a solar month").click();
  await opening.getByLabel("Month", { exact: true }).click();
  await opening.getByLabel("Month", { exact: true }).fill("Vrisch");
  await offered(page, "Vrischika (Scorpio)").click();
  await opening.getByLabel("Day of the month").fill("1");
  await expect(opening.getByRole("status")).toHaveText("Next: 17 November 2027");
  await season.getByLabel("Doors open at (on the first open day)").fill("17:00");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form).toBeHidden();
  const stored = async () => (await (await api.get(`/api/admin/temples/${temple.id}`)).json()).closures[0];
  await expect
    .poll(stored)
    .toMatchObject({ openOnly: true, opensAt: "17:00", opensOn: { basis: "solarDay", month: 8, day: 1 } });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/temple/${temple.slug}`);
  await expect(page.getByText("Open these days, until 27 December 2026")).toBeVisible();
  const facts = page.getByRole("complementary", { name: "Temple Information" });
  await expect(facts).toContainText("Open only on these days");
  const days = facts.getByRole("listitem").filter({ hasText: / to \d+ \w+/ });
  await expect(days.first()).toContainText("to 27 December · Doors open at 5:00 pm on the opening day");
  await expect(days.filter({ visible: true })).toHaveCount(4);
  await facts.getByText("Later", { exact: true }).click();
  await expect(days.filter({ visible: true })).toHaveCount(6);
  await expect(days.last()).toHaveText("15 to 19 May");
  await expectAccessible(page);
  await expectToFit(page, 320);
});

test("an editor gives a season its own hours, and visitors read them with its days", async ({
  page,
  apiAs,
  signInAs,
}) => {
  const api = await apiAs("ADMIN");
  const day = [{ from: "05:00", to: "21:00" }];
  const openingHours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  const temple = await addTemple(api, { openingHours, tradition: "Hindu" });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}`);
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Visiting" }).click();
  await form.getByRole("button", { name: "Add: Season" }).click();
  const season = form.getByRole("group", { name: "Season 1" });
  await choose(season.getByLabel("In this time"), "Open at other hours than usual");
  await season.getByLabel("From").fill("11-01");
  await season.getByLabel("To").fill("02-28");
  await season.getByLabel("Note in English").fill("Winter");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(season).toContainText("This is required.");
  await season.getByRole("button", { name: "Add weekly hours" }).click();
  await season.getByLabel("Monday: opens (1)").fill("06:30");
  await season.getByRole("button", { name: "Same as Monday every day" }).click();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form).toBeHidden();
  const { closures } = await (await api.get(`/api/admin/temples/${temple.id}`)).json();
  expect(closures).toMatchObject([{ from: "11-01", to: "02-28", hours: { sun: [{ from: "06:30", to: "21:00" }] } }]);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/temple/${temple.slug}`);
  const weeks = page.getByRole("complementary", { name: "Temple Information" }).getByRole("table");
  await expect(weeks.first()).toHaveAccessibleName("Now: 1 November to 28 February · Winter");
  await expect(weeks.first()).toContainText("6:30 am to 9:00 pm");
  await expect(weeks.last()).toHaveAccessibleName("On other days");
  await expect(weeks.last()).toContainText("5:00 am to 9:00 pm");
  await expectAccessible(page);
  await expectToFit(page, 320);
});

test("a season that is added or removed leaves the keyboard beside it", async ({ page, apiAs, signInAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"), {
    closures: [{ from: "07-01", to: "07-31" }],
    tradition: "Hindu",
  });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}`);
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Visiting" }).click();
  await form.getByRole("button", { name: "Add: Season" }).press("Enter");
  const added = form.getByRole("group", { name: "Season 2" });
  await expect(added.getByLabel("In this time")).toBeFocused();
  await added.getByLabel("From").fill("07-01");
  await added.getByLabel("To").fill("07-31");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(added).toContainText("This season is there twice.");
  await form.getByRole("button", { name: "Remove: Season 1" }).press("Enter");
  await expect(form.getByRole("button", { name: "Remove: Season 1" })).toBeFocused();
  await form.getByRole("button", { name: "Remove: Season 1" }).press("Enter");
  await expect(form.getByRole("button", { name: "Add: Season" })).toBeFocused();
});

test("the cards of temples with seasons say when those open, until when, or only that they are closed all the year", async ({
  page,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const sometimes = {
    name: "Vanadurga of the five days",
    closures: [{ from: "12-14", to: "12-18", openOnly: true }],
  };
  const now = {
    name: "Vanadurga of these days",
    closures: [{ from: "11-16", to: "11-27", openOnly: true }],
  };
  const never = { name: "Vanadurga of no day", closures: [{ from: "01-01", to: "12-31" }] };
  for (const temple of [sometimes, now, never]) await addTemple(api, { ...temple, timings: "6 am to 8 pm" });
  await page.goto("/search?q=vanadurga");
  const card = (name: string) => page.getByRole("main").getByRole("article", { name });
  await expect(card(sometimes.name)).toContainText("Closed now. Opens 14 December 2026");
  await expect(card(now.name)).toContainText("Open these days, until 27 November 2026");
  await expect(card(never.name)).toContainText("Closed to visitors for now");
  await expect(page.getByRole("main").getByText("6 am to 8 pm")).toHaveCount(0);
});

for (const [language, told] of [
  ["en", "Closed from 10 November 2026 to about 28 April 2027; the opening day is announced each year"],
  ["hi", "10 नवंबर 2026 से लगभग 28 अप्रैल 2027 तक बंद; खुलने की तिथि हर वर्ष घोषित होती है"],
  ["kn", "10 ನವೆಂಬರ್ 2026 – ಸುಮಾರು 28 ಏಪ್ರಿಲ್ 2027: ಮುಚ್ಚಿರುತ್ತದೆ; ತೆರೆಯುವ ದಿನವನ್ನು ಪ್ರತಿ ವರ್ಷ ಪ್ರಕಟಿಸಲಾಗುತ್ತದೆ"],
] as const)
  test(`an end that is announced each year is told as about, the other one is not, in ${language}`, async ({
    page,
    apiAs,
  }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api, { closures: [{ ...usual, closesOn }] });
    await expect
      .poll(async () => (await (await api.get(`/api/temples/${temple.id}`)).json()).closures[0].from)
      .toBe("11-10");
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/temple/${temple.slug}?lang=${language}`);
    await expect(page.getByRole("main")).toContainText(told);
    await expectToFit(page, 320);
  });
