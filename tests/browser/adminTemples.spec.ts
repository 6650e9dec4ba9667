import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { giveRole } from "../support/stepUpPage";

const form = (page: Page) => page.getByRole("dialog", { name: /^(Add|Edit) temple$/ });
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });

test("a temple admin adds a temple, a visitor finds it; it is edited, deleted and taken back", async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples");
  await page.getByRole("button", { name: "Add temple" }).click();
  await form(page).getByLabel("Name", { exact: true }).fill("Kalleshvara of Bagali");
  await form(page).getByLabel("Type").click();
  await page.getByTitle("Ancient", { exact: true }).click();
  await form(page).getByLabel("Location").fill("Bagali, Karnataka");
  await form(page).getByRole("button", { name: "Names and kind" }).click();
  await form(page).getByLabel("Name in Kannada").fill("ಬಾಗಳಿಯ ಕಲ್ಲೇಶ್ವರ");
  await form(page).getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Temple added successfully")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search by name" }).fill("Kalleshvara");
  await expect(row(page, "Kalleshvara of Bagali")).toContainText("kalleshvara-of-bagali");
  await page.goto("/temple/kalleshvara-of-bagali");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kalleshvara of Bagali");

  await page.goto("/admin/temples?search=Kalleshvara");
  await page.getByRole("button", { name: "Edit: Kalleshvara of Bagali" }).click();
  await form(page).getByLabel("Deity").fill("Shiva");
  await form(page).getByRole("button", { name: "Poojas" }).click();
  await form(page).getByRole("button", { name: "Add pooja" }).click();
  const pooja = form(page).getByRole("group", { name: "Pooja 1" });
  await pooja.getByLabel("Name", { exact: true }).fill("Rudrabhisheka");
  await pooja.getByLabel("Charges (rupees)").fill("501");
  await pooja.getByLabel("Duration (minutes)").fill("45");
  await pooja.getByLabel("Devotees per slot").fill("12");
  await pooja.getByLabel("Days", { exact: true }).click();
  await page.getByTitle("Monday", { exact: true }).click();
  await page.getByTitle("Friday", { exact: true }).click();
  await page.keyboard.press("Escape");
  await form(page).getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Temple updated successfully")).toBeVisible();

  await page.goto("/temple/kalleshvara-of-bagali");
  await expect(page.getByRole("listitem").filter({ hasText: "Rudrabhisheka" })).toContainText(
    "45 minutes · Monday, Friday",
  );
  await page.goto("/admin/temples?search=Kalleshvara");

  await page.getByRole("button", { name: "Delete: Kalleshvara of Bagali" }).click();
  const question = page.getByRole("dialog", { name: "Delete this temple?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Temple deleted successfully")).toBeVisible();
  await expect(row(page, "Kalleshvara of Bagali")).toBeHidden();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Kalleshvara of Bagali")).toContainText("Active");
  await page.getByRole("button", { name: "Edit: Kalleshvara of Bagali" }).click();
  await form(page).getByRole("button", { name: "Poojas" }).click();
  await expect(form(page).getByLabel("Charges (rupees)")).toHaveValue("501.00");
});

test("what is wrong is said beside the input, by the form and by the server, and nothing is lost", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  await api.post("/api/admin/temples", {
    data: { name: "First", city: "Hassan", state: "Karnataka", slug: "first-one" },
  });
  await signInAs("ADMIN");
  await page.goto("/admin/temples/create");
  await form(page).getByRole("button", { name: "Create" }).click();
  for (const name of ["Name", "Type", "Location"]) {
    await expect(form(page).getByLabel(name, { exact: true })).toHaveAccessibleDescription(/This is required\./);
  }
  await form(page).getByLabel("Name", { exact: true }).fill("Second");
  await form(page).getByLabel("Type").click();
  await page.getByTitle("Hindu", { exact: true }).click();
  await expect(form(page).getByTitle("Hindu", { exact: true }).first()).toBeVisible();
  await form(page).getByLabel("Location").fill("Hassan, Karnataka");
  await form(page).getByRole("button", { name: "Names and kind" }).click();
  await form(page).getByLabel("Slug").fill("first-one");
  await form(page).getByRole("button", { name: "Names and kind" }).click();
  await form(page).getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Save failed")).toBeVisible();
  await expect(form(page).getByLabel("Slug")).toBeFocused();
  await expect(form(page).getByLabel("Slug")).toHaveAccessibleDescription(/already uses this address/);
  await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue("Second");
});

test("a form is cleared, and Refresh brings what a colleague added", async ({ page, signInAs, apiAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/temples/create?search=Colleague");
  await form(page).getByLabel("Name", { exact: true }).fill("Begun in error");
  const active = form(page).getByRole("switch", { name: "Active" });
  const verified = form(page).getByRole("switch", { name: "Verified" });
  await active.click();
  await verified.click();
  await expect(verified).toBeChecked();
  await form(page).getByRole("button", { name: "Clear" }).click();
  await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(active).toBeChecked();
  await expect(verified).not.toBeChecked();
  await page.keyboard.press("Escape"); // nothing is asked: nothing is left to lose
  await expect(form(page)).toBeHidden();
  await expect(page.getByText("No temple matches these filters.")).toBeVisible();
  const data = { name: "Colleague's temple", city: "Hassan", state: "Karnataka" };
  expect((await (await apiAs("TEMPLE_ADMIN")).post("/api/admin/temples", { data })).status()).toBe(201);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(row(page, "Colleague's temple")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Name", exact: true })).toBeVisible();
});

test("filters, sort and page stay in the address", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/temples");
  await page.getByRole("searchbox", { name: "City or state" }).fill("Tamil Nadu");
  await expect(page).toHaveURL(/location=Tamil\+Nadu/);
  const city = page.getByRole("columnheader", { name: "City" });
  await city.press("Enter");
  await expect(page).toHaveURL(/sortBy=city/);
  await expect(city).toHaveAttribute("aria-sort", "ascending");
  await expect(city).toBeFocused();
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText("Aamaiyur");
  await page.getByRole("listitem", { name: "2", exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(first).not.toContainText("Aamaiyur");
  const text = (await first.textContent()) ?? "";
  await page.reload();
  await expect(first).toHaveText(text);
  await expect(page.getByRole("searchbox", { name: "City or state" })).toHaveValue("Tamil Nadu");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/temples");
});

test("unsaved work is not left unasked", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/temples/create");
  await form(page).getByLabel("Name", { exact: true }).fill("Half a temple");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue("Half a temple");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/admin/temples");
});

test("a session that ends in mid-edit keeps what was typed", async ({ page, signInAs, problems }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/temples/create");
  await form(page).getByLabel("Name", { exact: true }).fill("Half a temple");
  const other = await page.context().newPage();
  await other.goto("/healthz");
  const token = await other.evaluate(() => localStorage.getItem("token") ?? "");
  await other.evaluate(() => localStorage.removeItem("token"));
  await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  await other.evaluate((value) => localStorage.setItem("token", value), token);
  await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeHidden();
  await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue("Half a temple");

  // the server's refusal of a save comes after the form has begun to send
  await page.route("**/api/admin/temples", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 401, json: { statusCode: 401 } }) : route.fallback(),
  );
  problems.allow(/status of 401/);
  await form(page).getByLabel("Type").click();
  await page.getByTitle("Hill", { exact: true }).click();
  await form(page).getByLabel("Location").fill("Hassan, Karnataka");
  await form(page).getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue("Half a temple");
});

test("a role that is taken away in mid-edit leaves what was typed", async ({ page, apiAs, problems }) => {
  problems.allow(/status of 403/);
  const api = await apiAs("SUPER_ADMIN");
  const temple = { name: "Temple of the lost role", type: "Hill", city: "Hassan", state: "Karnataka" };
  const { id } = await (await api.post("/api/admin/temples", { data: temple })).json();
  const person = { name: "Demoted", email: "demoted@people.example", password: "lotus lamp bell" };
  await api.post("/api/auth/register", { data: person });
  const found = await (await api.get(`/api/admin/users?search=${person.email}`)).json();
  const makeThem = (role: string) => giveRole(api, found.users[0].id, role);
  await makeThem("TEMPLE_ADMIN");
  const { name: _, ...credentials } = person;
  const login = await api.post("/api/auth/login", { data: credentials });
  await page.goto("/healthz");
  await page.evaluate((value) => localStorage.setItem("token", value), await login.text());
  await page.goto(`/admin/temples/${id}`);
  await form(page).getByLabel("Deity").fill("Shiva of the lake");
  await makeThem("DEVOTEE");
  await form(page).getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Save failed")).toBeVisible();
  await expect(form(page).getByText("You do not have permission to perform this action.")).toBeVisible();
  await expect(form(page).getByLabel("Deity")).toHaveValue("Shiva of the lake");
  // given back, it is saved
  await makeThem("TEMPLE_ADMIN");
  await form(page).getByRole("button", { name: "Update" }).click();
  await expect(form(page)).toBeHidden();
  expect(await (await api.get(`/api/admin/temples/${id}`)).json()).toMatchObject({ deity: "Shiva of the lake" });
});

test("a place is chosen on the map, with the pictures or without", async ({
  page,
  context,
  signInAs,
  apiAs,
  problems,
}) => {
  problems.allow(/tile\.openstreetmap\.org|ERR_FAILED/);
  const api = await apiAs("ADMIN");
  const made = await api.post("/api/admin/temples", {
    data: { name: "Mapped temple", type: "Hill", city: "Hassan", state: "Karnataka", latitude: 13, longitude: 76 },
  });
  await context.route("https://tile.openstreetmap.org/**", (route) => route.abort());
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples?search=Mapped%20temple");
  await page.getByRole("button", { name: "Edit: Mapped temple" }).click();
  await form(page).getByRole("button", { name: "Choose on the map" }).click();
  const map = form(page).getByRole("region", { name: "Map: position of the temple" });
  await expect(form(page).getByText("The map images could not be loaded; the marker still works.")).toBeVisible();
  const pin = map.getByTitle("Position of the temple");
  await expect(pin).toHaveClass(/is-faint/);
  await expect(form(page).getByTitle("Town or village only")).toBeVisible();
  await map.click({ position: { x: 60, y: 60 } });
  await expect(form(page).getByTitle("Exact spot")).toBeVisible();
  await expect(pin).not.toHaveClass(/is-faint/);
  await expect(form(page).getByLabel("Latitude")).not.toHaveValue("13");
  await expect(form(page).getByLabel("Longitude")).not.toHaveValue("76");
  await form(page).getByLabel("Latitude").fill("13.5");
  await form(page).getByLabel("Longitude").fill("76.5");
  await expect(pin).toBeInViewport();
  await expect(form(page).getByTitle("Town or village only")).toBeVisible();
  // what is chosen by hand stays, and is saved with the numbers that say another
  await form(page).getByTitle("Town or village only").click();
  await page.locator(".ant-select-dropdown:visible").getByTitle("Exact spot").click();
  await form(page).getByLabel("Deity").fill("Shiva");
  await form(page).getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Temple updated successfully")).toBeVisible();
  const saved = await api.get(`/api/admin/temples/${(await made.json()).id}`);
  expect(await saved.json()).toMatchObject({ latitude: 13.5, longitude: 76.5, positionPrecision: "site" });
});

test("a link pasted into either box fills both; one that says nothing says why", async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/temples/create");
  const [latitude, longitude] = [form(page).getByLabel("Latitude"), form(page).getByLabel("Longitude")];
  const paste = async (box: Locator, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await box.focus();
    await page.keyboard.press("ControlOrMeta+V");
  };
  const google = "https://www.google.com/maps";
  await expect(form(page).getByText("No position yet")).toBeVisible();
  await paste(latitude, "https://maps.app.goo.gl/NoSuchLink123");
  await expect(latitude).toHaveValue("https://maps.app.goo.gl/NoSuchLink123");
  await expect(latitude).toHaveAccessibleDescription(/A short link cannot be read here\./);
  await paste(longitude, `${google}/place/A/@13.3205,77.0815,14z/data=!8m2!3d13.3409!4d77.1010`);
  await expect(latitude).toHaveValue("13.3409");
  await expect(longitude).toHaveValue("77.101");
  await expect(latitude).not.toHaveAccessibleDescription(/short link/);
  await expect(form(page).getByTitle("Exact spot")).toBeVisible();
  const doubt = form(page).getByRole("status").filter({ hasText: "The link says only where the map was looking." });
  await expect(doubt).toHaveCount(0);
  await paste(latitude, `${google}/@13.3205,77.0815,14z`);
  await expect(longitude).toHaveValue("77.0815");
  await expect(doubt).toBeVisible();
  await expect(form(page).getByTitle("Town or village only")).toBeVisible();
  await expectAccessible(page);
  await longitude.fill("77.09123");
  await expect(form(page).getByText("Worked out from the numbers on saving")).toBeVisible();
  await expect(doubt).toHaveCount(0);
  await paste(longitude, "77.2010E 13.4409N");
  await expect(latitude).toHaveValue("13.4409");
  await expect(longitude).toHaveValue("77.201");
});

test("an address that was changed is listed, and still leads to the temple", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("ADMIN");
  const made = await api.post("/api/admin/temples", {
    data: { name: "Readdressed", city: "Hassan", state: "Karnataka", slug: "readdressed-first" },
  });
  const { id, version } = await made.json();
  await api.put(`/api/admin/temples/${id}`, { data: { slug: "readdressed-second", version } });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${id}`);
  await form(page).getByRole("button", { name: "Names and kind" }).click();
  await expect(form(page).getByText("/temple/readdressed-first")).toBeVisible();
  await page.goto("/temple/readdressed-first");
  await expect(page).toHaveURL(/\/temple\/readdressed-second/);
});
