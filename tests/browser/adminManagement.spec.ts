import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browserTest";
import { holdBack } from "../support/holdBack";

test("the advanced screen pages, filters by deity and type, and shows picture, type and status", async ({
  page,
  signInAs,
}) => {
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/temple-management");
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();

  for (const column of ["Temple", "Location", "Deity", "Status", "Actions"]) {
    await expect(page.getByRole("columnheader", { name: column, exact: true })).toBeVisible();
  }

  await page.getByRole("combobox", { name: "Deity" }).click();
  for (const deity of ["Shiva", "Vishnu", "Ganesha", "Devi", "Hanuman"]) {
    await expect(page.getByTitle(deity, { exact: true })).toBeVisible();
  }
  await page.getByTitle("Hanuman", { exact: true }).click();
  await expect(page).toHaveURL("/admin/temple-management?deity=Hanuman");
  await expect(page.getByRole("row").nth(1)).toContainText("Hanuman");

  await page.getByRole("combobox", { name: "Type" }).click();
  for (const type of ["Ancient", "Modern", "Cave", "Hill", "Riverside"]) {
    await expect(page.getByTitle(type, { exact: true })).toBeVisible();
  }
});

test("a temple is found by name and place, and what the filters leave is taken along", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  for (const city of ["Arsikere", "Belur"]) {
    const data = { name: `Sifted shrine of ${city}`, city, state: "Karnataka", type: "Cave" };
    expect((await api.post("/api/admin/temples", { data })).status()).toBe(201);
  }
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/temple-management");
  const rows = page.getByRole("row", { name: /Sifted shrine/ });
  const search = page.getByRole("searchbox", { name: "Search by name" });
  await search.pressSequentially("Sifted ");
  await expect(page).toHaveURL(/search=Sifted$/);
  await search.pressSequentially("shrine");
  await expect(search, "the pause took nothing away").toHaveValue("Sifted shrine");
  await expect(rows).toHaveCount(2);
  await page.getByRole("searchbox", { name: "City or state" }).fill("Belur");
  await expect(rows).toHaveCount(1);
  const cell = rows.getByRole("cell");
  await expect(cell.nth(1).locator(".thumbnail")).toBeVisible();
  await expect(cell.nth(1)).toContainText("Cave");
  await expect(cell.nth(4)).toHaveText("Active");
  await expect(cell.last().getByRole("button", { name: /^(Edit|Delete): Sifted shrine/ })).toHaveCount(2);

  const taken = async (button: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    return readFile(await (await download).path(), "utf8");
  };
  const names = (text: string) => text.match(/Sifted shrine of \w+/g);
  expect(names(await taken("Export CSV"))).toEqual(["Sifted shrine of Belur"]);
  expect(JSON.parse(await taken("Export JSON"))).toMatchObject([{ name: "Sifted shrine of Belur" }]);
});

test("a temple is added with all that visitors read, and deleted, in the advanced screen", async ({
  page,
  signInAs,
  apiAs,
}) => {
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/temple-management?search=Advanced+temple");
  await page.getByRole("button", { name: "Add temple" }).first().click();
  const form = page.getByRole("dialog", { name: "Add temple" });
  await form.getByLabel("Name", { exact: true }).fill("Advanced temple");
  await form.getByLabel("City").fill("Hassan");
  await form.getByLabel("State").fill("Karnataka");
  await form.getByRole("switch", { name: "Verified" }).click();
  for (const section of ["Contact", "Visiting", "About the temple", "Pictures", "Poojas"]) {
    await form.getByRole("button", { name: section }).click();
  }
  for (const [label, type] of [
    ["Phone", "tel"],
    ["Email", "email"],
    ["Website", "url"],
  ] as const) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAttribute("type", type);
  }
  await form.getByRole("button", { name: "Add picture" }).click();
  const picture = form.getByRole("group", { name: "Main picture" }).getByRole("textbox", { name: "Web address" });
  await expect(picture).toHaveAttribute("type", "url");
  await picture.fill("https://upload.wikimedia.org/a.jpg");
  const written = {
    "Best time to visit": "The hour before sunrise",
    "Dress code": "Cotton, shoulders covered",
    Pujari: "Ananta Bhat",
    History: "Built by a queen for her mother",
  };
  for (const [label, text] of Object.entries(written)) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole("button", { name: "Add pooja" }).click();
  await form.getByRole("group", { name: "Pooja 1" }).getByLabel("Name", { exact: true }).fill("Archana");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Temple added successfully")).toBeVisible();
  const row = page.getByRole("row", { name: /Advanced temple/ });
  await expect(row).toContainText("Hassan, Karnataka");
  await expect(row.getByRole("cell").nth(4)).toHaveText("ActiveVerified");
  const stored = await (await apiAs("ADMIN")).get("/api/admin/temples?search=Advanced+temple&page=1");
  expect((await stored.json()).temples[0]).toMatchObject({
    bestTime: written["Best time to visit"],
    dressCode: written["Dress code"],
    pujari: written.Pujari,
    history: written.History,
    image: "https://upload.wikimedia.org/a.jpg",
    poojaDetails: [{ name: "Archana" }],
  });
  await page.getByRole("button", { name: "Delete: Advanced temple" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete this temple?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Temple deleted successfully")).toBeVisible();
});

test("a filled template is uploaded whole", async ({ page, signInAs }) => {
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/temple-management?search=From+the+template");
  await page.getByRole("button", { name: "Bulk upload" }).click();
  const modal = page.getByRole("dialog", { name: "Bulk upload" });
  const download = page.waitForEvent("download");
  await modal.getByRole("button", { name: "Download template CSV" }).click();
  const template = await readFile(await (await download).path(), "utf8");
  const [header = ""] = template.split("\r\n");
  const values: Record<string, string> = { name: "From the template", city: "Hassan", state: "Karnataka" };
  const line = header.split(",").map((column) => values[column.replace("\uFEFF", "")] ?? "");
  await expect(modal.locator("input[type=file]")).toHaveAttribute("accept", ".csv,text/csv");
  const letGo = await holdBack(page, /\/bulk-upload$/);
  const chooser = page.waitForEvent("filechooser");
  await modal.getByRole("button", { name: "Choose a CSV file" }).click();
  const buffer = Buffer.from(`${template}${line.join(",")}\r\n`);
  await (await chooser).setFiles({ name: "filled.csv", mimeType: "text/csv", buffer });
  await modal.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(modal.getByRole("progressbar", { name: "Upload progress" })).toBeVisible();
  letGo();
  await expect(page.getByText("Successfully uploaded 1 temples")).toBeVisible();
  await expect(modal.locator(".figures")).toBeFocused();
  await modal.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("button", { name: "Bulk upload" }).click();
  const bad = { name: "bad.csv", mimeType: "text/csv", buffer: Buffer.from("name,city\nNowhere,\n") };
  await modal.locator("input[type=file]").setInputFiles(bad);
  await modal.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("No temple was uploaded")).toBeVisible();
  await modal.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("button", { name: "Bulk upload" })).toBeFocused();
  await expect(page.getByRole("row", { name: /From the template/ })).toBeVisible();
});
