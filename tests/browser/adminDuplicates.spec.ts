import type { APIRequestContext } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";

type Fields = Record<string, unknown>;

/** Two temples of one name that no other test uses, 100 metres apart. */
async function makeTwins(api: APIRequestContext, name: string, left: Fields = {}, right: Fields = {}) {
  const make = async (fields: Fields) => {
    const data = { name, city: "Hassan", state: "Karnataka", latitude: 13.0051, longitude: 76.1, ...fields };
    return (await api.post("/api/admin/temples", { data })).json();
  };
  return [await make(left), await make({ latitude: 13.006, ...right })] as const;
}

test("two records of one temple are found, compared and merged by keyboard, and the merge is undone", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const [kept, other] = await makeTwins(
    api,
    "Twin of the ridge",
    { deity: "Shiva", amenities: ["Parking"] },
    { deity: "Vishnu", timings: "6 am to 8 pm", amenities: ["Water"] },
  );
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples");
  await page.getByRole("button", { name: "Find duplicates" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Duplicates");

  const pair = page.getByRole("listitem").filter({ hasText: "Twin of the ridge" });
  await expect(pair).toContainText("100 m apart");
  await expect(pair).toContainText("Differs: Deity, Latitude, Amenities, Timings");
  await pair.getByRole("button", { name: /^Compare and merge/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Merge two records" });
  // the older stays, and a value that only the other has is taken along
  await expect(dialog.getByRole("radio", { name: "Keep this record" }).first()).toBeChecked();
  await expect(dialog.getByRole("radio", { name: "6 am to 8 pm" })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Shiva" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "Vishnu" })).toBeChecked();
  await dialog.getByRole("button", { name: "Merge", exact: true }).press("Enter");

  await expect(page.getByText("Merged into Twin of the ridge")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(pair).toBeHidden();
  const now = await (await api.get(`/api/admin/temples/${kept.id}`)).json();
  expect(now).toMatchObject({ deity: "Vishnu", timings: "6 am to 8 pm", amenities: ["Parking", "Water"] });
  const moved = await page.request.get(`/temple/${other.id}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/temple/${kept.slug}`]);
  const movedSlug = await page.request.get(`/temple/${other.slug}`, { maxRedirects: 0 });
  expect([movedSlug.status(), movedSlug.headers().location]).toEqual([301, `/temple/${kept.slug}`]);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^The merge was undone/)).toBeVisible();
  await expect(pair).toContainText("100 m apart");
  expect(await (await api.get(`/api/admin/temples/${kept.id}`)).json()).toMatchObject({
    deity: "Shiva",
    timings: null,
  });
});

test("a pair that is not the same never comes back, unless one takes that back", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("ADMIN");
  const [temple] = await makeTwins(api, "Twins by the two lakes");
  await signInAs("ADMIN");
  await page.goto(`/admin/temples/${temple.id}`);
  const form = page.getByRole("dialog", { name: "Edit temple" });
  await expect(form.getByText("One other record may be the same temple.")).toBeVisible();
  await form.getByRole("link", { name: "Compare them" }).click();
  await expect(page).toHaveURL(`/admin/temples/duplicates?temple=${temple.id}`);

  const pairs = page.getByRole("list", { name: "Pairs" });
  await pairs.getByRole("button", { name: /^Not the same/ }).click();
  await expect(page.getByText("No possible duplicates found.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No possible duplicates found.")).toBeVisible();
  await page.getByText("Marked as different").click();
  await pairs.getByRole("button", { name: /^May be the same/ }).click();
  await page.getByText("To review").click();
  await expect(pairs.getByRole("button", { name: /^Not the same/ })).toBeVisible();
  await expectAccessible(page);
});

test("a record that changed meanwhile is said, read again and then merged", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("SUPER_ADMIN");
  const [kept, other] = await makeTwins(api, "Twins in the wood");
  await signInAs("SUPER_ADMIN");
  await page.goto(`/admin/temples/duplicates?pair=${kept.id}-${other.id}`);
  const dialog = page.getByRole("dialog", { name: "Merge two records" });
  await expect(dialog.getByRole("radio", { name: "Keep this record" }).first()).toBeChecked();
  await api.put(`/api/admin/temples/${other.id}`, { data: { timings: "5 am" } });
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(dialog.getByText("Someone else has changed this record. Please reload it.")).toBeVisible();
  await dialog.getByRole("button", { name: "Reload both" }).click();
  await expect(dialog.getByRole("radio", { name: "5 am" })).toBeChecked();
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByText("Merged into Twins in the wood")).toBeVisible();

  await page.goto(`/admin/temples/${other.id}`);
  await expect(page.getByRole("dialog", { name: "Edit temple" })).toBeVisible();
  await expect(page.getByText("Merged into Twins in the wood.", { exact: false })).toBeVisible();
  await page.goto(`/admin/temples/duplicates?pair=${kept.id}-${other.id}`);
  await expect(dialog.getByText("One of the two has been merged or deleted.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Merge", exact: true })).toBeDisabled();
});

test("three records of one temple are merged at once and come back", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const place = { city: "Hassan", state: "Karnataka", latitude: 13.0451, longitude: 76.2 };
  const make = async (name: string, fields: Fields = {}) =>
    (await api.post("/api/admin/temples", { data: { name, ...place, ...fields } })).json();
  const kept = await make("Kolahala Betta Temple");
  await make("Shri Kolahala Betta Mandir", { latitude: 13.0453 });
  await make("Kolahala Betta Temple, Hassan", { latitude: 13.0454, phone: "+91 8172 268 000" });
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples/duplicates");
  const cluster = page.getByRole("listitem").filter({ hasText: "Kolahala Betta Temple: 3 records" });
  await expect(cluster).toContainText("3 records that may be the same");
  const merge = cluster.getByRole("button", { name: "Merge 3 records" });
  await expect(cluster.getByRole("button", { name: "Merge 0 records" })).toBeDisabled();
  await cluster.getByText("3 pairs among them").click();
  await expect(cluster.getByText("Same name", { exact: true })).toHaveCount(3);
  await expectAccessible(page);
  for (const at of [0, 1]) await cluster.getByRole("checkbox").nth(at).check();
  await expect(cluster.getByRole("button", { name: "Merge 2 records" })).toBeEnabled();
  await cluster.getByRole("checkbox").nth(2).check();
  await merge.press("Enter");
  const question = page.getByRole("dialog", { name: "Merge 3 records" });
  await expect(question).toContainText("The merge can be undone for 30 days.");
  await question.getByRole("button", { name: "Merge", exact: true }).click();

  await expect(page.getByText("Merged into Kolahala Betta Temple")).toBeVisible();
  await expect(cluster).toBeHidden();
  const now = await (await api.get(`/api/admin/temples/${kept.id}`)).json();
  expect(now.phone).toBe("+91 8172 268 000");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^The merge was undone/)).toBeVisible();
  await expect(cluster).toContainText("Kolahala Betta Temple: 3 records");
});

test("who types a temple that is on file sees it, and why", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const data = { name: "Neelagara Gudda Temple", city: "Hassan", state: "Karnataka" };
  const { id } = await (await api.post("/api/admin/temples", { data })).json();
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples/create");
  const form = page.getByRole("dialog");
  await form.getByLabel("Name", { exact: true }).fill("Nilagara Gudda Mandir");
  await form.getByLabel("Location", { exact: true }).fill("Hassan, Karnataka");
  await expect(form.getByText("A temple on record may be the same")).toBeVisible();
  const twin = form.getByRole("list", { name: "Possible duplicates" }).getByRole("listitem");
  await expect(twin.getByRole("link", { name: "Neelagara Gudda Temple" })).toHaveAttribute(
    "href",
    `/admin/temples/${id}`,
  );
  await expect(twin).toContainText("Same name");
  await expectAccessible(page);
});
