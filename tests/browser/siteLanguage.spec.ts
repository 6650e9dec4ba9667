import { expect, test } from "../support/browserTest";

test("the selector changes the page in place, and the choice stays", async ({ page, context }) => {
  await page.goto("/");
  await page.getByLabel("Language: English").click();
  await page.getByRole("link", { name: /हिन्दी/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("आस्था की हर यात्रा एक दर्शन से शुरू होती है");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("hi");
  expect((await context.cookies()).find(({ name }) => name === "lang")?.value).toBe("hi");

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto("/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("मंदिर खोजें");
  await page.getByRole("banner").locator(".languages summary", { hasText: "हिन्दी" }).click();
  await page.getByRole("link", { name: /^EN/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("?lang speaks at once and for the visit, and takes only the three languages", async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url });
  const kannada = await request.get("/?lang=kn");
  expect(await kannada.text()).toMatch(/<html lang="kn"[\s\S]*ದೇವಾಲಯ/);
  expect(kannada.headers()["set-cookie"]).toBe("lang=kn-visit; Path=/; SameSite=Lax");
  expect(await (await request.get("/search")).text()).toContain('<html lang="kn"');
  const chosen = await request.get("/?lang=hi", { headers: { "sec-fetch-site": "same-origin" } });
  expect(chosen.headers()["set-cookie"], "chosen on a page that tells no referrer").toContain(
    "lang=hi; Path=/; Max-Age=",
  );
  await request.dispose();

  const stranger = await playwright.request.newContext({ baseURL: site.url });
  expect(await (await stranger.get("/?lang=fr")).text()).toContain('<html lang="en"');
  await stranger.dispose();
});

test("a link in a language shows its page so and leaves one's own choice as it is, on the site and in the console", async ({
  page,
  signInAs,
}) => {
  const root = page.locator("html");
  await page.goto("/search?lang=hi");
  await expect(root).toHaveAttribute("lang", "hi");
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBeNull();
  await page.goto("/about");
  await expect(root, "for the visit, where nothing was chosen").toHaveAttribute("lang", "hi");
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin/temples");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Temples");
  await expect(root).toHaveAttribute("lang", "en");

  await page.goto("/about");
  await page.getByLabel("भाषा: हिन्दी").click();
  await page.getByRole("link", { name: /^EN/ }).click();
  await expect(root).toHaveAttribute("lang", "en");
  await page.goto("/search?lang=kn");
  await expect(root).toHaveAttribute("lang", "kn");
  expect(await (await page.request.get("/search")).text()).toContain('<html lang="en"');
  await page.goto("/admin/temples");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Temples");
});

test("in Kannada, on a phone without scripts, a temple is found and its page read from place to place", async ({
  openPage,
  apiAs,
}) => {
  const api = await apiAs("ADMIN");
  const names = { name: "Lamp Hill Shrine", nameKn: "ದೀಪಗಿರಿ ದೇವಸ್ಥಾನ", city: "Mysuru", state: "Karnataka" };
  const day = [{ from: "06:00", to: "20:30" }];
  const openingHours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  const made = await api.post("/api/admin/temples", {
    data: { ...names, address: "1 Temple Street", pincode: "570001", openingHours },
  });
  expect(made.status(), await made.text()).toBe(201);
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto("/");
  await page.getByLabel("Language: English").click();
  await page.getByRole("link", { name: /ಕನ್ನಡ/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "kn");
  const chosen = (await page.context().cookies()).find(({ name }) => name === "lang");
  expect([chosen?.value, (chosen?.expires ?? 0) > 0], "the selector's links are a choice").toEqual(["kn", true]);
  await page.getByLabel("ದೇವಾಲಯ, ದೇವರು ಅಥವಾ ನಗರ").fill("ದೀಪಗಿರಿ");
  await page.getByRole("button", { name: "ದೇವಾಲಯ ಹುಡುಕಿ" }).click();
  await page.getByRole("link", { name: `ವಿವರ ನೋಡಿ: ${names.nameKn}` }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names.nameKn);
  const facts = page.getByRole("main").getByRole("complementary", { name: "ದೇವಾಲಯದ ಮಾಹಿತಿ" });
  await expect(facts.getByRole("table", { name: "ವಾರದ ಸಮಯ" })).toContainText(/ಪ್ರತಿದಿನ\s*.*6:00ರಿಂದ .*8:30ರವರೆಗೆ/);
  await expect(facts.locator("dl > div").filter({ hasText: "ವಿಳಾಸ" })).toContainText(
    "1 Temple Street, ಮೈಸೂರು, ಕರ್ನಾಟಕ, 570001",
  );
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  expect(await fits()).toBe(360);
  await api.delete(`/api/admin/temples/${(await made.json()).id}`);
});

test("a temple's name is in the reader's script, the English one beside it", async ({ page }) => {
  await page.goto("/temple/tirumala-venkateswara-temple-tirupati?lang=kn");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ತಿರುಮಲ ವೆಂಕಟೇಶ್ವರ ದೇವಸ್ಥಾನ");
  await expect(page.getByText("Tirumala Venkateswara Temple", { exact: true })).toBeVisible();
});

for (const { lang, town, place } of [
  { lang: "hi", town: "वाराणसी", place: "वाराणसी, उत्तर प्रदेश" },
  { lang: "kn", town: "ವಾರಾಣಸಿ", place: "ವಾರಾಣಸಿ, ಉತ್ತರ ಪ್ರದೇಶ" },
]) {
  test(`a temple's town is in the reader's script in ${lang}: card, suggestion and page`, async ({ page }) => {
    await page.goto(`/search?q=Kashi%20Vishwanath&lang=${lang}`);
    await expect(page.getByRole("article").filter({ hasText: place }).first()).toBeVisible();
    await page.getByRole("combobox").first().fill("Kashi Vishwanath T");
    await page.getByRole("option").filter({ hasText: town }).first().click();
    await expect(page).toHaveURL(/\/temple\//);
    await expect(page.getByRole("main")).toContainText(place);
  });
}

test("a language that only the device remembers is spoken again", async ({ page, context }) => {
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("locale", "kn"));
  await context.clearCookies();
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "kn");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ದೇವಾಲಯ: ಪರಿಚಯ");
});

test.describe("in a Kannada-speaking area", () => {
  test.use({ geolocation: { latitude: 12.9716, longitude: 77.5946 }, permissions: ["geolocation"] });

  test("who chose nothing reads Kannada, is told, and finds the way back", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "kn");
    const back = page.getByRole("button", { name: "Back to English" });
    await expect(page.getByRole("status").filter({ has: back })).toHaveClass("toast info");
    await back.click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.reload();
    await expect(page.getByText("Within 10 km of you")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("what the place decided holds on every page of the visit, drawn by the server or in place", async ({
    page,
    context,
    site,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Back to English" })).toBeVisible();
    const cookie = (await context.cookies()).find(({ name }) => name === "lang");
    expect(cookie).toMatchObject({ value: "kn-visit", expires: -1 });
    expect(await page.evaluate(() => localStorage.getItem("locale"))).toBeNull();
    for (const path of ["/search?q=shiva", "/about", "/temple/tirumala-venkateswara-temple-tirupati", "/"]) {
      expect(await (await page.request.get(path)).text(), path).toContain('<html lang="kn"');
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", "kn");
    }
    await page.getByRole("search").getByRole("button", { name: "ದೇವಾಲಯ ಹುಡುಕಿ" }).click();
    await expect(page).toHaveURL(`${site.url}/search`);
    await expect(page.locator("html")).toHaveAttribute("lang", "kn");
    await expect(page.getByRole("button", { name: "Back to English" })).toHaveCount(0);

    await page.goto("/search?lang=hi");
    for (const path of ["/", "/search"]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    }
  });

  test("who chose a language keeps it", async ({ page }) => {
    await page.goto("/?lang=hi");
    await expect(page.getByText("आपके स्थान से 10 किमी के भीतर")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  });
});
