import type { Page } from "@playwright/test";
import { expect, payTest, serveRazorpayScript, serveStripeScript, tell } from "../support/payTest";
import { expectAccessible, expectToFit } from "../support/visitorTest";

const test = payTest("test");
const form = (page: Page) => page.locator("form.panel");
const standing = (page: Page) => page.getByRole("main").getByRole("status").first();
const pay = (page: Page) => page.getByRole("button", { name: /^Pay ₹/ });
const card = (page: Page) => page.getByLabel("Card number at pk_test_lamps");

async function begin(page: Page, amount: string, method: RegExp) {
  await page.goto("/donate");
  await form(page).getByLabel("Amount in rupees").fill(amount);
  await form(page).getByLabel("Name (optional)").fill("Meera Iyer");
  await form(page).getByLabel(method).check();
  await form(page).getByLabel("I agree to the terms").check();
  await form(page)
    .getByRole("button", { name: /^Donate/ })
    .click();
  await expect(page).toHaveURL(/\/payments\/[\w-]+$/);
}

test("by Stripe: a refused card keeps its field, the next one pays, and the receipt number is there", async ({
  page,
  site,
  providers: { stripe },
}) => {
  const answers = ["Your card was declined.", undefined];
  await serveStripeScript(page, async () => {
    const refusal = answers.shift();
    if (refusal) return refusal;
    const event = stripe.event("payment_intent.succeeded", stripe.pay());
    await tell(site, "stripe", event);
    await tell(site, "stripe", event);
    return undefined;
  });
  await begin(page, "301", /Stripe/);
  await expect(page.getByText("Test mode: no money moves")).toBeVisible();
  await card(page).fill("4000 0000 0000 0002");
  await pay(page).click();
  await expect(page.getByRole("alert")).toContainText("Your card was declined.");
  await expect(card(page)).toHaveValue("4000 0000 0000 0002");
  await expectAccessible(page);
  await pay(page).click();
  await expect(standing(page)).toContainText("Paid");
  await expect(page.locator("dt", { hasText: "Receipt number" }).locator("+ dd")).toHaveText(/\d{6}$/);
});

test("by Stripe: a payment no event tells of is found by asking; opened again elsewhere it goes on", async ({
  page,
  context,
  providers: { stripe },
}) => {
  await serveStripeScript(page, async () => undefined);
  await begin(page, "302", /Stripe/);
  await expect(card(page)).toBeVisible();
  const address = page.url();
  const elsewhere = await context.newPage();
  await serveStripeScript(elsewhere, async (secret) => {
    expect(secret).toBe(stripe.theIntent().client_secret);
    stripe.pay();
    return undefined;
  });
  await elsewhere.goto(address);
  await pay(elsewhere).click();
  await expect(standing(elsewhere)).toContainText("Paid");
  await page.bringToFront();
  await expect(standing(page)).toContainText("Paid");
});

test("by Stripe: who comes back from the bank's page is asked about at once, and the address is clean again", async ({
  page,
  providers: { stripe },
}) => {
  await serveStripeScript(page, async () => undefined);
  await begin(page, "307", /Stripe/);
  await expect(card(page)).toBeVisible();
  stripe.pay();
  const address = page.url();
  await page.goto(`${address}?payment_intent=pi_x&payment_intent_client_secret=pi_x_secret&redirect_status=succeeded`);
  await expect(standing(page)).toContainText("Paid");
  await expect(page).toHaveURL(address);
});

test("by Razorpay: a closed window may be opened again, and what it hands back is verified", async ({
  page,
  providers: { razorpay },
}) => {
  const windows: ("closed" | "paid")[] = ["closed", "paid"];
  await serveRazorpayScript(page, async (orderId) => {
    expect(orderId).toBe(razorpay.theOrder().id);
    return windows.shift() === "paid" ? razorpay.returned(razorpay.attempt("captured")) : undefined;
  });
  await begin(page, "303", /Razorpay/);
  await pay(page).click();
  await expect(pay(page)).toBeEnabled();
  await expect(standing(page)).toContainText("Not paid yet");
  await pay(page).click();
  await expect(standing(page)).toContainText("Paid");
});

test("by Razorpay: what is forged moves nothing", async ({ page, problems, providers: { razorpay } }) => {
  problems.allow(/400/);
  await serveRazorpayScript(page, async (orderId) => ({
    razorpay_payment_id: "pay_forged",
    razorpay_order_id: orderId,
    razorpay_signature: razorpay.returned(razorpay.attempt("failed"), "another secret").razorpay_signature,
  }));
  await begin(page, "304", /Razorpay/);
  await pay(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(standing(page)).toContainText("Not paid yet");
});

for (const [method, host] of [
  [/Stripe/, "js.stripe.com"],
  [/Razorpay/, "checkout.razorpay.com"],
] as const) {
  test(`a blocked script of ${host} is told, and nothing typed is lost`, async ({ page, problems }) => {
    problems.allow(/ERR_FAILED|Failed to load/);
    await page.setViewportSize({ width: 320, height: 700 });
    await begin(page, "305", method);
    await expect(page.getByRole("alert")).toContainText(
      `The payment provider’s script from ${host} could not be loaded.`,
    );
    await expectAccessible(page);
    await expectToFit(page, 320);
    await page.goto("/donate");
    await expect(form(page).getByLabel("Amount in rupees")).toHaveValue("305");
    await expect(form(page).getByLabel("Name (optional)")).toHaveValue("Meera Iyer");
  });
}

test("a provider that does not answer: nothing begins, all that was typed stays", async ({
  page,
  problems,
  site,
  providers: { stripe },
}) => {
  problems.allow(/503/);
  stripe.trouble = "500";
  await page.goto("/donate");
  await form(page).getByLabel("Amount in rupees").fill("306");
  await form(page).getByLabel("I agree to the terms").check();
  await form(page)
    .getByRole("button", { name: /^Donate/ })
    .click();
  await expect(form(page).getByRole("alert")).toContainText("Payment initiation failed. Please try again.");
  await expect(form(page).getByLabel("Amount in rupees")).toHaveValue("306");
  stripe.trouble = undefined;
  await expect.poll(() => site.complaints().join()).toContain('"status":503');
  await serveStripeScript(page, async () => undefined);
  await form(page)
    .getByRole("button", { name: /^Donate/ })
    .click();
  await expect(page).toHaveURL(/\/payments\//);
  await expect(card(page)).toBeVisible();
});

test("the providers' hosts are let in on the page that pays, and on no other", async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policyOf("/payments/x")).toMatch(/js\.stripe\.com.*checkout\.razorpay\.com/);
  for (const path of ["/", "/donate", "/profile", "/pay/test/x"]) {
    expect(await policyOf(path), path).not.toMatch(/stripe|razorpay/);
  }
});
