import type { APIRequestContext, Page } from "@playwright/test";
import { addTemple, enterWith, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const opener = (page: Page) => page.getByRole("button", { name: "Report a correction" });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^What is wrong about / });
const value = (page: Page) => dialog(page).getByLabel("What it should be");
const send = (page: Page) => dialog(page).getByRole("button", { name: "Send correction" });
const thanks = (page: Page) => dialog(page).getByRole("status").filter({ hasText: "Our team reviews it" });

async function open(page: Page, slug: string): Promise<void> {
  await page.goto(`/temple/${slug}`);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

const waiting = async (api: APIRequestContext, templeId: number) =>
  (await (await api.get(`/api/admin/moderation?kind=correction&temple=${templeId}`)).json()).items;

test("starts from what is on record, waits for a decision, and is on the page after it", async ({ page, apiAs }) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { timings: "6 am to 8 pm" });
  await open(page, temple.slug);
  await expect(dialog(page).getByLabel("What is wrong", { exact: true })).toHaveValue("timings");
  await expect(value(page)).toHaveValue("6 am to 8 pm");
  await value(page).fill("5 am to 9 pm");
  await dialog(page).getByLabel("How do you know? (optional)").fill("The board at the gate.");
  await dialog(page).getByLabel("Your email (optional)").fill("reader@test.example");
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Back to the temple" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole("complementary")).toContainText("6 am to 8 pm");

  const [item] = await waiting(api, temple.id);
  expect(item).toMatchObject({
    correction: { field: "timings", proposed: "5 am to 9 pm", note: "The board at the gate." },
    author: { email: "reader@test.example" },
  });
  const decisions = [{ kind: "correction", id: item.id, decision: "approve" }];
  expect((await api.post("/api/admin/moderation/decisions", { data: { decisions } })).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole("complementary")).toContainText("5 am to 9 pm");
});

test("each fact brings what is known of it; a closed temple needs no more words", async ({ page, apiAs }) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { latitude: 12.3, longitude: 76.6, description: "A shrine on a hill." });
  await open(page, temple.slug);
  const which = dialog(page).getByLabel("What is wrong", { exact: true });
  await which.selectOption("Position on the map");
  await expect(value(page)).toHaveValue("12.3, 76.6");
  await expect(value(page)).toHaveAccessibleDescription(/^Latitude, longitude, for example 12\.9716, 77\.5946/);
  await which.selectOption("Description");
  await expect(value(page)).toHaveValue("A shrine on a hill.");
  await which.selectOption("Something else");
  await expect(dialog(page).getByLabel("Tell us what is wrong")).toHaveValue("");
  await which.selectOption("The temple no longer exists");
  await expect(value(page)).toHaveCount(0);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await waiting(api, temple.id)).toMatchObject([{ correction: { field: "closed" } }]);
});

test("a text is put right in the language it is read in", async ({ page, apiAs }) => {
  const api = await apiAs("ADMIN");
  const kn = { history: { text: "ರಾಣಿ ಕಟ್ಟಿಸಿದಳು.", state: "reviewed" } };
  const temple = await addTemple(api, { history: "Built by a queen.", translations: { hi: {}, kn } });
  await page.goto(`/temple/${temple.slug}?lang=kn`);
  await page.locator(".report button").click();
  const labelled = (label: string) => page.getByRole("dialog").getByLabel(label, { exact: true });
  const [fact, language, proposed] = [labelled("ಯಾವುದು ತಪ್ಪಾಗಿದೆ"), labelled("ಪಠ್ಯದ ಭಾಷೆ"), labelled("ಏನಿರಬೇಕು")];
  await fact.selectOption("history");
  await expect(language).toHaveValue("kn");
  await expect(proposed).toHaveValue("ರಾಣಿ ಕಟ್ಟಿಸಿದಳು.");
  await language.selectOption("en");
  await expect(proposed).toHaveValue("Built by a queen.");
  await language.selectOption("kn");
  await proposed.fill("ರಾಣಿ ಚೆನ್ನಮ್ಮ ಕಟ್ಟಿಸಿದಳು.");
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await expect(page.getByRole("dialog").getByRole("status")).toBeVisible();
  const said = { field: "history", language: "kn", current: "ರಾಣಿ ಕಟ್ಟಿಸಿದಳು.", proposed: "ರಾಣಿ ಚೆನ್ನಮ್ಮ ಕಟ್ಟಿಸಿದಳು." };
  expect(await waiting(api, temple.id)).toMatchObject([{ correction: said }]);
});

test("what is wrong stands beside the field: nothing, the same, and what the server refuses", async ({
  page,
  apiAs,
}) => {
  const temple = await addTemple(await apiAs("ADMIN"), { timings: "6 am to 8 pm", pincode: "570001" });
  await open(page, temple.slug);
  const alert = dialog(page).getByRole("alert");
  await send(page).click();
  await expect(alert).toBeFocused();
  await expect(value(page)).toHaveAccessibleDescription("This is the same as the current information.");
  await value(page).fill("   ");
  await send(page).click();
  await expect(value(page)).toHaveAccessibleDescription("This is required.");
  await dialog(page).getByLabel("What is wrong", { exact: true }).selectOption("PIN code");
  await value(page).fill("12");
  await dialog(page).getByLabel("Your email (optional)").fill("nobody");
  await send(page).click();
  await expect(value(page)).toHaveAccessibleDescription("A PIN code has six digits.");
  await expect(value(page)).toHaveAttribute("aria-invalid", "true");
  await expect(dialog(page).getByLabel("Your email (optional)")).toHaveAccessibleDescription(
    /Please enter a valid email address\.$/,
  );
  await expectAccessible(page);
});

test("by keyboard; Escape closes it, and what was typed is there again", async ({ page, apiAs }) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api);
  await page.goto(`/temple/${temple.slug}`);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await value(page).focus();
  await page.keyboard.type("7 am to 7 pm");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(value(page)).toHaveValue("7 am to 7 pm");
  await value(page).press("Enter");
  await expect(thanks(page)).toBeFocused();
  expect(await waiting(api, temple.id)).toHaveLength(1);
});

test("opened again in the moment it closes, it is open", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await open(page, temple.slug);
  await value(page).fill("7 am to 7 pm");
  await dialog(page).evaluate(async (shown) => {
    shown.querySelector<HTMLElement>("header button")?.click();
    await null;
    document.querySelector<HTMLElement>(".report button")?.click();
  });
  // what the browser still had to say about the first one is over
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(dialog(page)).toBeVisible();
  await expect(value(page)).toHaveValue("7 am to 7 pm");
});

test("a server that is down takes nothing; asked again, it is there once", async ({ page, apiAs, problems }) => {
  problems.allow(/\/corrections/);
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api);
  await open(page, temple.slug);
  await value(page).fill("8 am to 6 pm");
  const alert = dialog(page).getByRole("alert");
  await page.route("**/corrections", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await send(page).click();
  await expect(alert).toContainText("Server error. Please try again later.");
  await page.route(
    "**/corrections",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(page).click();
  await expect(alert).toContainText("Unable to connect to the server. Please try again later.");
  await expect(value(page)).toHaveValue("8 am to 6 pm");
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await waiting(api, temple.id)).toHaveLength(1);
});

test("the twenty-first of a day is refused and kept", async ({ page, apiAs, newcomer, site }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  const person = await newcomer();
  for (let at = 1; at <= 20; at++) {
    const sent = await fetch(`${site.url}/api/temples/${temple.id}/corrections`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ field: "timings", value: `${at} am to 8 pm` }),
    });
    expect(sent.status, await sent.text()).toBe(201);
  }
  await enterWith(page, person);
  await open(page, temple.slug);
  await expect(dialog(page).getByLabel("Your email (optional)")).toHaveCount(0);
  await value(page).fill("From dawn to dusk");
  await send(page).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Too many requests.");
  await expect(value(page)).toHaveValue("From dawn to dusk");
});

for (const [language, report, sent] of [
  ["en", "Report a correction", "Thank you."],
  ["hi", "सुधार सुझाएँ", "धन्यवाद।"],
  ["kn", "ತಿದ್ದುಪಡಿ ತಿಳಿಸಿ", "ಧನ್ಯವಾದಗಳು."],
] as const) {
  test(`in ${language} it keeps nobody out, and fits 320 pixels`, async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/temple/${temple.slug}?lang=${language}`);
    await page.getByRole("button", { name: report }).click();
    const own = page.getByRole("dialog");
    await own.locator("input[name=value]").fill("6:00 – 20:00");
    await expectAccessible(page);
    expect(await own.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    await expectToFit(page, 320);
    await own.locator("button[type=submit]").click();
    await expect(own.getByRole("status").filter({ hasText: sent })).toBeFocused();
  });
}
