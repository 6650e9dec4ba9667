import { expect, expectAccessible, test } from "../support/browserTest";
import { cutOffOutside } from "../support/outside";

const languages = ["en", "hi", "kn"] as const;

test("the page for no connection leads back when the connection is here before its scripts", async ({ page, site }) => {
  await page.goto("/offline?from=%2Fhelp%3Fa%3D1");
  await expect(page).toHaveURL(`${site.url}/help?a=1`);
});

test("it stays while the site cannot be reached, and leads back once it can", async ({ page, problems, site }) => {
  problems.allow(/ERR_FAILED/);
  await page.route("**/healthz", (route) => route.abort());
  const asked = page.waitForRequest("**/healthz");
  await page.goto("/offline?from=%2Fhelp");
  await asked;
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/help");
  await page.unroute("**/healthz");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page).toHaveURL(`${site.url}/help`);
});

test("opened by itself it is a page like any other", async ({ page, site }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/offline");
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/");
  expect(asked).not.toContain("/healthz");
  await expect(page).toHaveURL(`${site.url}/offline`);
});

test("words that look like the mark of a nonce stay words", async ({ apiAs, request }) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const words = "Beside the lamp stands __CSP_NONCE__ in old letters.";
  const made = await api.post("/api/admin/temples", {
    data: { name: "Marked Stone", city: "Udupi", state: "Karnataka", description: words },
  });
  const { id, slug } = await made.json();
  const html = await (await request.get(`/temple/${slug}`)).text();
  expect(html).toContain(words);
  expect(html.match(/ nonce="[\w+/]{22}=="/g)?.length).toBe(3);
  await api.delete(`/api/admin/temples/${id}`);
});

for (const [language, title, lead] of [
  ["en", "This path leads to no temple", "Go to the home page"],
  ["hi", "इस रास्ते पर कोई मंदिर नहीं है", "होम पेज पर जाएँ"],
  ["kn", "ಈ ದಾರಿಯಲ್ಲಿ ದೇವಾಲಯವಿಲ್ಲ", "ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ"],
] as const) {
  test(`an address nothing is at says so in ${language}, with scripts and without`, async ({
    page,
    browser,
    context,
    site,
    problems,
  }) => {
    problems.allow(/404/);
    await context.addCookies([{ name: "lang", value: language, url: site.url }]);
    expect((await page.goto("/no/such/place"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: lead }).click();
    await expect(page).toHaveURL(`${site.url}/`);

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    await cutOffOutside(plain, site.url);
    await plain.addCookies([{ name: "lang", value: language, url: site.url }]);
    const still = await plain.newPage();
    await still.goto("/temple/no-such-temple", { waitUntil: "commit" });
    await expect(still.getByRole("main").getByRole("link", { name: /./ }).first()).toBeVisible();
    await expect(still.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await plain.close();
  });
}

for (const path of ["/login", "/register", "/forgotten", "/reset?token=x", "/setup?token=x", "/saved", "/add-temple"]) {
  test(`without scripts ${path} says in three languages that it needs them`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    await cutOffOutside(context, site.url);
    const page = await context.newPage();
    for (const language of languages) {
      await context.addCookies([{ name: "lang", value: language, url: site.url }]);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("main").getByRole("status").first()).toContainText(
        { en: "This page needs JavaScript.", hi: "जावास्क्रिप्ट चाहिए", kn: "ಜಾವಾಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು" }[language],
      );
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText({ en: "Loading", hi: "लोड हो रहा है", kn: "ಲೋಡ್ ಆಗುತ್ತಿದೆ" }[language])).toBeHidden();
    }
    await context.close();
  });
}
