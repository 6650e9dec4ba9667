import { expect, test } from "../support/browserTest";

test("two people edit one temple: the second sees both versions and chooses, field by field", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const other = await apiAs("SUPER_ADMIN");
  const made = await other.post("/api/admin/temples", {
    data: { name: "Shared temple", city: "Hassan", state: "Karnataka", tradition: "Hindu", deity: "Shiva" },
  });
  const temple = await made.json();
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}`);
  const form = page.getByRole("dialog", { name: "Edit temple" });
  await form.getByLabel("Name", { exact: true }).fill("My name");
  await form.getByLabel("Deity").fill("Vishnu");
  await form.getByLabel("Latitude").fill("13.305");
  await form.getByLabel("Longitude").fill("76.1");
  await other.put(`/api/admin/temples/${temple.id}`, {
    data: { name: "Their name", deity: "Devi", address: "Temple Road", version: temple.version },
  });

  await form.getByRole("button", { name: "Update" }).click();
  const conflict = page.getByRole("dialog", { name: "Someone else saved this temple first" });
  await expect(conflict).toContainText(/Changed by the other editor and kept: .*Address/);
  await expect(conflict.getByRole("row", { name: /^Name/ })).toContainText("My nameTheir name");
  await conflict.getByRole("radio", { name: "Their name" }).check();
  await conflict.getByRole("button", { name: "Save this choice" }).click();
  await expect(page.getByText("Temple updated successfully")).toBeVisible();

  const now = await (await other.get(`/api/admin/temples/${temple.id}`)).json();
  expect(now).toMatchObject({ name: "Their name", deity: "Vishnu", latitude: 13.305, address: "Temple Road" });
});

test("one's own changes can be dropped for the saved version", async ({ page, signInAs, apiAs }) => {
  const other = await apiAs("SUPER_ADMIN");
  const temple = await (
    await other.post("/api/admin/temples", { data: { name: "Another shared one", city: "Hassan", state: "Karnataka" } })
  ).json();
  await signInAs("SUPER_ADMIN");
  await page.goto(`/admin/temple-management/${temple.id}`);
  const form = page.getByRole("dialog", { name: "Edit temple" });
  await form.getByLabel("City").fill("Belur");
  await other.put(`/api/admin/temples/${temple.id}`, { data: { city: "Halebidu", version: temple.version } });
  await form.getByRole("button", { name: "Update" }).click();
  await page.getByRole("button", { name: "Discard my changes and use the saved version" }).click();
  await expect(form.getByLabel("City")).toHaveValue("Halebidu");
  const now = await (await other.get(`/api/admin/temples/${temple.id}`)).json();
  expect(now).toMatchObject({ city: "Halebidu", version: temple.version + 1 });
});
