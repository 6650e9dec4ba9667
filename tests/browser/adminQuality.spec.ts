import { expect, expectAccessible, test } from "../support/browserTest";
import { expectToFit } from "../support/visitorTest";

for (const width of [1280, 360]) {
  test(`each number of the data quality opens a list of as many temples (${width} px)`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs("TEMPLE_ADMIN");
    await page.goto("/admin/quality");
    await expect(page.getByRole("heading", { name: "Missing, by state" })).toBeVisible();
    await expect(page.getByText("Some records changed a moment ago")).toBeHidden();
    await expectAccessible(page);
    await expectToFit(page, width);
    await page.getByRole("link", { name: "Karnataka" }).click();
    await expect(page.getByRole("heading", { name: "Missing, by district of Karnataka" })).toBeVisible();
    const link = page
      .getByRole("region", { name: "Missing, by field" })
      .getByRole("link", { name: /^Phone or website/ });
    const count = await link.locator("strong").textContent();
    await link.click();
    await expect(page).toHaveURL("/admin/temples?finding=contact&state=Karnataka");
    await expect(page.getByText(`${count} temples`)).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "State", exact: true })).toHaveValue("Karnataka");
  });
}

test("a list filtered by what is missing is saved under a name and shared", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/temples?missing=phone&changedSince=2020-01-01");
  const views = page.getByRole("group", { name: "Views" });
  await views.getByRole("button", { name: "Views" }).click();
  await views.getByLabel("Name of this view").fill("To be called");
  await views.getByRole("checkbox", { name: "Share with all who see this list" }).check();
  await views.getByRole("button", { name: "Save view" }).click();
  await expect(views.getByRole("link", { name: "To be called · shared" })).toBeVisible();

  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples");
  await views.getByRole("button", { name: "Views" }).click();
  await views.getByRole("link", { name: /To be called · by / }).click();
  await expect(page).toHaveURL("/admin/temples?missing=phone&changedSince=2020-01-01");
  await expect(views.getByRole("button", { name: "Delete view: To be called" })).toHaveCount(0);
});
