import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  addPhotos,
  addTemple,
  anAddress,
  aPhoto,
  approve,
  enterWith,
  expect,
  expectAccessible,
  expectToFit,
  test,
} from "../support/visitorTest";

const viewer = (page: Page) => page.getByRole("dialog", { name: /^Photos: / });
const gallery = (page: Page) => page.getByRole("region", { name: "Temple Photos" });
const uploader = (page: Page) => page.getByRole("form", { name: "Add Photos" });
const picker = (page: Page) => uploader(page).getByLabel("Choose photos");
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

async function openUploader(page: Page, slug: string): Promise<void> {
  await page.goto(`/temple/${slug}`);
  await gallery(page).getByRole("button", { name: "Add Photos" }).click();
  await expect(uploader(page)).toBeVisible();
}

test.describe("the viewer", () => {
  test("is gone through by keyboard, stays within its photos, and gives the focus back", async ({ page, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await addPhotos(api, temple.id, ["#a4231c", "#1f7a4d", "#1d4ed8"]);
    await page.goto(`/temple/${temple.slug}`);
    const second = gallery(page).getByRole("link", { name: `${temple.name}, photo 2 of 3` });
    await second.focus();
    await second.press("Enter");
    await expect(viewer(page).getByText("2 / 3")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(viewer(page).getByText("3 / 3")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(viewer(page).getByText("3 / 3")).toBeVisible();
    await expect(viewer(page).getByRole("button", { name: "Next photo" })).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Home");
    await expect(viewer(page).getByText("1 / 3")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(viewer(page).getByText("1 / 3")).toBeVisible();
    await page.keyboard.press("End");
    await expect(viewer(page).getByText("3 / 3")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(second).toBeFocused();
  });

  test("has buttons for all of it, and keeps the focus within", async ({ page, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await addPhotos(api, temple.id, ["#a4231c", "#1f7a4d"]);
    await page.goto(`/temple/${temple.slug}`);
    await gallery(page)
      .getByRole("link", { name: /photo 1 of 2/ })
      .click();
    await viewer(page).getByRole("button", { name: "Next photo" }).click();
    await expect(viewer(page).getByRole("img", { name: /photo 2 of 2/ })).toBeVisible();
    await viewer(page).getByRole("button", { name: "Previous photo" }).click();
    await expect(viewer(page).getByText("1 / 2")).toBeVisible();
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement?.closest("dialog, main, header")?.tagName ?? "DIALOG"),
      ).toBe("DIALOG");
    }
    await viewer(page).getByRole("button", { name: "Close" }).click();
    await expect(viewer(page)).toBeHidden();
  });

  test.describe("on a phone", () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

    test("follows a finger sideways, not up and down", async ({ page, context, apiAs }) => {
      const api = await apiAs("ADMIN");
      const temple = await addTemple(api);
      await addPhotos(api, temple.id, ["#a4231c", "#1f7a4d", "#1d4ed8"]);
      await page.goto(`/temple/${temple.slug}`);
      const first = gallery(page).getByRole("link", { name: /photo 1 of 3/ });
      const beside = gallery(page).getByRole("link", { name: /photo 2 of 3/ });
      expect((await beside.boundingBox())?.y).toBe((await first.boundingBox())?.y);
      await first.tap();
      await expect(viewer(page).getByText("1 / 3")).toBeVisible();
      const touch = await context.newCDPSession(page);
      const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [to] });
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      };
      await swipe({ x: 300, y: 400 }, { x: 80, y: 410 });
      await expect(viewer(page).getByText("2 / 3")).toBeVisible();
      await swipe({ x: 120, y: 200 }, { x: 190, y: 600 }); // up and down: it would have gone back to the first
      await swipe({ x: 300, y: 400 }, { x: 80, y: 400 });
      await expect(viewer(page).getByText("3 / 3")).toBeVisible();
      await swipe({ x: 80, y: 400 }, { x: 300, y: 400 });
      await expect(viewer(page).getByText("2 / 3")).toBeVisible();
    });
  });

  test("a photo that cannot be loaded leaves a placeholder", async ({ page, apiAs, problems }) => {
    problems.allow(/\/images\//);
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await addPhotos(api, temple.id, ["#a4231c"]);
    await page.route("**/images/*-*", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(`/temple/${temple.slug}`);
    await gallery(page).scrollIntoViewIfNeeded();
    await expect(gallery(page).getByText("This photo could not be loaded")).toBeVisible();
  });
});

test.describe("adding photos", () => {
  test("sends them by who is signed in, says that they await approval, and shows them once approved", async ({
    page,
    apiAs,
    newcomer,
  }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    const person = await newcomer();
    await enterWith(page, person);
    await openUploader(page, temple.slug);
    await picker(page).setInputFiles([
      jpeg("gate.jpg", await aPhoto()),
      jpeg("tank.jpg", await aPhoto({ colour: "#0a0" })),
    ]);
    await expect(uploader(page).getByRole("img", { name: "gate.jpg" })).toBeVisible();
    await uploader(page).getByRole("button", { name: "Remove tank.jpg" }).click();
    await expect(picker(page)).toBeFocused();
    const sent = page.waitForRequest(`**/api/images/temple/${temple.id}`);
    await uploader(page).getByRole("button", { name: "Upload 1 photo" }).click();
    expect((await sent).headers().authorization).toBe(`Bearer ${person.token}`);
    await expect(
      uploader(page).getByRole("status").filter({ hasText: "Successfully uploaded 1 photo(s)" }),
    ).toBeFocused();
    await expect(uploader(page).getByText("They appear here once our team has approved them")).toBeVisible();
    await expect(uploader(page).getByRole("img")).toHaveCount(0);
    await expect(gallery(page).getByText("No photos available yet")).toBeVisible();
    const waiting = await (await api.get(`/api/admin/moderation?kind=photo&temple=${temple.id}`)).json();
    expect(waiting.total).toBe(1);
    await approve(api, [{ kind: "photo", id: waiting.items[0].id }]);
    await page.reload();
    await expect(gallery(page).getByRole("link", { name: `${temple.name}, photo 1 of 1` })).toBeVisible();
    await expect(gallery(page)).toContainText("Photo: Meera Iyer");
  });

  test("a large photo of a phone is made smaller before it is sent", async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await openUploader(page, temple.slug);
    await picker(page).setInputFiles([jpeg("large.jpg", await aPhoto({ width: 4000, height: 3000 }))]);
    const preview = uploader(page).getByRole("img", { name: "large.jpg" });
    await expect(preview).toBeVisible();
    const size = await preview.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
    expect(size).toEqual([2048, 1536]);
    await uploader(page).getByRole("button", { name: "Upload 1 photo" }).click();
    await expect(uploader(page).getByText("Successfully uploaded 1 photo(s)")).toBeVisible();
  });

  test("a photo that was held upright stays so when it is made smaller", async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await openUploader(page, temple.slug);
    // as a phone writes it: lying on its side, red on the left, with the word to turn it by a quarter
    const lying = sharp({ create: { width: 2600, height: 1950, channels: 3, background: "#0000ff" } })
      .composite([{ input: await aPhoto({ width: 1300, height: 1950, colour: "#ff0000" }), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg();
    await picker(page).setInputFiles([jpeg("upright.jpg", await lying.toBuffer())]);
    const preview = uploader(page).getByRole("img", { name: "upright.jpg" });
    await expect(preview).toBeVisible();
    const seen = await preview.evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      const { naturalWidth: width, naturalHeight: height } = img;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = canvas.getContext("2d");
      context?.drawImage(img, 0, 0);
      const colourAt = (x: number, y: number) => {
        const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return red > blue ? "red" : "blue";
      };
      const [right, foot] = [width - 9, height - 9];
      return { width, height, corners: [colourAt(9, 9), colourAt(right, 9), colourAt(9, foot), colourAt(right, foot)] };
    });
    expect(seen).toEqual({ width: 1536, height: 2048, corners: ["red", "red", "blue", "blue"] });
  });

  test("what this browser cannot make smaller says which limit it is over", async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await page.addInitScript(() => Reflect.deleteProperty(window, "createImageBitmap"));
    await openUploader(page, temple.slug);
    const noise = {
      create: {
        width: 1500,
        height: 1400,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    } as const;
    await picker(page).setInputFiles([
      jpeg("wide.jpg", await aPhoto({ width: 2049, height: 20 })),
      { name: "heavy.png", mimeType: "image/png", buffer: await sharp(noise).png({ compressionLevel: 0 }).toBuffer() },
    ]);
    await expect(uploader(page).getByRole("alert").getByRole("listitem")).toHaveText([
      "wide.jpg: Image dimensions exceed 2048x2048 limit",
      "heavy.png: File size exceeds 5MB limit",
    ]);
    await expect(uploader(page).locator(".previews img")).toHaveCount(0);
    await expect(uploader(page).getByRole("button", { name: /^Upload/ })).toHaveCount(0);
  });

  test("photos are dropped on it as well, and two handfuls at once are no more than five", async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await openUploader(page, temple.slug);
    const photo = (await aPhoto({ width: 40, height: 30 })).toString("base64");
    await page.getByText("Choose photos").evaluate(async (label, base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      for (const hand of ["left", "right"]) {
        const dataTransfer = new DataTransfer();
        for (const finger of [1, 2, 3, 4])
          dataTransfer.items.add(new File([bytes], `${hand}-${finger}.jpg`, { type: "image/jpeg" }));
        label.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
      }
    }, photo);
    await expect(uploader(page).getByRole("alert")).toContainText("Maximum 5 files allowed");
    await expect(uploader(page).locator(".previews img")).toHaveCount(5);
  });

  test("only files without errors are kept, and each other one says why", async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await openUploader(page, temple.slug);
    await picker(page).setInputFiles([
      jpeg("words.jpg", Buffer.from("these are words and no picture")),
      { name: "film.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") },
      jpeg("good.jpg", await aPhoto()),
    ]);
    const problems = uploader(page).getByRole("alert");
    await expect(problems.getByRole("listitem")).toHaveText([
      "words.jpg: Invalid image file",
      "film.gif: File type not allowed. Only JPEG, PNG, and WebP are supported",
    ]);
    await expect(uploader(page).locator(".previews img")).toHaveCount(1);
    await expectAccessible(page);
  });

  test("a sixth photo is one too many", async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await openUploader(page, temple.slug);
    const photo = await aPhoto({ width: 40, height: 30 });
    await picker(page).setInputFiles(["1", "2", "3", "4", "5", "6"].map((name) => jpeg(`${name}.jpg`, photo)));
    await expect(uploader(page).getByRole("alert")).toContainText("Maximum 5 files allowed");
    await expect(uploader(page).locator(".previews img")).toHaveCount(5);
  });

  test("what the server finds wrong with the bytes is said, and the photo stays to be taken out", async ({
    page,
    apiAs,
  }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await openUploader(page, temple.slug);
    // a browser draws what it has of a picture that breaks off; the server does not keep it
    const whole = await aPhoto({ width: 1200, height: 900, format: "png" });
    await picker(page).setInputFiles([
      { name: "half.png", mimeType: "image/png", buffer: whole.subarray(0, whole.length - 40) },
    ]);
    await expect(uploader(page).getByRole("img", { name: "half.png" })).toBeVisible();
    await uploader(page).getByRole("button", { name: "Upload 1 photo" }).click();
    await expect(uploader(page).getByRole("alert").filter({ hasText: "Upload failed" })).toBeFocused();
    await expect(uploader(page).getByText("half.png: Invalid image file")).toBeVisible();
    await expect(uploader(page).locator(".previews img")).toHaveCount(1);
  });

  test("after twenty in a day from one address no more are taken, and the chosen ones stay", async ({
    page,
    apiAs,
  }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    const address = anAddress();
    await page.setExtraHTTPHeaders({ "x-forwarded-for": address });
    const photo = await aPhoto({ width: 30, height: 20 });
    for (let call = 0; call < 4; call++) {
      const form = new FormData();
      for (let file = 0; file < 5; file++) {
        const bytes = await aPhoto({ width: 30 + call, height: 20 + file });
        form.append("images", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), `${call}-${file}.jpg`);
      }
      const sent = await page.request.post(`/api/images/temple/${temple.id}`, {
        headers: { "x-forwarded-for": address },
        multipart: form,
      });
      expect(sent.status(), await sent.text()).toBe(201);
    }
    await openUploader(page, temple.slug);
    await picker(page).setInputFiles([jpeg("one-more.jpg", photo)]);
    await uploader(page).getByRole("button", { name: "Upload 1 photo" }).click();
    await expect(uploader(page).getByRole("alert").filter({ hasText: "Upload failed:" })).toContainText(
      "Too many requests. Please wait a moment and try again.",
    );
    await expect(uploader(page).getByRole("img", { name: "one-more.jpg" })).toBeVisible();
  });

  test("without a connection it says so, keeps the photos, and sends them when asked again", async ({
    page,
    apiAs,
    problems,
  }) => {
    problems.allow(/ERR_FAILED.*\/api\/images\//);
    const temple = await addTemple(await apiAs("ADMIN"));
    await openUploader(page, temple.slug);
    await picker(page).setInputFiles([jpeg("gate.jpg", await aPhoto())]);
    await page.route("**/api/images/temple/*", async (route) => {
      await expect(uploader(page).getByRole("button", { name: "Uploading" })).toBeDisabled();
      await expect(uploader(page).getByRole("progressbar", { name: "Uploading" })).toBeVisible();
      await route.abort();
    });
    await uploader(page).getByRole("button", { name: "Upload 1 photo" }).click();
    await expect(uploader(page).getByRole("alert").filter({ hasText: "Upload failed:" })).toContainText(
      "Unable to connect to the server.",
    );
    await page.unroute("**/api/images/temple/*");
    await uploader(page).getByRole("button", { name: "Upload 1 photo" }).click();
    await expect(uploader(page).getByText("Successfully uploaded 1 photo(s)")).toBeVisible();
  });
});

for (const [language, add, refused] of [
  ["en", "Add Photos", "Invalid request. Please check your input."],
  ["hi", "चित्र जोड़ें", "अनुरोध सही नहीं है। कृपया भरी हुई जानकारी जाँच लें।"],
  ["kn", "ಚಿತ್ರ ಸೇರಿಸಿ", "ವಿನಂತಿ ಸರಿಯಿಲ್ಲ. ನೀವು ನಮೂದಿಸಿದ್ದನ್ನು ಪರಿಶೀಲಿಸಿ."],
] as const) {
  test(`gallery and uploader in ${language} keep nobody out, and fit 320 pixels`, async ({ page, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await addPhotos(api, temple.id, ["#a4231c"]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/temple/${temple.slug}?lang=${language}`);
    await page.locator("#photos button[aria-expanded]").click();
    await expect(page.locator("#photos form")).toBeVisible();
    await page.locator("#photos input[type=file]").setInputFiles([jpeg("gate.jpg", await aPhoto())]);
    await expect(page.locator(".previews img")).toBeVisible();
    await expect(page.locator("#photos")).toContainText(add);
    await expectAccessible(page);
    await expectToFit(page, 320);

    const json = { statusCode: 400, code: "badRequest", message: "Invalid request. Please check your input." };
    await page.route("**/api/images/temple/*", (route) => route.fulfill({ status: 400, json }));
    await page.locator("#photos form button[type=submit]").click();
    await expect(page.locator("#photos form").getByRole("alert").first()).toContainText(refused);
  });
}
