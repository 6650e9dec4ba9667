import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { offered } from "../support/choose";

const unique = () => Math.random().toString(36).slice(2, 9);
const place = { city: "Hassan", state: "Karnataka" };

async function addTemple(api: APIRequestContext, name: string): Promise<number> {
  const answer = await api.post("/api/admin/temples", { data: { name, ...place } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}

const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });

for (const role of ["ADMIN", "TEMPLE_ADMIN", "CONTENT_ADMIN"] as const) {
  test(`${role} is not let into the log`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto("/admin/audit");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Denied - Super Admin Required");
    await expect(page.getByRole("link", { name: "Audit Log" })).toHaveCount(0);
  });
}

test("a super admin reads who did what, sifts it, opens an entry and follows it to its record", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const name = `Ledger ${unique()}`;
  const id = await addTemple(await apiAs("TEMPLE_ADMIN"), name);
  await (await apiAs("ADMIN")).put(`/api/admin/temples/${id}`, { data: { city: "Belur" } });
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin");
  await page.getByRole("navigation", { name: "Console menu" }).getByRole("link", { name: "Audit Log" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit Log");
  await expect(row(page, new RegExp(`${name}`))).toHaveCount(2);

  await page.getByRole("searchbox", { name: "Who (name or email)" }).fill("temple_admin@");
  await expect(page).toHaveURL(/who=temple_admin/);
  await expect(row(page, new RegExp(name))).toHaveCount(1);
  await page.getByRole("combobox", { name: "Record", exact: true }).click();
  await offered(page, "Festival").click();
  await expect(page).toHaveURL(/kind=festival/);
  await expect(row(page, new RegExp(name))).toHaveCount(0);
  await page.getByRole("button", { name: "Clear Filters" }).first().click();

  const changed = row(page, new RegExp(`Changed Temple ${name}`));
  await changed.getByRole("button", { name: /^Details of entry/ }).press("Enter");
  await expect(page.locator(".ant-table-expanded-row").getByText("Belur")).toBeVisible();
  await expectAccessible(page);
  await changed.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/admin/temples?history=${id}`);
  await expect(page.getByRole("dialog", { name: `History: ${name}` })).toBeVisible();
});

test("days are chosen by date; one that does not exist is marked and asks nothing", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const name = `Calendar ${unique()}`;
  await addTemple(await apiAs("TEMPLE_ADMIN"), name);
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/audit");
  await expect(row(page, new RegExp(name))).toHaveCount(1);
  const to = page.getByLabel("To", { exact: true });
  await to.fill("2026-02-31");
  await expect(to).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL("/admin/audit");
  await to.fill("2020-01-01");
  await expect(page).toHaveURL("/admin/audit?to=2020-01-01");
  await expect(page.getByText("No entry matches these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).first().click();
  await page.getByLabel("From", { exact: true }).fill("2020-01-01");
  await expect(row(page, new RegExp(name))).toHaveCount(1);
});

test("an import is one entry with its counts, and leads to its rows", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const names = [`Row ${unique()}`, `Row ${unique()}`];
  const text = `name,city,state\n${names.map((name) => `${name},Hassan,Karnataka`).join("\n")}\n`;
  const done = await api.post("/api/admin/temples/import.csv?dryRun=false", {
    data: text,
    headers: { "content-type": "text/csv" },
  });
  expect(done.ok(), await done.text()).toBe(true);
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/audit?kind=import");
  const newest = page.getByRole("row", { name: /Temples imported/ }).first();
  await newest.getByRole("button", { name: /^Details of entry/ }).click();
  await expect(page.locator(".ant-table-expanded-row")).toContainText(/Created\s*2/);
  await newest.getByRole("link", { name: "Show its rows" }).click();
  await expect(page.getByText(/^Rows of import #/)).toBeVisible();
  for (const name of names) await expect(row(page, new RegExp(`Added Temple ${name}`))).toHaveCount(1);
});

for (const [language, title] of [
  ["hi", "ऑडिट लॉग"],
  ["kn", "ಆಡಿಟ್ ಲಾಗ್"],
] as const) {
  test(`the log speaks ${language}, also on a tablet`, async ({ page, signInAs, apiAs }) => {
    await addTemple(await apiAs("TEMPLE_ADMIN"), `Tablet ${unique()}`);
    await page.setViewportSize({ width: 768, height: 1024 });
    await signInAs("SUPER_ADMIN");
    await page.goto(`/admin/audit?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expectAccessible(page);
  });
}
