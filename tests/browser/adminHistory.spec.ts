import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, leaveByKey, test } from "../support/browserTest";
import { giveRole } from "../support/stepUpPage";

const unique = () => Math.random().toString(36).slice(2, 9);

async function send(api: APIRequestContext, method: "post" | "put", path: string, data: object) {
  const answer = await api[method](path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

const open = (page: Page, name: string) => page.getByRole("button", { name: `History: ${name}` }).click();
const entries = (page: Page) => page.getByRole("list", { name: "History" }).locator("> li");
/** The change of one field of an entry. */
const change = (page: Page, at: number, field: string) =>
  entries(page)
    .nth(at)
    .locator("dl > div")
    .filter({ has: page.getByText(field, { exact: true }) });

const hours = (sunday: object[]) => {
  const day = [{ from: "06:00", to: "12:00" }];
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: sunday };
};

test("a temple's history tells lists, hours, poojas and long texts by what differs in them", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const name = `Chronicle ${unique()}`;
  const place = { city: "Hassan", state: "Karnataka" };
  const story = "The shrine stands by the tank and was built by the weavers of the old town in one summer.";
  const { id } = await send(api, "post", "/api/admin/temples", {
    ...{ name, ...place, description: story, amenities: ["Water", "Parking"], openingHours: hours([]) },
    poojaDetails: [{ name: "Archana", charges: 50, description: null }],
  });
  await send(api, "put", `/api/admin/temples/${id}`, {
    description: story.replace("weavers", "potters"),
    amenities: ["Parking", "Ramp"],
    openingHours: hours([{ from: "07:00", to: "11:00" }]),
    poojaDetails: [{ name: "Archana", charges: 60, description: null }],
    nameHi: "वृत्तांत मंदिर",
  });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples?search=${encodeURIComponent(name)}`);
  await open(page, name);
  await expect(page.getByRole("dialog", { name: `History: ${name}` })).toBeVisible();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).nth(0)).toContainText(/Changed.*Temple Admin.*Current version/is);
  await expect(change(page, 0, "Description").locator("del")).toHaveText(["weavers "]);
  await expect(change(page, 0, "Description").locator("ins")).toHaveText(["potters "]);
  await expect(change(page, 0, "Amenities").locator("del")).toHaveText(["Water"]);
  await expect(change(page, 0, "Amenities").locator("ins")).toHaveText(["Ramp"]);
  await expect(change(page, 0, "Weekly hours").locator("ins")).toHaveText([/^Sun.*07:00–11:00$/]);
  await expect(change(page, 0, "Poojas").locator("ins")).toHaveText(["Archana, ₹60"]);
  await expect(change(page, 0, "Name in Hindi").locator("[lang=hi] ins, ins")).toHaveText(["वृत्तांत मंदिर"]);
  await expect(change(page, 1, "City").locator("ins")).toHaveText(["Hassan"]);
  await expectAccessible(page);
});

test("an earlier version is restored by keyboard after a question, and that is undone", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const name = `Wanderer ${unique()}`;
  const { id } = await send(api, "post", "/api/admin/temples", { name, city: "Hassan", state: "Karnataka" });
  await send(api, "put", `/api/admin/temples/${id}`, { city: "Belur", pujari: "Someone" });
  const stored = async () => (await api.get(`/api/admin/temples/${id}`)).json();
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("cell", { name: "Belur", exact: true })).toBeVisible();
  await page.getByRole("button", { name: `History: ${name}` }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Restore this version/ }).press("Enter");
  const question = page.getByRole("dialog", { name: /^Restore the version of/ });
  await expect(question).toContainText("restoring is itself a change and can be undone");
  expect(await stored()).toMatchObject({ city: "Belur" });
  await question.getByRole("button", { name: "Restore", exact: true }).press("Enter");
  await expect(page.getByText("The earlier version is restored")).toBeVisible();
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).nth(0)).toContainText("Restored an earlier version");
  expect(await stored()).toMatchObject({ city: "Hassan", pujari: null });

  await page.getByRole("button", { name: "Undo", exact: true }).press("Enter");
  await expect(page.getByText("The restore was undone")).toBeVisible();
  expect(await stored()).toMatchObject({ city: "Belur", pujari: "Someone" });
  await expect(entries(page)).toHaveCount(4);
  await leaveByKey(page.getByRole("dialog"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).not.toHaveURL(/history=/);
  await expect(page.getByRole("button", { name: `History: ${name}` })).toBeFocused();
});

test("who would overwrite a change not yet seen is told, and then sees it", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const name = `Contested ${unique()}`;
  const { id } = await send(api, "post", "/api/admin/temples", { name, city: "Hassan", state: "Karnataka" });
  await send(api, "put", `/api/admin/temples/${id}`, { city: "Belur" });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples?search=${encodeURIComponent(name)}`);
  await open(page, name);
  await expect(entries(page)).toHaveCount(2);
  await send(await apiAs("ADMIN"), "put", `/api/admin/temples/${id}`, { city: "Halebidu" });
  await page.getByRole("button", { name: /^Restore this version/ }).click();
  await page
    .getByRole("dialog", { name: /^Restore the version/ })
    .getByRole("button", { name: "Restore", exact: true })
    .click();
  await expect(page.getByText("The version could not be restored")).toBeVisible();
  await expect(page.getByText("Someone else has changed this record. Please reload it.")).toBeVisible();
  await expect(change(page, 0, "City").locator("ins")).toHaveText(["Halebidu"]);
  expect(await (await api.get(`/api/admin/temples/${id}`)).json()).toMatchObject({ city: "Halebidu" });
});

test("a festival's history has its dates, and the state before the first change can be had back", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("FESTIVAL_ADMIN");
  const name = `Procession ${unique()}`;
  const { id } = await send(api, "post", "/api/admin/festivals", { name, region: "Karnataka" });
  await send(api, "put", `/api/admin/festivals/${id}/dates/2028`, { date: "2028-02-02", note: "By the almanac" });
  await signInAs("FESTIVAL_ADMIN");
  await page.goto(`/admin/festivals?search=${encodeURIComponent(name)}`);
  await open(page, name);
  await expect(change(page, 0, "Date in 2028").locator("ins")).toHaveText([
    /^Date: 2 Feb 2028$/,
    "Note: By the almanac",
  ]);
  await page.getByRole("button", { name: /^Restore this version/ }).click();
  await page
    .getByRole("dialog", { name: /^Restore the version/ })
    .getByRole("button", { name: "Restore", exact: true })
    .click();
  await expect(page.getByText("The earlier version is restored")).toBeVisible();
  expect((await (await api.get(`/api/admin/festivals/${id}/dates?year=2028`)).json()).dates).toEqual([]);
});

test("an account's history tells who gave which role, and takes it back", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("ADMIN");
  const person = `Kaveri ${unique()}`;
  const email = `${unique()}@people.example`;
  const data = { name: person, email, password: "lotus lamp bell" };
  expect((await api.post("/api/auth/register", { data })).status()).toBe(201);
  const find = async () => (await (await api.get(`/api/admin/users?search=${email}`)).json()).users[0];
  const { id } = await find();
  await giveRole(api, id, "PANDIT");
  await signInAs("ADMIN");
  await page.goto(`/admin/users?search=${email}`);
  await open(page, person);
  await expect(change(page, 0, "Role")).toContainText(/Devotee.*Pandit/);
  await page.getByRole("button", { name: "Restore the version before this change" }).click();
  await page
    .getByRole("dialog", { name: /^Restore the version before/ })
    .getByRole("button", { name: "Restore", exact: true })
    .click();
  await expect(page.getByText("The earlier version is restored")).toBeVisible();
  expect((await find()).role).toBe("DEVOTEE");
  await expectAccessible(page);
});

test("the announcement's history puts an earlier text back into its form", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("CONTENT_ADMIN");
  await send(api, "put", "/api/admin/content/banner", { text: "Lamps on Friday", published: false });
  await send(api, "put", "/api/admin/content/banner", { text: "Lamps on Sunday", textHi: "रविवार को दीप" });
  await signInAs("CONTENT_ADMIN");
  await page.goto("/admin/content");
  await open(page, "Announcement");
  await expect(change(page, 0, "Text in Hindi").locator("[lang=hi] ins, ins")).toHaveText(["रविवार को दीप"]);
  await page
    .getByRole("button", { name: /^Restore this version/ })
    .first()
    .click();
  await page
    .getByRole("dialog", { name: /^Restore the version/ })
    .getByRole("button", { name: "Restore", exact: true })
    .click();
  await expect(page.getByText("The earlier version is restored")).toBeVisible();
  await expect(page.getByRole("region", { name: "Announcement" }).getByLabel("Text", { exact: true })).toHaveValue(
    "Lamps on Friday",
  );
  await send(api, "put", "/api/admin/content/banner", { text: null });
});

for (const [language, title, origin] of [
  ["hi", "इतिहास", "कंसोल"],
  ["kn", "ಇತಿಹಾಸ", "ಕನ್ಸೋಲ್"],
] as const) {
  test(`the history speaks ${language}`, async ({ page, signInAs, apiAs }) => {
    const api = await apiAs("TEMPLE_ADMIN");
    const name = `Speaker ${unique()}`;
    const { id } = await send(api, "post", "/api/admin/temples", { name, city: "Hassan", state: "Karnataka" });
    await signInAs("TEMPLE_ADMIN");
    await page.goto(`/admin/temples?history=${id}&lang=${language}`);
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await expect(page.getByRole("list", { name: title }).locator("> li").first()).toContainText(origin);
    await expectAccessible(page);
  });
}

test("what the address names and is not there is said", async ({ page, signInAs }) => {
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples?history=999999");
  await expect(page.getByText("Failed to load the history")).toBeVisible();
  await page.goto("/admin/temples?history=nothing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Temples");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
