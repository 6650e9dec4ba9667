import type { Page } from "@playwright/test";
import { addTemple, approve, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const town = { city: "Mysuru", state: "Karnataka", latitude: 12.3, longitude: 76.65 };
const spot = { latitude: 12.305183, longitude: 76.655174 };
const pair = "12.305183, 76.655174";

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Where does .* stand\?$/ });
const value = (page: Page) => dialog(page).getByLabel("What it should be");
const send = (page: Page) => dialog(page).getByRole("button", { name: "Send correction" });
const pin = (page: Page) => dialog(page).getByRole("button", { name: "The temple stands here" });
const unknown = (page: Page) => page.getByText("The exact spot is not on record; near Mysuru");
const iAmHere = (page: Page) => page.getByRole("button", { name: "I am here: send the position" });

test.describe("on the spot", () => {
  test.use({ geolocation: { ...spot, accuracy: 12 }, permissions: ["geolocation"] });

  // with the place known the site speaks its language, unless one was chosen
  const inEnglish = (slug: string) => `/temple/${slug}?lang=en`;

  test("a visitor sends the position, and once it is approved the page leads there", async ({ page, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api, town);
    await page.goto(inEnglish(temple.slug));
    await expect(unknown(page)).toBeVisible();
    const search = page.getByRole("link", { name: "Search in Maps", exact: true });
    const query = encodeURIComponent(`${temple.name}, Mysuru, Karnataka`);
    await expect(search).toHaveAttribute("href", `https://www.google.com/maps/search/?api=1&query=${query}`);
    await expect(page.getByRole("link", { name: "Directions", exact: true })).toHaveCount(0);

    await iAmHere(page).click();
    await expect(value(page)).toHaveValue(pair);
    await expect(pin(page)).toBeVisible();
    await expectAccessible(page);
    await send(page).click();
    await expect(dialog(page).getByRole("status").filter({ hasText: "Our team reviews it" })).toBeFocused();

    const waiting = await api.get(`/api/admin/moderation?kind=correction&temple=${temple.id}`);
    const [item] = (await waiting.json()).items;
    expect(item.correction).toMatchObject({ field: "position", proposed: pair });
    expect(item.correction.note).toContain("accurate to about 12 m");
    await approve(api, [{ kind: "correction", id: item.id }]);
    await page.reload();
    await expect(page.getByRole("link", { name: "Directions", exact: true })).toHaveAttribute(
      "href",
      /destination=12\.305183,76\.655174$/,
    );
    await expect(unknown(page)).toHaveCount(0);
  });

  test("what the device said of itself goes when another spot is chosen, and a note of one's own stays", async ({
    page,
    context,
    apiAs,
  }) => {
    const temple = await addTemple(await apiAs("ADMIN"), town);
    await context.setGeolocation({ ...spot, accuracy: 12 });
    await page.goto(inEnglish(temple.slug));
    await iAmHere(page).click();
    const note = dialog(page).locator("textarea");
    await expect(note).toHaveValue(/accurate to about 12 m/);
    await value(page).fill("12.31, 76.66");
    await expect(note).toHaveValue("");
    await note.fill("Beside the tank");
    await value(page).fill("12.312, 76.662");
    await expect(note).toHaveValue("Beside the tank");
  });

  test("a device that does not know it well says so, and sends nothing", async ({ page, context, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"), town);
    await context.setGeolocation({ ...spot, accuracy: 1_500 });
    await page.goto(inEnglish(temple.slug));
    await iAmHere(page).click();
    await expect(page.getByText(/^Your device knows its position only to about 1,500 m/)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test("a refused position is said; the right spot is shown by the map and by its keys", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"), town);
  await page.goto(`/temple/${temple.slug}`);
  await iAmHere(page).click();
  await expect(page.getByText("Unable to access your location.")).toBeVisible();

  await page.getByRole("button", { name: "Show me the right spot" }).click();
  await expect(value(page)).toHaveValue("12.3, 76.65");
  await pin(page).press("ArrowRight");
  await expect(value(page)).toHaveValue(/^12\.30000, 76\.65069$/); // 8 pixels of zoom 14
  await pin(page).press("ArrowUp");
  await expect(value(page)).toHaveValue(/^12\.30067, 76\.65069$/);
  const map = dialog(page).getByRole("region", { name: "Map: where the temple stands" });
  await map.click({ position: { x: 120, y: 60 } });
  await expect(value(page)).not.toHaveValue(/76\.65069$/);
  await value(page).fill(pair);
  await map.press("Enter");
  await expect(value(page)).not.toHaveValue(pair);
  await value(page).fill(pair);
  const [from, to] = [await pin(page).boundingBox(), await map.boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 80, (to?.y ?? 0) + 120, { steps: 4 });
  await page.mouse.up();
  await expect(value(page)).not.toHaveValue(pair);
});

test("without a position on record the page says so, and offers to look for it", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await page.goto(`/temple/${temple.slug}`);
  await expect(page.getByText("The position is not on record")).toBeVisible();
  await expect(page.getByRole("link", { name: "Search in Maps", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show me the right spot" }).click();
  await expect(dialog(page).getByRole("button", { name: "Zoom in" })).toBeVisible(); // the map is drawn
  await expect(pin(page)).toHaveCount(0);
  const map = dialog(page).getByRole("region", { name: "Map: where the temple stands" });
  await map.press("Enter");
  await expect(value(page)).toHaveValue(/^22\.5\d{4}, 79\.\d{5}$/); // the middle of India
  await expect(pin(page)).toBeVisible();
});

test("in Kannada on a narrow phone it keeps nobody out, and without scripts nothing is dead", async ({
  page,
  openPage,
  apiAs,
}) => {
  const temple = await addTemple(await apiAs("ADMIN"), town);
  const address = `/temple/${temple.slug}?lang=kn`;
  const said = "ನಿಖರ ಸ್ಥಳ ದಾಖಲೆಯಲ್ಲಿಲ್ಲ; ಸಮೀಪದ ಊರು: ಮೈಸೂರು";
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await expect(page.getByText(said)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "ಸರಿಯಾದ ಸ್ಥಳ ತೋರಿಸಿ" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "ದೇವಾಲಯ ಇಲ್ಲಿದೆ" })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 320);

  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto(address);
  await expect(plain.getByText(said)).toBeVisible();
  await expect(plain.getByRole("button", { name: "ಸರಿಯಾದ ಸ್ಥಳ ತೋರಿಸಿ" })).toBeHidden();
});
