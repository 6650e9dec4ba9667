import { addDays, civilDateOf } from "../../src/domain/dates";
import { leaveByKey } from "../support/browserTest";
import { testNow } from "../support/clock";
import { addTemple, enterWith, expect, expectAccessible, type Person, test } from "../support/visitorTest";

const day = addDays(civilDateOf(testNow().getTime()), 4);

const withArchana = {
  poojaDetails: [{ name: "Archana", charges: 0, description: null, times: ["07:00", "09:00"] }],
};

/** A booking that waits for the temple's answer. */
async function book({ url }: { url: string }, { token }: Pick<Person, "token">, templeId: number, time: string) {
  const wish = { templeId, poojaId: "archana", date: day, time, name: "Asha Rao", phone: "9876543210" };
  const made = await fetch(`${url}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...wish, amount: 0 }),
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const { booking } = await made.json();
  return { id: Number(booking.id), reference: String(booking.reference) };
}

test("a temple confirms one booking, declines another with a reason, and who booked reads it", async ({
  page,
  apiAs,
  signInAs,
  newcomer,
  site,
}) => {
  const temple = await addTemple(await apiAs("ADMIN"), withArchana);
  const person = await newcomer({ name: "Asha Rao" });
  const first = await book(site, person, temple.id, "07:00");
  const second = await book(site, person, temple.id, "09:00");

  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/bookings?temple=${encodeURIComponent(temple.name)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bookings");
  const row = (reference: string) => page.getByRole("row").filter({ hasText: reference });
  await expect(row(first.reference)).toContainText("Asha Rao");
  await expectAccessible(page);
  await page.getByRole("button", { name: `Confirm ${first.reference}` }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog").filter({ hasText: `Confirm ${first.reference}?` });
  await expect(question).toContainText("Asha Rao, Archana");
  await leaveByKey(question);
  await expect(question).toBeHidden();
  await expect(row(first.reference)).toContainText("Requested");
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(row(first.reference)).toContainText("Confirmed");

  await page.getByRole("button", { name: `Decline ${second.reference}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Decline" })).toBeDisabled();
  await dialog.getByLabel("Reason (shown to the devotee)").fill("The priest is away.");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(row(second.reference)).toContainText("Declined");
  await expect(row(second.reference)).toContainText("The priest is away.");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("bookings.csv");

  await enterWith(page, person);
  await page.goto(`/book?booking=${second.id}`);
  await expect(page.getByRole("main")).toContainText("The priest is away.");
  await page.goto(`/book?booking=${first.id}`);
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Booking Confirmed");
});

test("a devotee named a temple's manager finds its bookings, confirms one, and keeps what was typed when taken off", async ({
  page,
  apiAs,
  newcomer,
  site,
}) => {
  const admin = await apiAs("ADMIN");
  const temple = await addTemple(admin, withArchana);
  const [person, keeper] = [await newcomer({ name: "Asha Rao" }), await newcomer()];
  const first = await book(site, person, temple.id, "07:00");
  const second = await book(site, person, temple.id, "09:00");
  const managers = `/api/admin/temples/${temple.id}/managers`;
  const named = await admin.post(managers, { data: { email: keeper.email } });
  const { items } = await named.json();

  await enterWith(page, keeper);
  await page.goto("/about");
  const menu = page.locator("summary").filter({ has: page.locator(".account-name") });
  await menu.click();
  await page.locator(".languages-panel").getByRole("link", { name: "Bookings" }).click();
  const screens = page.getByRole("navigation", { name: "Console menu" }).getByRole("menuitem");
  await expect(screens).toHaveText(["Bookings2"]); // with how many wait
  const row = (reference: string) => page.getByRole("row").filter({ hasText: reference });
  await expect(row(second.reference)).toContainText("Asha Rao");
  await page.getByRole("button", { name: `Confirm ${first.reference}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(row(first.reference)).toContainText("Confirmed");

  await page.getByRole("checkbox", { name: "Select this page" }).check();
  await page.getByRole("button", { name: "Confirm selected" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("1 booking is confirmed.")).toBeVisible();
  await expect(page.getByText("1 booking could not be confirmed.")).toBeVisible();
  await expect(row(second.reference)).toContainText("Confirmed");
  await expect(page.getByRole("button", { name: "Confirm selected" })).toHaveCount(0);

  await page.getByRole("button", { name: `Decline ${second.reference}` }).click();
  const dialog = page.getByRole("dialog");
  const reason = dialog.getByLabel("Reason (shown to the devotee)");
  await reason.fill("The priest is away.");
  expect((await admin.delete(`${managers}/${items[0].id}`)).status()).toBe(200);
  await dialog.getByRole("button", { name: "Decline" }).click();
  const refused = page.getByRole("alert").filter({ hasText: "You no longer manage the bookings of this temple." });
  await expect(refused).toBeVisible();
  await expect(reason).toHaveValue("The priest is away.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Denied - Temple Admin or Pandit Required");
  await expect(screens).toHaveCount(0);

  await enterWith(page, person);
  await page.goto(`/book?booking=${first.id}`);
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Booking Confirmed");
});
