import { leaveByKey } from "../support/browserTest";
import { aList, anEntry } from "../support/lists";
import { addTemple, expect, expectAccessible, expectToFit, fill, test } from "../support/visitorTest";

let count = 0;
const aName = () => `Seven lamps ${++count} of ${process.pid}`;

test("a temple admin makes a list, reorders it, and visitors read it", async ({ page, signInAs, apiAs }) => {
  const name = aName();
  const temple = await addTemple(await apiAs("TEMPLE_ADMIN"));
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/lists");
  await page.getByRole("button", { name: "Add list" }).first().click();
  const drawer = page.getByRole("dialog", { name: "Add list" });
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(drawer.getByText("This is required.").first()).toBeVisible();
  await fill(drawer, { Name: name, Region: "Karnataka", Description: "Seven shrines along the coast." });
  const add = drawer.getByRole("button", { name: "Add entry" });
  const entry = (number: number) => drawer.getByRole("group", { name: `Entry ${number}` });
  await add.click();
  await expect(entry(1).getByLabel("Name", { exact: true })).toBeFocused();
  await fill(entry(1), { Name: "Second", Number: "2", Place: "Karwar", "Place in Hindi": "कारवार" });
  await expect(entry(1).getByText("Left blank, visitors see the English place.")).toHaveCount(1); // Kannada
  await add.click();
  await fill(entry(2), { Name: "First", Number: "2" });
  await entry(2).getByLabel("Temple on record").fill(temple.name);
  await page.getByTitle(`${temple.name}, Mysuru`).click();
  await expect(entry(2).getByText("Visitors see the town of the chosen temple instead.")).toBeVisible();
  await drawer.getByRole("button", { name: "Move entry 2 up" }).click();
  await expect(entry(1).getByLabel("Name", { exact: true })).toHaveValue("First");

  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(entry(2)).toContainText("Another entry of this group has this number.");
  await fill(entry(1), { Number: "1" });
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(drawer).toBeHidden();
  await page.goto(`/admin/lists?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Karnataka");

  const listPath = `/lists/${name.toLowerCase().replaceAll(" ", "-")}`;
  await page.goto(listPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveText([/1First/, /2Second.*Karwar/s]);
  for (const [language, place, marked] of [
    ["hi", "कारवार", null],
    ["kn", "Karwar", "en"],
  ] as const) {
    await page.goto(`${listPath}?lang=${language}`);
    await expect.poll(() => entries.last().getByText(place, { exact: true }).getAttribute("lang")).toBe(marked);
  }
  await page.goto(`${listPath}?lang=en`);
  await entries.first().getByRole("link", { name: "First" }).click();
  await expect(page.getByRole("region", { name: "Part of" })).toContainText("No. 1 of 2");
});

test("a list is changed, taken back by its history, and deleted", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const name = aName();
  const data = aList({ name, slug: `lamps-${process.pid}-${count}`, entries: [anEntry()] });
  const made = await api.post("/api/admin/lists", { data });
  expect(made.status(), await made.text()).toBe(201);
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/lists?q=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("link", { name, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Edit list" });
  await fill(drawer, { Region: "Goa" });
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Update" }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText("Goa");

  await row.getByRole("button", { name: `History: ${name}` }).click();
  const history = page.getByRole("dialog", { name: `History: ${name}` });
  await history
    .getByRole("button", { name: /^Restore this version/ })
    .last()
    .click();
  await page
    .getByRole("dialog", { name: /^Restore the version/ })
    .getByRole("button", { name: "Restore", exact: true })
    .click();
  await expect(row).toContainText("Karnataka");
  await leaveByKey(history);

  await row.getByRole("button", { name: `Delete: ${name}` }).click();
  await page.getByRole("dialog", { name: "Delete this list?" }).getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
});

test("what was mended on one page of a list's entries stays so when the page is turned", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const name = aName();
  const entries = Array.from({ length: 22 }, (_, at) => anEntry({ number: at + 1, name: `Shrine ${at + 1}` }));
  const data = aList({ name, slug: `turned-${process.pid}-${count}`, entries });
  const made = await (await apiAs("TEMPLE_ADMIN")).post("/api/admin/lists", { data });
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/lists/${(await made.json()).id}`);
  const drawer = page.getByRole("dialog", { name: "Edit list" });
  const entry = (number: number) => drawer.getByRole("group", { name: `Entry ${number}`, exact: true });
  const turnTo = (number: number) => drawer.getByRole("listitem", { name: String(number), exact: true }).click();
  const refused = "Another entry of this group has this number.";
  await fill(entry(3), { Number: "2" });
  await turnTo(2);
  await fill(entry(22), { Number: "21" });
  await drawer.getByRole("button", { name: "Update" }).click();
  await expect(entry(3)).toContainText(refused);
  await turnTo(2);
  await expect(entry(22)).toContainText(refused);
  await fill(entry(22), { Number: "22" });
  await turnTo(1);
  await expect(entry(3)).toContainText(refused);
  await turnTo(2);
  await expect(entry(22)).toBeVisible();
  await expect(entry(22)).not.toContainText(refused);
});

test("a screen whose texts do not come says so, and comes with the next try", async ({ page, signInAs, problems }) => {
  problems.allow(/listKeeping/);
  await signInAs("TEMPLE_ADMIN");
  await page.route(/listKeeping-.*\.js/, (route) => route.abort());
  await page.goto("/admin/lists");
  await expect(page.getByText("Something went wrong.")).toBeVisible();
  await page.unroute(/listKeeping-.*\.js/);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Temple Lists" })).toBeVisible();
});

for (const [language, title] of [
  ["en", "Temple Lists"],
  ["hi", "मंदिर सूचियाँ"],
  ["kn", "ದೇವಾಲಯ ಪಟ್ಟಿಗಳು"],
] as const) {
  test(`the lists of the console in ${language} keep nobody out, and fit a phone`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs("TEMPLE_ADMIN");
    await page.goto(`/admin/lists?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator(".record-card").first()).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, 360);
  });
}
