import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { writeWorkbook, XLSX_TYPE } from "../../src/server/sheets/writeWorkbook";
import { expect, expectAccessible, test } from "../support/browserTest";

/** A list as people keep them: semicolons, other names, a guessed header, one nobody knows, and cells that are wrong. */
const messy = [
  "Mandir;Town;State;Main God;Lat/Lng;Facilities;Poojas;Sthala Purana;Website;Colour",
  'Messy one;Hassan;Karnataka;Shiva;"(13.01, 76.1104)";Parking, Water;Archana - Rs 50;"An old\nstory";NA;red',
  "Messy two;Hassan;Karnataka;Vishnu;76.1204, 13.02;;;;;-",
  "Messy three;Hassan;Karnataka;Devi;95.03, 76.1304;;;;www.example.org:;",
].join("\r\n");
const file = (text: string) => ({ name: "messy list.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

test("a messy file becomes clean records by keyboard alone, and is taken back", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const found = async () => (await (await api.get("/api/admin/temples?search=Messy&page=1")).json()).temples;
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/imports");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imports");
  await expect(page.locator(".ant-skeleton")).toHaveCount(0);
  await expectAccessible(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel("Choose a file").press("Enter");
  await (await chooser).setFiles(file(messy));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("messy list.csv");
  const step = page.locator("p[role=status]");
  await expect(step).toHaveText("This is what would change. Nothing is saved yet.");
  await expect(step).toBeFocused();
  await expect(
    page.getByText("The column “Colour” was not recognised; what it says is kept as a source note."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "1 New" })).toBeVisible();
  const failed = page.getByRole("row", { name: /Messy three/ });
  await expect(failed).toContainText("95.03, 76.1304");
  await expect(failed).toContainText("Suggested: https://www.example.org:");
  const swapped = page.getByRole("row", { name: /Messy two/ });
  await expect(swapped).toContainText("Suggested: 13.02, 76.1204");
  await swapped.getByRole("button", { name: "Use the suggestion, line 3" }).press("Enter");
  // what is chosen while the plan is made again waits for it
  await failed.getByRole("button", { name: "Use the suggestion, line 4" }).press("Enter");
  await expect(swapped).toContainText("Changed to: 13.02, 76.1204");
  await expect(failed).toContainText("Changed to: https://www.example.org:");
  const leave = failed.getByRole("button", { name: "Keep the value in the file, line 4" });
  await expect(leave).toBeFocused();
  await expectAccessible(page);
  await leave.press("Enter");
  await expect(failed).toContainText("Suggested: https://www.example.org:");

  // a column that nobody knows is told what it fills, and the file is read again
  const column = page.getByRole("combobox", { name: "Field for “Sthala Purana”" });
  await column.focus();
  await page.keyboard.type("Hist");
  await page.keyboard.press("Escape");
  await expect(column).toHaveValue("Hist");
  await page.keyboard.type("ory");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Read again with these columns" }).press("Enter");
  await expect(step).toBeFocused();
  await expect(page.getByRole("row", { name: /Messy one/ })).toContainText("An old");
  await page.getByRole("button", { name: "1 Failed", exact: true }).press("Enter");
  await expect(page.getByRole("row", { name: /Messy one/ })).toBeHidden();
  await expect(failed).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the 1 failed row" }).press("Enter");
  const rows = await readFile(await (await download).path(), "utf8");
  expect(rows).toContain("Messy three");
  expect(rows).not.toContain("Messy one");

  // what is wrong is put right where it stands: one cell is left out, another written anew
  await failed.getByRole("button", { name: "Correct Website, line 4" }).press("Enter");
  await expect(failed.getByRole("textbox", { name: "Website, line 4" })).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect((await failed.getByRole("cell").last().boundingBox())?.width).toBeGreaterThan(240);
  await page.setViewportSize({ width: 1280, height: 800 });
  await failed.getByRole("button", { name: "Ignore the cell", exact: true }).press("Enter");
  await expect(failed).toContainText("The cell is ignored");
  await expect(failed.getByRole("button", { name: "Keep the value in the file, line 4" })).toBeFocused();
  await failed.getByRole("button", { name: /^Correct .*, line 4$/ }).press("Enter");
  await failed.getByRole("textbox").fill("13.03, 76.1304");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No rows match.")).toBeVisible();
  await expect(page.getByRole("button", { name: "3 New" })).toBeVisible();

  expect(await found()).toEqual([]);
  await page.getByRole("button", { name: "Import 3 changes" }).press("Enter");
  await expect(step).toHaveText("The changes were saved.");
  await expect(step).toBeFocused();
  const named = new Map((await found()).map((temple: { name: string }) => [temple.name, temple]));
  const [one, three] = [named.get("Messy one"), named.get("Messy three")];
  expect(three).toMatchObject({ latitude: 13.03, longitude: 76.1304, website: null });
  expect(one).toMatchObject({
    city: "Hassan",
    deity: "Shiva",
    latitude: 13.01,
    longitude: 76.1104,
    amenities: ["Parking", "Water"],
    history: "An old\nstory",
    poojaDetails: [{ name: "Archana", charges: 50 }],
  });
  await expectAccessible(page);

  await page.getByRole("button", { name: "Undo import" }).press("Enter");
  const question = page.getByRole("dialog", { name: "Undo this import?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(step).toHaveText("The changes were undone.");
  await expect(step).toBeFocused();
  expect(await found()).toEqual([]);

  await page.getByRole("link", { name: "All imports" }).click();
  await expect(page.getByRole("row", { name: /messy list\.csv/ })).toContainText("Undone");
});

test("a district's printed list, which says nowhere in which state it is, goes in and out again", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const found = async () => (await (await api.get("/api/admin/temples?search=Printed&page=1")).json()).temples;
  const printed = [
    "List of Muzrai temples as on 31-03-2026,,,,,",
    "Sl. No.,Name of the Temple,Location,,Contact No.,Sevas",
    ",,Village/Town,Taluk,,",
    "1,Printed one,Suttur,Nanjangud,Rao (EO) 9448012345,Free",
    '2,Printed two,-do-,-do-,"080-2345678, 2345679","Archana ₹50, Annadana - Free"',
    ",Total,2,,,",
    "Sd/- Tahsildar,,,,,",
  ].join("\n");
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/imports");
  await page.getByLabel("Choose a file").setInputFiles(file(printed));
  const one = page.getByRole("row", { name: /Printed one/ });
  const two = page.getByRole("row", { name: /Printed two/ });
  await expect(two).toContainText("State This is required.");
  await expect(page.getByText("The column “Sl. No.”")).toHaveCount(0);
  await page.locator("summary", { hasText: "columns" }).click();
  await expect(page.getByText("Row numbers: ignored")).toBeVisible();
  await two.getByRole("button", { name: "Correct State, line 5" }).click();
  await two.getByRole("textbox", { name: "State, line 5" }).fill("KA");
  await expectAccessible(page);
  await two.getByRole("button", { name: "Fill it in wherever it is missing" }).click();
  await expect(two).toContainText("Changed to: KA");
  await one.getByRole("button", { name: "Use the suggestion, line 4" }).click();
  const apply = page.getByRole("button", { name: "Import 2 changes" });
  const seen = page.getByRole("checkbox", { name: "I have seen the remark on 1 row" });
  await expect(seen).toBeEnabled();
  await expect(apply).toBeDisabled();
  await seen.check();
  await apply.click();
  await expect(page.locator("p[role=status]")).toHaveText("The changes were saved.");
  const place = { city: "Suttur", state: "Karnataka" };
  const [first, second] = (await found()).sort((a: { id: number }, b: { id: number }) => a.id - b.id);
  expect(first).toMatchObject({
    ...place,
    name: "Printed one",
    taluk: "Nanjangud",
    phone: "9448012345",
    poojaDetails: [],
  });
  const poojas = [
    { name: "Archana", charges: 50 },
    { name: "Annadana", charges: 0 },
  ];
  expect(second).toMatchObject({ ...place, phone: "080-2345678, 2345679", poojaDetails: poojas });
  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo import" }).click();
  await expect(page.locator("p[role=status]")).toHaveText("The changes were undone.");
  expect(await found()).toEqual([]);
});

test("a pasted table, and a file that is no list, are answered in plain words", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/imports");
  await page.getByText("Or paste a table").click();
  await page
    .getByRole("textbox", { name: "Pasted table" })
    .fill("name\tcity\tstate\nPasted temple\tHassan\tKarnataka\n");
  await page.getByRole("button", { name: "Read the table" }).click();
  await expect(page.getByRole("row", { name: /Pasted temple/ })).toContainText("New");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText(/^The import was stopped\./)).toBeVisible();
  await page.getByRole("link", { name: "All imports" }).click();

  await page.getByLabel("Choose a file").setInputFiles({ ...file("colour,size\nred,1\n"), name: "colours.csv" });
  await expect(page.getByText("The first line must contain the column names, including the name")).toBeVisible();
});

test("another sheet of a workbook is read from the screen, by keyboard", async ({ page, signInAs }) => {
  const header = ["name", "city", "state"];
  const sheet = (name: string, temple: string) => ({ name, header, rows: [[[temple, "Hassan", "Karnataka"]]] });
  const book = await buffer(writeWorkbook([sheet("Old list", "Sheeted one"), sheet("New list", "Sheeted two")]));
  await signInAs("ADMIN");
  await page.goto("/admin/imports");
  await page.getByLabel("Choose a file").setInputFiles({ name: "lists.xlsx", mimeType: XLSX_TYPE, buffer: book });
  await expect(page.getByRole("row", { name: /Sheeted one/ })).toBeVisible();
  const choice = page.getByRole("combobox", { name: "Sheet to read" });
  await choice.focus();
  await page.keyboard.press("ArrowDown");
  // while the list opens it marks what is chosen, whatever a key has marked meanwhile
  await expect(page.locator(".ant-select-dropdown:not([class*='ant-slide-'])")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /Sheeted two/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Sheeted one/ })).toHaveCount(0);
  await expect(choice).toBeFocused();
  await expectAccessible(page);
});

test("a blank cell empties its field where that was chosen", async ({ page, signInAs, apiAs, problems }) => {
  const api = await apiAs("ADMIN");
  const data = { name: "Emptied temple", city: "Hassan", state: "Karnataka", deity: "Shiva", timings: "6 am" };
  const { id } = await (await api.post("/api/admin/temples", { data })).json();
  await signInAs("ADMIN");
  await page.goto("/admin/imports");
  await page.getByRole("radio", { name: "Clear the field" }).check();
  await page.getByLabel("Choose a file").setInputFiles(file(`id,deity,timings\n${id},Devi,\n`));
  const row = page.getByRole("row", { name: /Emptied temple/ });
  await expect(row.locator("del")).toHaveText(["Shiva", "6 am"]);
  // the steps of a large import, as its job answers them
  const step = { state: "applying", rows: 1_000, rowsDone: 400 };
  let isGone = false;
  await page.route(/\/api\/admin\/imports\/\d+\??$/, async (route) => {
    if (isGone) return route.abort();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...step } });
  });
  await page.getByRole("button", { name: "Import 1 change" }).click();
  const writing = page.getByRole("progressbar", { name: "Saving the changes" });
  await expect(writing).toHaveAttribute("aria-valuenow", "40");
  await expect(page.getByText("400 of 1,000 rows")).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  problems.allow(/ERR_FAILED/);
  isGone = true;
  const notice = page.getByText("The server is not responding at the moment.");
  await expect(notice).toBeVisible();
  isGone = false;
  await expect(notice).toBeHidden();
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByText("The changes were saved.")).toBeVisible();
  expect(await (await api.get(`/api/admin/temples/${id}`)).json()).toMatchObject({ deity: "Devi", timings: null });
});
