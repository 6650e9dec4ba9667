import type { Locator } from "@playwright/test";
import {
  addPhotos,
  addTemple,
  aPhoto,
  approve,
  expect,
  expectAccessible,
  expectToFit,
  test,
} from "../support/visitorTest";

const alt = { en: "The gate at dusk", hi: "साँझ में द्वार", kn: "ಮುಸ್ಸಂಜೆಯ ದ್ವಾರ" };
const positionOf = (img: Locator) => img.evaluate((element) => getComputedStyle(element).objectPosition);

test("a picture is shown in the width and format that fit, described in the reader's language, around its focal point", async ({
  page,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api);
  const sent = await api.post(`/api/images/temple/${temple.id}`, {
    multipart: {
      images: { name: "a.jpg", mimeType: "image/jpeg", buffer: await aPhoto({ width: 1200, height: 1600 }) },
    },
  });
  await approve(api, [{ kind: "photo", id: (await sent.json()).uploaded[0].id }]);
  const { image } = await (await api.get(`/api/admin/temples/${temple.id}`)).json();
  const pictures = [{ url: image, alt, credit: "A. Rao", license: "CC BY 4.0", focus: { x: 30, y: 10 } }];
  await api.put(`/api/admin/temples/${temple.id}`, { data: { pictures } });

  const hero = page.locator(".temple-picture img");
  for (const language of ["en", "hi", "kn"] as const) {
    await page.goto(`/temple/${temple.slug}?lang=${language}`);
    await expect(hero).toHaveAttribute("alt", alt[language]);
    await expect(page.locator("#photos").getByRole("link", { name: alt[language] })).toBeVisible();
  }
  await expect(page.locator(".temple-picture .credit")).toContainText("A. Rao, CC BY 4.0");
  await expect(hero).toHaveJSProperty("complete", true);
  const key = image.slice(0, image.lastIndexOf("-"));
  await expect(hero).toHaveAttribute("srcset", new RegExp(`^${key}-320.webp 320w, .*${key}-1200.webp 1200w$`));
  expect(await hero.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)).toBe(`${key}-640.avif`);
  expect(await positionOf(hero)).toBe("30% 10%");

  await page.goto(`/search?q=${encodeURIComponent(temple.name)}`);
  const card = page.getByRole("article", { name: temple.name }).locator(".card-image img");
  await expect(card).toHaveAttribute("alt", "");
  expect(await positionOf(card)).toBe("30% 10%");
  await api.put(`/api/admin/temples/${temple.id}`, { data: { pictures: [] } });
});

test("an editor puts pictures in order, describes them and sets a focal point; what is wrong is said beside it", async ({
  page,
  apiAs,
  signInAs,
}) => {
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api, { tradition: "Hindu" });
  await addPhotos(api, temple.id, ["#a4231c", "#1f7a4d"]);
  const { images } = await (await api.get(`/api/images/temple/${temple.id}`)).json();
  const [red, green]: string[] = images.map(({ url }: { url: string }) => url);
  await signInAs("TEMPLE_ADMIN");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/admin/temples/${temple.id}`);
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Pictures" }).click();
  const main = form.getByRole("group", { name: "Main picture" });
  const second = form.getByRole("group", { name: "Picture 2" });
  await form.getByRole("button", { name: "Add picture" }).click();
  await second.getByLabel("Web address").fill("nonsense");
  await second.getByLabel("Alt text in Hindi").fill("अ".repeat(301));
  await second.getByLabel("Focal point from the left").fill("120");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(second).toContainText("This is too long.");
  await expect(second).toContainText("This is outside the allowed range.");
  await expect(second).toContainText("Please enter a web address");
  await expectAccessible(page);

  await second.getByLabel("Web address").fill(green ?? "");
  await second.getByLabel("Alt text in Hindi").fill("दीपस्तंभ");
  await second.getByLabel("Credit").fill("B. Iyer");
  await second.getByRole("button", { name: "Clear focal point" }).click();
  const point = second.getByRole("button", { name: "Set the focal point of picture 2" });
  const box = await point.boundingBox();
  await point.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
  await expect(second.getByLabel("Focal point from the left")).toHaveValue("25");
  await point.press("ArrowRight");
  await point.press("Shift+ArrowUp");
  await expect(second.getByLabel("Focal point from the top")).toHaveValue("65");
  await second.getByRole("button", { name: "Move picture 2 up" }).click();
  await expect(main.getByLabel("Credit")).toHaveValue("B. Iyer");
  await main.getByLabel("Licence").fill("CC0");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page, 360);
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form).toBeHidden();

  const stored = await (await api.get(`/api/admin/temples/${temple.id}`)).json();
  expect(stored).toMatchObject({ image: green, imageCredit: "B. Iyer", imageLicense: "CC0", gallery: [red] });
  expect(stored.pictures[0]).toMatchObject({ alt: { en: null, hi: "दीपस्तंभ", kn: null }, focus: { x: 26, y: 65 } });
});
