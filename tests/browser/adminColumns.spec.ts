import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { choose } from "../support/choose";

const columns = (page: Page) => page.getByRole("group", { name: "Columns" });

test("any field is a column, in an order and a width of one's own", async ({ page, signInAs }) => {
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples?size=5");
  await columns(page).getByRole("button", { name: "Columns" }).click();
  await columns(page).getByRole("checkbox", { name: "District" }).check();
  for (let step = 0; step < 4; step++) await columns(page).getByRole("button", { name: "Move up: District" }).click();
  await choose(columns(page).getByRole("combobox", { name: "Width: District" }), "180 px");
  await expectAccessible(page);
  await page.reload();
  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveText(["", "Name", "District", "City", "Slug", "Active", "Verified", "Actions"]);
  // they stay in view with the last of many rows
  await page.goto("/admin/temples?size=50");
  await expect(page.getByRole("row")).toHaveCount(51);
  await page.getByRole("row").last().scrollIntoViewIfNeeded();
  await expect(heads.nth(1)).toBeInViewport();
});

test("a cell is changed where it stands, and nothing of another editor is written over unseen", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const made = await api.post("/api/admin/temples", {
    data: { name: "Cell hall", city: "Hassan", state: "Karnataka" },
  });
  const { id } = await made.json();
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples?search=Cell+hall");
  await columns(page).getByRole("button", { name: "Columns" }).click();
  await columns(page).getByRole("checkbox", { name: "Phone" }).check();
  await page.keyboard.press("Escape");
  const open = page.getByRole("button", { name: "Phone: Cell hall" });
  const input = page.getByRole("textbox", { name: "Phone: Cell hall" });
  await open.press("Enter");
  await input.fill("nobody");
  await input.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Please enter a telephone number.");
  await expect(input).toHaveValue("nobody");
  await input.press("Escape");
  await expect(open).toBeFocused();

  await open.press("Enter");
  await api.put(`/api/admin/temples/${id}`, { data: { phone: "08172 111111" } });
  await input.fill("08172 222222");
  await input.press("Enter");
  await expect(page.getByRole("alert")).toContainText("It says now: 08172 111111");
  await page.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByRole("cell", { name: "08172 222222" })).toBeVisible();
  const stored = async () => (await (await api.get(`/api/admin/temples/${id}`)).json()).phone;
  await expect.poll(stored).toBe("08172 222222");
});
