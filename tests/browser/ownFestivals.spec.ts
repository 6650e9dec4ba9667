import { formatDate } from "../../src/client/formatDate";
import { addDays, civilDateOf } from "../../src/domain/dates";
import { choose, offered } from "../support/choose";
import { testNow } from "../support/clock";
import { addTemple, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const inDays = (days: number) => addDays(civilDateOf(testNow().getTime()), days);
const long = (date: string, language = "en") => formatDate(date, language, { dateStyle: "long" });
const yearly = (date: string, rest: object = {}) => ({ rule: { basis: "date", date: date.slice(5) }, ...rest });
const said = (en: string, hi: string, kn: string) => ({ en, hi, kn });
const when = said("Every year", "हर वर्ष", "ಪ್ರತಿ ವರ್ಷ");

test("a temple names its next festival under its name, and all of them by what comes next", async ({ page, apiAs }) => {
  const [soon, later] = [inDays(10), inDays(75)];
  const temple = await addTemple(await apiAs("ADMIN"), {
    ownFestivals: [
      { name: said("Market", "मेला", "ಜಾತ್ರೆ"), when },
      { name: said("Car festival", "रथोत्सव", "ರಥೋತ್ಸವ"), when, ...yearly(later) },
      { name: said("Float festival", "नौका उत्सव", "ತೆಪ್ಪೋತ್ಸವ"), when, ...yearly(soon) },
    ],
    queue: "Tokens at the gate from 4 am.",
    stay: "Rooms of the trust beside the tank.",
    wheelchair: "partly",
    translations: { hi: { stay: { text: "तालाब के पास न्यास के कमरे।", state: "reviewed" } }, kn: {} },
  });
  const main = page.getByRole("main");
  const facts = page.getByRole("complementary", { name: "Temple Information" });
  await page.goto(`/temple/${temple.slug}`);
  await expect(main.getByText(`Next festival: Float festival, ${long(soon)} (in 10 days)`)).toBeVisible();
  await expect(facts.locator("ul", { hasText: "Market" }).getByRole("listitem")).toHaveText([
    `Float festival · Every year${long(soon)}`,
    `Car festival · Every year${long(later)}`,
    "Market · Every year",
  ]);
  for (const fact of [
    "Darshan and queueTokens at the gate from 4 am.",
    "Where to stayRooms of the trust beside the tank.",
    "Wheelchair accessPossible in part",
  ])
    await expect(facts).toContainText(fact);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectToFit(page, 320);

  await page.goto(`/temple/${temple.slug}?lang=hi`);
  await expect(main).toContainText("अगला उत्सव: नौका उत्सव");
  await expect(main).toContainText("तालाब के पास न्यास के कमरे।");
  await page.goto(`/temple/${temple.slug}?lang=kn`);
  await expect(main).toContainText("ಮುಂದಿನ ಉತ್ಸವ: ತೆಪ್ಪೋತ್ಸವ");
});

test("machines read the next festival of a temple as an event of its place", async ({ page, apiAs }) => {
  const date = inDays(30);
  const temple = await addTemple(await apiAs("ADMIN"), {
    ownFestivals: [{ name: said("Dance festival", "", ""), when, ...yearly(date, { days: 3 }) }],
    wheelchair: "no",
  });
  await page.goto(`/temple/${temple.slug}`);
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const place = JSON.parse(data ?? "{}");
  expect(place.event).toMatchObject({
    "@type": "Event",
    name: "Dance festival",
    startDate: date,
    endDate: addDays(date, 2),
    location: { name: temple.name },
  });
  expect(place.amenityFeature).toEqual([
    { "@type": "LocationFeatureSpecification", name: "Wheelchair accessible", value: false },
  ]);
});

test("days of its deity are told as the calendar's, and never as its next festival", async ({ page, apiAs }) => {
  const api = await apiAs("ADMIN");
  const deity = "Vishnu, Shiva, Devi";
  const own = { name: said("Lake festival", "", ""), when, ...yearly(inDays(59)) };
  const keeper = await addTemple(api, { deity, ownFestivals: [own] });
  await page.goto(`/temple/${keeper.slug}`);
  await expect(page.getByText(/^Next festival: Lake festival/)).toBeVisible();
  const other = await addTemple(api, { deity });
  const days = (name: string) => page.getByRole("region", { name }).getByRole("listitem").first();
  await page.goto(`/temple/${other.slug}`);
  await expect(days("Days of its deity in the calendar")).toBeVisible();
  await expect(page.getByText("Next festival")).toBeHidden();
  await page.goto(`/temple/${other.slug}?lang=hi`);
  await expect(days("पंचांग में यहाँ के देवता के पर्व")).toBeVisible();
  await page.goto(`/temple/${other.slug}?lang=kn`);
  await expect(days("ಪಂಚಾಂಗದಲ್ಲಿ ಇಲ್ಲಿನ ದೇವರ ಪರ್ವದಿನಗಳು")).toBeVisible();
});

test("a festival far away is not named under the temple's name", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"), {
    deity: "Nobody",
    ownFestivals: [{ name: said("Car festival", "", ""), when, ...yearly(inDays(75)) }],
  });
  await page.goto(`/temple/${temple.slug}`);
  await expect(page.getByRole("complementary", { name: "Temple Information" })).toContainText("Car festival");
  await expect(page.getByText("Next festival")).toBeHidden();
});

test("an editor dates a festival by a rule, sees its next day and is told what the rule lacks", async ({
  page,
  apiAs,
  signInAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, {
    ownFestivals: [{ name: said("Pooram", "", ""), when: said("", "", "") }],
    tradition: "Hindu",
    latitude: 10.5,
    longitude: 76.2,
  });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}`);
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Visiting" }).click();
  const festival = form.getByRole("group", { name: "Festivals of the temple 1" });
  const expectChosen = (option: string) =>
    expect(festival.locator(".ant-select-selection-item").and(festival.getByTitle(option))).toBeVisible();
  const setTo = async (label: string, option: string) => {
    await choose(festival.getByLabel(label, { exact: true }), option);
    await expectChosen(option);
  };
  await setTo("Date by", "The same date every year");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(festival).toContainText("This is required.");
  await festival.getByLabel("Month and day").fill("12-31");
  await expect(festival.getByRole("status")).toContainText("31 December");
  await setTo("Date by", "A nakshatra of a solar month");
  await setTo("Month", "Mesha (Aries)");
  await festival.getByLabel("Nakshatra").fill("Purva Ph"); // the list is longer than what it shows at once
  await offered(page, "Purva Phalguni").click();
  await expectChosen("Purva Phalguni");
  await setTo("Of two in the month", "The last");
  await setTo("Has to hold at", "Midnight");
  await expect(festival.getByRole("status")).toContainText("Next:");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form).toBeHidden();
  const stored = await (await api.get(`/api/admin/temples/${temple.id}`)).json();
  const rule = { basis: "nakshatra", month: 1, nakshatra: 11, pick: "last", dayPart: "night", offset: 0 };
  expect(stored.ownFestivals[0].rule).toEqual(rule);
});
