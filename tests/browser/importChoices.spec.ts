import { expect, expectAccessible, test } from "../support/browserTest";
import { choose } from "../support/choose";

const csv = (name: string, lines: readonly string[]) => ({
  ...{ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) },
});

test("the rows of a sheet are chosen by a click, and what goes in is chosen and shown", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const data = { name: "Clicked one", city: "Hassan", state: "Karnataka", deity: "Rama" };
  await api.post("/api/admin/temples", { data });
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin/imports");
  await page.locator("summary", { hasText: "What can be imported" }).click();
  await expect(page.getByText(/OpenStreetMap: the JSON of Overpass/)).toBeVisible();
  await page
    .getByLabel("Choose a file")
    .setInputFiles(
      csv("clicked.csv", [
        "name,city,state,deity,pujari",
        "Temple,Town,State,Main God,Priest",
        "sample,sample,sample,sample,sample",
        "Clicked one,Hassan,Karnataka,Sita,Rao",
        "Clicked two,Hassan,Karnataka,Shiva,Bhat",
        "Last of all,Hassan,Karnataka,Shiva,Bhat",
      ]),
    );
  await expect(page.getByRole("row", { name: /sample/ })).toBeVisible();
  await page.locator("summary", { hasText: "Sheet as it is" }).click();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("Column names: line 1").click();
  await button("Column names: line 2").click();
  await page.getByRole("radio", { name: "First row of the list" }).check();
  await button("First row of the list: line 4").click();
  await page.getByRole("radio", { name: "Last row of the list" }).check();
  await button("Last row of the list: line 5").click();
  await expect(button("Last row of the list: line 5")).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Read again with these rows" }).click();
  const rows = page.getByRole("region", { name: "Rows of the file" });
  await expect(rows.getByRole("row", { name: /sample/ })).toHaveCount(0);
  await expect(rows.getByRole("row", { name: /Clicked two/ })).toContainText("New");
  await expect(rows.getByRole("row", { name: /Last of all/ })).toHaveCount(0);

  const one = rows.getByRole("row", { name: /Clicked one/ });
  await expect(one).toContainText("Sita");
  await page.locator("summary", { hasText: "What goes in" }).click();
  await page.getByRole("radio", { name: "Fill only their blank fields" }).check();
  await page.getByRole("checkbox", { name: /^Add new records as proposals/ }).check();
  await page.getByRole("button", { name: "Show the plan with this choice" }).click();
  await expect(one).not.toContainText("Sita");
  await expect(one).toContainText("Rao");
  await one.getByRole("checkbox", { name: "Leave out line 4, Clicked one" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 1 change" }).click();
  await expect(page.locator("p[role=status]")).toHaveText("The changes were saved.");
  const { temples } = await (await api.get("/api/admin/temples?search=Clicked&page=1")).json();
  expect(temples.map((temple: { name: string }) => temple.name).sort()).toEqual(["Clicked one", "Clicked two"]);
  for (const { name, isActive, pujari } of temples)
    expect([name, isActive, pujari]).toEqual(
      name === "Clicked one" ? ["Clicked one", true, null] : ["Clicked two", false, "Bhat"],
    );
});

test("a temple that a list moves waits for a word, and one that it no longer has is told", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const head = "Temple ID,Temple Name,Village,District,State,Latitude,Longitude";
  const row = (number: number, name: string, latitude: number) =>
    `WB${number},Yearly ${name} Temple,Belur,Hassan,Karnataka,${latitude},75.8612`;
  await signInAs("TEMPLE_ADMIN");
  const bring = async (year: number, rows: readonly string[]) => {
    await page.goto("/admin/imports");
    await page.getByLabel("Choose a file").setInputFiles(csv(`yearly ${year}.csv`, [head, ...rows]));
    await expect(page.locator("p[role=status]")).toHaveText("This is what would change. Nothing is saved yet.");
  };
  const bell = { name: "Yearly Bell Temple", city: "Belur", district: "Hassan", state: "Karnataka" };
  await api.post("/api/admin/temples", { data: { ...bell, latitude: 13.5, longitude: 75.8612 } });
  const bells = [row(4, "Bell", 13.5), row(5, "Bell", 13.5)];
  await bring(2026, [row(1, "Stone", 13.1), row(2, "Brick", 13.2), row(3, "Wooden", 13.3), ...bells]);
  await page.getByRole("button", { name: "Import 4 changes" }).click();
  await expect(page.locator("p[role=status]")).toHaveText("The changes were saved.");

  await bring(2027, [row(1, "Stone", 13.4), row(2, "Brick", 13.2), ...bells]);
  const leftOut = page.getByRole("row", { name: /stays left out/ });
  await expect(leftOut).toHaveCount(1);
  await expect(leftOut).toContainText("Belur, Karnataka");
  await page.locator("summary", { hasText: "1 temple is no longer in the list" }).click();
  await expect(page.getByRole("link", { name: "Yearly Wooden Temple" })).toBeVisible();
  await expect(page.getByRole("button", { name: "1 Move to confirm" })).toBeVisible();
  const moved = page.getByRole("row", { name: /Yearly Stone/ });
  await expect(moved).toContainText("33.4 km");
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Take the positions of the list" }).check();
  await choose(leftOut.getByRole("combobox"), "Add as new");
  await page.getByRole("checkbox", { name: "I have seen the remark on 1 row" }).check();
  await page.getByRole("button", { name: "Import 2 changes" }).click();
  await expect(page.locator("p[role=status]")).toHaveText("The changes were saved.");
  const { temples } = await (await api.get("/api/admin/temples?search=Yearly%20Stone&page=1")).json();
  expect(temples[0].latitude).toBe(13.4);
});

test("spellings of one town are put into one from the keyboard, taken back, and come back with the next list", async ({
  page,
  signInAs,
}) => {
  const names = ["Krishna", "Rama", "Durga", "Ganesha", "Hanuman", "Lakshmi", "Narasimha", "Subrahmanya", "Vishnu"];
  const towns = ["Udupi", "Udupi", "Uduppi", "UDUPI"];
  const rows = names.flatMap((name, at) =>
    towns.map((town, place) => `Spelt ${name} Temple ${place + 1},${town},Karnataka,${at}`),
  );
  await signInAs("TEMPLE_ADMIN");
  const bring = async (year: number) => {
    await page.goto("/admin/imports");
    await page
      .getByLabel("Choose a file")
      .setInputFiles(csv(`spelt towns ${year}.csv`, ["name,town,state,ward no", ...rows]));
    await expect(page.locator("p[role=status]")).toHaveText("This is what would change. Nothing is saved yet.");
    await page.locator("summary", { hasText: "Values by column" }).click();
  };
  await bring(2026);
  await expect(page.getByLabel("Who provided this list")).toHaveValue("spelt-towns");
  const values = page.getByRole("region", { name: "Values of town" });
  await expect(values.getByRole("listitem").first()).toContainText("Udupi 18");
  await values.getByLabel("Part of a value").fill("upp");
  await expect(values.getByRole("listitem")).toHaveCount(1);
  await values.getByRole("button", { name: "Change “Uduppi”" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(values.getByRole("button", { name: "Change “Uduppi”" })).toBeVisible();

  const clusters = page.getByRole("region", { name: "Values that may be the same" });
  await expect(clusters.getByRole("checkbox")).toHaveCount(2);
  await clusters.getByRole("radio", { name: "Same sound" }).press("Space");
  await expect(clusters.getByRole("checkbox", { name: "Uduppi (9)" })).toBeChecked();
  await expectAccessible(page);
  await clusters.getByRole("button", { name: "Use one spelling" }).press("Enter");
  const chosen = page.getByRole("region", { name: "Spellings you chose" });
  await expect(chosen.getByRole("listitem")).toHaveText([/UDUPI → Udupi/, /Uduppi → Udupi/]);
  await expect(clusters.getByText("No such values in this column.")).toBeVisible();
  const row = page.getByRole("row", { name: /Spelt Krishna Temple 3/ });
  await expect(row).toContainText("Changed to: Udupi");

  // the names of the columns stay while the rows go by
  await page.getByRole("row", { name: /Spelt Vishnu Temple 4/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("columnheader", { name: "Line" })).toBeInViewport();

  await chosen.getByRole("button", { name: "Take back “Uduppi”" }).press("Enter");
  await expect(row).not.toContainText("Changed to");
  await bring(2027);
  await expect(chosen.getByRole("listitem")).toHaveText([/UDUPI → Udupi/]);
});
