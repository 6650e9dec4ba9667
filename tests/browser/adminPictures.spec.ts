import type { Locator, Page } from "@playwright/test";
import { leaveByKey } from "../support/browserTest";
import { addPhotos, addTemple, aPhoto, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const zone = (page: Page) => page.getByLabel("Choose a picture");
const crop = (page: Page, name = "gate.jpg") => page.getByRole("dialog", { name: `Crop ${name}` });
const address = (of: Locator) => of.getByLabel("Web address");
const main = (page: Page | Locator) => page.getByRole("group", { name: "Main picture" });
const stored = /^\/images\/[a-z0-9]{24}-\d+\.webp$/;

const gate = async (size = { width: 1600, height: 1200 }) => ({
  name: "gate.jpg",
  mimeType: "image/jpeg",
  buffer: await aPhoto(size),
});

type Picture = Awaited<ReturnType<typeof gate>>;

/** Chooses a file; a form is drawn twice as its record comes in, and what the first one was given is gone. */
async function choose(page: Page, picture: Picture): Promise<void> {
  await expect(async () => {
    await page.locator(".picture-upload input[type=file]").last().setInputFiles(picture);
    await expect(page.locator(".crop-picture")).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test("an editor sends a picture from the workspace, cut to a shape by keyboard, and saves it", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api);
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}/workspace`);
  await page.getByRole("button", { name: "Go to field: No picture" }).click();
  await expect(zone(page)).toBeFocused();
  await zone(page).setInputFiles(await gate());
  await expectAccessible(page);
  await crop(page).getByRole("radio", { name: "1:1" }).press("Space");
  await crop(page).getByLabel("Zoom").press("End");
  const area = crop(page).getByRole("group", { name: "The part that stays" });
  for (const _ of [1, 2, 3]) await area.press("ArrowRight");
  await crop(page).getByRole("button", { name: "Upload" }).press("Enter");

  await expect(page.getByText("gate.jpg is stored. It is shown once the temple is saved.")).toBeVisible();
  await expect(crop(page)).toBeHidden();
  await expect(address(main(page))).toHaveValue(stored);
  await expect(zone(page)).toBeFocused();
  await expect(page.getByText("There are unsaved changes.")).toBeVisible();
  await main(page).getByLabel("Alt text in English").fill("The gate");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Temple updated successfully")).toBeVisible();

  const [picture] = (await (await api.get(`/api/admin/temples/${temple.id}`)).json()).pictures;
  expect(picture).toMatchObject({ url: expect.stringMatching(stored), alt: { en: "The gate" } });
  // a quarter of the height: the most that can be zoomed
  expect(picture.url).toContain("-300.webp");
  await page.goto(`/temple/${temple.slug}`);
  const shown = page.locator(".temple-picture img");
  await expect(shown).toHaveJSProperty("complete", true);
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight)).toBe(1);
});

test("a large picture is made smaller here, and stays as wide as it is shown", async ({ page, signInAs, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}/workspace?tab=pictures`);
  await choose(page, await gate({ width: 4000, height: 3000 }));
  await crop(page).getByRole("button", { name: "Upload" }).click();
  await expect(address(main(page))).toHaveValue(/-1600\.webp$/);
});

test("what is wrong is said beside the file, by its name, and nothing that is typed is lost", async ({
  page,
  problems,
  signInAs,
  apiAs,
}) => {
  problems.allow(/net::ERR_FAILED/);
  const temple = await addTemple(await apiAs("ADMIN"));
  await signInAs("TEMPLE_ADMIN");
  await page.goto(`/admin/temples/${temple.id}/workspace?tab=place`);
  await page.getByLabel("City", { exact: true }).fill("Bidar");
  await page.getByRole("tab", { name: /^Pictures/ }).click();
  const problem = page.locator(".picture-upload").getByRole("alert");
  for (const [file, text] of [
    [{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") }, "notes.txt: File type not allowed"],
    [{ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("notes") }, "a.jpg: Invalid image file"],
  ] as const) {
    await zone(page).setInputFiles({ ...file });
    await expect(problem).toContainText(text);
  }

  await page.route("**/api/admin/pictures", (route) => route.abort());
  await zone(page).setInputFiles(await gate());
  await crop(page).getByRole("button", { name: "Upload" }).click();
  await expect(problem).toContainText("gate.jpg: Unable to connect to the server.");
  await expectAccessible(page);
  await page.unroute("**/api/admin/pictures");
  await problem.getByRole("button", { name: "Try Again" }).click();
  await expect(address(main(page))).toHaveValue(stored);

  await page.route("**/api/admin/pictures", (route) =>
    route.fulfill({ status: 400, json: { code: "validation", message: "", errors: { image: "errors.imageColours" } } }),
  );
  await zone(page).setInputFiles(await gate());
  await crop(page).getByRole("button", { name: "Upload" }).click();
  await expect(problem).toContainText("gate.jpg: The colours of this image cannot be read.");
  await page.getByRole("tab", { name: /^Names and places/ }).click();
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Bidar");
});

test("in the temple form a file takes the place of a picture; who thinks better of it changes nothing", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { tradition: "Hindu" });
  await addPhotos(api, temple.id, ["#1f7a4d"]);
  const { image } = await (await api.get(`/api/admin/temples/${temple.id}`)).json();
  await api.put(`/api/admin/temples/${temple.id}`, { data: { pictures: [{ url: image, focus: { x: 10, y: 20 } }] } });
  await signInAs("SUPER_ADMIN");
  await page.goto(`/admin/temples/${temple.id}`);
  const form = page.getByRole("dialog", { name: "Edit temple" });
  await form.getByRole("button", { name: "Pictures" }).click();
  const replace = main(form).getByRole("button", { name: "Replace by a file: Picture 1" });
  const ask = async () => {
    const asked = page.waitForEvent("filechooser");
    await replace.click();
    await (await asked).setFiles(await gate());
    await expect(crop(page)).toBeVisible();
  };
  await ask();
  await leaveByKey(crop(page));
  await expect(crop(page)).toBeHidden();
  await expect(replace).toBeFocused();
  await expect(address(main(form))).toHaveValue(image);

  await ask();
  await crop(page).getByRole("button", { name: "Upload" }).click();
  await expect(address(main(form))).toHaveValue(/-1600\.webp$/);
  await expect(main(form).getByLabel("Focal point from the left")).toHaveValue("");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form).toBeHidden();
  const { pictures } = await (await api.get(`/api/admin/temples/${temple.id}`)).json();
  expect(pictures).toEqual([expect.objectContaining({ url: expect.stringMatching(/-1600\.webp$/), focus: null })]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  for (const language of ["en", "hi", "kn"]) {
    test(`a picture is moved by a finger, in ${language}`, async ({ page, signInAs, apiAs }) => {
      const temple = await addTemple(await apiAs("ADMIN"));
      await signInAs("TEMPLE_ADMIN");
      await page.goto(`/admin/temples/${temple.id}/workspace?tab=pictures&lang=${language}`);
      await choose(page, await gate());
      const picture = page.locator(".crop-picture img");
      await page.locator(".crop-choices").getByText("1:1", { exact: true }).tap();
      await expectToFit(page, 360);
      const before = await picture.boundingBox();
      const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      const finger = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
        finger.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: at === undefined ? [] : [{ x: x + width / 2 + at, y: y + height / 2 }],
        });
      await touch("touchStart", 0);
      await touch("touchMove", -20);
      await touch("touchMove", -40);
      await touch("touchEnd");
      await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 5);
    });
  }
});
