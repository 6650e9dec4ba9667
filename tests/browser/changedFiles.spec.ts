import type { Locator, Page } from "@playwright/test";
import { goWithin } from "../support/browserTest";
import { savedFile } from "../support/savedFile";
import { addTemple, aPhoto, expect, expectAccessible, test } from "../support/visitorTest";

const changed = "It may have been changed or moved since you chose it. Please choose it again.";

/** A list whose first row fails, and the same list mended, with one row more. */
const listOf = (name: string) => {
  const header = "name,city,state,latitude,longitude";
  const second = `${name} of the tank,Hassan,Karnataka,13.0091,76.1044`;
  return {
    faulty: [header, `${name} of the hill,Hassan,Karnataka,13.0068,761.003`, second].join("\n"),
    mended: [
      header,
      `${name} of the hill,Hassan,Karnataka,13.0068,76.1003`,
      second,
      `${name} of the gate,Arsikere,Karnataka,13.3137,76.256`,
    ].join("\n"),
  };
};

const figures = (of: Locator | Page) => of.locator("dl.figures dd");

test("a list that is mended while it is looked at: what is shown is written, and choosing it again begins anew", async ({
  page,
  signInAs,
}) => {
  const list = savedFile("list.csv");
  await signInAs("SUPER_ADMIN");

  const planned = listOf("Planned shrine");
  list.save(planned.faulty);
  await page.goto("/admin/imports");
  const zone = page.getByLabel("Choose a file");
  await zone.setInputFiles(list.path);
  await expect(page.getByRole("button", { name: "1 Failed", exact: true })).toBeVisible();
  list.save(planned.mended);
  await page.getByRole("button", { name: "Import 1 change" }).click();
  await expect(page.locator("p[role=status]")).toHaveText("The changes were saved.");
  await page.getByRole("link", { name: "All imports" }).click();
  await zone.setInputFiles(list.path);
  await expect(page.getByRole("button", { name: "2 New" })).toBeVisible();
  await expect(page.getByRole("button", { name: "1 Unchanged" })).toBeVisible();
  await expect(page.getByRole("button", { name: "0 Failed" })).toBeVisible();

  const uploaded = listOf("Uploaded shrine");
  list.save(uploaded.faulty);
  await goWithin(page, "/admin/temple-management?search=Uploaded+shrine");
  await page.getByRole("button", { name: "Bulk upload" }).click();
  const dialog = page.getByRole("dialog", { name: "Bulk upload" });
  const input = dialog.locator("input[type=file]");
  const upload = dialog.getByRole("button", { name: "Upload", exact: true });
  await input.setInputFiles(list.path);
  list.save(uploaded.mended);
  await upload.click();
  const problem = dialog.getByRole("alert").filter({ hasText: "Bulk upload failed" });
  await expect(problem).toContainText(changed);
  await expectAccessible(page);
  await input.setInputFiles(list.path);
  await expect(problem).toBeHidden();
  await upload.click();
  await expect(figures(dialog)).toHaveText(["No", "3", "3", "0", "0", "0"]);
  // the next one begins anew, and what keeps it out is said in the server's words
  list.save("town,state\nHassan,Karnataka\n");
  await input.setInputFiles(list.path);
  await expect(figures(dialog)).toHaveCount(0);
  await upload.click();
  await expect(problem).toContainText("The first line must contain the column names");
  list.save(uploaded.mended);
  await input.setInputFiles(list.path);
  await upload.click();
  await expect(figures(dialog)).toHaveText(["No", "3", "0", "0", "3", "0"]);
  await dialog.getByRole("button", { name: "Close" }).last().click();

  const imported = listOf("Imported shrine");
  list.save(imported.faulty);
  await goWithin(page, "/admin/temples?search=Imported+shrine");
  const simple = page.locator(".console-toolbar input[accept*=csv]");
  await simple.setInputFiles(list.path);
  await expect(figures(page)).toHaveText(["Yes", "2", "1", "0", "0", "1"]);
  list.save(imported.mended);
  await page.getByRole("button", { name: "Import these changes" }).click();
  await expect(figures(page)).toHaveText(["No", "2", "1", "0", "0", "1"]);
  await simple.setInputFiles(list.path);
  await expect(figures(page)).toHaveText(["Yes", "3", "2", "0", "1", "0"]);
});

test("a picture that is saved anew is sent as it was looked at, and may be chosen again", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api);
  const fields = { nameHi: null, nameKn: null, description: null, pricePaise: 9_900, stock: 4, active: true };
  const made = await api.post("/api/admin/products", { data: { name: "Saved bell", ...fields } });
  const { id: product } = await made.json();
  const picture = savedFile("gate.jpg");
  picture.save(await aPhoto());
  await signInAs("SUPER_ADMIN");
  await page.goto(`/admin/temples/${temple.id}/workspace?tab=pictures`);
  const crop = page.getByRole("dialog", { name: "Crop gate.jpg" });
  await expect(async () => {
    // a form is drawn twice as its record comes in, and what the first one was given is gone
    await page.getByLabel("Choose a picture").setInputFiles(picture.path);
    await expect(crop).toBeVisible({ timeout: 2_000 });
  }).toPass();
  picture.save(await aPhoto({ width: 400 }));
  await crop.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("gate.jpg is stored. It is shown once the temple is saved.")).toBeVisible();

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Temple updated successfully")).toBeVisible();
  await goWithin(page, `/admin/products/${product}`);
  const drawer = page.getByRole("dialog", { name: "Edit product" });
  const input = drawer.locator("input[type=file]");
  const shown = drawer.getByRole("img", { name: "Picture of Saved bell" });
  await input.setInputFiles(picture.path);
  const first = await shown.getAttribute("src");
  picture.save(await aPhoto({ colour: "#1f7a4d" }));
  await input.setInputFiles(picture.path);
  await expect(shown).not.toHaveAttribute("src", first ?? "");
});

test("photos of a visitor are sent as they were looked at, whatever becomes of their files", async ({
  page,
  apiAs,
}) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  const photo = savedFile("gate.jpg");
  photo.save(await aPhoto());
  await page.goto(`/temple/${temple.slug}`);
  await page.getByRole("button", { name: "Add Photos", exact: true }).click();
  const uploader = page.getByRole("form", { name: "Add Photos" });
  await uploader.getByLabel("Choose photos").setInputFiles(photo.path);
  const review = page.getByRole("form", { name: "Add Your Review" });
  await page.locator("#add-review").scrollIntoViewIfNeeded();
  await review.getByLabel("Add photos to the review").setInputFiles(photo.path);
  for (const form of [uploader, review]) await expect(form.getByRole("img", { name: "gate.jpg" })).toBeVisible();

  photo.save(await aPhoto({ colour: "#1f7a4d" }));
  await uploader.getByRole("button", { name: "Upload 1 photo" }).click();
  await expect(uploader.getByText("Successfully uploaded 1 photo(s)")).toBeVisible();
  await review.getByRole("radio", { name: "4 stars" }).check({ force: true }); // under the drawn star
  await review.getByLabel("Your review").fill("The lamps in the evening are a sight to see.");
  await review.getByRole("checkbox", { name: "I am not a robot" }).check();
  await review.getByRole("button", { name: "Submit Review" }).click();
  await expect(review.getByText("Successfully uploaded 1 image(s)")).toBeVisible();
});
