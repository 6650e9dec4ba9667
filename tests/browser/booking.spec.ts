import type { APIRequestContext, Page } from "@playwright/test";
import { encode } from "uqr";
import { addDays, civilDateOf, weekdayOf } from "../../src/domain/dates";
import { testNow } from "../support/clock";
import { addTemple, enterWith, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const form = (page: Page) => page.locator("form.panel");
const go = (page: Page) => form(page).getByRole("button", { name: "Continue" });
const pay = (page: Page) => form(page).getByRole("button", { name: "Pay & Confirm" });
const standing = (page: Page) => page.getByRole("main").getByRole("status").first();

/** A Monday some days ahead, whatever day it is. */
const monday = () => {
  const soon = addDays(civilDateOf(testNow().getTime()), 4);
  return addDays(soon, (8 - weekdayOf(soon)) % 7);
};
const open = [{ from: "06:00", to: "12:00" }];
const openingHours = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: [] };

const addPoojas = (api: APIRequestContext, capacity = 1, charges = 50) =>
  addTemple(api, {
    openingHours,
    poojaDetails: [
      { name: "Archana", charges, description: "Names are recited", duration: 60, capacity, days: [] },
      { name: "Annadanam", charges: null, description: null },
    ],
  });

/** The first step, as far as a time that is free. */
async function choose(page: Page, pooja = "Archana", time = "09:00") {
  await form(page)
    .getByRole("radio", { name: new RegExp(pooja) })
    .check();
  await form(page).locator("input[name=date]").fill(monday());
  await form(page)
    .getByRole("radio", { name: new RegExp(`^${time}`) })
    .check();
}

/** The second step, ready to be paid. */
async function toPayment(page: Page) {
  await go(page).click();
  await form(page).getByLabel("Phone", { exact: true }).fill("98765 43210");
}

const answer = async (provider: Page, name: string | RegExp) =>
  Promise.all([provider.waitForEvent("close"), provider.getByRole("button", { name }).click()]);

/** What another person books, past the pages. */
async function bookAs(site: { url: string }, token: string, templeId: number, fields: object = {}) {
  const wish = { templeId, poojaId: "archana", date: monday(), time: "09:00", name: "Ravi", phone: "9876543211" };
  return fetch(`${site.url}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...wish, amount: 50, ...fields }),
  });
}

test("a pooja goes from the click to its receipt, with the browser closed half-way and opened again", async ({
  page,
  apiAs,
  newcomer,
  context,
}) => {
  const temple = await addPoojas(await apiAs("ADMIN"));
  await enterWith(page, await newcomer({ name: "Asha Rao" }));
  await page.goto(`/temple/${temple.slug}`);
  await page.getByRole("main").getByRole("link", { name: "Book Pooja" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book a Pooja");
  await expect(form(page).getByText(temple.name)).toBeVisible();
  await expect(form(page).getByText("This temple has not joined this service", { exact: false })).toBeVisible();
  await expect(go(page)).toBeDisabled();
  await choose(page);
  await go(page).click();
  const name = form(page).getByLabel("Name", { exact: true });
  await expect(name).toHaveValue("Asha Rao");
  await expect(pay(page), "without a phone").toBeDisabled();
  await form(page).getByLabel("Phone", { exact: true }).fill("98765 43210");
  await expect(pay(page)).toBeEnabled();
  await name.fill(" ");
  await expect(pay(page), "without a name").toBeDisabled();
  await name.fill("Asha Rao");
  await form(page).getByLabel("Dakshina in rupees (optional)").fill("-50");
  await expect(pay(page), "with an amount that is none").toBeDisabled();
  await expect(form(page).getByText("Your place is reserved for", { exact: false }).first()).toBeVisible();
  await form(page).getByLabel("Names of the devotees (optional)").fill("Asha\nRavi");
  await form(page).getByRole("button", { name: "₹251" }).click();
  await expect(form(page).locator(".booking-total")).toContainText("₹301");
  await expect(form(page).getByRole("region", { name: "Check your answers" })).toContainText("Asha, Ravi");
  const told = page.waitForRequest("**/api/notifications/send");
  const [provider] = await Promise.all([page.waitForEvent("popup"), pay(page).click()]);
  expect((await told).postDataJSON()).toMatchObject({ type: "BOOKING_CREATED", data: { poojaId: "archana" } });
  await expect(standing(page)).toContainText("Booking Requested");
  await expect(page.getByText("Booking created. Complete payment in the provider window if opened.")).toBeVisible();
  const address = page.url();

  await provider.close();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(standing(again)).toContainText("Booking Requested");
  await again.getByRole("link", { name: "Go to the payment" }).click();
  const [window] = await Promise.all([
    again.waitForEvent("popup"),
    again.getByRole("link", { name: "Open the provider window" }).click(),
  ]);
  await answer(window, "Let it fail");
  await expect(standing(again)).toContainText("Payment failed");
  await again.getByRole("link", { name: "View booking" }).click();
  await expect(again.getByRole("link", { name: "Go to the payment" })).toHaveCount(0);
  const [next] = await Promise.all([
    again.waitForEvent("popup"),
    again.getByRole("button", { name: "Pay now" }).click(),
  ]);
  await answer(next, "Pay ₹301");
  await again.goto(address);
  await expect(again.getByText(/Receipt .*\d{4}-\d\d\/\d{6}/)).toBeVisible();
  await expect(again.getByRole("link", { name: "Go to the payment" })).toHaveCount(0);
  await expect(again.getByRole("link", { name: "View My Bookings" })).toBeVisible();
  await expect(again.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
});

test("what was typed survives a reload, the way back and a time that somebody else takes", async ({
  page,
  apiAs,
  newcomer,
  problems,
  site,
}) => {
  problems.allow(/ERR_FAILED/);
  const temple = await addPoojas(await apiAs("ADMIN"), 1);
  const other = await newcomer();
  await enterWith(page, await newcomer());
  await page.goto("/book?temple=no-such-temple");
  await expect(form(page).getByText("Please choose the temple from the list.")).toBeVisible();
  const record = `**/api/temples/${temple.slug}`;
  await page.route(record, (route) => route.abort());
  await page.goto(`/book?temple=${temple.slug}`);
  const unread = page.getByRole("main").getByRole("alert");
  await expect(unread).toContainText("Unable to connect to the server.");
  await page.unroute(record);
  // the page may have asked again by itself meanwhile
  await expect(async () => {
    if (await unread.isVisible()) await unread.getByRole("button", { name: "Try Again" }).click({ timeout: 1_000 });
    await expect(unread).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await choose(page);
  await form(page).getByLabel("Notes for the temple (optional)").fill("A seat by the window");
  const taken = await bookAs(site, other.token, temple.id);
  expect(taken.status).toBe(201);
  await go(page).click();
  await expect(form(page).getByRole("alert")).toContainText("This time has just been taken.");
  await expect(form(page).getByRole("radio", { name: /^09:00/ })).toBeDisabled();
  await expect(form(page).getByLabel("Notes for the temple (optional)")).toHaveValue("A seat by the window");
  await expect(go(page)).toBeDisabled();
  await form(page)
    .getByRole("radio", { name: /^10:00/ })
    .check();
  await toPayment(page);
  await page.reload();
  await expect(form(page).getByLabel("Phone", { exact: true })).toHaveValue("98765 43210");
  await page.goBack();
  await expect(form(page).getByRole("radio", { name: /^10:00/ })).toBeChecked();
  await page.goForward();
  await expect(pay(page)).toBeEnabled();
});

test("one's own hold is in nobody's way but others': back and on again, and in a second tab", async ({
  page,
  apiAs,
  newcomer,
  context,
  openPage,
}) => {
  const temple = await addPoojas(await apiAs("ADMIN"), 1);
  const address = `/book?temple=${temple.id}`;
  const at9 = (tab: Page) => form(tab).getByRole("radio", { name: /^09:00/ });
  const clock = (tab: Page) => form(tab).locator(".booking-clock");
  await enterWith(page, await newcomer());
  await page.goto(address);
  await choose(page);
  await go(page).click();
  await expect(clock(page)).toBeVisible();
  await form(page).getByRole("button", { name: "Back" }).click();
  await expect(at9(page)).toBeChecked();
  await form(page).locator("input[name=date]").fill(addDays(monday(), 1));
  await form(page).locator("input[name=date]").fill(monday());
  await expect(at9(page)).toHaveAccessibleName(/1 place left/);
  await at9(page).check();
  await go(page).click();
  await expect(clock(page)).toBeVisible();

  const second = await context.newPage();
  await second.goto(address);
  await choose(second);
  await go(second).click();
  await expect(clock(second)).toBeVisible();

  const other = await openPage();
  await enterWith(other, await newcomer());
  await other.goto(address);
  await form(other)
    .getByRole("radio", { name: /Archana/ })
    .check();
  await form(other).locator("input[name=date]").fill(monday());
  await expect(at9(other)).toBeDisabled();
});

test("a hold that ends while one types is said, and the place is kept again", async ({ page, apiAs, newcomer }) => {
  const temple = await addPoojas(await apiAs("ADMIN"), 1);
  await page.clock.install();
  await enterWith(page, await newcomer());
  await page.goto(`/book?temple=${temple.id}`);
  await choose(page);
  await toPayment(page);
  await expect(form(page).locator(".booking-clock")).toBeVisible();
  await page.clock.fastForward("10:05");
  await expect(form(page).getByRole("alert")).toContainText("Everything you typed is still here.");
  await form(page).getByRole("button", { name: "Reserve the place again" }).click();
  await expect(form(page).locator(".booking-clock")).toBeVisible();
  await expect(form(page).getByLabel("Phone", { exact: true })).toHaveValue("98765 43210");
});

test("what costs nothing is requested without a payment, by the keyboard alone, and cancelled again", async ({
  page,
  apiAs,
  newcomer,
  site,
}) => {
  const temple = await addPoojas(await apiAs("ADMIN"), 1, 0);
  await enterWith(page, await newcomer({ name: "Asha Rao" }));
  await page.goto(`/book?temple=${temple.id}`);
  await form(page)
    .getByRole("radio", { name: /Archana/ })
    .focus();
  await page.keyboard.press("Space");
  await form(page).locator("input[name=date]").fill(monday());
  await form(page)
    .getByRole("radio", { name: /^06:00/ })
    .focus();
  await page.keyboard.press("Space");
  await go(page).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await form(page).getByLabel("Phone", { exact: true }).fill("12345");
  await expect(pay(page), "nothing is paid where the amount is zero").toHaveCount(0);
  const confirm = form(page).getByRole("button", { name: "Confirm booking" });
  await confirm.focus();
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("alert")).toBeFocused();
  await expect(form(page).getByLabel("Phone", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(form(page).getByRole("alert")).toContainText("Please check your input and try again.");
  await expect(form(page).getByText("Booking/payment failed", { exact: false })).toHaveCount(0);
  await form(page).getByLabel("Phone", { exact: true }).fill("9876543210");
  await expect(form(page).getByRole("alert")).toHaveCount(0);
  const signed = page.waitForResponse((answer) => answer.url().endsWith("/ticket"));
  await page.keyboard.press("Enter");
  await expect(standing(page)).toContainText("Booking Requested");
  await expect(standing(page)).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(page.getByText("Nothing to pay")).toHaveCount(0);
  const code = page.getByRole("img", { name: /^Code for booking / });
  const reference = (await code.getAttribute("aria-label"))?.replace("Code for booking ", "");
  const ticket: { code: string } = await (await signed).json();
  expect(ticket.code.startsWith(`${site.url}/admin/tickets?ticket=${reference}.`)).toBe(true);
  const { data } = encode(ticket.code, { ecc: "M", border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  await expect(code.locator("path")).toHaveAttribute("d", squares.join(""));

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Add to calendar (.ics)" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^booking-[0-9A-Z-]+\.ics$/);
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Your place is released.", { exact: true }), "nothing to refund").toBeVisible();
  await page.getByRole("button", { name: "Cancel permanently" }).click();
  await expect(standing(page)).toContainText("Booking cancelled");
  await expect(page.getByText("You cancelled this booking.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove from calendar (.ics)" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Booking slip (PDF)" })).toHaveCount(0);
});

test("a day on which the temple is closed is answered with the first on which it opens, one tap away", async ({
  page,
  apiAs,
  newcomer,
}) => {
  const only = (from: string, to: string) => ({ from, to, openOnly: true });
  const temple = await addTemple(await apiAs("ADMIN"), {
    closures: [only("11-14", "11-20"), only("12-14", "12-18")],
    poojaDetails: [{ name: "Archana", charges: 0, description: null }],
  });
  await enterWith(page, await newcomer());
  await page.goto(`/book?temple=${temple.id}`);
  await form(page)
    .getByRole("radio", { name: /Archana/ })
    .check();
  const day = form(page).locator("input[name=date]");
  await day.fill(monday());
  await expect(form(page)).toContainText("The temple is closed for the season on this day.");
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await form(page).getByRole("button", { name: "Choose 14 December 2026" }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveValue("2026-12-14");
  await expect(form(page).getByRole("button", { name: /^Choose / })).toHaveCount(0);
  await expect(form(page).getByRole("radio", { name: /^09:00/ })).toBeVisible();
});

test("the days that can be booked are told before one is chosen, in Hindi on a phone", async ({
  page,
  apiAs,
  newcomer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const only = (from: string, to: string) => ({ from, to, openOnly: true });
  const closures = [only("11-17", "12-27"), only("12-30", "01-19"), only("02-13", "02-17")];
  const pooja = (name: string, fields: object = {}) => ({ name, charges: 0, description: null, days: [], ...fields });
  const temple = await addTemple(await apiAs("ADMIN"), {
    closures,
    poojaDetails: [pooja("Archana"), pooja("Homa", { days: ["tue", "fri"], closedDates: ["2026-12-11"] })],
  });
  const usual = await addPoojas(await apiAs("ADMIN"));
  const day = form(page).locator("input[name=date]");
  await enterWith(page, await newcomer());
  await page.goto(`/book?temple=${temple.id}&lang=hi`);
  await form(page)
    .getByRole("radio", { name: /Archana/ })
    .check();
  await expect(day).toHaveAccessibleDescription(
    "इन दिनों की बुकिंग हो सकती है: 19 नव॰ – 27 दिस॰, 30 दिस॰ – 19 जन॰, 13–17 फ़र॰।",
  );
  await expect(day).toHaveAttribute("min", "2026-11-19");
  await expect(day).toHaveAttribute("max", "2027-02-17");
  await form(page).getByRole("radio", { name: /Homa/ }).check();
  await expect(day).toHaveAccessibleDescription(/केवल मंगलवार और शुक्रवार को। 11 दिस॰ को नहीं।$/);
  await expect(day).toHaveAttribute("min", "2026-11-20");
  await day.fill("2027-01-20");
  const other = form(page).getByRole("button", { name: "16 फ़रवरी 2027 चुनें" });
  await expectToFit(page, 360);
  await expectAccessible(page);
  await other.click();
  await expect(form(page).getByRole("radio", { name: /^09:00/ })).toBeVisible();

  await page.goto(`/book?temple=${usual.id}&lang=en`);
  await form(page)
    .getByRole("radio", { name: /Archana/ })
    .check();
  await expect(day).toHaveAccessibleDescription("Not on Sundays. Up to 17 May 2027.");
});

test("what is missing is said by the button, and beside each field once it is pressed", async ({
  page,
  apiAs,
  newcomer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const temple = await addPoojas(await apiAs("ADMIN"), 1, 0);
  await enterWith(page, await newcomer({ name: "Asha Rao" }));
  await page.goto(`/book?temple=${temple.id}`);
  await expect(go(page)).toHaveAccessibleDescription("Still needed: Pooja, Date, Time");
  await go(page).click({ force: true });
  const archana = form(page).getByRole("radio", { name: /Archana/ });
  await expect(archana).toBeFocused();
  await expect(form(page).getByRole("group", { name: "Pooja" })).toHaveAccessibleDescription("This is required.");
  await expectAccessible(page);
  await archana.check();
  await go(page).click({ force: true });
  const day = form(page).locator("input[name=date]");
  await expect(day).toBeFocused();
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await day.fill(monday());
  const nine = form(page).getByRole("radio", { name: /^09:00/ });
  await expect(nine).toBeVisible();
  await expect(go(page)).toHaveAccessibleDescription("Still needed: Time");
  await go(page).click({ force: true });
  await expect(form(page).getByRole("radio", { name: /^06:00/ })).toBeFocused();
  await nine.check();
  await expect(go(page)).toHaveAccessibleDescription("");
  await go(page).click();

  const confirm = form(page).getByRole("button", { name: "Confirm booking" });
  await expect(confirm).toHaveAccessibleDescription("Still needed: Phone");
  await confirm.click({ force: true });
  const phone = form(page).getByLabel("Phone", { exact: true });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription("10 digits This is required.");
  await expectAccessible(page);
  await phone.fill("98765 43210");
  await confirm.click();
  await expect(standing(page)).toContainText("Booking Requested");
  await page.getByRole("button", { name: "Move to another time" }).click();
  const move = page.getByRole("button", { name: "Move here" });
  await expect(move).toHaveAccessibleDescription("Still needed: Time");
  await move.click({ force: true });
  await expect(page.getByRole("radio", { name: /^06:00/ })).toBeFocused();
});

test("who is not signed in logs in first and comes back to the temple", async ({ page, apiAs, newcomer }) => {
  const temple = await addPoojas(await apiAs("ADMIN"));
  const person = await newcomer();
  await page.goto(`/book?temple=${temple.id}`);
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/book\\?temple=${temple.id}`));
  await expect(form(page).getByText(temple.name)).toBeVisible();
});

test.describe("a visitor whose device is in another zone", () => {
  test.use({ timezoneId: "America/Los_Angeles" }); // where the day before begins as India's ends
  const sunday = /Sunday,? 29 November 2026 at 4:30 am, India time \(IST\)/;
  const moved = /Monday,? 30 November 2026 at 4:30 am, India time \(IST\)/;
  const when = (page: Page) => page.locator(".booking-facts div").filter({ hasText: /^When/ });

  test("books, reads and moves a pooja before dawn by India's days and clock", async ({
    page,
    apiAs,
    newcomer,
    openPage,
  }) => {
    const api = await apiAs("ADMIN");
    const dawn = { name: "Suprabhata", charges: 0, description: null, capacity: 1, days: [], times: ["04:30"] };
    const temple = await addTemple(api, { openingHours: { ...openingHours, sun: open }, poojaDetails: [dawn] });
    const person = await newcomer();
    await enterWith(page, person);
    await page.goto(`/book?temple=${temple.id}`);
    await form(page)
      .getByRole("radio", { name: /Suprabhata/ })
      .check();
    const date = form(page).locator("input[name=date]");
    await expect(date, "tomorrow in India: today's is over").toHaveAttribute("min", "2026-11-19");
    await date.fill("2026-11-29");
    await form(page)
      .getByRole("radio", { name: /^04:30/ })
      .check();
    await expect(form(page).getByText("India time (IST)", { exact: true })).toBeVisible();
    await toPayment(page);
    await expect(form(page).getByRole("region", { name: "Check your answers" })).toContainText(sunday);
    await form(page).getByRole("button", { name: "Confirm booking" }).click();
    await expect(page).toHaveURL(/booking=/);
    await expect(when(page)).toContainText(sunday);
    const address = page.url();

    await page.getByRole("button", { name: "Move to another time" }).click();
    await page.locator("input[name=date]").fill("2026-11-30");
    await page.getByRole("radio", { name: /^04:30/ }).check();
    await page.getByRole("button", { name: "Move here" }).click();
    await expect(when(page)).toContainText(moved);
    await page.goto("/profile");
    await expect(page.getByText(moved)).toHaveCount(1);

    for (const timezoneId of ["Pacific/Auckland", "Pacific/Pago_Pago"]) {
      const there = await openPage({ timezoneId });
      await enterWith(there, person);
      await there.goto(address);
      await expect(when(there), timezoneId).toContainText(moved);
      await there.context().close();
    }
  });
});

for (const language of ["en", "hi", "kn"]) {
  test(`the steps fit a small phone and are accessible in ${language}`, async ({ page, apiAs, newcomer, site }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const temple = await addPoojas(await apiAs("ADMIN"));
    const person = await newcomer();
    await enterWith(page, person);
    await page.goto(`/book?temple=${temple.id}&lang=${language}`);
    await choose(page);
    await expectToFit(page, 320);
    await expectAccessible(page);
    await form(page).locator("button[type=submit]").click();
    await expect(form(page).locator(".booking-clock")).toBeVisible();
    await expectToFit(page, 320);
    await expectAccessible(page);
    const made = await bookAs(site, person.token, temple.id, { time: "10:00" });
    await page.goto(`/book?booking=${(await made.json()).booking.id}&lang=${language}`);
    await expect(page.locator(".booking-reference")).toBeVisible();
    await expectToFit(page, 320);
    await expectAccessible(page);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says what it needs", async ({ page }) => {
    await page.goto("/book", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book a Pooja");
    await expect(page.locator("noscript .notice")).toBeVisible();
  });
});
