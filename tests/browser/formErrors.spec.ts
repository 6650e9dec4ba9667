import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";

const failed = "Payment initiation failed. Please try again.";
const checkInput = "Please check your input and try again.";
const linkName = "Win at evil.example/now";
const linkText = "A name cannot contain a web address.";

/** Answers a call as the server refuses fields. */
const refuse = (errors: Record<string, string>) => (route: Route) =>
  route.fulfill({
    status: 400,
    contentType: "application/json",
    body: JSON.stringify({ statusCode: 400, code: "validation", message: checkInput, errors }),
  });

/** The error is said beside the field, and goes with the whole complaint once the field is typed into. */
async function mends(page: Page, label: string, text: string, mended: string) {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replace(/[.?]/g, "\\$&")));
  await field.fill(mended);
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(text)).toHaveCount(0);
}

test.describe("a donation", () => {
  test("a name the server refuses is wrong beside its field; no payment has failed; the rest stays", async ({
    page,
  }) => {
    await page.goto("/donate");
    await page.getByLabel("Amount in rupees").fill("251");
    await page.getByLabel("Name (optional)", { exact: true }).fill(linkName);
    await page.getByLabel(/I agree/).check();
    await page.getByRole("button", { name: /^Donate/ }).click();
    await expect(page.getByRole("alert")).toContainText(checkInput);
    await expect(page.getByText(failed)).toHaveCount(0);
    await expect(page.getByRole("alert").getByRole("link", { name: linkText })).toBeVisible();
    await expectAccessible(page);
    await mends(page, "Name (optional)", linkText, "Asha Rao");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByLabel("Amount in rupees")).toHaveValue("251");
  });

  test("what has no field of its own is said as well; a real failure is said to be one", async ({ page, problems }) => {
    problems.allow(/503/);
    await page.goto("/donate");
    await page.getByLabel("Amount in rupees").fill("251");
    await page.getByLabel(/I agree/).check();
    await page.route("**/api/payments/intent", refuse({ phone: "errors.phone" }), { times: 1 });
    await page.getByRole("button", { name: /^Donate/ }).click();
    await expect(page.getByRole("alert")).toContainText("Please enter a telephone number.");
    await expect(page.getByText(failed)).toHaveCount(0);
    const busy = { status: 503, contentType: "application/json", body: JSON.stringify({ code: "unavailable" }) };
    await page.route("**/api/payments/intent", (route) => route.fulfill(busy), { times: 1 });
    await page.getByRole("button", { name: /^Donate/ }).click();
    await expect(page.getByRole("alert")).toContainText(failed);
  });

  test("its own checks go one by one as they are mended", async ({ page }) => {
    await page.goto("/donate");
    await page.getByRole("button", { name: /^Donate/ }).click();
    await expect(page.getByRole("alert").getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: "₹251" }).click();
    await expect(page.getByText("Please enter a valid amount.")).toHaveCount(0);
    await page.getByLabel(/I agree/).check();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("registering: a refused name is wrong beside its field, and goes once it is typed anew", async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("Name").fill(linkName);
  await page.getByLabel("Email").fill("anna.forms@test.example");
  await page.getByLabel("Password").fill("a lamp in the dusk");
  await page.getByRole("button", { name: "Create account" }).click();
  await mends(page, "Name", linkText, "Anna");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Password")).toHaveValue("a lamp in the dusk");
});

test("registering with nothing typed: each field is named, and its link leads to it", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "Create account" }).click();
  const problems = page.getByRole("alert").getByRole("link");
  await expect(problems).toHaveCount(3);
  await problems.filter({ hasText: "Password" }).click();
  await expect(page.getByLabel("Password")).toBeFocused();
});

test("settings: a refused name", async ({ page, signInAs }) => {
  await signInAs("DEVOTEE");
  await page.goto("/settings");
  await page.getByRole("textbox", { name: "Name" }).fill(linkName);
  await page
    .locator("form", { has: page.locator("#name-title") })
    .getByRole("button", { name: "Save" })
    .click();
  await mends(page, "Name", linkText, "Demo devotee");
});

test("a review: errors go as they are mended", async ({ page }) => {
  await page.goto("/temple/tirumala-venkateswara-temple-tirupati");
  const form = page.getByRole("form", { name: "Add Your Review" });
  await page.locator("#add-review").scrollIntoViewIfNeeded();
  await form.getByRole("button", { name: "Submit Review" }).click();
  const problems = form.getByRole("alert").getByRole("listitem");
  await expect(problems).toHaveCount(3);
  await form.getByLabel("Your review").fill("The lamps at dusk are worth the climb.");
  await expect(problems).toHaveCount(2);
  await form.getByLabel("I am not a robot").check();
  await form.locator('input[name="rating"][value="4"]').check({ force: true });
  await expect(form.locator(".notice.bad")).toHaveCount(0);
});

test("sharing a temple: an error goes once it is mended", async ({ page, signInAs }) => {
  await signInAs("DEVOTEE");
  await page.goto("/add-temple");
  await page.getByLabel("Address").fill("Car Street, Mysuru, Karnataka");
  await page.locator('form button[type="submit"]').last().click();
  const name = page.locator('input[name="name"]');
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("Lamp Temple");
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a correction: what the server refuses is wrong beside its field", async ({ page }) => {
  await page.goto("/temple/tirumala-venkateswara-temple-tirupati");
  await page.getByRole("button", { name: "Report a correction" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('[name="value"]').fill("5 am to 9 pm");
  await dialog.locator('[name="email"]').fill("nobody");
  await dialog.getByRole("button", { name: /Send/ }).click();
  const email = dialog.locator('[name="email"]');
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("nobody@test.example");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expect(dialog.locator('[name="value"]')).toHaveValue("5 am to 9 pm");
});

test("login and a forgotten password: a refused address goes once it is typed anew", async ({ page }) => {
  for (const [path, button] of [
    ["/login", "Login to Divine Portal"],
    ["/forgotten", "Send the link"],
  ] as const) {
    await page.goto(path);
    await page.route("**/api/auth/**", refuse({ email: "errors.email" }), { times: 1 });
    await page.getByLabel("Email").fill("nobody@test.example");
    if (path === "/login") await page.getByLabel("Password").fill("some password");
    await page.getByRole("button", { name: button }).click();
    await mends(page, "Email", "Please enter a valid email address.", "asha@test.example");
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});
