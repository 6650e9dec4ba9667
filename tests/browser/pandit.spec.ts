import { inMs } from "../support/clock";
import { expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const inMinutes = (minutes: number) => inMs(minutes * 60_000);

test.afterEach(async ({ apiAs }) => {
  const api = await apiAs("ADMIN");
  const { items } = await (await api.get("/api/live/events?size=100")).json();
  for (const { id } of items) await api.delete(`/api/live/events/${id}`);
  const pandit = await apiAs("PANDIT");
  for (const { id } of (await (await pandit.get("/api/rituals")).json()).items) {
    await pandit.delete(`/api/rituals/${id}`);
  }
});

test("a pandit adds, changes and removes a ritual", async ({ page, signInAs }) => {
  await signInAs("PANDIT");
  await page.goto("/");
  await page.locator(".header-account summary").click();
  await page.getByRole("banner").getByRole("link", { name: "Pandit Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pandit Dashboard");
  const rituals = page.getByRole("region", { name: "Rituals" });
  await expect(rituals.getByText("No rituals yet. Add the first one below.")).toBeVisible();
  const form = page.getByRole("form", { name: "Add a ritual" });
  await form.getByLabel("Name").fill("Ganapati Homa");
  await form.getByLabel("Description").fill("Before a house is entered.");
  await form.getByRole("button", { name: "Add ritual" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Ritual added!" })).toBeFocused();
  await expect(form.getByLabel("Name")).toHaveValue("");
  const row = rituals.getByRole("listitem");
  await expect(row).toContainText("Before a house is entered.");

  await rituals.getByRole("button", { name: "Edit Ganapati Homa" }).click();
  const change = page.getByRole("form", { name: "Edit ritual" });
  await change.getByLabel("Name").fill("Maha Ganapati Homa");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Maha Ganapati Homa");
  await rituals.getByRole("button", { name: "Remove Maha Ganapati Homa" }).click();
  await rituals.getByRole("button", { name: "Remove permanently" }).click();
  await expect(row).toHaveCount(0);
});

test("what is wrong with a ritual stands beside its field, and what was typed stays", async ({ page, signInAs }) => {
  await signInAs("PANDIT");
  await page.goto("/pandit");
  const form = page.getByRole("form", { name: "Add a ritual" });
  await form.getByLabel("Name").fill("Homa");
  await form.getByRole("button", { name: "Add ritual" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to add ritual." })).toBeFocused();
  await expect(form.getByLabel("Description")).toHaveAccessibleDescription(/This is required\./);
  await page.reload();
  await expect(form.getByLabel("Name")).toHaveValue("Homa");
});

test("events say that they start soon or are live; one's own lead to scheduling", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("PANDIT");
  for (const [title, minutes] of [
    ["Evening aarti", -5],
    ["Night abhisheka", 30],
  ] as const) {
    const data = { title, templeName: "A shrine", startTime: inMinutes(minutes), youtubeId: "dQw4w9WgXcQ" };
    expect((await api.post("/api/live/events", { data })).status()).toBe(201);
  }
  await signInAs("PANDIT");
  await page.goto("/pandit");
  const events = page.getByRole("region", { name: "Events", exact: true });
  await expect(events.getByRole("listitem").filter({ hasText: "Evening aarti" })).toContainText("Live now");
  await expect(events.getByRole("listitem").filter({ hasText: "Night abhisheka" })).toContainText("Starts soon");
  const own = page.getByRole("region", { name: "Your live events" });
  await expect(own.getByRole("listitem")).toHaveCount(2);
  await own.getByRole("link", { name: "Schedule a live event" }).click();
  await expect(page).toHaveURL(/\/live\/schedule$/);
});

test("an admin comes in, a devotee is told that this is not theirs, a visitor is asked to log in", async ({
  page,
  signInAs,
}) => {
  await page.goto("/pandit");
  await expect(page).toHaveURL(/\/login\?to=%2Fpandit$/);
  await signInAs("DEVOTEE");
  await page.goto("/pandit");
  await expect(page.getByRole("alert").filter({ hasText: "Access Denied" })).toBeVisible();
  await expect(page.locator("a[href='/pandit']")).toHaveCount(0);
  await signInAs("ADMIN");
  await page.goto("/pandit");
  await expect(page.getByRole("form", { name: "Add a ritual" })).toBeVisible();
});

for (const [language, title] of [
  ["en", "Pandit Dashboard"],
  ["hi", "पंडित डैशबोर्ड"],
  ["kn", "ಪಂಡಿತರ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್"],
] as const) {
  test(`the pandit's page in ${language} keeps nobody out, and fits 320 pixels`, async ({ page, apiAs, signInAs }) => {
    const api = await apiAs("PANDIT");
    await api.post("/api/rituals", { data: { name: "Rudrabhisheka", description: "With milk and water." } });
    await page.setViewportSize({ width: 320, height: 700 });
    await signInAs("PANDIT");
    await page.goto(`/pandit?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("listitem").filter({ hasText: "Rudrabhisheka" })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, 320);
  });
}
