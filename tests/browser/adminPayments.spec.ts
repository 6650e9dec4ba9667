import type { APIRequestContext } from "@playwright/test";
import { addTemple, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

/** A donation that was paid at the built-in provider. */
async function donate(api: APIRequestContext, fields: Record<string, unknown>): Promise<string> {
  const begun = await api.post("/api/payments/intent", { data: { amount: 501, ...fields } });
  expect(begun.status(), await begun.text()).toBe(201);
  const { paymentId } = await begun.json();
  const pressed = await api.post(`/api/payments/test/${paymentId}`, { data: { outcome: "paid" } });
  expect(pressed.status(), await pressed.text()).toBe(200);
  return paymentId;
}

test("an admin finds a donation, reads what happened to it, and gives part of it back", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api);
  const email = `giver${process.pid}@test.example`;
  const id = await donate(api, { email, name: "Asha Rao", templeId: String(temple.id), dedication: "For grandmother" });
  await signInAs("ADMIN");
  await page.goto("/admin/donations");
  await page.getByRole("searchbox", { name: "Payer, email, phone or reference" }).fill(email);
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText(temple.name);
  await expect(row).toContainText("For grandmother");
  await expect(row).toContainText("₹501");
  await expect(row).toContainText("Paid");

  await row.getByRole("button").press("Enter");
  const drawer = page.getByRole("dialog", { name: "Payment" });
  await expect(drawer).toContainText(id);
  await expect(drawer.getByRole("table")).toContainText("Donations owed to temples");
  await drawer.getByRole("button", { name: "Refund" }).click();
  await drawer.getByLabel("Amount in rupees").fill("900");
  await drawer.getByRole("button", { name: "Send refund" }).click();
  await expect(drawer.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
  await expect(drawer.getByLabel("Reason")).toHaveAccessibleDescription(/^This is required\./);
  await drawer.getByLabel("Reason").fill("Given twice");
  await drawer.getByRole("button", { name: "Send refund" }).click();
  await expect(drawer.getByLabel("Amount in rupees")).toHaveAttribute("aria-invalid", "true");
  await expect(drawer.getByLabel("Amount in rupees")).not.toHaveAccessibleDescription(/errors\./);
  await drawer.getByLabel("Amount in rupees").fill("201");
  await drawer.getByRole("button", { name: "Send refund" }).click();
  await expect(drawer).toContainText("Given twice");
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Payment" })).toContainText("Given twice");
  const told = await (await api.get(`/api/admin/payments/${id}`)).json();
  expect(told).toMatchObject({ refunds: [{ amountPaise: 20_100, reason: "Given twice" }], refundablePaise: 30_000 });
});

test("the day-end report names what the day brought, and days before it", async ({ page, signInAs, apiAs }) => {
  await donate(await apiAs("ADMIN"), { amount: 2100 });
  await signInAs("ADMIN");
  await page.goto("/admin/payments/report");
  const report = page.getByRole("article");
  await expect(report.getByRole("heading", { name: "Received" })).toBeVisible();
  await expect(report.getByRole("row").filter({ hasText: "Test provider" }).first()).toContainText("Donation");
  await expect(report).toContainText("Held by the test provider");
  await page.getByRole("button", { name: "Previous day" }).click();
  await expect(report).toContainText("No payments on this day.");
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
});

test("a temple's agreement is noted, and withdrawn by keyboard alone", async ({ page, signInAs, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"), { name: `Agreed Shrine ${process.pid}` });
  await signInAs("ADMIN");
  await page.goto("/admin/payment-authorisations");
  await page.getByRole("button", { name: "Add an agreement" }).first().click();
  const form = page.getByRole("form", { name: "Add an agreement" });
  await form.getByLabel(/^Temple/).fill(temple.name);
  await page.getByTitle(temple.name).click();
  await form.getByRole("button", { name: "Save agreement" }).click();
  await expect(form.getByLabel("Where the agreement is filed")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Where the agreement is filed").fill("Letter of 1 March, file 12");
  await form.getByLabel("80G number").fill("AAATT1234F");
  await form.getByRole("button", { name: "Save agreement" }).click();
  const row = page.getByRole("row").filter({ hasText: temple.name });
  await expect(row).toContainText("AAATT1234F");
  const withdraw = row.getByRole("button", { name: /^Withdraw/ });
  await withdraw.press("Enter");
  const question = page.getByRole("dialog", { name: `Stop payments to ${temple.name}?` });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(withdraw).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: "Withdraw" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const [language, titles] of [
  ["en", ["Payments", "Donations", "Day-end Report", "Payment Authorisations"]],
  ["hi", ["भुगतान", "दान", "दिनांत रिपोर्ट", "भुगतान सहमतियाँ"]],
  ["kn", ["ಪಾವತಿಗಳು", "ದೇಣಿಗೆಗಳು", "ದಿನಾಂತ್ಯ ವರದಿ", "ಪಾವತಿ ಒಪ್ಪಂದಗಳು"]],
] as const) {
  test(`the screens about money in ${language} keep nobody out, and fit a phone`, async ({ page, signInAs, apiAs }) => {
    await donate(await apiAs("ADMIN"), { name: "Asha Rao", email: `money${process.pid}@test.example` });
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs("ADMIN");
    const paths = ["/admin/payments", "/admin/donations", "/admin/payments/report", "/admin/payment-authorisations"];
    for (const [index, path] of paths.entries()) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[index] ?? "");
      await expect(page.locator(".ant-skeleton")).toHaveCount(0);
      await expectAccessible(page);
      await expectToFit(page, 360);
    }
  });
}
