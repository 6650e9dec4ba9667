import type { Page } from "@playwright/test";
import {
  addTemple,
  enterWith,
  expect,
  expectAccessible,
  expectToFit,
  test as visitorTest,
} from "../support/visitorTest";

/** `other` is the page of an admin on another device. */
const test = visitorTest.extend<{ other: Page }>({
  other: async ({ openPage, page, signInAs }, use) => {
    await signInAs("ADMIN");
    const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
    const other = await openPage({ reducedMotion: "reduce" });
    await enterWith(other, { token });
    await use(other);
  },
});

const workspace = (id: number, tab = "place") => `/admin/temples/${id}/workspace?tab=${tab}`;
const here = (page: Page) => page.getByText(/is editing this temple as well, since \d{1,2}:\d\d/);
const newer = (page: Page) => page.getByText("has saved a newer version of this record.");

test("two editors of one temple see each other come and go", async ({ page, other, signInAs, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await signInAs("TEMPLE_ADMIN");
  await page.clock.install();
  await page.goto(workspace(temple.id));
  await expect(page.getByLabel("Deity")).toBeVisible();
  await expect(here(page)).toBeHidden();
  await other.goto(workspace(temple.id));
  await expect(here(other)).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(here(page)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectToFit(page, 360);

  await other.getByRole("link", { name: "Back to the list" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Temples" })).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(here(page)).toBeHidden();
});

test("who closes the page is gone as well", async ({ page, other, signInAs, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await signInAs("TEMPLE_ADMIN");
  await other.goto(workspace(temple.id));
  await expect(other.getByLabel("Deity")).toBeVisible();
  await page.goto(workspace(temple.id));
  await expect(here(page)).toBeVisible();
  await other.goto("/healthz");
  await expect
    .poll(async () => {
      await page.reload();
      await expect(page.getByLabel("Deity")).toBeVisible();
      return here(page).count();
    })
    .toBe(0);
});

test("what another editor saved is shown on a press; what is typed stays", async ({ page, other, signInAs, apiAs }) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { tradition: "Hindu", deity: "Shiva" });
  await signInAs("TEMPLE_ADMIN");
  await page.clock.install();
  await page.goto(workspace(temple.id));
  await page.getByLabel("City", { exact: true }).fill("Bidar");
  await other.goto(workspace(temple.id));
  await other.getByLabel("Deity").fill("Vishnu");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Temple updated successfully")).toBeVisible();
  await expect(newer(other)).toBeHidden();

  await page.clock.runFor(15_000);
  await expect(newer(page)).toBeVisible();
  await page.getByRole("button", { name: "Show the newer version" }).click();
  await expect(newer(page)).toBeHidden();
  await expect(page.getByLabel("Deity")).toHaveValue("Vishnu");
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Bidar");
  await expect(page.getByText("There are unsaved changes.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Temple updated successfully")).toBeVisible();
  expect(await (await api.get(`/api/admin/temples/${temple.id}`)).json()).toMatchObject({
    city: "Bidar",
    deity: "Vishnu",
  });
});

test("where both changed one field, the choice is the editor's", async ({ page, other, signInAs, apiAs }) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { tradition: "Hindu", deity: "Shiva" });
  await signInAs("TEMPLE_ADMIN");
  await page.clock.install();
  await page.goto(workspace(temple.id));
  await page.getByLabel("Deity").fill("Ganesha");
  await other.goto(workspace(temple.id));
  await other.getByLabel("Deity").fill("Vishnu");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Temple updated successfully")).toBeVisible();

  await page.clock.runFor(15_000);
  await page.getByRole("button", { name: "Show the newer version" }).click();
  const conflict = page.getByRole("dialog", { name: "Someone else saved this temple first" });
  await expect(conflict.getByRole("row", { name: /^Deity/ })).toContainText("GaneshaVishnu");
  await conflict.getByRole("button", { name: "Back to the form" }).click();
  await expect(page.getByLabel("Deity")).toHaveValue("Ganesha");
  await page.getByRole("button", { name: "Show the newer version" }).click();
  await conflict.getByRole("radio", { name: "Vishnu" }).check();
  await conflict.getByRole("button", { name: "Save this choice" }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByLabel("Deity")).toHaveValue("Vishnu");
});

test("a newer version that cannot be loaded says so, and can be asked for again", async ({
  page,
  problems,
  signInAs,
  apiAs,
}) => {
  problems.allow(/net::ERR_FAILED/);
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api);
  await signInAs("TEMPLE_ADMIN");
  await page.clock.install();
  await page.goto(workspace(temple.id));
  await expect(page.getByLabel("Deity")).toBeVisible();
  await api.put(`/api/admin/temples/${temple.id}`, { data: { deity: "Devi" } });
  await page.clock.runFor(15_000);
  await page.route(`**/api/admin/temples/${temple.id}`, (route) => route.abort());
  await page.getByRole("button", { name: "Show the newer version" }).click();
  await expect(page.getByText("The newer version could not be loaded: Unable to connect")).toBeVisible();
  await page.unroute(`**/api/admin/temples/${temple.id}`);
  await page.getByRole("button", { name: "Show the newer version" }).click();
  await expect(page.getByLabel("Deity")).toHaveValue("Devi");
});
