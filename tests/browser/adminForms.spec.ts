import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { refuseSaves } from "../support/refusedSave";
import { addTemple } from "../support/visitorTest";

const ours = "/images/abcdefghijklmnopqrstuvwx-640.webp";
const screens = { simple: "/admin/temples", advanced: "/admin/temple-management" } as const;

/** The console in another language. */
const inLanguage = (page: Page, language: string) =>
  page.addInitScript((code) => localStorage.setItem("locale", code), language);

for (const [kind, path] of Object.entries(screens)) {
  test(`the ${kind} form: what a closed section holds is told, shown and focused; one of our pictures is none of it`, async ({
    page,
    signInAs,
    apiAs,
    problems,
  }) => {
    problems.allow(/404.*\/images\//); // an address alone, for want of the picture
    const admin = await apiAs("ADMIN");
    const temple = await addTemple(admin, { image: ours, gallery: [ours], setting: "Hill" });
    await signInAs("SUPER_ADMIN");
    await page.goto(`${path}/${temple.id}`);
    const form = page.getByRole("dialog");
    const pin = form.getByLabel("PIN code");
    const section = form.getByRole("button", { name: "Address" });
    if ((await section.getAttribute("aria-expanded")) === "false") await section.click();
    await pin.fill("12");
    await section.click();
    await expect(pin).toBeHidden();
    await form.getByLabel("Name", { exact: true }).fill("");
    await form.getByRole("button", { name: "Contact" }).click();
    await form.getByLabel("Website").fill("www.udupi.org");
    await page.keyboard.press("Enter");
    const summary = form.getByRole("alert").filter({ hasText: "Not saved: 2 fields need attention" });
    await expect(summary.getByRole("button")).toHaveText([/^Name: This is required/, /^PIN code: /]);
    await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(pin).toBeVisible();
    await expectAccessible(page);
    await summary.getByRole("button", { name: /^PIN code/ }).click();
    await expect(pin).toBeFocused();
    await pin.fill("576101");
    await form.getByLabel("Name", { exact: true }).fill(temple.name);
    await page.keyboard.press("Enter");
    await expect(form).toBeHidden();
    const saved = await (await admin.get(`/api/admin/temples/${temple.id}`)).json();
    expect(saved).toMatchObject({ website: "https://www.udupi.org", pincode: "576101", image: ours, gallery: [ours] });
    // lists of later tests would ask for it
    await admin.put(`/api/admin/temples/${temple.id}`, { data: { image: null, gallery: [] } });
  });
}

test("what the server refuses is told the same way, in the section that holds it", async ({
  page,
  signInAs,
  apiAs,
  problems,
}) => {
  problems.allow(/400/);
  const temple = await addTemple(await apiAs("ADMIN"));
  await signInAs("SUPER_ADMIN");
  await page.goto(`${screens.advanced}/${temple.id}`);
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Deity")).toBeVisible();
  await expect(form.getByLabel("Phone")).toHaveCount(0); // drawn once its section is opened
  await refuseSaves(page, { phone: "errors.phone" });
  await form.getByLabel("Deity").fill("Rama");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form.getByLabel("Phone")).toBeFocused();
  await expect(form.getByText("Not saved: one field needs attention")).toBeVisible();
  await expect(form.getByLabel("Deity")).toHaveValue("Rama");
});

for (const [language, required, told] of [
  ["hi", "यह भरना ज़रूरी है।", "सहेजा नहीं गया"],
  ["kn", "ಇದನ್ನು ತುಂಬುವುದು ಅಗತ್ಯ.", "ಉಳಿಸಿಲ್ಲ"],
] as const) {
  test(`what is left empty is told in the reader's language (${language})`, async ({ page, signInAs }) => {
    await signInAs("SUPER_ADMIN");
    await inLanguage(page, language);
    for (const path of [screens.simple, screens.advanced, "/admin/festivals", "/admin/content", "/admin/products"]) {
      await page.goto(`${path}/create`);
      const form = page.getByRole("dialog").locator("form");
      await form.locator("input").first().focus();
      await page.keyboard.press("Enter");
      await expect(form.getByRole("alert").filter({ hasText: told })).toContainText(required);
      await expect(form.locator("input").first()).toBeFocused();
      expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
    }
  });
}

test("a date is typed as people write it, and what is none stays and is told", async ({ page, signInAs }) => {
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/audit");
  const from = page.getByLabel("From", { exact: true });
  for (const typed of ["24/11/2025", "24-11-2025", "24.11.2025", "24 Nov 2025"]) {
    await from.fill(typed);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/from=2025-11-24/);
    await expect(from).toHaveValue("2025-11-24");
    await from.fill("");
    await expect(page).not.toHaveURL(/from=/);
  }
  const to = page.getByLabel("To", { exact: true });
  await to.fill("25/11/2025");
  await from.focus(); // the box is left
  await expect(page).toHaveURL(/to=2025-11-25/);
  await from.fill("31/11/2025");
  await page.keyboard.press("Enter");
  await expect(from).toHaveAccessibleDescription("Please enter a valid date, such as 2026-11-08.");
  await expect(from).toHaveValue("31/11/2025");
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);

  await page.goto("/admin/content/create");
  const form = page.getByRole("dialog");
  await form.getByLabel("Title", { exact: true }).fill("Lamps");
  const starts = form.getByLabel("First day");
  await starts.fill("24.11.2025");
  await form.getByLabel("Title", { exact: true }).focus();
  await expect(starts).toHaveValue("2025-11-24");
  await starts.fill("soon");
  await page.keyboard.press("Enter");
  await expect(form.getByText("Not saved: one field needs attention")).toBeVisible();
  await expect(starts).toHaveValue("soon");
  await expect(starts).toBeFocused();
});

test("Escape closes a list and leaves what is typed", async ({ page, signInAs }) => {
  await signInAs("SUPER_ADMIN");
  await page.goto(`${screens.simple}/create`);
  const form = page.getByRole("dialog");
  const deity = form.getByLabel("Deity");
  await deity.fill("Shiv");
  await expect(page.locator(".ant-select-dropdown:visible")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".ant-select-dropdown:visible")).toHaveCount(0);
  await expect(deity).toHaveValue("Shiv");
  await form.getByRole("button", { name: "Visiting" }).click();
  const amenities = form.getByLabel("Amenities");
  await amenities.fill("Parking");
  await page.keyboard.press("Escape");
  await expect(form).toBeVisible();
  await expect(amenities).toHaveValue("Parking");

  await page.goto("/admin/festivals/create");
  const rule = form.getByLabel("Rule");
  await rule.fill("Diw");
  await page.keyboard.press("Escape");
  await expect(rule).toHaveValue("Diw");
});

test("only what has to be filled in is marked", async ({ page, signInAs }) => {
  await signInAs("SUPER_ADMIN");
  await page.goto(`${screens.advanced}/create`);
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Poojas" }).click();
  await form.getByRole("button", { name: "Add pooja" }).click();
  const marked = form.locator("label.ant-form-item-required");
  await expect(marked).toHaveText(["Name", "City", "State", "Name"]);
  await expect(form.getByRole("group", { name: "Pooja 1" }).getByLabel("Name", { exact: true })).toBeFocused();
  await form.getByRole("button", { name: "Remove pooja 1" }).press("Enter");
  await expect(form.getByRole("button", { name: "Add pooja" })).toBeFocused();
});
