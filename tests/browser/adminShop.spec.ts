import type { APIRequestContext } from "@playwright/test";
import { leaveByKey } from "../support/browserTest";
import { aPhoto, expect, expectAccessible, expectToFit, fill, test } from "../support/visitorTest";

let count = 0;
const aName = () => `Copper bell ${++count} of ${process.pid}`;

/** A paid order of somebody new. */
async function paidOrder(api: APIRequestContext, buyer: { token: string }) {
  const name = aName();
  const product = { name, nameHi: null, nameKn: null, description: null, pricePaise: 9_900, stock: 4, active: true };
  const made = await api.post("/api/admin/products", { data: product });
  const { id: productId } = await made.json();
  const headers = { authorization: `Bearer ${buyer.token}` };
  const data = { productId, quantity: 1, name: `Buyer of ${name}`, phone: "9876543210", address: "1 River Road" };
  const placed = await api.post("/api/orders", { data, headers });
  expect(placed.status(), await placed.text()).toBe(201);
  const { order, payment } = await placed.json();
  await api.post(`/api/payments/test/${payment.paymentId}`, { data: { outcome: "paid" } });
  return { name, buyer: data.name, reference: String(order.reference) };
}

test("an admin adds a product with a picture, and changes its price", async ({ page, signInAs }) => {
  const name = aName();
  await signInAs("ADMIN");
  await page.goto("/admin/products");
  await page.getByRole("button", { name: "Add product" }).first().click();
  const drawer = page.getByRole("dialog", { name: "Add product" });
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(drawer.getByText("This is required.").first()).toBeVisible();
  await fill(drawer, { Name: name, "Price in rupees": "99.50", "In stock": "4" });
  await drawer.getByRole("button", { name: "Create" }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("₹99.50");
  await row.getByRole("link", { name }).click();
  const edit = page.getByRole("dialog", { name: "Edit product" });
  await edit
    .locator("input[type=file]")
    .setInputFiles({ name: "bell.jpg", mimeType: "image/jpeg", buffer: await aPhoto() });
  await expect(edit.getByRole("img", { name: `Picture of ${name}` })).toBeVisible();
  await fill(edit, { "Price in rupees": "120" });
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(row).toContainText("₹120");
  await expectAccessible(page);

  await edit.getByRole("button", { name: `History: ${name}` }).click();
  const history = page.getByRole("dialog", { name: `History: ${name}` });
  await expect(history.getByRole("listitem").filter({ hasText: "Changed" }).first()).toContainText("₹120");
  await history
    .getByRole("button", { name: /^Restore this version/ })
    .last()
    .click();
  await page
    .getByRole("dialog", { name: /^Restore the version/ })
    .getByRole("button", { name: "Restore", exact: true })
    .click();
  await expect(history).toContainText("The earlier version is restored");
  await expect(row).toContainText("₹99.50");
  await expect(edit.getByLabel("Price in rupees")).toHaveValue("99.50");
});

test("an admin sends an order and says that it arrived", async ({ page, signInAs, apiAs, newcomer }) => {
  const { buyer, reference } = await paidOrder(await apiAs("ADMIN"), await newcomer());
  await signInAs("ADMIN");
  await page.goto(`/admin/orders?status=paid&q=${reference}`);
  const row = page.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText(buyer);
  await row.getByRole("button", { name: `Mark ${reference} as shipped` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Tracking number (optional)").fill("EM 7 IN");
  await dialog.getByRole("button", { name: "Mark as shipped" }).click();
  await expect(page.getByText("No order matches these filters.")).toBeVisible();
  await page.goto(`/admin/orders?q=${reference}`);
  await expect(row).toContainText("Tracking number EM 7 IN");
  await row.getByRole("button", { name: `Mark ${reference} as delivered` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Mark as delivered" }).click();
  await expect(row).toContainText("Delivered");
});

test("an admin cancels a paid order with a reason, and takes the list along as CSV", async ({
  page,
  signInAs,
  apiAs,
  newcomer,
}) => {
  const { reference } = await paidOrder(await apiAs("ADMIN"), await newcomer());
  await signInAs("ADMIN");
  await page.goto(`/admin/orders?q=${reference}`);
  const row = page.getByRole("row").filter({ hasText: reference });
  const cancel = row.getByRole("button", { name: `Cancel ${reference}` });
  const dialog = page.getByRole("dialog");
  await cancel.click();
  await expect(dialog).toContainText("the payment is refunded in full");
  await leaveByKey(dialog);
  await expect(cancel).toBeFocused();
  await cancel.press("Enter");
  await dialog.getByLabel("Reason, shown to the buyer (optional)").fill("The bell was cracked.");
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(row).toContainText("The bell was cracked.");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("orders.csv");
});

for (const [language, products, orders] of [
  ["en", "Products", "Orders"],
  ["hi", "उत्पाद", "ऑर्डर"],
  ["kn", "ಉತ್ಪನ್ನಗಳು", "ಆರ್ಡರ್‌ಗಳು"],
] as const) {
  test(`products and orders in ${language} keep nobody out, and fit a phone`, async ({
    page,
    signInAs,
    apiAs,
    newcomer,
  }) => {
    const { name, reference } = await paidOrder(await apiAs("ADMIN"), await newcomer());
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs("ADMIN");
    for (const [path, title, text] of [
      ["products", products, name],
      ["orders", orders, reference],
    ] as const) {
      await page.goto(`/admin/${path}?lang=${language}&q=${encodeURIComponent(text)}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator(".record-card").filter({ hasText: text })).toBeVisible();
      await expectAccessible(page);
      await expectToFit(page, 360);
    }
  });
}
