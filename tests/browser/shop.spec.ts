import type { APIRequestContext, Page } from "@playwright/test";
import { enterWith, expect, expectAccessible, expectToFit, fill, test } from "../support/visitorTest";

let products = 0;

/** A product that no other test knows. */
async function addProduct(api: APIRequestContext, fields: Record<string, unknown> = {}) {
  const name = `Brass lamp ${++products} of ${process.pid}`;
  const made = await api.post("/api/admin/products", {
    data: {
      name,
      nameHi: null,
      nameKn: null,
      description: "Lit at dusk.",
      pricePaise: 25_000,
      stock: 3,
      active: true,
      ...fields,
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const product: { id: number; name: string } = await made.json();
  return product;
}

const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function order(page: Page, name: string): Promise<Page> {
  await page.goto("/shop");
  await page.getByRole("button", { name: `Order ${name}` }).click();
  const form = page.getByRole("form", { name: `Order ${name}` });
  await fill(form, { Quantity: "2", Phone: "98765 43210", "Delivery address": "12 Temple Street, Mysuru 570001" });
  await expect(form.getByText("₹500")).toBeVisible();
  // the account's own, which comes after the form where the server is slow
  await expect(form.getByLabel("Name")).not.toHaveValue("");
  const opened = page.waitForEvent("popup");
  await form.getByRole("button", { name: "Order and pay" }).click();
  return opened;
}

test("a devotee orders, pays and finds the order with its receipt in the profile", async ({
  page,
  apiAs,
  newcomer,
}) => {
  const { name } = await addProduct(await apiAs("ADMIN"));
  await enterWith(page, await newcomer());
  const provider = await order(page, name);
  await provider.getByRole("button", { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/payments\//);
  await expect(page.getByRole("heading", { name: "Paid" })).toBeVisible();
  await provider.close();
  await page.goto("/profile");
  const mine = page.getByRole("region", { name: "My orders (1)" });
  await expect(mine).toContainText(`2 × ${name}`);
  await expect(mine).toContainText("Paid, being packed");
  await expect(mine).toContainText(/Receipt \S+/);
  await expect(mine.getByRole("button", { name: "Acknowledgement (PDF)" })).toBeVisible();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Orders" }).click();
  await expect(mine.getByRole("heading")).toBeFocused();
  await page.goto("/shop");
  await expect(card(page, name).first()).toContainText("Only 1 left");
  await page.getByRole("button", { name: /^Cancel order OR-/ }).click();
  await page.getByRole("button", { name: "Cancel permanently" }).click();
  await expect(page.getByRole("region", { name: "My orders (1)" })).toContainText("You cancelled it.");
});

test("an order whose browser was closed half-way is paid from the profile", async ({ page, apiAs, newcomer }) => {
  const { name } = await addProduct(await apiAs("ADMIN"));
  await enterWith(page, await newcomer());
  const provider = await order(page, name);
  await expect(page).toHaveURL(/\/payments\//);
  await provider.close();
  await page.goto("/profile");
  const mine = page.getByRole("region", { name: "My orders (1)" });
  await expect(mine).toContainText("Waiting for payment");
  await mine.getByRole("link", { name: "Continue with the payment" }).click();
  await expect(page).toHaveURL(/\/payments\//);
});

test("what is sold out cannot be ordered, and what is wrong stands beside its field", async ({
  page,
  apiAs,
  newcomer,
}) => {
  const api = await apiAs("ADMIN");
  const gone = await addProduct(api, { stock: 0 });
  const lamp = await addProduct(api);
  await enterWith(page, await newcomer());
  await page.goto("/shop");
  await expect(card(page, gone.name)).toContainText("Sold out");
  await expect(page.getByRole("button", { name: `Order ${gone.name}` })).toHaveCount(0);
  await page.getByRole("button", { name: `Order ${lamp.name}` }).press("Enter");
  const form = page.getByRole("form", { name: `Order ${lamp.name}` });
  await expect(form.getByRole("heading")).toBeFocused();
  await fill(form, { Phone: "12" });
  await form.getByRole("button", { name: "Order and pay" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The order could not be placed." })).toBeFocused();
  await expect(form.getByLabel("Delivery address")).toHaveAccessibleDescription(/This is required\./);
});

test("a visitor is asked to log in, and an empty shop says what it is for", async ({ page, newcomer }) => {
  await page.goto("/shop");
  await expect(page).toHaveURL(/\/login\?to=%2Fshop$/);
  await enterWith(page, await newcomer());
  await page.route("**/api/products", (route) => route.fulfill({ json: { items: [] } }));
  await page.goto("/shop");
  await expect(page.getByRole("heading", { name: "The shop is empty" })).toBeVisible();
  const mine = page.getByRole("region", { name: "My orders (0)" });
  await expect(mine).toContainText("You have not ordered anything yet.");
  await expect(mine.getByRole("link")).toHaveCount(0); // it would lead to this very page
});

for (const [language, title, orderIt] of [
  ["en", "Shop", "Order"],
  ["hi", "दुकान", "ऑर्डर करें"],
  ["kn", "ಅಂಗಡಿ", "ಆರ್ಡರ್ ಮಾಡಿ"],
] as const) {
  test(`the shop in ${language} keeps nobody out, and fits 320 pixels`, async ({ page, apiAs, newcomer }) => {
    const { name } = await addProduct(await apiAs("ADMIN"));
    await enterWith(page, await newcomer());
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/shop?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await card(page, name).getByText(orderIt, { exact: true }).click();
    await expect(page.getByRole("form")).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, 320);
  });
}
