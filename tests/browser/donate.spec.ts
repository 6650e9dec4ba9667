import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { inMs } from "../support/clock";
import { addTemple, enterWith, expect, expectAccessible, expectToFit, fill, test } from "../support/visitorTest";

const form = (page: Page) => page.locator("form.panel");
const donate = (page: Page) => form(page).getByRole("button", { name: /^Donate/ });
const standing = (page: Page) => page.getByRole("main").getByRole("status").first();
const agree = (page: Page) => form(page).getByLabel("I agree to the terms").check();
const testMode = "Test mode: no money moves";

/** Chooses the temple by its name, from the list. */
async function choose(page: Page, name: string) {
  await form(page).getByRole("combobox", { name: "Temple (optional)" }).fill(name);
  await page.getByRole("option", { name }).first().click();
  await expect(form(page).getByText(name)).toBeVisible();
}

/** Presses Donate; answers the provider's window, with the page at how the payment stands. */
async function press(page: Page): Promise<Page> {
  const [provider] = await Promise.all([page.waitForEvent("popup"), donate(page).click()]);
  await expect(page).toHaveURL(/\/payments\/[\w-]+$/);
  await expect(standing(page)).toContainText("Donation initiated. Complete payment in the opened provider.");
  return provider;
}

async function begin(page: Page, amount = "501"): Promise<Page> {
  await page.goto("/donate");
  await form(page).getByLabel("Amount in rupees").fill(amount);
  await agree(page);
  return press(page);
}

const answer = async (provider: Page, name: string | RegExp) =>
  Promise.all([provider.waitForEvent("close"), provider.getByRole("button", { name }).click()]);

/** Every call that asks for a payment, with what it asked. */
function watchIntents(context: BrowserContext): { url: string; key: string | undefined; body: unknown }[] {
  const intents: { url: string; key: string | undefined; body: unknown }[] = [];
  context.on("request", (request) => {
    if (!request.url().includes("/api/payments/intent")) return;
    intents.push({ url: request.url(), key: request.headers()["idempotency-key"], body: request.postDataJSON() });
  });
  return intents;
}

test("a donation goes from the click to its receipt number, and stands in the profile", async ({
  page,
  apiAs,
  newcomer,
  context,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const temple = await addTemple(await apiAs("ADMIN"));
  const person = await newcomer({ name: "Asha Rao" });
  const intents = watchIntents(context);
  await enterWith(page, person);
  await page.goto("/donate");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Support a Temple");
  await expect(page.getByText(testMode)).toBeVisible();
  await expect(form(page).getByLabel("Name (optional)")).toHaveValue("Asha Rao");
  await expect(form(page).getByLabel("Email for receipt (optional)")).toHaveValue(person.email);
  await choose(page, temple.name);
  await form(page).getByRole("button", { name: "₹1,001" }).click();
  await form(page).getByLabel("Dedication (optional)").fill("For grandmother");
  const methods = form(page).getByRole("group", { name: "Payment method" });
  await expect(methods.getByRole("radio", { name: "Built-in test provider" })).toBeChecked();
  await agree(page);
  await expect(donate(page)).toHaveText("Donate ₹1,001");
  const told = page.waitForRequest("**/api/notifications/send");
  const provider = await press(page);
  expect((await told).postDataJSON()).toMatchObject({ type: "DONATION_INITIATED", data: { amount: 1001 } });
  await expect(provider.getByText(testMode)).toBeVisible();
  await expect(provider.getByRole("heading", { level: 2, name: "₹1,001" })).toBeVisible();
  await expect(provider.getByText(temple.name)).toBeVisible();
  await answer(provider, "Pay ₹1,001");

  await expect(standing(page)).toContainText("Paid");
  const receipt = await page.locator("dt", { hasText: "Receipt number" }).locator("+ dd").innerText();
  expect(receipt).toMatch(/\d{4}-\d\d\/\d{6}$/);
  const [paper] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Acknowledgement (PDF)" }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe(`acknowledgement-${receipt.replace("/", "-")}.pdf`);
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe("%PDF-");
  const [{ url, body } = { url: "", body: {} }] = intents;
  expect(new URL(url).search, "personal fields stay out of addresses").toBe("");
  expect(body).toMatchObject({ amount: 1001, name: "Asha Rao", email: person.email, dedication: "For grandmother" });

  const list = "**/api/donations?*";
  await page.route(list, (route) => route.abort());
  await page.getByRole("link", { name: "Go to my profile" }).click();
  const unread = page.getByRole("region", { name: "My donations (…)" }); // a number is said once it is known
  await expect(unread.getByRole("alert")).toBeVisible();
  await page.unroute(list);
  await unread.getByRole("button", { name: "Try Again" }).click();
  const mine = page.getByRole("region", { name: "My donations (1)" }).getByRole("listitem");
  await expect(mine).toContainText(["₹1,001"]);
  await expect(mine).toContainText([temple.name]);
  await expect(mine).toContainText([`Receipt ${receipt}`]);
  await expectAccessible(page);
  await mine.getByRole("link", { name: "Donate again" }).click();
  await expect(form(page).getByText(temple.name)).toBeVisible();
  await expect(form(page).getByLabel("Amount in rupees")).toHaveValue("1001");
  await expect(form(page).getByLabel("Dedication (optional)")).toHaveValue("");
  expect(new URL(page.url()).search).toBe(`?amount=1001&temple=${temple.id}`);
  expect(intents).toHaveLength(1);
});

test("a booked pooja stands in the profile with what the temple has still to say", async ({
  page,
  apiAs,
  newcomer,
}) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  const person = await newcomer();
  await enterWith(page, person);
  await page.goto("/profile#my-bookings");
  await expect(page.getByText("You have not booked a pooja yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "My bookings (0)" })).toBeFocused();
  const made = await page.request.post("/api/bookings", {
    headers: { authorization: `Bearer ${person.token}` },
    data: {
      templeId: temple.id,
      date: inMs(7 * 86_400_000).slice(0, 10),
      time: "09:00",
      name: "Meera Iyer",
      phone: "+91 98765 43210",
      notes: "A lamp for grandmother",
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { booking } = await made.json();
  await page.reload();
  const mine = page.getByRole("region", { name: "My bookings (1)" }).getByRole("listitem");
  await expect(mine).toContainText("A lamp for grandmother");
  await expect(mine).toContainText(`Reference ${booking.reference}`);
  await expect(mine).toContainText("Requested");
  await expect(mine.getByRole("link", { name: temple.name })).toHaveAttribute("href", `/temple/${temple.slug}`);
  await expectAccessible(page);
});

test("the keyboard alone chooses a temple, an amount, agrees and donates", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await page.goto("/donate");
  await form(page).getByRole("combobox", { name: "Temple (optional)" }).focus();
  await page.keyboard.type(temple.name);
  await expect(page.getByRole("option", { name: temple.name }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(form(page).getByText(temple.name)).toBeVisible();
  await form(page).getByLabel("Amount in rupees").focus();
  await page.keyboard.type("51");
  await form(page).getByLabel("I agree to the terms").focus();
  await page.keyboard.press("Space");
  const [provider] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await expect(page).toHaveURL(/\/payments\//);
  await provider.getByRole("button", { name: "Pay ₹51" }).focus();
  // its window may close while the key is still down
  await Promise.all([provider.waitForEvent("close"), provider.keyboard.press("Enter").catch(() => undefined)]);
  await expect(standing(page)).toContainText("Paid");
});

test("the id or the name in an address says which temple", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  for (const named of [temple.id, temple.slug]) {
    await page.goto(`/donate?temple=${named}`);
    await expect(form(page).getByText(temple.name)).toBeVisible();
  }
  await form(page).getByRole("button", { name: "Change" }).click();
  const field = form(page).getByRole("combobox", { name: "Temple (optional)" });
  await field.fill(String(temple.id));
  await form(page).getByLabel("Amount in rupees").fill("21");
  await agree(page);
  await press(page);
  await expect(page.getByRole("link", { name: temple.name })).toBeVisible();
});

test.describe("what is wrong", () => {
  test("is said in the specified words, and nothing is asked of the server", async ({ page, context }) => {
    const intents = watchIntents(context);
    await page.goto("/donate");
    await form(page).getByLabel("Amount in rupees").fill("0");
    await form(page).getByRole("combobox", { name: "Temple (optional)" }).fill("no such place");
    await donate(page).click();
    const problems = form(page).getByRole("alert");
    await expect(problems).toBeFocused();
    await expect(problems.getByRole("listitem")).toHaveText([
      "Please choose the temple from the list.",
      "Please enter a valid amount.",
      "Please agree to the terms to proceed.",
    ]);
    await expect(form(page).getByLabel("Amount in rupees")).toHaveAccessibleDescription(
      /Please enter a valid amount\./,
    );
    await problems.getByRole("link", { name: "Please agree" }).click();
    await expect(form(page).getByLabel("I agree to the terms")).toBeFocused();
    expect(intents).toEqual([]);
    await expectAccessible(page);
  });

  test("a payment that cannot begin keeps all that was typed, and no window stays open", async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/503/);
    await page.route(
      "**/api/payments/intent",
      (route) => route.fulfill({ status: 503, json: { code: "unavailable" } }),
      {
        times: 1,
      },
    );
    await page.goto("/donate");
    await fill(form(page), { "Amount in rupees": "108", "Name (optional)": "Meera Iyer" });
    await agree(page);
    const [provider] = await Promise.all([page.waitForEvent("popup"), donate(page).click()]);
    await expect.poll(() => provider.isClosed()).toBe(true);
    await expect(form(page).getByRole("alert")).toContainText("Payment initiation failed. Please try again.");
    await expect(form(page).getByLabel("Name (optional)")).toHaveValue("Meera Iyer");
    expect(context.pages()).toHaveLength(1);
    await page.reload();
    await expect(form(page).getByLabel("Amount in rupees")).toHaveValue("108");
    await agree(page);
    await press(page);
  });

  test("a letter that cannot be asked for holds nothing up", async ({ page, newcomer, problems }) => {
    problems.allow(/503/);
    await page.route("**/api/notifications/send", (route) =>
      route.fulfill({ status: 503, json: { code: "unavailable" } }),
    );
    await enterWith(page, await newcomer());
    const asked = page.waitForRequest("**/api/notifications/send");
    await begin(page);
    await asked;
  });

  test("without a connection it is said, and the same donation goes through afterwards", async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/donate");
    await form(page).getByLabel("Amount in rupees").fill("108");
    await agree(page);
    await context.setOffline(true);
    await donate(page).click();
    await expect(form(page).getByRole("alert")).toContainText("No internet connection.");
    await context.setOffline(false);
    await press(page);
  });
});

test.describe("one payment", () => {
  test("for a double press", async ({ page, context }) => {
    const intents = watchIntents(context);
    await page.goto("/donate");
    await form(page).getByLabel("Amount in rupees").fill("251");
    await agree(page);
    await donate(page).dblclick();
    await expect(page).toHaveURL(/\/payments\//);
    expect(new Set(intents.map(({ key }) => key)).size).toBe(1);
  });

  test("for two tabs with the same donation", async ({ page, context, site }) => {
    await begin(page, "252");
    const second = await context.newPage();
    await second.goto(`${site.url}/donate`);
    await form(second).getByLabel("Amount in rupees").fill("252");
    await agree(second);
    await donate(second).click();
    await expect(second).toHaveURL(page.url());
  });

  test("for who goes back after paying and presses again; who means it donates again", async ({ page }) => {
    await answer(await begin(page, "253"), "Pay ₹253");
    await expect(standing(page)).toContainText("Paid");
    const paid = page.url();
    await page.goto("/donate");
    await form(page).getByLabel("Amount in rupees").fill("253");
    await agree(page);
    await donate(page).click();
    await expect(page).toHaveURL(paid);
    await expect(standing(page)).toContainText("Paid");
    await page.getByRole("link", { name: "Donate again" }).click();
    await expect(form(page).getByLabel("Amount in rupees")).toHaveValue("253");
    await agree(page);
    await press(page);
    expect(page.url()).not.toBe(paid);
  });
});

test("closed half-way, a payment goes on in another browser, from its address", async ({ page, openPage }) => {
  const provider = await begin(page, "254");
  const address = page.url();
  await provider.close();
  await page.close();
  const elsewhere = await openPage();
  await elsewhere.goto(address);
  await expect(standing(elsewhere)).toContainText("Not paid yet");
  const [again] = await Promise.all([
    elsewhere.waitForEvent("popup"),
    elsewhere.getByRole("link", { name: "Open the provider window" }).click(),
  ]);
  await answer(again, "Pay ₹254");
  await expect(standing(elsewhere)).toContainText("Paid");
  await expect(elsewhere.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("what fails can be tried again with what was typed", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await page.goto(`/donate?temple=${temple.id}&amount=255`);
  await fill(form(page), { "Name (optional)": "Meera Iyer", "Dedication (optional)": "For rain" });
  await agree(page);
  await answer(await press(page), "Let it fail");
  await expect(standing(page)).toContainText("Payment failed");
  const failed = page.url();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(form(page).getByText(temple.name)).toBeVisible();
  await expect(form(page).getByLabel("Amount in rupees")).toHaveValue("255");
  await expect(form(page).getByLabel("Dedication (optional)")).toHaveValue("For rain");
  await agree(page);
  await answer(await press(page), "Pay ₹255");
  await expect(standing(page)).toContainText("Paid");
  expect(page.url()).not.toBe(failed);
});

test("a reference nobody gave says so", async ({ page, problems }) => {
  problems.allow(/404/);
  for (const path of ["/payments/nobody-gave-this-one", "/pay/test/nobody-gave-this-one"]) {
    await page.goto(path);
    await expect(page.getByText("No payment has this reference")).toBeVisible();
  }
});

test("the status page asks in growing intervals, and tells of a late provider by itself", async ({ page }) => {
  const provider = await begin(page, "256");
  const id = page.url().split("/").at(-1);
  await provider.close();
  await expect(page.getByText("This page updates automatically")).toBeVisible();
  const told = await page.request.post(`/api/payments/test/${id}`, { data: { outcome: "paid" } });
  expect(told.status(), await told.text()).toBe(200);
  await expect(standing(page)).toContainText("Paid");
});

for (const path of ["/donate?temple=1&amount=501", "/payments", "/pay/test"]) {
  test(`${path} keeps nobody out in any language, and fits 320 pixels`, async ({ page, context, site }) => {
    const begun = await page.request.post("/api/payments/intent", { data: { amount: 257 } });
    expect(begun.status(), await begun.text()).toBe(201);
    const { paymentId } = await begun.json();
    await page.setViewportSize({ width: 320, height: 700 });
    for (const language of ["en", "hi", "kn"]) {
      await context.addCookies([{ name: "lang", value: language, url: site.url }]);
      await page.goto(path.startsWith("/donate") ? path : `${path}/${paymentId}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("form.panel, section.panel").first()).toBeVisible();
      await expectAccessible(page);
      await expectToFit(page, 320);
    }
  });
}

test("Donate stands in the navigation, the footer, on the home page and on a temple's page", async ({
  page,
  apiAs,
}) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Donate" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Donate" })).toHaveAttribute("href", "/donate");
  await expect(page.getByRole("main").getByRole("link", { name: "Donate", exact: true })).toHaveAttribute(
    "href",
    "/donate",
  );
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: "Donate Now" })).toHaveAttribute("href", "/donate");
  await page.goto(`/temple/${temple.slug}`);
  await page.getByRole("main").getByRole("link", { name: "Donate" }).click();
  await expect(form(page).getByText(temple.name)).toBeVisible();
});
