import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";

const unique = () => Math.random().toString(36).slice(2, 9);
const root = "/admin/temples/positions";
const inVaranasi = { latitude: 25.31093, longitude: 83.01071 };
const inMysuru = { latitude: 12.30517, longitude: 76.65512 };

/** A temple of this state that is on record in Varanasi, once it was examined; each test has a state of its own. */
async function misplaced(api: APIRequestContext, state: string, city: string) {
  const name = `Lamp temple ${unique()}`;
  const answer = await api.post("/api/admin/temples", { data: { name, city, state, ...inVaranasi } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id }: { id: number } = await answer.json();
  const listed = async () => {
    const page = await (
      await api.get(`/api/admin/temples/positions?state=${state}&finding=positionInOtherState`)
    ).json();
    return page.positions.map((one: { id: number }) => one.id);
  };
  await expect.poll(listed).toContain(id);
  return { id, name };
}

const rows = (page: Page) => page.getByRole("list", { name: "Positions to check" }).getByRole("listitem");
const candidate = (page: Page, name: RegExp) =>
  page.getByRole("list", { name: "Possible positions" }).getByRole("button", { name });
const recordOf = async (api: APIRequestContext, id: number) => (await api.get(`/api/admin/temples/${id}`)).json();

test("an editor settles positions by keyboard alone, and takes one back", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const first = await misplaced(admin, "Tripura", "Agartala");
  const second = await misplaced(admin, "Tripura", "Agartala");
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/quality");
  await page.getByRole("button", { name: "Check positions" }).click();
  await expect(page.getByRole("heading", { name: "Positions to check" })).toBeVisible();
  await page.goto(`${root}?state=Tripura&finding=positionInOtherState`);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("heading", { name: first.name })).toBeVisible();
  await expect(page.getByText("The position lies in Uttar Pradesh, the record says Tripura.")).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("1");
  await expect(candidate(page, /^Town/)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("a");
  await expect(page.getByText(`New position: ${first.name}`)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("heading", { name: second.name })).toBeVisible();
  await expect.poll(async () => (await recordOf(admin, first.id)).positionPrecision).toBe("place");

  await page.keyboard.press("a");
  await expect(page.getByText("No position matches these filters.")).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByRole("heading", { name: second.name })).toBeVisible();
  await page.keyboard.press("u");
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("heading", { name: first.name })).toBeVisible();
  await expect.poll(async () => (await recordOf(admin, first.id)).latitude).toBe(inVaranasi.latitude);
});

test("a link of a map is read, and the map shows what was chosen", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const temple = await misplaced(admin, "Karnataka", "Mysuru");
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`${root}?state=Karnataka&finding=positionInOtherState`);
  await rows(page).filter({ hasText: temple.name }).getByRole("button").click();
  const box = page.getByRole("textbox", { name: "Position or link copied from a map" });
  await box.fill("https://maps.app.goo.gl/abc");
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("button", { name: "The position is right" })).toBeDisabled();
  await box.fill("83.01071, 25.31093");
  await expect(page.getByRole("button", { name: "Accept this position" })).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "swapped" })).toBeVisible();
  await box.fill(
    `https://www.google.com/maps/place/Temple/@12.3,76.6,15z/data=!3d${inMysuru.latitude}!4d${inMysuru.longitude}`,
  );
  await expect(candidate(page, /^Your own choice/)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".map-picker-pin")).toBeVisible();
  await box.press("Enter");
  await page.keyboard.press("a");
  await expect(page.getByText(`New position: ${temple.name}`)).toBeVisible();
  await expect.poll(() => recordOf(admin, temple.id)).toMatchObject({ ...inMysuru, positionPrecision: "site" });
});

test("what speaks against a chosen position is said before it is taken, and Back leads to the same temple", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const admin = await apiAs("ADMIN");
  const first = await misplaced(admin, "Kerala", "Kochi");
  const second = await misplaced(admin, "Kerala", "Kochi");
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/quality?state=Kerala");
  await page.getByRole("link", { name: /^Position in another state/ }).click();
  await expect(page).toHaveURL(`${root}?finding=positionInOtherState&state=Kerala`);
  await expect(page.getByRole("heading", { name: first.name })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: second.name })).toBeVisible();
  await page.keyboard.press("p");
  await page.keyboard.insertText("9.95012, 75.99034");
  const said = page.getByRole("status").filter({ hasText: "The position lies in the sea" });
  await expect(said).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("0");
  await expect(said).toHaveCount(0);
  await page.getByRole("link", { name: "Edit temple" }).click();
  await expect(page).toHaveURL(/workspace/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: second.name })).toBeVisible();
});

test("a position that somebody changed meanwhile stays, and that is said", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const temple = await misplaced(admin, "Goa", "Panaji");
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`${root}?state=Goa&finding=positionInOtherState`);
  await expect(page.getByRole("heading", { name: temple.name })).toBeVisible();
  await page.keyboard.press("t");
  await expect(page.getByRole("button", { name: "Accept this position" })).toBeVisible();
  await page.keyboard.press("t");
  await expect(page.getByRole("button", { name: "The position is right" })).toBeVisible();
  await admin.put(`/api/admin/temples/${temple.id}`, { data: { phone: "0832 2420000" } });
  await page.getByRole("button", { name: "Nobody knows the position" }).click();
  await expect(page.getByRole("alert")).toContainText(`${temple.name} could not be changed`);
  await expect(page.getByText("Position removed:")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: temple.name })).toBeVisible();
  expect(await recordOf(admin, temple.id)).toMatchObject(inVaranasi);
});
