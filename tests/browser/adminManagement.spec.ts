import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browserTest";

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

test("a temple is added and deleted in the advanced screen", async ({ page, signInAs }) => {
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/temple-management?search=Advanced+temple");
  await page.getByRole("button", { name: "Add temple" }).first().click();
  const form = page.getByRole("dialog", { name: "Add temple" });
  await form.getByLabel("Name", { exact: true }).fill("Advanced temple");
  await form.getByLabel("City").fill("Hassan");
  await form.getByLabel("State").fill("Karnataka");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Temple added successfully")).toBeVisible();
  await expect(page.getByRole("row", { name: /Advanced temple/ })).toContainText("Hassan, Karnataka");
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
  const chooser = page.waitForEvent("filechooser");
  await modal.getByRole("button", { name: "Choose a CSV file" }).click();
  const buffer = Buffer.from(`${template}${line.join(",")}\r\n`);
  await (await chooser).setFiles({ name: "filled.csv", mimeType: "text/csv", buffer });
  await modal.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Successfully uploaded 1 temples")).toBeVisible();
  await modal.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("row", { name: /From the template/ })).toBeVisible();
});
