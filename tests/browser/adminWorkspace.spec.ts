import type { Page } from "@playwright/test";
import { choose } from "../support/choose";
import { refuseSaves } from "../support/refusedSave";
import { addTemple, enterWith, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const progress = (page: Page) => page.getByRole("progressbar", { name: "Complete" });
const percent = async (page: Page) => Number(await progress(page).getAttribute("aria-valuenow"));

test("an editor completes a thin record from the list without leaving its workspace", async ({
  page,
  signInAs,
  apiAs,
}) => {
  test.slow();
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { description: "A shrine by the lake.", website: "http://example.org" });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples?search=${encodeURIComponent(temple.name)}`);
  await page.getByRole("button", { name: `Workspace: ${temple.name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: temple.name })).toBeFocused();
  await expect(page.getByRole("region", { name: /^Missing/ })).toContainText("No weekly hours");
  const before = await percent(page);
  await expectAccessible(page);

  const wrong = page.getByRole("region", { name: /^To correct/ });
  await expect(wrong).toContainText("Website: https://example.org");
  await wrong.getByRole("button", { name: /^Fix: The website/ }).click();
  await expect(page.getByText("Fixed and saved")).toBeVisible();
  await expect(wrong).toBeHidden();

  await page.getByRole("button", { name: "Go to field: Not in Kannada: Description" }).click();
  const kannada = page.getByLabel("Description in Kannada");
  await expect(kannada).toBeFocused();
  await expect(page).toHaveURL(/tab=texts/);
  await kannada.fill("ಕೆರೆಯ ದಡದ ದೇವಾಲಯ.");
  const text = page.getByRole("group", { name: "Description", exact: true });
  await expect(text).toContainText("Kannada: draft");
  await choose(text.getByLabel("Stage").last(), "Reviewed");
  await expect(text).toContainText("Kannada: reviewed");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Temple updated successfully")).toBeVisible();
  await expect.poll(() => percent(page)).toBeGreaterThan(before);

  const stored = await (await api.get(`/api/admin/temples/${temple.id}`)).json();
  expect(stored).toMatchObject({
    website: "https://example.org",
    translations: { kn: { description: { text: "ಕೆರೆಯ ದಡದ ದೇವಾಲಯ.", state: "reviewed" } } },
  });
});

test("each text has a state in each language, English too; a draft is shown to nobody", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { description: "A shrine by the lake.", history: "Built by fishermen." });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}/workspace?tab=texts`);
  const history = page.getByRole("group", { name: "History", exact: true });
  await expect(history).toContainText("English: reviewed");
  await expect(history).toContainText("Hindi: missing");
  await choose(history.getByLabel("Stage").first(), "Draft");
  await expect(history).toContainText("English: draft");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Temple updated successfully")).toBeVisible();

  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("button", { name: "Go to field: Not yet reviewed in English: History" }).click();
  await expect(page.getByLabel("History in English")).toBeFocused();
  await page.getByRole("tab", { name: "History" }).click();
  const changes = page.getByRole("list", { name: "History" }).getByRole("listitem").first();
  await expect(changes).toContainText("State of the English texts");
  await expect(changes).toContainText("History: Draft");
  await page.goto(`/temple/${temple.slug}`);
  await expect(page.getByText("A shrine by the lake.").first()).toBeVisible();
  await expect(page.getByText("Built by fishermen.")).toBeHidden();
});

test("what is wrong leads to its tab and field; what is typed is not lost unasked", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}/workspace?tab=place`);
  await page.getByLabel("PIN code").fill("12");
  await page.getByRole("tab", { name: /^Pictures/ }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("tab", { name: /^Names and places/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("PIN code")).toBeFocused();
  await expect(page.getByRole("alert").first()).toContainText("Not saved: one field needs attention");
  await expect(page.getByText("There are unsaved changes.")).toBeVisible();

  await page.getByRole("link", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("PIN code")).toHaveValue("12");
  await page.getByRole("tab", { name: "History" }).click();
  await expect(page.getByText("Save your changes before you restore an earlier version")).toBeVisible();
});

test("what the server refuses in tabs that were never opened is told beside its inputs", async ({
  page,
  signInAs,
  apiAs,
  problems,
}) => {
  problems.allow(/400/);
  const temple = await addTemple(await apiAs("ADMIN"));
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}/workspace?tab=texts`);
  await refuseSaves(page, { phone: "errors.phone", pujari: "errors.required" });
  await page.getByLabel("Description in English").fill("A shrine by the lake.");
  await expect(page.getByLabel("Phone")).toHaveCount(0);
  await page.getByRole("button", { name: "Save" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Not saved: 2 fields need attention" });
  await expect(summary).toBeVisible();
  await expect(page.getByLabel("Phone")).toBeFocused();
  await expect(page.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
  await summary.getByRole("button", { name: /^Pujari|^Priest/ }).click();
  await expect(page).toHaveURL(/tab=practice/);
  await expect(page.locator(":focus")).toHaveAttribute("aria-invalid", "true");
  // from a tab that has a problem itself the first one of all is gone to
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/tab=place/);
  await expect(page.getByLabel("Phone")).toBeFocused();
});

test("what was typed is there after a reload, and others of the name are told while typing", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const [temple, twin] = [await addTemple(api, { city: "Bidar" }), await addTemple(api)];
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}/workspace?tab=place`);
  await page.getByLabel("City", { exact: true }).fill("Mysuru");
  await page.getByLabel("Name", { exact: true }).fill(twin.name);
  await expect(page.getByText("A temple on record may be the same")).toBeVisible();
  await expect(page.getByRole("link", { name: twin.name, exact: true })).toBeVisible();

  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Bidar");
  await page.getByRole("button", { name: "Continue with them" }).click();
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Mysuru");
  await expect(page.getByText("There are unsaved changes.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Temple updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Mysuru");
  await expect(page.getByRole("button", { name: "Continue with them" })).toBeHidden();
});

test("the other tabs are there: managers, history, bookings; and the neighbours of the list", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const [first, second] = [await addTemple(api), await addTemple(api)];
  await api.put(`/api/admin/temples/${second.id}`, { data: { deity: "Shiva" } });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${second.id}`);
  await page.getByRole("link", { name: "Open the workspace" }).click();
  await page.getByRole("tab", { name: "Managers" }).click();
  await page.getByLabel("Email address of an account").press("Enter");
  await expect(page.getByRole("region", { name: "Managers" }).getByRole("alert")).toHaveText("This is required.");
  await page.getByRole("tab", { name: "History" }).click();
  await expect(page.getByRole("list", { name: "History" }).getByRole("listitem").first()).toContainText("Shiva");
  await page.getByRole("tab", { name: "Bookings" }).click();
  await expect(page.getByText("No bookings at this temple yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: `Next: ${first.name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: first.name })).toBeFocused();
  await expect(page).toHaveURL(/tab=bookings/);
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Temples" })).toBeFocused();
});

for (const [language, tab] of [
  ["en", "Texts"],
  ["hi", "लेख"],
  ["kn", "ಬರಹಗಳು"],
] as const) {
  test(`the workspace fits a phone in ${language}`, async ({ page, signInAs, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"), {
      description: "A shrine.",
      website: "http://example.org",
      poojaDetails: [{ name: "Archana", charges: 50, description: null }],
      ownFestivals: [{ name: { en: "Pooram", hi: null, kn: null }, when: { en: "Medam", hi: null, kn: null } }],
      sources: [{ fields: ["name"], kind: "temple", name: "The temple’s office" }],
    });
    await page.setViewportSize({ width: 360, height: 780 });
    await signInAs("TEMPLE_ADMIN");
    for (const part of ["overview", "place", "practice", "texts", "pictures"]) {
      await page.goto(`/admin/temples/${temple.id}/workspace?lang=${language}&tab=${part}`);
      await expect(page.getByRole("progressbar")).toBeVisible();
      await expectToFit(page, 360);
    }
    await page.goto(`/admin/temples/${temple.id}/workspace?lang=${language}&tab=texts`);
    await expect(page.getByRole("tab", { name: new RegExp(tab), selected: true })).toBeAttached();
    await expectAccessible(page);
  });
}

test("the manager of another temple is refused", async ({ page, newcomer, apiAs }) => {
  const api = await apiAs("ADMIN");
  const [own, other] = [await addTemple(api), await addTemple(api)];
  const keeper = await newcomer();
  const named = await api.post(`/api/admin/temples/${own.id}/managers`, { data: { email: keeper.email } });
  expect(named.status(), await named.text()).toBe(200);
  await enterWith(page, keeper);
  await page.goto(`/admin/temples/${other.id}/workspace`);
  await expect(page.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
  await expect(page.getByText(other.name)).toBeHidden();
});
