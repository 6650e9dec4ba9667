import type { Page } from "@playwright/test";
import { choose } from "../support/choose";
import { addTemple, enterWith, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const words = { en: "Dance festival", hi: null, kn: null };
const temple = {
  deity: "Shiva",
  tradition: "Hindu",
  latitude: 12.6163,
  longitude: 80.1929,
  description: "Two towers by the sea.",
  poojaDetails: [{ name: "Archana", charges: 50, description: null }],
  ownFestivals: [{ name: words, when: words }],
};
const said = "A monument: no worship is held here.";
const refused = "No worship is held at this temple: no pooja can be booked there, and no donation is taken for it.";
const form = (page: Page) => page.locator("form.panel");

test("a monument's page says that no worship is held, without pooja, gift and its deity's days", async ({
  page,
  apiAs,
}) => {
  const { id, slug } = await addTemple(await apiAs("ADMIN"), { ...temple, worship: "none" });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/temple/${slug}`);
  const main = page.getByRole("main");
  await expect(main.getByText(said)).toBeVisible();
  await expect(main.getByRole("link", { name: "Directions" }).first()).toBeVisible();
  await expect(main.getByRole("button", { name: "Share" })).toBeVisible();
  await expect(main.getByRole("button", { name: "Add to favorites" }).first()).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Temple Information" })).toContainText("Dance festival");
  await expect(main.getByRole("link", { name: /^(Book Pooja|Donate)$/ })).toHaveCount(0);
  await expect(main.getByText("Archana")).toHaveCount(0);
  await expect(main.getByRole("region", { name: "Days of its deity in the calendar" })).toHaveCount(0);
  await expectToFit(page, 360);
  await expectAccessible(page);
  for (const [language, line] of [
    ["hi", "यह एक स्मारक है: यहाँ पूजा नहीं होती।"],
    ["kn", "ಇದು ಸ್ಮಾರಕ: ಇಲ್ಲಿ ಪೂಜೆ ನಡೆಯುವುದಿಲ್ಲ."],
  ]) {
    await page.goto(`/temple/${id}?lang=${language}`);
    await expect(main.getByText(line ?? "")).toBeVisible();
  }
  const html = await (await page.request.get(`/temple/${slug}`)).text();
  expect(html).toContain('"@type":"LandmarksOrHistoricalBuildings"');
});

test("a temple in worship has its actions, poojas and its deity's days", async ({ page, apiAs }) => {
  const { slug } = await addTemple(await apiAs("ADMIN"), { ...temple, worship: "active" });
  await page.goto(`/temple/${slug}`);
  const main = page.getByRole("main");
  for (const name of ["Book Pooja", "Donate"]) await expect(main.getByRole("link", { name })).toBeVisible();
  await expect(main.getByText("Archana")).toBeVisible();
  await expect(main.getByRole("region", { name: "Days of its deity in the calendar" })).toBeVisible();
  await expect(main.getByText(said)).toHaveCount(0);
});

for (const [path, action] of [
  ["book", "Continue"],
  ["donate", /^Donate/],
] as const) {
  test(`an address that leads to /${path} for a monument says why not, and back to its page`, async ({
    page,
    apiAs,
    newcomer,
  }) => {
    const monument = await addTemple(await apiAs("ADMIN"), { ...temple, worship: "none" });
    await enterWith(page, await newcomer());
    await page.goto(`/${path}?temple=${monument.id}`);
    await expect(form(page)).toContainText(refused);
    await expect(form(page).getByRole("button", { name: action })).toHaveCount(0);
    await expect(form(page).getByText("Archana")).toHaveCount(0);
    await expectAccessible(page);
    // another temple can be chosen, and monuments are not among them
    await form(page).getByRole("button", { name: "Change" }).click();
    await expect(form(page).getByRole("button", { name: action })).toBeVisible();
    const living = await addTemple(await apiAs("ADMIN"), { name: `${monument.name} Living` });
    await form(page).getByRole("combobox").first().fill(monument.name);
    await expect(page.getByRole("option", { name: living.name })).toBeVisible();
    await expect(page.getByRole("option")).toHaveCount(1);
    await page.goto(`/${path}?temple=${monument.slug}`);
    await form(page).getByRole("link", { name: "To the temple’s page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(monument.name);
  });
}

test("an editor says in the workspace that no worship is held, and its history names it", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const { id } = await addTemple(api);
  const stored = async () => (await (await api.get(`/api/admin/temples/${id}`)).json()).worship;
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${id}/workspace?tab=practice`);
  await choose(page.getByLabel("Worship", { exact: true }), "None: a monument");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(stored).toBe("none");
  await page.goto(`/admin/temples/${id}/workspace?tab=history`);
  await expect(page.getByRole("main")).toContainText("None: a monument");
});
