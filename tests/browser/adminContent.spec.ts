import type { APIRequestContext, Page } from "@playwright/test";
import { test as base, expect, expectAccessible } from "../support/browserTest";

const CARDS = "/api/admin/content/guidance";
const SCREEN = "/admin/content";
const form = (page: Page) => page.getByRole("dialog", { name: /^(Add|Edit) card$/ });
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });
const support = (page: Page) => page.getByRole("region", { name: "Support contact" });
const banner = (page: Page) => page.getByRole("region", { name: "Announcement" });

type Card = { title: string; titleHi?: string };

/** Signed in, with the calls to arrange what a test is about; the content goes back to what others expect. */
const test = base.extend<{ api: APIRequestContext; addCard: (card: Card) => Promise<void> }>({
  api: async ({ apiAs, signInAs }, use) => {
    const api = await apiAs("ADMIN");
    const before = (await (await api.get(CARDS)).json()).guidance.map(({ id }: { id: number }) => id);
    await signInAs("CONTENT_ADMIN");
    await use(api);
    const { guidance } = await (await api.get(CARDS)).json();
    for (const { id } of guidance) if (!before.includes(id)) await api.delete(`${CARDS}/${id}`);
    await api.put("/api/admin/content/support", { data: { phone: null, email: null, note: null } });
    await api.put("/api/admin/content/banner", { data: { published: false } });
  },
  addCard: async ({ api }, use) => {
    await use(async (card) => void (await api.post(CARDS, { data: card })));
  },
});

test("a card is written in three languages beside its preview, and its writer sees it on the site at once", async ({
  page,
  api: _,
}) => {
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Add card" }).click();
  await form(page).getByLabel("Title", { exact: true }).fill("Listen to the bell");
  const preview = form(page).getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { level: 4 })).toHaveText("Listen to the bell");
  await expect(preview).toContainText("Visit a temple today, even if only for a moment of quiet.");
  await preview.getByText("ಕನ್ನಡ").click();
  await expect(preview).toContainText("Without a translation visitors see the English text.");
  await form(page).getByLabel("Title in Kannada").fill("ಗಂಟೆಯ ನಾದ ಕೇಳಿ");
  await expect(preview.getByRole("heading", { level: 4 })).toHaveText("ಗಂಟೆಯ ನಾದ ಕೇಳಿ");
  await form(page).getByLabel("Title in Hindi").fill("घंटी की ध्वनि सुनिए");
  await form(page).getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Card added successfully")).toBeVisible();
  await expect(row(page, "Listen to the bell")).toContainText("Shown today");
  await page.goto("/?lang=kn");
  await expect(page.getByRole("heading", { level: 3, name: "ಗಂಟೆಯ ನಾದ ಕೇಳಿ" })).toBeVisible();
});

test("a card is moved among the others, in the other design and language too", async ({ page, addCard }) => {
  await addCard({ title: "Ring it once", titleHi: "एक बार बजाइए" });
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Move up: Ring it once" }).click();
  const cards = page.getByRole("row").filter({ has: page.getByRole("button", { name: /^Move up/ }) });
  await expect(cards.nth(-2)).toContainText("Ring it once");
  await page.reload();
  await expect(cards.nth(-2)).toContainText("Ring it once");
  await page.goto("/divine?lang=hi");
  await expect(page.getByRole("heading", { level: 3, name: "एक बार बजाइए" })).toBeVisible();
});

test("what is wrong with a card is said beside the input, and nothing is lost", async ({ page, addCard }) => {
  await addCard({ title: "Short lived" });
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Edit: Short lived" }).click();
  const last = form(page).getByLabel("Last day");
  await form(page).getByLabel("First day").fill("2027-02-01");
  await last.fill("2027-02-31");
  await form(page).getByRole("button", { name: "Update" }).click();
  await expect(last).toHaveAccessibleDescription(/^Please enter a valid date/);
  await last.fill("2027-01-31");
  await form(page).getByRole("button", { name: "Update" }).click();
  await expect(last).toHaveAccessibleDescription(/^The last day must not be before the first\./);
  await expect(form(page).getByLabel("First day")).toHaveValue("2027-02-01");
  await last.fill("2027-02-28");
  await form(page).getByRole("button", { name: "Update" }).click();
  await expect(row(page, "Short lived")).toContainText("Scheduled");
  await expect(row(page, "Short lived")).toContainText("1 Feb 2027 – 28 Feb 2027");
});

test("a deleted card can be taken back", async ({ page, addCard }) => {
  await addCard({ title: "Gone and back" });
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Delete: Gone and back" }).click();
  await page.getByRole("dialog", { name: "Delete this card?" }).getByRole("button", { name: "Delete" }).click();
  await expect(row(page, "Gone and back")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Gone and back")).toBeVisible();
});

test("a contact is checked, saved, and shown on the home page", async ({ page, api: _ }) => {
  await page.goto(SCREEN);
  await support(page).getByLabel("Phone").fill("call us");
  await support(page).getByRole("button", { name: "Save contact" }).click();
  await expect(support(page).getByText("Please enter a telephone number.", { exact: true })).toBeVisible();
  await support(page).getByLabel("Phone").fill("+91 80 4000 1234");
  await support(page).getByRole("button", { name: "Save contact" }).click();
  await expect(page.getByText("Support contact saved")).toBeVisible();
  await expect(support(page).getByText("Shown", { exact: true })).toBeVisible();
  await page.goto("/");
  const card = page.getByRole("complementary", { name: "24/7 Support Available" });
  await expect(card.getByRole("link", { name: "+91 80 4000 1234" })).toHaveAttribute("href", "tel:+918040001234");
});

test("a contact stands in the other designs, and leaves them", async ({ page, api }) => {
  await api.put("/api/admin/content/support", { data: { phone: "+91 80 4000 1234" } });
  await page.goto("/divine");
  const fixed = page.getByRole("complementary", { name: "24/7 Support Available" });
  await fixed.getByText("24/7 Support Available").click();
  await expect(fixed.getByRole("link", { name: "+91 80 4000 1234" })).toBeVisible();
  await api.put("/api/admin/content/support", { data: { phone: null } });
  await page.goto("/divine");
  await expect(page.getByRole("complementary", { name: "Help and answers" })).toBeVisible();
});

test("an announcement is checked, saved, and read on the home page at once", async ({ page, api: _ }) => {
  await page.goto(SCREEN);
  await banner(page).getByLabel("Published").click();
  await banner(page).getByRole("button", { name: "Save announcement" }).click();
  await expect(banner(page).getByText("This is required.", { exact: true })).toBeVisible();
  await banner(page).getByLabel("Text", { exact: true }).fill("The Kartika lamps are lit this week.");
  await banner(page).getByLabel("Link", { exact: true }).fill("javascript:alert(1)");
  await banner(page).getByRole("button", { name: "Save announcement" }).click();
  await expect(banner(page).getByText(/^A page of this site starts with/)).toBeVisible();
  await banner(page).getByLabel("Link", { exact: true }).fill("/festivals");
  await banner(page).getByRole("button", { name: "Save announcement" }).click();
  await expect(page.getByText("Announcement saved")).toBeVisible();
  await page.goto("/");
  const announced = page.getByRole("complementary", { name: "Announcement" });
  await expect(announced).toContainText("The Kartika lamps are lit this week.");
  await expect(announced.getByRole("link", { name: "Read more" })).toHaveAttribute("href", "/festivals");
});

test("an announcement that is taken back leaves the page its writer saw it on", async ({ page, api }) => {
  await api.put("/api/admin/content/banner", { data: { text: "Doors open at five.", published: true } });
  await page.goto("/");
  await expect(page.getByRole("complementary", { name: "Announcement" })).toContainText("Doors open at five.");
  await page.goto(SCREEN);
  await expect(banner(page).getByText("Shown today")).toBeVisible();
  await banner(page).getByLabel("Published").click();
  await banner(page).getByRole("button", { name: "Save announcement" }).click();
  await expect(banner(page).getByText("Not shown")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Doors open at five.")).toHaveCount(0);
});

test("two people write the contact: the second sees both versions and chooses", async ({ page, api }) => {
  await page.goto(SCREEN);
  await support(page).getByLabel("Phone").fill("080 1111111");
  await api.put("/api/admin/content/support", { data: { phone: "080 2222222", email: "help@example.org" } });
  await support(page).getByRole("button", { name: "Save contact" }).click();
  const conflict = page.getByRole("dialog", { name: "Someone else saved this first" });
  await expect(conflict).toContainText("Changed by the other editor and kept: Email address");
  await expect(conflict.getByRole("row", { name: /^Phone/ })).toContainText("080 1111111080 2222222");
  await conflict.getByRole("button", { name: "Save this choice" }).click();
  await expect(page.getByText("Support contact saved")).toBeVisible();
  const now = await (await api.get("/api/admin/content/support")).json();
  expect(now).toMatchObject({ phone: "080 1111111", email: "help@example.org" });
});

test("typed and not saved: the console asks before it is left, not when a card is opened", async ({ page, api: _ }) => {
  await page.goto(SCREEN);
  const note = support(page).getByLabel("Note", { exact: true });
  await note.fill("In English");
  await page.getByRole("button", { name: "Edit: Begin with a lamp" }).click();
  await form(page).getByRole("button", { name: "Close" }).click();
  await expect(note).toHaveValue("In English");
  await page.getByRole("navigation", { name: "Console menu" }).getByRole("link", { name: "Moderation" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(note).toHaveValue("In English");
});

test("by keyboard alone a card is opened, changed and left, and the focus comes back", async ({ page, addCard }) => {
  await addCard({ title: "By key" });
  await page.goto(SCREEN);
  const edit = page.getByRole("button", { name: /^Edit: By key/ });
  await edit.focus();
  await page.keyboard.press("Enter");
  await expect(form(page).getByLabel("Title", { exact: true })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" alone");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Card updated successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit: By key alone" })).toBeFocused();
});

for (const width of [1280, 768, 360]) {
  test(`the screen keeps nobody out and fits ${width} px`, async ({ page, api: _ }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(SCREEN);
    await expect(row(page, "Begin with a lamp")).toBeVisible();
    await expect(support(page).getByLabel("Phone")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}

test("nor does the form of a card", async ({ page, api: _ }) => {
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Edit: Begin with a lamp" }).click();
  await expect(form(page).getByLabel("Title in Hindi")).toHaveValue("दिन की शुरुआत दीप से");
  await expectAccessible(page);
});
