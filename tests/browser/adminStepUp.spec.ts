import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { choose } from "../support/choose";
import { expectToFit } from "../support/visitorTest";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Confirm it’s you" });

/** Someone whose role is to be changed, found in the list. */
async function openList(page: Page, url: string) {
  const email = `role${randomUUID()}@test.example`;
  const person = { name: "Meera Iyer", email, password: "seven lamps lit" };
  const made = await fetch(`${url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });
  expect(made.status).toBe(201);
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  return page.getByRole("combobox", { name: /Role of Meera Iyer/ });
}

/** In the first row, or on a phone the first card. */
const roleOf = (page: Page) =>
  page.locator("tbody tr:not([aria-hidden]), .record-card").first().locator(".ant-select-selection-item");

for (const width of [360, 1280]) {
  test(`a role is given once it is confirmed with password and reason, at ${width} pixels`, async ({
    page,
    signInAs,
    apiAs,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs("SUPER_ADMIN");
    const select = await openList(page, site.url);
    await choose(select, "Pandit");
    await page.getByRole("button", { name: "Make Pandit" }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, width);
    const [reason, password] = [
      dialog(page).getByLabel("Reason (recorded in the audit log)"),
      dialog(page).getByLabel("Your password"),
    ];
    await expect(reason).toBeFocused();
    await dialog(page).getByRole("button", { name: "Confirm" }).click();
    await expect(reason).toHaveAccessibleDescription("This is required.");
    await reason.fill("Known to the trust");
    await password.fill("a guess");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription("This is not your current password.");
    await password.fill(site.password);
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await expect(roleOf(page)).toHaveText("Pandit");
    const audit = await (await apiAs("SUPER_ADMIN")).get("/api/admin/audit?size=1");
    expect(await audit.text()).toContain("Known to the trust");
  });
}

test("who does without the confirmation changes nothing", async ({ page, signInAs, site }) => {
  await signInAs("SUPER_ADMIN");
  const select = await openList(page, site.url);
  await choose(select, "Content Admin");
  await page.getByRole("button", { name: "Make Content Admin" }).click();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText("Please confirm it’s you.")).toBeVisible();
  await expect(roleOf(page)).toHaveText("Devotee");
});
