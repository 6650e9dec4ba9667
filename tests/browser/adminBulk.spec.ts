import type { Page } from "@playwright/test";
import { expect, expectAccessible, leaveByKey, test } from "../support/browserTest";
import { expectToFit } from "../support/visitorTest";

const bar = (page: Page) => page.getByRole("region", { name: "Selected temples" });
const box = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });
const dialog = (page: Page) => page.getByRole("dialog").first();

async function choose(page: Page, action: string): Promise<void> {
  await bar(page).getByRole("combobox", { name: "Choose an action" }).click();
  await page.getByTitle(action, { exact: true }).click();
}

test("temples are selected by row, by page and all that match, and a field is set for all of them", async ({
  page,
  signInAs,
}) => {
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples?state=Goa&size=5");
  await box(page, /^Select (?!this)/)
    .first()
    .check();
  await expect(bar(page).getByRole("status")).toHaveText("1 selected");
  await box(page, "Select this page").check();
  await expect(bar(page).getByRole("status")).toHaveText("5 selected");
  await page.getByRole("listitem", { name: "Next Page" }).click();
  await expect(box(page, "Select this page")).not.toBeChecked(); // the rows of the page before are gone
  await box(page, /^Select (?!this)/)
    .first()
    .check();
  await expect(bar(page).getByRole("status")).toHaveText("6 selected");
  await bar(page).getByRole("button", { name: "Select all 10 matching" }).click();
  await expect(bar(page).getByRole("status")).toHaveText("All 10 matching temples are selected");

  await choose(page, "Set a field");
  await dialog(page).getByRole("button", { name: "Preview" }).click();
  await expect(dialog(page).getByText("This is required.").first()).toBeVisible();
  await dialog(page).getByLabel("Field").click();
  await page.getByTitle("Dress code", { exact: true }).click();
  await dialog(page).getByLabel("Dress code").fill("Covered shoulders");
  await dialog(page).getByRole("button", { name: "Preview" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(/Dress code: Covered shoulders.*Nothing is saved yet/);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "10 will change" }).click();
  await expect(dialog(page).getByRole("listitem")).toHaveCount(10);
  await dialog(page).getByRole("button", { name: "Change 10 temples" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(/The changes were saved/);
  await leaveByKey(dialog(page));
  await expect(bar(page)).toBeHidden();

  await page.getByRole("button", { name: "Bulk Changes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bulk Changes");
  await page.getByRole("link", { name: "Dress code: Covered shoulders" }).click();
  await dialog(page).getByRole("button", { name: "Undo all" }).click();
  await page
    .getByRole("dialog", { name: /Undo this change/ })
    .getByRole("button", { name: "Undo all" })
    .click();
  await expect(dialog(page).getByText("10 undone; 0 left because they have changed since.")).toBeVisible();
});

test("what is refused says why, and other filters let go of what was selected", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const made = await api.post("/api/admin/temples", { data: { name: "Old hut", city: "Hassan", state: "Karnataka" } });
  await api.delete(`/api/admin/temples/${(await made.json()).id}`);
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples?status=archived&search=Old+hut");
  await box(page, "Select Old hut").check();
  await choose(page, "Verify");
  await expect(dialog(page).getByRole("button", { name: "1 refused" })).toBeVisible();
  await expect(dialog(page)).toContainText("1: The temple is archived.");
  await expect(dialog(page).getByRole("button", { name: /^Change/ })).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Discard" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("searchbox", { name: "Search by name" }).fill("hut");
  await expect(page).toHaveURL(/search=hut/);
  await expect(bar(page)).toBeHidden();
});

test("by keys alone two temples are verified", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("TEMPLE_ADMIN");
  for (const name of ["Key one", "Key two"])
    await api.post("/api/admin/temples", { data: { name, city: "Keytown", state: "Karnataka" } });
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples?location=Keytown");
  await box(page, "Select Key one").press("Space");
  await box(page, "Select Key two").press("Space");
  await expect(bar(page).getByRole("status")).toHaveText("2 selected");
  await bar(page).getByRole("combobox", { name: "Choose an action" }).press("Enter");
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Change 2 temples" }).press("Enter");
  await expect(dialog(page).getByRole("status")).toHaveText(/The changes were saved/);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Not verified")).toHaveCount(0);
});

test("on a phone the list is cards, whose temples are selected and changed", async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples?state=Goa&size=5");
  const cards = page.locator(".record-card");
  await expect(cards).toHaveCount(5);
  await expect(cards.first().getByRole("button", { name: /^Edit: / })).toBeVisible();
  await expectAccessible(page);
  await box(page, /^Select /)
    .first()
    .check();
  await expect(bar(page).getByRole("status")).toHaveText("1 selected");
  await expect(bar(page)).toBeInViewport();
  await expectToFit(page, 360);
  await page.getByRole("combobox", { name: "Sort by" }).click();
  await page.getByTitle("City ↓").click();
  await expect(page).toHaveURL(/sortBy=city&sortDir=desc/);
});
