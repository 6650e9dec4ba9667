import { expect, test } from "../support/browserTest";

test("the API can be browsed, and a call tried out", async ({ page, problems }) => {
  problems.allow(/escaping deep link whitespace/); // its own, about how it writes addresses
  await page.goto("/api/docs/");
  await expect(page.getByText("/api/auth/login", { exact: true })).toBeVisible();
  // only the operations in sight are drawn; each has an address
  await page.goto("/api/docs/#/default/get_api_platform_stats");
  await page.reload();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await expect(page.getByText(/"totalTemples": \d+/).first()).toBeVisible();
});
