import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";

const csv = (lines: string[]) => ({ name: "temples.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });

async function choose(page: Page, button: string, file: Parameters<Page["setInputFiles"]>[1]) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles(file);
}

const figure = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

const sheet = csv([
  "name,city,state,deity,latitude,longitude",
  "Imported one,Hassan,Karnataka,Shiva,13.0,76.1",
  "Imported two,Hassan,Karnataka,Vishnu,13.1,76.2",
  "Imported three,Hassan,Karnataka,Devi,far north,76.2",
]);

test("a dry run tells what would happen and writes nothing; the real run does it", async ({ page, signInAs }) => {
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples?search=Imported");
  await expect(page.getByRole("checkbox", { name: "Dry run" })).toBeChecked();
  await choose(page, "Import CSV", sheet);
  await expect(page.getByText("Dry run of temples.csv: nothing was saved")).toBeVisible();
  await expect(figure(page, "Dry run")).toHaveText("Yes");
  for (const [name, count] of [
    ["Total", "3"],
    ["Created", "2"],
    ["Updated", "0"],
    ["Skipped", "0"],
    ["Failed", "1"],
  ] as const) {
    await expect(figure(page, name)).toHaveText(count);
  }
  await expect(page.getByRole("alert").filter({ hasText: "Lines that failed" })).toContainText("4");
  await expect(page.getByText("No temple matches these filters.")).toBeVisible();

  const real = page.waitForRequest(/\/import\.csv\?dryRun=false&planId=\d+$/);
  await page.getByRole("button", { name: "Import these changes" }).click();
  await real;
  await expect(page.getByText("temples.csv was imported")).toBeVisible();
  await expect(page.locator(".figures")).toBeFocused();
  await expect(page.getByRole("checkbox", { name: /Select Imported (one|two)/ })).toHaveCount(2);

  await choose(page, "Import CSV", sheet);
  await expect(figure(page, "Skipped")).toHaveText("2");
});

test("an exported file, changed in one cell, updates that field and skips the rest", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  for (const name of ["Wayback one", "Wayback two"]) {
    await api.post("/api/admin/temples", { data: { name, city: "Hassan", state: "Karnataka", deity: "Shiva" } });
  }
  await signInAs("ADMIN");
  await page.goto("/admin/temples?search=Wayback");
  await expect(page.getByRole("row", { name: /Wayback/ })).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(3);

  await page.getByRole("checkbox", { name: "Dry run" }).uncheck();
  await choose(page, "Import CSV", csv([text.replace("Shiva", "Hanuman")]));
  await expect(figure(page, "Updated")).toHaveText("1");
  await expect(figure(page, "Skipped")).toHaveText("1");
  await expect(page.getByText("Deity: Shiva → Hanuman")).toBeVisible();
});

test("the JSON export holds what the filters leave", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/temples?location=Goa");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export JSON" }).click();
  const temples: { state: string }[] = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(new Set(temples.map(({ state }) => state))).toEqual(new Set(["Goa"]));
});

test("a JSON file is read; a broken one is refused in the catalogue's words", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/temples");
  const inputs = page.locator(".console-toolbar input[type=file]");
  await expect(inputs.nth(0)).toHaveAttribute("accept", ".json,application/json");
  await expect(inputs.nth(1)).toHaveAttribute("accept", ".csv,text/csv");
  const buffer = Buffer.from(JSON.stringify([{ name: "Read as JSON", city: "Hassan", state: "Karnataka" }]));
  await choose(page, "Import JSON", { name: "whole.json", mimeType: "application/json", buffer });
  await expect(page.getByText("Dry run of whole.json: nothing was saved")).toBeVisible();
  await expect(figure(page, "Created")).toHaveText("1");
  await choose(page, "Import JSON", { name: "t.json", mimeType: "application/json", buffer: Buffer.from("[{") });
  const failed = page.getByRole("alert").filter({ hasText: "Import failed: invalid file or server error" });
  await expect(failed).toContainText("t.json: This is not valid JSON; perhaps it is incomplete");
});

test("what to mind is said in the reader's language", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/temples?lang=hi");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "CSV आयात" }).click();
  const lines = ["name,city,state,colour,latitude,longitude", "Minded,Hassan,Karnataka,red,76.1,13.0"];
  await (await chooser).setFiles(csv(lines));
  await expect(page.getByText("कॉलम “colour” पहचाना नहीं गया; उसकी बातें स्रोत की अन्य बातों में रखी जाती हैं।")).toBeVisible();
  await expect(page.getByText(/^पंक्ति 2, अक्षांश/)).toBeVisible();
});
