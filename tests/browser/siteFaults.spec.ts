import type { Page } from "@playwright/test";
import { hurry } from "../support/hurry";
import { expect, expectAccessible, fill, test } from "../support/visitorTest";

const languages = ["en", "hi", "kn"] as const;
const featuredTemples = "**/api/platform/featured-temples*";
const featured = (page: Page) => page.getByRole("region", { name: "Featured Temples" });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const unreachable = "Unable to connect to the server. Please try again later.";

/** To the home page from another one, so that its data is read by the browser. */
async function comeHome(page: Page) {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home", exact: true }).click();
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  const button = page.getByRole("button", { name: "Login to Divine Portal" });
  await expect(button).toBeVisible(); // the page one comes from may have such fields too
  await fill(page, { Email: email, Password: password });
  await button.click();
}

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
  expect(html.match(/ nonce="[\w+/]{22}=="/g)?.length).toBe(1);
  await api.delete(`/api/admin/temples/${id}`);
});

for (const [language, title, lead] of [
  ["en", "This path leads to no temple", "Go to the home page"],
  ["hi", "इस रास्ते पर कोई मंदिर नहीं है", "होम पेज पर जाएँ"],
  ["kn", "ಈ ದಾರಿಯಲ್ಲಿ ದೇವಾಲಯವಿಲ್ಲ", "ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ"],
] as const) {
  test(`an address nothing is at says so in ${language}, with scripts and without`, async ({
    page,
    openPage,
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

    const still = await openPage({ javaScriptEnabled: false });
    await still.context().addCookies([{ name: "lang", value: language, url: site.url }]);
    await still.goto("/temple/no-such-temple", { waitUntil: "commit" });
    await expect(still.getByRole("main").getByRole("link", { name: /./ }).first()).toBeVisible();
    await expect(still.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
}

/** Pages that are of use with scripts alone. */
const scripted = [
  ...["/login", "/register", "/forgotten", "/reset?token=x", "/setup?token=x", "/saved", "/add-temple", "/donate"],
  ...["/payments/x", "/pay/test/x"],
];
const needsScripts = { en: "This page needs JavaScript.", hi: "जावास्क्रिप्ट चाहिए", kn: "ಜಾವಾಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು" };
const loading = { en: "Loading", hi: "लोड हो रहा है", kn: "ಲೋಡ್ ಆಗುತ್ತಿದೆ" };

test("without scripts a page that needs them says so in three languages", async ({ openPage, site }) => {
  const page = await openPage({ javaScriptEnabled: false });
  const main = page.getByRole("main");
  for (const language of languages) {
    await page.context().addCookies([{ name: "lang", value: language, url: site.url }]);
    for (const path of scripted) {
      await page.goto(path, { waitUntil: "commit" });
      await expect(main.getByRole("status").first(), path).toContainText(needsScripts[language]);
      await expect(main.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect(page.getByText(loading[language]), path).toBeHidden();
    }
  }
});

test("an answer that does not come is given up after a while, told, and asked for again", async ({ page }) => {
  await hurry(page, "/featured-temples");
  await page.goto("/about");
  await page.route(featuredTemples, () => new Promise(() => undefined), { times: 1 });
  await comeHome(page);
  await expect(page.getByText("Retrying in 1 seconds... (Attempt 1/3)")).toBeVisible({ timeout: 25_000 });
  await expect(page.getByText("Data loaded successfully!")).toBeVisible();
  await expect(featured(page).getByRole("article")).toHaveCount(6);
});

test("a login that hangs is given up in words, and what was typed is there for the next try", async ({
  page,
  newcomer,
  site,
}) => {
  const person = await newcomer();
  await page.route("**/api/auth/login", () => new Promise(() => undefined), { times: 1 });
  await hurry(page, "/api/auth/login");
  await page.goto("/login");
  await logIn(page, person);
  await expect(page.getByRole("button", { name: "Logging in" })).toBeDisabled();
  await expect(alert(page)).toHaveText(`Login failed: ${unreachable}`, { timeout: 25_000 });
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Login to Divine Portal" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
});

for (const [what, broken] of [
  ["breaks off", { contentType: "application/json", body: '{"temples":[{"id":1,"name":"Kon' }],
  ["is another site's page", { contentType: "text/html", body: "<h1>Welcome to the station's network</h1>" }],
] as const) {
  test(`an answer that ${what} is none: it is asked for again, then samples and a way on are shown`, async ({
    page,
  }) => {
    await page.goto("/about");
    await page.clock.install();
    await page.route(featuredTemples, (route) => route.fulfill({ status: 200, ...broken }));
    await comeHome(page);
    for (const [seconds, attempt] of [
      [1, 1],
      [2, 2],
      [4, 3],
    ] as const) {
      await expect(page.getByText(`Retrying in ${seconds} seconds... (Attempt ${attempt}/3)`)).toBeVisible();
      await page.clock.runFor(seconds * 1000);
    }
    await expect(page.getByRole("alert").filter({ hasText: unreachable })).toBeVisible();
    await expect(featured(page).getByText("Sample", { exact: true })).toHaveCount(3);
    await page.unroute(featuredTemples);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(featured(page).getByText("Sample", { exact: true })).toHaveCount(0);
    await expect(featured(page).getByRole("article")).toHaveCount(6);
  });
}

test("a login answered by another site's page signs nobody in", async ({ page, newcomer }) => {
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Welcome</h1>" }),
  );
  await page.goto("/login");
  await logIn(page, await newcomer());
  await expect(alert(page)).toHaveText(`Login failed: ${unreachable}`);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("too many requests are said and not repeated", async ({ page }) => {
  let asked = 0;
  await page.goto("/about");
  await page.clock.install();
  await page.route(featuredTemples, (route) => {
    asked++;
    return route.fulfill({ status: 429, json: { code: "tooManyRequests" } });
  });
  await comeHome(page);
  await expect(page.getByText("Too many requests. Please wait a moment and try again.")).toBeVisible();
  await page.clock.runFor(30_000);
  expect(asked).toBe(1);
  await page.unroute(featuredTemples);
  // other parts may have failed as well by the clock's jump
  await page.getByRole("alert").filter({ hasText: "The temples could not be" }).getByRole("button").click();
  await expect(featured(page).getByRole("article")).toHaveCount(6);
});

test("nearby temples that cannot be read are told with their reason", async ({ page, problems }) => {
  problems.allow(/nearby|status of 503/);
  await page.goto("/about");
  await page.route("**/api/temples/nearby*", (route) => route.fulfill({ status: 503, json: {} }));
  await comeHome(page);
  const notice = page.getByRole("alert").filter({ hasText: "Failed to load nearby temples: " });
  await expect(notice).toHaveText(
    "Failed to load nearby temples: Service temporarily unavailable. Please try again later.",
  );
  await expect(notice).toHaveClass("toast error");
  await expect(featured(page).getByRole("article")).toHaveCount(6);
  const near = page.getByRole("region", { name: "Temples Near You" });
  await expect(near).not.toContainText("No temples found");
  await page.unroute("**/api/temples/nearby*");
  await near.getByRole("button", { name: "Try Again" }).click();
  await expect(near.getByRole("article").first()).toContainText("km away");
});

test("where nothing can be stored one logs in and comes to where one wanted to go", async ({ page, newcomer }) => {
  const person = await newcomer();
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("forbidden", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto("/add-temple");
  await expect(page).toHaveURL(/\/login\?to=/);
  await logIn(page, person);
  await fill(page, { Name: "Shrine of the Neem", Address: "Fort Road, Bidar, Karnataka 585401" });
  await page.getByRole("button", { name: "Share temple" }).click();
  await expect(page.getByText("Temple details submitted successfully!")).toBeVisible();
});

test("with everything from elsewhere blocked the pages are whole, drawn temples in place of photos", async ({
  page,
  context,
  problems,
  site,
}) => {
  problems.allow(/ERR_FAILED/);
  await context.route(
    (url) => url.protocol.startsWith("http") && url.origin !== site.url,
    (route) => route.abort(),
  );
  await page.goto("/");
  await expect(featured(page).getByRole("article")).toHaveCount(6);
  await page.getByRole("search").getByRole("button", { name: "Search Temples" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();

  const { temples } = await (await page.request.get("/api/temples/search?size=24")).json();
  const { name } = temples.find(({ image }: { image: string | null }) => image?.startsWith("https://"));
  const address = `/search?q=${encodeURIComponent(name)}`;
  expect(await (await page.request.get(address)).text()).toContain('<img src="https://');
  await page.goto(address);
  const picture = page.getByRole("article", { name, exact: true }).locator(".card-image");
  await expect(picture.locator(".art")).toBeVisible();
  await expect(picture.locator("img")).toHaveCount(0);
});

test("an HTML of long ago comes alive as it stands, then shows what is true now", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  const now = /<article class="card"[\s\S]*?<h3[^>]*>(?:<a[^>]*>)?([^<]+)</.exec(html)?.[1] ?? "";
  expect(now).not.toBe("");
  const old = html.replaceAll(now, "Temple of Former Days").replace(/"dataUpdatedAt":\d+/g, '"dataUpdatedAt":1000');
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1] ?? "";
    await route.fulfill({ response: answer, body: old.replace(/ nonce="[^"]+"/g, ` nonce="${nonce}"`) });
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(featured(page).getByText("Temple of Former Days").first()).toBeVisible();
  await expect(featured(page).getByRole("heading", { name: now }).first()).toBeVisible();
  await expect(featured(page).getByText("Temple of Former Days")).toHaveCount(0);
});

test("an HTML whose scripts are gone is read and searched all the same", async ({ page, request, problems }) => {
  problems.allow(/404|assets|^Uncaught: $/); // an import that fails has no words here
  const html = await (await request.get("/")).text();
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1] ?? "";
    const former = html
      .replace(/ nonce="[^"]+"/g, ` nonce="${nonce}"`)
      .replace(/\/assets\/([\w.]+)-[\w-]+\.js/g, "/assets/$1-former.js");
    await route.fulfill({ response: answer, body: former });
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Temple, deity or city").fill("Konark");
  await page.getByRole("button", { name: "Search Temples" }).click();
  await expect(page).toHaveURL(/\/search\?q=Konark/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a page that waits for scripts that cannot be fetched says so, and is asked for again", async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  let isAway = true;
  await page.route("**/assets/LoginPage*.js", (route) => (isAway ? route.abort() : route.continue()));
  await page.goto("/login?lang=hi", { waitUntil: "commit" });
  const said = page.getByRole("main").getByRole("alert");
  // its words are in the page from the beginning, and seen until the styles are here
  await expect(page.locator("html[data-scripts=failed]")).toBeAttached();
  await expect(said).toBeVisible();
  await expect(said).toContainText("कृपया");
  isAway = false;
  await said.getByRole("link").click();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(said).toBeHidden();
});
