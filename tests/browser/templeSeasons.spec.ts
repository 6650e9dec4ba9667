import { offered } from "../support/choose";
import { addTemple, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

// the clock of the tests stands at 18 November 2026
const usual = { from: "11-02", to: "04-28", approximate: true };
const closesOn = { festival: "govardhan-puja", offset: 0 };

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
  const season = form.getByRole("group", { name: "Closed season 1" });
  await expect(season.getByText("Govardhan Puja")).toBeVisible();
  await season.getByLabel("Opens on a festival").fill("Akshaya T");
  await offered(page, "Akshaya Tritiya").click();
  await season.getByLabel("Days after it (opening)").fill("999");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(season).toContainText("This is outside the allowed range.");
  await season.getByLabel("Days after it (opening)").fill("0");
  await season.getByRole("checkbox", { name: "The opening day is some days earlier or later in some years" }).check();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form).toBeHidden();
  const stored = async () => (await (await api.get(`/api/admin/temples/${temple.id}`)).json()).closures;
  await expect
    .poll(stored)
    .toMatchObject([
      { from: "11-10", to: "05-08", closesOn, opensOn: { festival: "akshaya-tritiya", offset: 0, about: true } },
    ]);
  await page.goto(`/temple/${temple.slug}`);
  await expect(page.getByText("Closed for the season. Opens about 9 May")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Temple Information" })).toContainText(
    "Closed from 10 November to about 8 May; the opening day is announced each year",
  );
});

for (const [language, told] of [
  ["en", "Closed from 10 November to about 28 April; the opening day is announced each year"],
  ["hi", "10 नवंबर से लगभग 28 अप्रैल तक बंद; खुलने की तिथि हर वर्ष घोषित होती है"],
  ["kn", "ನವೆಂಬರ್ 10ರಿಂದ ಸುಮಾರು ಏಪ್ರಿಲ್ 28ರವರೆಗೆ ಮುಚ್ಚಿರುತ್ತದೆ; ತೆರೆಯುವ ದಿನವನ್ನು ಪ್ರತಿ ವರ್ಷ ಪ್ರಕಟಿಸಲಾಗುತ್ತದೆ"],
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
