import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";

const views = (page: Page) => page.getByRole("group", { name: "Views" });
const columns = (page: Page) => page.getByRole("group", { name: "Columns" });
const header = (page: Page, name: string) => page.getByRole("columnheader", { name });

test("filters and sort are saved under a name, opened again, and deleted", async ({ page, signInAs }) => {
  await signInAs("FESTIVAL_ADMIN");
  await page.goto("/admin/festivals?source=computed&region=Kerala&sortBy=nextDate&sortDir=asc&page=1");
  await views(page).getByRole("button", { name: "Views" }).click();
  await views(page).getByLabel("Name of this view").fill("Kerala, soon");
  await views(page).getByLabel("Name of this view").press("Enter");
  const link = views(page).getByRole("link", { name: "Kerala, soon" });
  await expect(link).toHaveAttribute("aria-current", "true");

  await page.goto("/admin/festivals");
  await views(page).getByRole("button", { name: "Views" }).click();
  await expect(views(page)).toContainText("Filter or sort the list, then save it here under a name.");
  await link.click();
  await expect(page).toHaveURL("/admin/festivals?source=computed&region=Kerala&sortBy=nextDate&sortDir=asc");
  await expect(page.getByRole("searchbox", { name: "Region" })).toHaveValue("Kerala");
  await views(page).getByRole("button", { name: "Delete view: Kerala, soon" }).click();
  await expect(views(page)).toContainText("No saved views yet.");
});

test("a view belongs to its list and to whoever saved it", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/temples?deity=Shiva");
  await views(page).getByRole("button", { name: "Views" }).click();
  await views(page).getByLabel("Name of this view").fill("Of Shiva");
  await views(page).getByRole("button", { name: "Save view" }).click();
  await expect(views(page).getByRole("link", { name: "Of Shiva" })).toBeVisible();
  await expect(views(page).getByRole("textbox", { name: "Name of this view" })).toHaveValue("");
  await page.goto("/admin/users");
  await views(page).getByRole("button", { name: "Views" }).click();
  await expect(views(page)).toContainText("No saved views yet.");
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples");
  await views(page).getByRole("button", { name: "Views" }).click();
  await expect(views(page)).toContainText("Filter or sort the list, then save it here under a name."); // all are read
  await expect(views(page).getByRole("link", { name: "Of Shiva" })).toHaveCount(0);
});

test("views that a browser kept are found on any device, and a name is taken once", async ({ page, signInAs }) => {
  await signInAs("USER_ADMIN");
  await page.evaluate(() => {
    const { sub } = JSON.parse(atob(localStorage.getItem("token")?.split(".")[1] ?? ""));
    localStorage.setItem(
      `console.views./admin/users.${sub}`,
      JSON.stringify([{ name: "Off", search: "active=false" }]),
    );
  });
  await page.goto("/admin/users?role=PANDIT");
  await views(page).getByRole("button", { name: "Views" }).click();
  await expect(views(page).getByRole("link", { name: "Off" })).toHaveAttribute("href", "/admin/users?active=false");
  await expect(views(page)).toContainText("Up to 60 characters.");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("console.views")))).toEqual(
    [],
  );
  const name = views(page).getByLabel("Name of this view");
  await name.fill("Off");
  await name.press("Enter");
  await expect(views(page).getByRole("alert")).toHaveText("This value is already in use.");
  await expect(name).toHaveValue("Off");
  await views(page).getByRole("button", { name: "Delete view: Off" }).click();
  await expect(views(page)).toContainText("No saved views yet.");
});

test("columns are left out and brought back, and stay so", async ({ page, signInAs }) => {
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples?size=5");
  await expect(header(page, "Slug")).toBeVisible();
  await columns(page).getByRole("button", { name: "Columns" }).click();
  await columns(page).getByRole("checkbox", { name: "Slug" }).uncheck();
  await expect(header(page, "Slug")).toBeHidden();
  await page.reload();
  await expect(header(page, "City")).toBeVisible();
  await expect(header(page, "Slug")).toBeHidden();
  await columns(page).getByRole("button", { name: "Columns" }).click();
  await columns(page).getByRole("checkbox", { name: "Slug" }).check();
  await expect(header(page, "Slug")).toBeVisible();
});

test("the panels are opened, walked and left by keyboard alone", async ({ page, signInAs }) => {
  await signInAs("USER_ADMIN");
  await page.goto("/admin/users");
  const button = columns(page).getByRole("button", { name: "Columns" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(columns(page).getByRole("checkbox", { name: "Role", exact: true })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(header(page, "Joined")).toBeVisible();
  await expect(columns(page).getByRole("checkbox", { name: "Role", exact: true })).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(columns(page).getByRole("checkbox")).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await button.blur();
  await expect(columns(page).getByRole("checkbox")).toHaveCount(0);
});

for (const width of [1280, 360]) {
  test(`the panels keep nobody out and fit ${width} px`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs("FESTIVAL_ADMIN");
    await page.goto("/admin/festivals?size=1&source=computed");
    await expect(page.getByRole("button", { name: /^Delete: / })).toHaveCount(1);
    for (const panel of [columns(page), views(page)]) {
      await panel.getByRole("button").first().click();
      await expect(panel.getByRole("button").first()).toHaveAttribute("aria-expanded", "true");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  });
}
