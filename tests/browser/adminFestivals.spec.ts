import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, leaveByKey, test } from "../support/browserTest";

const PATH = "/api/admin/festivals";
const form = (page: Page) => page.getByRole("dialog", { name: /^(Add|Edit) festival$/ });
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function festivalOf(api: APIRequestContext, slug: string) {
  const found: { id: number; slug: string; nextDate: string }[] = await (
    await api.get(`${PATH}?search=${slug}`)
  ).json();
  const festival = found.find((each) => each.slug === slug);
  if (!festival) throw new Error(`${slug} is not on record`);
  return festival;
}

const dayAfter = (date: string) => new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

test("a festival admin adds a festival, and visitors read it", async ({ page, signInAs }) => {
  await signInAs("FESTIVAL_ADMIN");
  await page.goto("/admin/festivals");
  await page.getByRole("button", { name: "Add festival" }).click();
  await form(page).getByLabel("Name", { exact: true }).fill("Lakkundi Utsav");
  await form(page).getByLabel("Type").click();
  await page.getByTitle("Regional", { exact: true }).click();
  await form(page).getByLabel("Date", { exact: true }).fill("2090-02-11");
  await form(page).getByLabel("Region").fill("Karnataka");
  await form(page).getByLabel("Significance", { exact: true }).fill("Music among the stepwells");
  await form(page).getByRole("button", { name: "Names and address" }).click();
  await form(page).getByLabel("Name in Kannada").fill("ಲಕ್ಕುಂಡಿ ಉತ್ಸವ");
  await form(page).getByLabel("Name in Hindi").fill("लक्कुंडी उत्सव");
  await form(page).getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Festival added successfully")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search by name or deity" }).fill("Lakkundi");
  await expect(row(page, "Lakkundi Utsav")).toContainText("11 Feb, 2090");
  await page.goto("/festivals/lakkundi-utsav?lang=kn");
  await expect(heading(page)).toHaveText("ಲಕ್ಕುಂಡಿ ಉತ್ಸವ");
});

test("visitors read a festival's name in their language", async ({ page, apiAs }) => {
  const names = { en: "Banavasi Utsav", hi: "बनवासी उत्सव", kn: "ಬನವಾಸಿ ಉತ್ಸವ" };
  await (await apiAs("ADMIN")).post(PATH, { data: { name: names.en, nameHi: names.hi, nameKn: names.kn } });
  for (const [language, name] of Object.entries(names)) {
    await page.goto(`/festivals/banavasi-utsav?lang=${language}`);
    await expect(heading(page)).toHaveText(name);
  }
});

test("a festival is edited, deleted and taken back", async ({ page, signInAs, apiAs }) => {
  await (await apiAs("ADMIN")).post(PATH, { data: { name: "Pattadakal Utsav" } });
  await signInAs("FESTIVAL_ADMIN");
  await page.goto("/admin/festivals?search=Pattadakal");
  await page.getByRole("button", { name: "Edit: Pattadakal Utsav" }).click();
  await form(page).getByLabel("Description", { exact: true }).fill("Three evenings of song.");
  await form(page).getByRole("switch", { name: "Active" }).click();
  await form(page).getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Festival updated successfully")).toBeVisible();
  await expect(row(page, "Pattadakal Utsav")).toContainText("Inactive");

  await page.getByRole("button", { name: "Delete: Pattadakal Utsav" }).click();
  const question = page.getByRole("dialog", { name: "Delete this festival?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Festival deleted successfully")).toBeVisible();
  await expect(row(page, "Pattadakal Utsav")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Pattadakal Utsav")).toBeVisible();
});

const days = (page: Page) =>
  form(page)
    .getByRole("list", { name: /: dates in/ })
    .getByRole("listitem");

test("a year's date is moved with a note that visitors read", async ({ page, signInAs, apiAs }) => {
  const { id, nextDate } = await festivalOf(await apiAs("ADMIN"), "dattatreya-jayanti");
  await signInAs("FESTIVAL_ADMIN");
  await page.goto("/admin/festivals?search=Dattatreya");
  await page.getByRole("button", { name: "Dates by year: Dattatreya Jayanti" }).click();
  await expect(page).toHaveURL(`/admin/festivals/${id}?search=Dattatreya&year=${nextDate.slice(0, 4)}`);
  const day = days(page);
  await expect(day).toContainText("Computed");
  await day.getByRole("button", { name: /^Choose another date/ }).click();
  await day.getByLabel("Date", { exact: true }).fill(dayAfter(nextDate));
  await day.getByLabel("Note", { exact: true }).fill("As the temple of Gangapur announced.");
  await day.getByLabel("Note in Kannada").fill("ಗಾಣಗಾಪುರದ ದೇವಾಲಯ ಪ್ರಕಟಿಸಿದಂತೆ.");
  await day.getByRole("button", { name: "Save date" }).click();
  await expect(day).toContainText("Chosen by hand");
  await expect(day).toContainText("Computed: ");

  await page.goto("/festivals/dattatreya-jayanti?lang=kn");
  await expect(page.getByText("ಗಾಣಗಾಪುರದ ದೇವಾಲಯ ಪ್ರಕಟಿಸಿದಂತೆ.")).toBeVisible();
  await page.goto("/festivals/dattatreya-jayanti?lang=en");
  await expect(page.getByText("As the temple of Gangapur announced.")).toBeVisible();
  await expect(page.getByText(/^Set by hand; computed: /)).toBeVisible();
});

test("a moved date is given back to the rule, and that can be undone", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("ADMIN");
  const { id, nextDate } = await festivalOf(api, "narasimha-jayanti");
  const year = nextDate.slice(0, 4);
  const note = "As the temple of Ahobilam announced.";
  await api.put(`${PATH}/${id}/dates/${year}`, { data: { date: dayAfter(nextDate), replaces: nextDate, note } });
  await signInAs("FESTIVAL_ADMIN");
  await page.goto(`/admin/festivals/${id}?year=${year}`);
  await days(page).getByRole("button", { name: "Use the computed date" }).click();
  await expect(days(page).getByText("Chosen by hand")).toBeHidden();
  await form(page).getByRole("button", { name: "Undo" }).click();
  await expect(days(page)).toContainText(note);
  await days(page).getByRole("button", { name: "Use the computed date" }).click();
  await expect(days(page).getByText("Chosen by hand")).toBeHidden();
  await page.goto("/festivals/narasimha-jayanti");
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(note)).toBeHidden();
});

test("a festival without a rule is dated by hand; a day that does not exist is said to", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const { id } = await (await (await apiAs("ADMIN")).post(PATH, { data: { name: "Car festival of Hampi" } })).json();
  await signInAs("FESTIVAL_ADMIN");
  await page.goto(`/admin/festivals/${id}?year=2087`);
  await form(page).getByRole("button", { name: "Next year" }).click();
  await form(page).getByRole("button", { name: "Enter a date for 2088" }).click();
  const dates = form(page).getByRole("region", { name: /: dates in/ });
  const date = dates.getByLabel("Date", { exact: true });
  await date.fill("2088-02-30");
  await form(page).getByRole("button", { name: "Save date" }).click();
  await expect(date).toHaveAccessibleDescription(/Please enter a valid date/);
  await expect(date).toHaveValue("2088-02-30");
  await date.fill("2088-02-29");
  await form(page).getByRole("button", { name: "Save date" }).click();
  await expect(days(page)).toContainText("Sunday, 29 February 2088");
  await page.goto("/festivals/car-festival-of-hampi");
  await expect(page.getByText(/29 February 2088/).first()).toBeVisible();
});

test("a date entered by hand is taken away again", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("ADMIN");
  const { id } = await (await api.post(PATH, { data: { name: "Car festival of Melukote" } })).json();
  await signInAs("FESTIVAL_ADMIN");
  await page.goto("/admin/festivals?search=Melukote");
  await expect(row(page, "Car festival of Melukote")).toContainText("No date yet");
  await api.put(`${PATH}/${id}/dates/2088`, { data: { date: "2088-02-29" } });
  await page.goto(`/admin/festivals/${id}?search=Melukote&year=2088`);
  await form(page).getByRole("button", { name: "Remove this date" }).click();
  await expect(form(page).getByText("No date for 2088 yet.")).toBeVisible();
});

test("what is wrong is said beside the input, by the form and by the server, and nothing is lost", async ({
  page,
  signInAs,
}) => {
  await signInAs("ADMIN");
  await page.goto("/admin/festivals/create");
  await form(page).getByLabel("Date", { exact: true }).fill("31.02.2027");
  await form(page).getByRole("button", { name: "Create" }).click();
  await expect(form(page).getByLabel("Name", { exact: true })).toHaveAccessibleDescription(/This is required\./);
  await expect(form(page).getByLabel("Date", { exact: true })).toHaveAccessibleDescription(/Please enter a valid date/);
  await expect(form(page).getByLabel("Date", { exact: true })).toHaveValue("31.02.2027");
  await form(page).getByLabel("Date", { exact: true }).fill("2027-02-28");
  await form(page).getByLabel("Name", { exact: true }).fill("A second Diwali");
  await form(page).getByRole("button", { name: "Names and address" }).click();
  await form(page).getByLabel("Slug").fill("diwali");
  await form(page).getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Save failed")).toBeVisible();
  await expect(form(page).getByLabel("Slug")).toHaveAccessibleDescription(/already uses this address/);
  await expect(form(page).getByLabel("Name", { exact: true })).toHaveValue("A second Diwali");
});

test("a rule in use is named with its user, and leaves no room for a date", async ({ page, signInAs, apiAs }) => {
  const { id } = await festivalOf(await apiAs("ADMIN"), "diwali");
  await signInAs("ADMIN");
  await page.goto(`/admin/festivals/${id}`);
  await expect(form(page).getByLabel("Rule")).toHaveAccessibleDescription(/Krishna Paksha Amavasya of Ashwina/);
  await expect(form(page).getByLabel("Date", { exact: true })).toBeDisabled();
  await form(page).getByLabel("Rule").press("ArrowDown");
  await form(page).getByLabel("Rule").pressSequentially("Holika");
  await expect(page.getByTitle(/Holika Dahan \(used by Holika Dahan\)/)).not.toHaveClass(/disabled/);
});

test("two people edit one festival: the second sees both versions and chooses", async ({ page, signInAs, apiAs }) => {
  const other = await apiAs("ADMIN");
  const made = await (await other.post(PATH, { data: { name: "Shared festival", region: "Kerala" } })).json();
  await signInAs("FESTIVAL_ADMIN");
  await page.goto(`/admin/festivals/${made.id}`);
  await form(page).getByLabel("Name", { exact: true }).fill("My festival");
  await form(page).getByLabel("Significance", { exact: true }).fill("Mine alone");
  await other.put(`${PATH}/${made.id}`, { data: { name: "Their festival", region: "Goa", version: made.version } });
  await form(page).getByRole("button", { name: "Update" }).click();
  const conflict = page.getByRole("dialog", { name: "Someone else saved this festival first" });
  await expect(conflict).toContainText(/Changed by the other editor and kept: Region/);
  await conflict.getByRole("radio", { name: "Their festival" }).check();
  await conflict.getByRole("button", { name: "Save this choice" }).click();
  await expect(page.getByText("Festival updated successfully")).toBeVisible();
  const now = await (await other.get(`${PATH}/${made.id}`)).json();
  expect(now).toMatchObject({ name: "Their festival", region: "Goa", significance: "Mine alone" });
});

test("filters, sort and page stay in the address", async ({ page, signInAs }) => {
  await signInAs("FESTIVAL_ADMIN");
  await page.goto("/admin/festivals");
  await page.getByRole("combobox", { name: "Dates" }).click();
  await page.getByTitle("Computed", { exact: true }).click();
  await expect(page).toHaveURL("/admin/festivals?source=computed");
  await page.getByRole("listitem", { name: "2", exact: true }).click();
  await expect(page).toHaveURL("/admin/festivals?source=computed&page=2");
  await page.getByRole("columnheader", { name: "Next date" }).click();
  await expect(page).toHaveURL("/admin/festivals?source=computed&sortBy=nextDate&sortDir=asc");
  await page.getByRole("searchbox", { name: "Region" }).fill("Kerala");
  await expect(page).toHaveURL(/region=Kerala/);
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText("Kerala");
  const text = (await first.textContent()) ?? "";
  await page.reload();
  await expect(first).toHaveText(text);
  await expect(page.getByRole("searchbox", { name: "Region" })).toHaveValue("Kerala");
  await page.getByRole("searchbox", { name: "Search by name or deity" }).fill("nothing of this name");
  await expect(page.getByText("No festival matches these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).last().click();
  await expect(page).toHaveURL("/admin/festivals");
});

const csv = (lines: string[]) => ({ name: "fairs.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
const figure = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

async function choose(page: Page, button: string, file: Parameters<Page["setInputFiles"]>[1]) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles(file);
}

test("a dry run writes nothing; the real run does it, and the export imports as unchanged", async ({
  page,
  signInAs,
}) => {
  await signInAs("FESTIVAL_ADMIN");
  await page.goto("/admin/festivals?search=Imported");
  await expect(page.getByRole("checkbox", { name: "Dry run" })).toBeChecked();
  const sheet = csv([
    "name,type,festivalDate,region",
    "Imported fair,REGIONAL,2091-01-05,Goa",
    "Imported rite,VRAT,2091-13-05,Goa",
  ]);
  await choose(page, "Import CSV", sheet);
  await expect(page.getByText("Dry run of fairs.csv: nothing was saved")).toBeVisible();
  for (const [name, rows] of [
    ["Total", 2],
    ["Created", 1],
    ["Updated", 0],
    ["Skipped", 0],
    ["Failed", 1],
  ] as const) {
    await expect(figure(page, name)).toHaveText(String(rows));
  }
  await expect(page.getByRole("alert").filter({ hasText: "Lines that failed" })).toContainText('Date "2091-13-05"');
  await expect(page.getByText("Type: Regional")).toBeVisible();
  await expect(page.getByText("No festival matches these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Import these changes" }).click();
  await expect(page.getByText("fairs.csv was imported")).toBeVisible();
  await expect(row(page, "^Imported fair")).toContainText("5 Jan, 2091");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(2);
  await choose(page, "Import CSV", csv([text]));
  await expect(figure(page, "Skipped")).toHaveText("1");
});

test("a list that cannot be had is said to, and asked for again", async ({ page, signInAs, problems }) => {
  problems.allow(/503/);
  await page.route(/\/api\/admin\/festivals\?/, (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable" } }),
  );
  await signInAs("FESTIVAL_ADMIN");
  await page.clock.install();
  await page.goto("/admin/festivals");
  const asked = page.getByText("The server is not responding. Retrying…");
  await expect(asked).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(10_000); // past the waits between the tries
    await expect(page.getByText("Failed to load festivals")).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(asked).toBeHidden();
  await page.unroute(/\/api\/admin\/festivals\?/);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(row(page, "Holi")).not.toHaveCount(0);
});

test("a festival admin comes to the screen after login; another's admin is told whose it is", async ({
  page,
  site,
  signInAs,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("festival_admin@demo.example");
  await page.getByLabel("Password").fill(site.password);
  await page.getByRole("button", { name: "Login to Divine Portal" }).click();
  await expect(page).toHaveURL("/admin/festivals");
  await expect(heading(page)).toHaveText("Festivals");
  await signInAs("CONTENT_ADMIN");
  await page.goto("/admin/festivals/create");
  await expect(heading(page)).toHaveText("Access Denied - Festival Admin Required");
});

test("by keyboard alone a festival is added, and the focus comes back to where it was", async ({ page, signInAs }) => {
  await signInAs("FESTIVAL_ADMIN");
  await page.goto("/admin/festivals?search=Keyboard+fair");
  const add = page.getByRole("button", { name: "Add festival" }).first();
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(form(page).getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("Keyboard fair");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Festival added successfully")).toBeVisible();
  await expect(add).toBeFocused();
  await page.getByRole("button", { name: "Dates by year: Keyboard fair" }).focus();
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("heading", { name: /^Keyboard fair: dates in/ })).toBeVisible();
  await leaveByKey(form(page));
  await expect(page).toHaveURL("/admin/festivals?search=Keyboard+fair");
  await expect(page.getByRole("button", { name: "Dates by year: Keyboard fair" })).toBeFocused();
});

const looks = [
  { colorScheme: "light", width: 768 },
  { colorScheme: "dark", width: 1280 },
] as const;

for (const { colorScheme, width } of looks) {
  test(`the screen keeps nobody out and fits ${width} px (${colorScheme})`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await signInAs("FESTIVAL_ADMIN");
    await page.goto("/admin/festivals?size=5");
    await expect(page.getByRole("button", { name: /^Delete: / })).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

  test(`nor does the form (${width} px, ${colorScheme})`, async ({ page, signInAs, apiAs }) => {
    const { id } = await festivalOf(await apiAs("ADMIN"), "diwali");
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await signInAs("FESTIVAL_ADMIN");
    await page.goto(`/admin/festivals/${id}?size=1`);
    await expect(form(page).getByLabel("Rule")).toHaveAccessibleDescription(/Krishna Paksha/);
    await expectAccessible(page);
  });

  test(`nor do the dates of a year (${width} px, ${colorScheme})`, async ({ page, signInAs, apiAs }) => {
    const { id } = await festivalOf(await apiAs("ADMIN"), "diwali");
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await signInAs("FESTIVAL_ADMIN");
    await page.goto(`/admin/festivals/${id}?size=1&year=2031`);
    await form(page)
      .getByRole("button", { name: /^Choose another date: / })
      .first()
      .click();
    await expect(form(page).getByLabel("Note in Hindi")).toBeVisible();
    await expectAccessible(page);
  });
}
