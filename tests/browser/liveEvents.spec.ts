import type { APIRequestContext, Page } from "@playwright/test";
import { inMs, testNow } from "../support/clock";
import { addTemple, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const VIDEO = "dQw4w9WgXcQ";
const inDays = (days: number) => inMs(days * 86_400_000);

/** Takes every coming event off, so that a test finds its own alone. */
async function clear(api: APIRequestContext): Promise<void> {
  const { items } = await (await api.get("/api/live/events?size=100")).json();
  for (const { id } of items) await api.delete(`/api/live/events/${id}`);
}

async function schedule(api: APIRequestContext, fields: Record<string, unknown>): Promise<void> {
  const made = await api.post("/api/live/events", {
    data: { templeName: "A shrine", startTime: testNow().toISOString(), youtubeId: VIDEO, ...fields },
  });
  expect(made.status(), await made.text()).toBe(201);
}

/** YouTube as it answers an embed: any page. */
async function withYoutube(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://www.youtube-nocookie.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>player</title><p>The broadcast</p>" });
  });
  return asked;
}

test.afterEach(async ({ apiAs }) => clear(await apiAs("ADMIN")));

const today = (page: Page) => page.getByRole("region", { name: "Live today" });

async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator(".live-today").scrollIntoViewIfNeeded();
}

test("home shows what is live today, and YouTube is asked only on a press", async ({ page, apiAs }) => {
  const api = await apiAs("ADMIN");
  await clear(api);
  const temple = await addTemple(api);
  await schedule(api, { title: "Morning abhisheka", templeId: temple.id });
  await schedule(api, { title: "In three days", startTime: inDays(3) });
  const asked = await withYoutube(page);
  await openHome(page);
  await expect(today(page).getByRole("heading", { level: 3 })).toHaveText([/^Morning abhisheka/]);
  expect(asked).toEqual([]);
  await today(page).getByRole("button", { name: "Watch Morning abhisheka" }).press("Enter");
  await expect(today(page).locator("iframe")).toBeFocused();
  const frame = page.frameLocator("iframe[title='Morning abhisheka']");
  await expect(frame.getByText("The broadcast")).toBeVisible();
  expect(asked).toEqual([`https://www.youtube-nocookie.com/embed/${VIDEO}?autoplay=1`]);
  await today(page).getByRole("link", { name: temple.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(temple.name);
});

test("a day without broadcasts says so, a list that cannot be had too", async ({ page, apiAs, problems }) => {
  await clear(await apiAs("ADMIN"));
  await openHome(page);
  await expect(today(page).getByText("No broadcasts today.")).toBeVisible();

  problems.allow(/api\/events/);
  await page.route("**/api/events?*", (route) => route.fulfill({ status: 503, json: {} }));
  await openHome(page);
  await expect(today(page).getByRole("alert")).toContainText("Service temporarily unavailable.");
  await page.unroute("**/api/events?*");
  await today(page).getByRole("button", { name: "Try Again" }).click();
  await expect(today(page).getByText("No broadcasts today.")).toBeVisible();
});

test("a temple's page has its coming broadcasts in the first HTML", async ({ request, apiAs }) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api);
  await schedule(api, { title: "Deepotsava <live>", templeId: temple.id, startTime: inDays(20) });
  const html = await (await request.get(`/temple/${temple.slug}`)).text();
  expect(html).toContain("Live from here");
  expect(html).toContain("Deepotsava &lt;live&gt;");
  expect(html).not.toContain("youtube-nocookie.com/embed");
});

test("pages may frame YouTube without cookies and nothing else", async ({ request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"];
  expect(policy).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com;/);
});

test("a pandit announces an event from the settings on, and takes it off again", async ({ page, apiAs, signInAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await signInAs("PANDIT");
  await page.goto("/settings");
  await page.getByRole("link", { name: "Schedule a live event" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schedule Live Event");
  await page.getByLabel("Title").fill("Evening aarti");
  const name = page.getByLabel("Temple name");
  await name.fill(temple.name);
  const label = `${temple.name}, Mysuru`;
  await expect(page.locator(`datalist option[value="${label}"]`)).toBeAttached();
  await name.fill(label);
  await expect(page.getByText("It will also appear on this temple’s page.")).toBeVisible();
  const day = inDays(2).slice(0, 10);
  await page.getByLabel("Start time").fill(`${day}T18:30`);
  await page.getByLabel("YouTube video id").fill(`https://youtu.be/${VIDEO}?si=x`);
  await page.getByRole("button", { name: "Schedule event" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Live event scheduled!" })).toBeFocused();
  await expect(page.getByLabel("Title")).toHaveValue("");
  const own = page.getByRole("region", { name: "Upcoming events" });
  await expect(own.getByRole("listitem").filter({ hasText: "Evening aarti" })).toContainText(/6:30\spm/);

  await page.goto(`/temple/${temple.slug}`);
  await expect(page.getByRole("region", { name: "Live from here" })).toContainText("Evening aarti");

  await page.goto("/live/schedule");
  await own.getByRole("button", { name: "Cancel Evening aarti" }).click();
  await own.getByRole("button", { name: "Cancel permanently" }).click();
  await expect(page.locator(".toast")).toContainText("The event is cancelled.");
  await expect(own.getByText("Evening aarti")).toHaveCount(0);
});

test("who may announce one finds the way in the menu and beside the list; a devotee is not shown it", async ({
  page,
  signInAs,
}) => {
  await signInAs("PANDIT");
  await openHome(page);
  await expect(today(page).getByRole("link", { name: "Schedule a live event" })).toBeVisible();
  await page.locator(".header-account summary").click();
  await page.getByRole("banner").getByRole("link", { name: "Schedule Live Event" }).click();
  await expect(page).toHaveURL(/\/live\/schedule$/);
  await signInAs("DEVOTEE");
  await openHome(page);
  await expect(today(page)).toBeVisible();
  await expect(page.locator("a[href='/live/schedule']")).toHaveCount(0);
});

test("what is wrong stands beside its field, and what was typed stays", async ({ page, signInAs }) => {
  await signInAs("PANDIT");
  await page.goto("/live/schedule");
  await page.getByLabel("Title").fill("Aarti");
  await page.getByLabel("YouTube video id").fill("not a video");
  await page.getByRole("button", { name: "Schedule event" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to schedule event." })).toBeFocused();
  await expect(page.getByLabel("Temple name")).toHaveAccessibleDescription(/This is required\./);
  await expect(page.getByLabel("Start time")).toHaveAccessibleDescription(/This is required\./);
  await expect(page.getByLabel("YouTube video id")).toHaveAccessibleDescription(/YouTube video ID or its address/);
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Aarti");
  await expect(page.getByLabel("YouTube video id")).toHaveValue("not a video");
});

test("a devotee is told that this is not theirs, a visitor is asked to log in", async ({ page, signInAs }) => {
  await page.goto("/live/schedule");
  await expect(page).toHaveURL(/\/login\?to=%2Flive%2Fschedule$/);
  await signInAs("DEVOTEE");
  await page.goto("/live/schedule");
  await expect(page.getByRole("alert").filter({ hasText: "Access Denied" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Schedule event" })).toHaveCount(0);
});

for (const [language, live, title] of [
  ["en", "Live today", "Schedule Live Event"],
  ["hi", "आज का सीधा प्रसारण", "सीधा प्रसारण जोड़ें"],
  ["kn", "ಇಂದಿನ ನೇರ ಪ್ರಸಾರ", "ನೇರ ಪ್ರಸಾರ ನಿಗದಿಪಡಿಸಿ"],
] as const) {
  test(`both in ${language} keep nobody out, and fit 320 pixels`, async ({ page, apiAs, signInAs }) => {
    const api = await apiAs("ADMIN");
    await clear(api);
    await schedule(api, { title: "Sandhya aarti", description: "From the river bank" });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/?lang=${language}`);
    await page.locator(".live-today").scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: live })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, 320);
    await signInAs("ADMIN");
    await page.goto("/live/schedule");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("listitem").filter({ hasText: "Sandhya aarti" })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, 320);
  });
}
