import { expect, expectAccessible, test } from "../support/browserTest";

test("what waits stands at home and in the menu, and opens its list", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("ADMIN");
  await api.post("/api/admin/temples/bulk-changes", {
    data: { filters: { ids: "1" }, action: { kind: "verify", isVerified: true } },
  });
  await signInAs("ADMIN");
  await page.goto("/admin");
  const work = page.getByRole("region", { name: "My work" });
  await expect(work.getByRole("link", { name: /bulk change/ })).toBeVisible();
  await expectAccessible(page);
  const menu = page.getByRole("navigation", { name: "Console menu" });
  await expect(menu.getByText("Catalogue")).toBeVisible();
  await expect(menu.getByRole("menuitem").filter({ hasText: "Data Quality" }).getByTitle(/wait/)).toBeVisible();
  await work.getByRole("link", { name: /something to correct/ }).click();
  await expect(page).toHaveURL("/admin/temples?finding=contradiction");
});

test("a scoped admin sees at home what waits, though the dashboard is closed", async ({ page, signInAs }) => {
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Denied");
  await expect(page.getByRole("region", { name: "My work" })).toBeVisible();
});

test("Ctrl+K leads to screens, actions and records, by keys alone", async ({ page, signInAs }) => {
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples?size=5");
  await expect(page.getByRole("row").nth(3)).toBeVisible();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "A screen, an action or a record" });
  await expect(box).toBeFocused();
  await page.keyboard.type("qual");
  await expect(page.getByRole("option", { name: /Data Quality/ })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Data Quality");

  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type("kedarnath");
  const option = page.getByRole("option", { name: /^Kedarnath/ }).first();
  await expect(option).toBeVisible();
  await option.click();
  await expect(page).toHaveURL(/\/admin\/temples\/\d+\/workspace/);

  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type("duplicates in");
  await expect(page.getByRole("option", { name: /^Find duplicates in all temples/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();

  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type("zzzz");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
});
