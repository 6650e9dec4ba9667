import { expect, test } from "../support/browserTest";

test("the API can be browsed, and a call tried out", async ({ page }) => {
  await page.goto("/api/docs/");
  await page.getByText("/api/platform/stats", { exact: true }).click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await expect(page.getByText(/"totalTemples": \d+/).first()).toBeVisible();
});
