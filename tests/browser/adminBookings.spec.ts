import { addDays, civilDateOf } from "../../src/domain/dates";
import { addTemple, enterWith, expect, expectAccessible, test } from "../support/visitorTest";

const day = addDays(civilDateOf(Date.now()), 4);

test("a temple confirms one booking, declines another with a reason, and who booked reads it", async ({
  page,
  apiAs,
  signInAs,
  newcomer,
  site,
}) => {
  const temple = await addTemple(await apiAs("ADMIN"), {
    poojaDetails: [{ name: "Archana", charges: 0, description: null, times: ["07:00", "09:00"] }],
  });
  const person = await newcomer({ name: "Asha Rao" });
  const book = async (time: string) => {
    const wish = { templeId: temple.id, poojaId: "archana", date: day, time, name: "Asha Rao", phone: "9876543210" };
    const made = await fetch(`${site.url}/api/bookings`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ ...wish, amount: 0 }),
    });
    expect(made.status, await made.clone().text()).toBe(201);
    const { booking } = await made.json();
    return { id: Number(booking.id), reference: String(booking.reference) };
  };
  const first = await book("07:00");
  const second = await book("09:00");

  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/bookings?temple=${encodeURIComponent(temple.name)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bookings");
  const row = (reference: string) => page.getByRole("row").filter({ hasText: reference });
  await expect(row(first.reference)).toContainText("Asha Rao");
  await expectAccessible(page);
  await page.getByRole("button", { name: `Confirm ${first.reference}` }).focus();
  await page.keyboard.press("Enter");
  await expect(row(first.reference)).toContainText("Confirmed");

  await page.getByRole("button", { name: `Decline ${second.reference}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Decline" })).toBeDisabled();
  await dialog.getByLabel("Reason (read by who booked)").fill("The priest is away.");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(row(second.reference)).toContainText("Declined");
  await expect(row(second.reference)).toContainText("The priest is away.");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("bookings.csv");

  await enterWith(page, person);
  await page.goto(`/book?booking=${second.id}`);
  await expect(page.getByRole("main")).toContainText("The priest is away.");
  await page.goto(`/book?booking=${first.id}`);
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Booking Confirmed");
});
