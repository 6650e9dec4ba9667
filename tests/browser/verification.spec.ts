import { enterWith, expect, expectAccessible, test } from "../support/visitorTest";

for (const [language, send, confirm] of [
  ["en", "Send the email again", "Confirm my address"],
  ["hi", "ईमेल फिर से भेजें", "मेरे ईमेल पते की पुष्टि करें"],
  ["kn", "ಇಮೇಲ್ ಅನ್ನು ಮತ್ತೆ ಕಳುಹಿಸಿ", "ನನ್ನ ವಿಳಾಸವನ್ನು ದೃಢೀಕರಿಸಿ"],
] as const) {
  test(`an address is confirmed by the link of its letter and a press of the button, in ${language}`, async ({
    page,
    unverified,
  }) => {
    const person = await unverified();
    await enterWith(page, person);
    await page.goto(`/profile?lang=${language}`);
    const again = page.getByRole("button", { name: send });
    await expect(page.getByText(person.email).first()).toBeVisible();
    await expect(again).toBeVisible();
    await page.goto(person.link);
    await expectAccessible(page);
    await page.reload(); // what only opens the link uses nothing up
    await page.getByRole("button", { name: confirm }).click();
    await expect(page.getByRole("status").filter({ hasText: person.email })).toBeVisible();
    await page.goto("/settings");
    await expect(page.locator("#email-title")).toBeVisible();
    await expect(again).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(person.link);
    await page.getByRole("button", { name: confirm }).click();
    await expect(page.locator("form .notice.bad")).toBeVisible();
  });
}

test("the letter is sent again, and another address and a number are confirmed in the settings", async ({
  page,
  unverified,
  newcomer,
  mail,
}) => {
  const stranger = await unverified();
  await enterWith(page, stranger);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Send the email again" }).click();
  await expect(page.getByText(`An email is on its way to ${stranger.email}.`, { exact: false })).toBeVisible();

  const person = await newcomer();
  await enterWith(page, person);
  await page.goto("/settings");
  const wanted = `other.${person.email}`;
  await page.getByLabel("New email address").fill(wanted);
  const form = page.locator("form", { has: page.locator("#email-title") });
  await form.getByLabel("Current password").fill("another one");
  await form.getByRole("button", { name: "Send the link" }).click();
  const password = form.getByLabel("Current password");
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill(person.password);
  await expect(form.getByRole("alert")).toHaveCount(0);
  await form.getByRole("button", { name: "Send the link" }).click();
  await expect(form.getByRole("status")).toContainText(wanted);
  const linkOf = () => /\/verify\?token=\S+/.exec(mail.received.find(({ to }) => to.includes(wanted))?.body ?? "")?.[0];
  await expect.poll(linkOf).toBeDefined();
  await page.goto(linkOf() ?? "");
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText(`${wanted} is confirmed.`, { exact: false })).toBeVisible();

  await page.goto("/settings");
  await page.getByRole("textbox", { name: "Phone number" }).fill("12");
  await page.getByRole("button", { name: "Send a code" }).click();
  await expect(page.getByRole("textbox", { name: "Phone number" })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: "Phone number" }).fill("98765 43210");
  await page.getByRole("button", { name: "Send a code" }).click();
  const told = page.getByText("The code for +919876543210 is", { exact: false });
  const code = /is (\d{6})/.exec((await told.textContent()) ?? "")?.[1] ?? "";
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("+919876543210 is confirmed.")).toBeVisible();
});

test("where nothing can be paid, the pages say so and name the temple's own site", async ({ page, newcomer }) => {
  const temple = { id: 1, name: "Lamp Temple", nameHi: null, nameKn: null, slug: "lamp-temple" };
  const closed = {
    gateways: [],
    testMode: false,
    payable: false,
    officialSite: null,
    minAmount: 1,
    maxAmount: 500_000,
  };
  await page.route("**/api/payments/options*", (route) => {
    const isOfTemple = route.request().url().includes("templeId");
    const own = { officialSite: "https://lamp.example", temple };
    return route.fulfill({ json: { ...closed, temple: null, ...(isOfTemple && own) } });
  });
  await enterWith(page, await newcomer());
  await page.goto("/");
  await page.getByRole("link", { name: "Donate", exact: true }).first().click();
  await expect(page.getByText("Payments are not available here yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Donate/ })).toHaveCount(0);
  await page.goto("/shop");
  await expect(page.getByText("Payments are not available here yet.")).toBeVisible();
});
