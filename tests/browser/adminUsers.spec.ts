import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, leaveByKey, test } from "../support/browserTest";
import { choose, offered } from "../support/choose";
import { confirmAddress } from "../support/confirmAddress";
import { holdBack } from "../support/holdBack";
import { hurry } from "../support/hurry";
import { confirmStepUp } from "../support/stepUpPage";

const unique = () => Math.random().toString(36).slice(2, 9);

/** A person of that name, registered as anybody would; `role` becomes a request. */
async function register(api: APIRequestContext, name: string, role = "DEVOTEE") {
  const email = `${unique()}@people.example`;
  const answer = await api.post("/api/auth/register", { data: { name, email, password: "lotus lamp bell", role } });
  expect(answer.status(), await answer.text()).toBe(201);
  if (role !== "DEVOTEE") await confirmAddress(api, await answer.text());
  return email;
}

/** Says yes to the question, which names what it is about. */
async function confirmed(page: Page, yes: string, what: string, more?: (page: Page) => Promise<void>) {
  const dialog = page.getByRole("dialog").filter({ hasText: what });
  await dialog.getByRole("button", { name: yes, exact: true }).click();
  await more?.(page);
  await expect(dialog).toBeHidden();
}

test("the figures, the columns and the filters are those the screen promises", async ({ page, signInAs, apiAs }) => {
  const stats = await (await (await apiAs("USER_ADMIN")).get("/api/admin/users/stats")).json();
  await signInAs("USER_ADMIN");
  await page.goto("/admin/users");
  for (const label of ["Total Users", "Active Users", "Recent (30 days)", "Admins"]) {
    await expect(page.locator(".stat-card").filter({ hasText: label })).toBeVisible();
  }
  await expect(page.locator(".stat-card").filter({ hasText: "Total Users" })).toContainText(String(stats.totalUsers));
  const heads = page.getByRole("columnheader");
  for (const column of ["User", "Role", "Status", "Joined", "Change role"]) {
    await expect(heads.filter({ hasText: new RegExp(`^${column}$`) })).toBeVisible();
  }
  await page.getByRole("combobox", { name: "Role", exact: true }).click();
  await offered(page, "Pandit").click();
  await expect(page).toHaveURL("/admin/users?role=PANDIT");
  await expect(page.getByRole("row", { name: /pandit@demo.example/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /devotee@demo.example/ })).toHaveCount(0);
});

test("a person is found by name or email, deactivated, and taken back", async ({ page, signInAs, apiAs }) => {
  const name = `Meera ${unique()}`;
  const email = await register(await apiAs("ADMIN"), name);
  await signInAs("USER_ADMIN");
  await page.goto("/admin/users");
  await page.getByRole("searchbox", { name: "Search by name or email" }).fill(email);
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  const toggle = row.getByRole("switch", { name: `Active: ${name}` });
  await expect(toggle).toBeChecked();
  await toggle.press("Space");
  await confirmed(page, "Deactivate", email, confirmStepUp);
  await expect(page.getByText(`${name} was deactivated and logged out everywhere`)).toBeVisible();
  await expect(toggle).not.toBeChecked();
  const login = { data: { email, password: "lotus lamp bell" } };
  expect((await page.request.post("/api/auth/login", login)).status()).toBe(401);
  await page.getByRole("button", { name: "Undo" }).click();
  await confirmed(page, "Activate", email);
  await expect(toggle).toBeChecked();
  expect((await page.request.post("/api/auth/login", login)).status()).toBe(200);
});

test("a role is given from the list of those one may give, and taken back", async ({ page, signInAs, apiAs }) => {
  const name = `Vasu ${unique()}`;
  const email = await register(await apiAs("ADMIN"), name);
  await signInAs("ADMIN");
  await page.goto(`/admin/users?search=${email}`);
  const row = page.getByRole("row", { name: new RegExp(name) });
  const roles = row.getByRole("combobox", { name: `Role of ${name}` });
  await roles.press("Enter");
  await expect(offered(page, "Temple Admin")).toBeVisible();
  for (const role of ["Admin", "Super Admin"]) await expect(offered(page, role)).toHaveCount(0);
  await offered(page, "Temple Admin").click();
  await confirmed(page, "Make Temple Admin", `${name}: from Devotee to Temple Admin`, confirmStepUp);
  await expect(page.getByText(`${name} is now Temple Admin`)).toBeVisible();
  await expect(row.getByRole("cell").nth(1)).toHaveText("Temple Admin");
  await page.getByRole("button", { name: "Undo" }).click();
  await confirmed(page, "Make Devotee", `${name}: from Temple Admin to Devotee`);
  await expect(row.getByRole("cell").nth(1)).toHaveText("Devotee");
});

test("no key and no click changes an account unasked", async ({ page, signInAs, apiAs }) => {
  const name = `Tara ${unique()}`;
  const email = await register(await apiAs("ADMIN"), name);
  await signInAs("SUPER_ADMIN");
  await page.goto(`/admin/users?search=${email}`);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  const roles = page.getByRole("combobox", { name: `Role of ${name}` });
  const dialog = page.getByRole("dialog");
  const leaves = [
    () => page.keyboard.press("Escape"),
    () => page.keyboard.press("Enter"), // the focus is on Cancel
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
  ];
  for (const leave of leaves) {
    await choose(roles, "Super Admin");
    await expect(dialog).toContainText(`${name}: from Devotee to Super Admin`);
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole("row", { name: new RegExp(name) }).getByTitle("Devotee", { exact: true }),
    ).toBeVisible();
    await expect(roles).toBeFocused();
  }
  const toggle = page.getByRole("switch", { name: `Active: ${name}` });
  await toggle.click();
  await expect(dialog).toContainText(`Deactivate ${name}?`);
  await leaveByKey(dialog);
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeChecked();
  expect(sent).toEqual([]);
});

test("the own row is locked and says why, and so are those above one", async ({ page, signInAs }) => {
  await signInAs("USER_ADMIN");
  await page.goto("/admin/users?search=admin@demo");
  const own = page.getByRole("row", { name: /user_admin@demo.example/ });
  await expect(own).toContainText("This is your account. Another admin can change its role and status.");
  await expect(own.getByRole("switch")).toBeDisabled();
  await expect(own.getByRole("combobox")).toBeDisabled();
  const above = page.getByRole("row", { name: /super_admin@demo.example/ });
  await expect(above).toContainText("Your role cannot change this account.");
  await expect(above.getByRole("switch")).toBeDisabled();
});

test("who asks for a role is shown, and the way leads to the request", async ({ page, signInAs, apiAs }) => {
  const name = `Bhanu ${unique()}`;
  const email = await register(await apiAs("ADMIN"), name, "PANDIT");
  await signInAs("USER_ADMIN");
  await page.goto(`/admin/users?search=${email}`);
  await page.getByRole("link", { name: "Requested role: Pandit" }).click();
  await expect(page).toHaveURL("/admin/moderation?kind=role-request");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Moderation");
});

test("pages are turned, and stay in the address", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("ADMIN");
  const mark = unique();
  for (let number = 0; number < 11; number++) await register(api, `Pagewise ${mark} ${number}`);
  await signInAs("ADMIN");
  await page.goto(`/admin/users?search=Pagewise+${mark}`);
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(11);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
});

test("nobody found is said, and so is what failed", async ({ page, signInAs, apiAs, problems }) => {
  const name = `Kaveri ${unique()}`;
  const email = await register(await apiAs("ADMIN"), name);
  await signInAs("ADMIN");
  await page.goto("/admin/users?search=nobody-has-this");
  await expect(page.getByText("No users found")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).first().click();
  await expect(page).toHaveURL("/admin/users");

  problems.allow(/409|503/);
  await page.goto(`/admin/users?search=${email}`);
  const refuse = { status: 409, json: { statusCode: 409, code: "conflict", message: "" } };
  await page.route(/\/api\/admin\/users\/\d+\//, (route) => route.fulfill(refuse));
  await page.getByRole("switch").press("Space");
  await confirmed(page, "Deactivate", email);
  await expect(page.getByText("Failed to update user status")).toBeVisible();
  await expect(page.getByRole("switch")).toBeChecked();
  await choose(page.getByRole("row", { name: new RegExp(name) }).getByRole("combobox"), "Pandit");
  await confirmed(page, "Make Pandit", email);
  await expect(page.getByText("Failed to update user role")).toBeVisible();
});

test("an answer that is long in coming is told, and one that never comes is asked for again", async ({
  page,
  signInAs,
}) => {
  await signInAs("ADMIN");
  await hurry(page, "search=demo");
  const waits = page.getByText("The server is taking longer than usual. Please wait a moment.");
  const asks = page.getByText("The server is not responding. Retrying…");
  const rows = page.locator("tbody").getByRole("row");
  const answer = await holdBack(page, /\/api\/admin\/users\/stats/);
  await page.goto("/admin/users");
  await expect(rows).not.toHaveCount(0);
  await expect(waits).toBeVisible({ timeout: 20_000 });
  answer();
  await expect(page.getByText("Total Users")).toBeVisible();
  await expect(waits).toBeHidden();

  await page.route(/\/api\/admin\/users\?.*search=demo/, () => new Promise(() => undefined), { times: 1 });
  const before = await rows.count();
  await page.getByRole("searchbox").fill("demo");
  await expect(asks).toBeVisible({ timeout: 20_000 });
  await expect(rows).toHaveCount(before);
  await expect(asks).toBeHidden();
});

test("a list that cannot be had is said to, and asked for again", async ({ page, signInAs, problems }) => {
  problems.allow(/400/);
  await signInAs("ADMIN");
  const refuse = { status: 400, json: { statusCode: 400, code: "badRequest", message: "" } };
  await page.route(/\/api\/admin\/users\?/, (route) => route.fulfill(refuse));
  await page.goto("/admin/users");
  await expect(page.getByText("Failed to load users")).toBeVisible();
  await page.unroute(/\/api\/admin\/users\?/);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the screen keeps nobody out (${colorScheme}), and fits 768 px`, async ({ page, signInAs }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 768, height: 900 });
    await signInAs("SUPER_ADMIN");
    await page.goto("/admin/users");
    await expect(page.getByRole("row").nth(5)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);

    // what is held at the edge covers no choice of a role; where there is more to the side, it is said
    const own = page.getByRole("row").nth(1);
    const role = await own.getByRole("combobox").boundingBox();
    const history = await own.getByRole("cell").last().boundingBox();
    expect((role?.x ?? 0) + (role?.width ?? 0)).toBeLessThanOrEqual(history?.x ?? 0);
    const table = page.locator(".ant-table");
    await expect(table).not.toHaveClass(/ping/);
    // on a phone each person is a card
    await page.setViewportSize({ width: 480, height: 900 });
    await expect(page.locator(".record-card").first().getByRole("combobox")).toBeVisible();
  });
}
