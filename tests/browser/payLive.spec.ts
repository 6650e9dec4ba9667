import { expect, payTest, serveStripeScript } from "../support/payTest";
import { addTemple, expectAccessible } from "../support/visitorTest";

const test = payTest("live");

test("with live keys a temple that did not agree cannot be paid, and its own site is named", async ({
  page,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { website: "https://lotus.example/give" });
  const other = await addTemple(api);
  await page.goto(`/donate?temple=${temple.id}&amount=501`);
  const panel = page.locator("form.panel");
  await expect(panel.getByText("This temple has not authorised payments here")).toBeVisible();
  await expect(panel.getByRole("link", { name: "lotus.example" })).toHaveAttribute(
    "href",
    "https://lotus.example/give",
  );
  await expect(panel.getByRole("button", { name: /^Donate/ })).toHaveCount(0);
  await expect(page.getByText("Test mode")).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Change" }).click();
  await panel.getByRole("combobox", { name: "Temple", exact: true }).fill(other.name);
  await page.getByRole("option", { name: other.name }).click();
  await expect(panel.getByText("We know of no official site for this temple.")).toBeVisible();
});

test("with live keys a temple is needed", async ({ page }) => {
  await page.goto("/donate");
  const panel = page.locator("form.panel");
  await panel.getByLabel("Amount in rupees").fill("501");
  await panel.getByLabel("I agree to the terms").check();
  await panel.getByRole("button", { name: /^Donate/ }).click();
  await expect(panel.getByRole("alert")).toContainText("Please choose a temple.");
  await expect(page).toHaveURL(/\/donate$/);
});

test("with live keys a temple that agreed is paid, and nothing says test", async ({
  page,
  apiAs,
  providers: { stripe },
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api);
  const agreed = await api.put(`/api/admin/payment-authorisations/${temple.id}`, {
    data: { reference: "Letter of 2026" },
  });
  expect(agreed.status(), await agreed.text()).toBe(200);
  await serveStripeScript(page, async () => {
    stripe.pay();
    return undefined;
  });
  await page.goto(`/donate?temple=${temple.id}&amount=501`);
  await page.locator("form.panel").getByLabel("I agree to the terms").check();
  await page.locator("form.panel").getByRole("button", { name: "Donate ₹501" }).click();
  await page.getByRole("button", { name: "Pay ₹501" }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Paid");
  await expect(page.getByText("Test mode")).toHaveCount(0);
  await expect(page.locator("dt", { hasText: "Receipt number" }).locator("+ dd")).toHaveText(/^\d{4}-\d\d\/\d{6}$/);
});
