import type { Page } from "@playwright/test";
import { inMs } from "../support/clock";
import { codeAt } from "../support/secondFactor";
import { enterWith, expect, expectAccessible, expectToFit, test } from "../support/visitorTest";

const panel = (page: Page) => page.getByRole("region", { name: "Two-step login" });
/**
 * What the authenticator shows now, and half a minute later, when it shows another one: each is good once. The server
 * takes the codes of half a minute before and after, and its clock may be two seconds behind that of the test.
 */
const codeAtSetUp = (secret: string) => codeAt(secret, inMs(-2_000));
const codeAtLogin = (secret: string) => codeAt(secret, inMs(28_000));

/** Turns two-step login on and answers the secret and the recovery codes, as the pages show them. */
async function turnOn(page: Page, password: string) {
  await page.goto("/settings");
  await panel(page).getByRole("button", { name: "Turn on" }).click();
  await panel(page).getByLabel("Current password").fill(password);
  await panel(page).getByRole("button", { name: "Continue" }).click();
  await expect(panel(page).getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = ((await panel(page).locator(".secret-text").textContent()) ?? "").replaceAll(" ", "");
  await panel(page).getByLabel("Code", { exact: true }).fill(codeAtSetUp(secret));
  await panel(page).getByRole("button", { name: "Turn on two-step login" }).click();
  const codes = panel(page).getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  return { secret, codes: await codes.allTextContents() };
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login to Divine Portal" }).click();
}

for (const width of [360, 1280]) {
  test(`codes are set up, asked for at login, and turned off again, at ${width} pixels`, async ({
    page,
    newcomer,
    site,
  }) => {
    const person = await newcomer();
    await page.setViewportSize({ width, height: 800 });
    await enterWith(page, person);
    const { secret, codes } = await turnOn(page, person.password);
    await expectAccessible(page);
    await expectToFit(page, width);
    await panel(page).getByRole("button", { name: "I have stored them" }).click();
    await expect(panel(page)).toContainText("It is on; 10 recovery codes are left.");

    await page.evaluate(() => localStorage.removeItem("token"));
    await logIn(page, person);
    const code = page.getByRole("main").getByLabel("Code", { exact: true });
    await expect(code).toBeFocused();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await expectAccessible(page);
    await expectToFit(page, width);
    await code.fill("000000");
    await page.getByRole("button", { name: "Login to Divine Portal" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      "Login failed: This code is wrong or has already been used.",
    );
    await expect(page.getByLabel("Password")).toHaveValue(person.password);
    await code.fill(codeAtLogin(secret));
    await page.getByRole("button", { name: "Login to Divine Portal" }).click();
    await expect(page).toHaveURL(`${site.url}/`);

    await page.goto("/settings");
    await panel(page).getByRole("button", { name: "Turn off" }).click();
    await panel(page).getByLabel("Current password").fill(person.password);
    await panel(page)
      .getByLabel("Code", { exact: true })
      .fill(codes[0] ?? "");
    await panel(page).getByRole("button", { name: "Turn off" }).click();
    await expect(panel(page).getByRole("button", { name: "Turn on" })).toBeVisible();
  });
}

test("a wrong first code is said beside its field, and the secret stays", async ({ page, newcomer }) => {
  const person = await newcomer();
  await enterWith(page, person);
  await page.goto("/settings");
  await panel(page).getByRole("button", { name: "Turn on" }).click();
  await panel(page).getByLabel("Current password").fill(person.password);
  await panel(page).getByRole("button", { name: "Continue" }).click();
  const code = panel(page).getByLabel("Code", { exact: true });
  await code.fill("000000");
  await panel(page).getByRole("button", { name: "Turn on two-step login" }).click();
  await expect(code).toHaveAccessibleDescription(/This code is wrong or has already been used\./);
  await expect(panel(page).getByRole("img")).toBeVisible();
});

test("a common password is refused beside its field, in the reader's language", async ({ page, context, site }) => {
  for (const [language, said] of [
    ["en", "This password is too common. Please choose another one."],
    ["hi", "यह पासवर्ड बहुत लोग इस्तेमाल करते हैं। कृपया दूसरा चुनें।"],
    ["kn", "ಈ ಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಅನೇಕರು ಬಳಸುತ್ತಾರೆ. ದಯವಿಟ್ಟು ಬೇರೆಯದನ್ನು ಆರಿಸಿ."],
  ] as const) {
    await context.addCookies([{ name: "lang", value: language, url: site.url }]);
    await page.goto("/register");
    const field = (name: string) => page.locator(`input[name=${name}]`);
    await field("name").fill("Lakshmi");
    await field("email").fill("common@test.example");
    await field("password").fill("password1");
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect(field("password")).toHaveAccessibleDescription(new RegExp(said.replaceAll(".", "\\.")));
    await expect(field("name")).toHaveValue("Lakshmi");
  }
});

test("logging out ends the token on the server, and the device forgets it without a connection too", async ({
  page,
  newcomer,
  problems,
}) => {
  const [one, other] = [await newcomer(), await newcomer()];
  const isGood = async (token: string) =>
    (await page.request.get("/api/users/me", { headers: { authorization: `Bearer ${token}` } })).ok();
  const leave = async () => {
    await page.getByRole("banner").locator(".account-name").click();
    await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login$/);
  };
  await enterWith(page, one);
  await page.goto("/help");
  expect(await isGood(one.token)).toBe(true);
  await leave();
  await expect.poll(() => isGood(one.token)).toBe(false);

  problems.allow(/ERR_FAILED/);
  await enterWith(page, other);
  await page.goto("/help");
  await page.route("**/api/auth/logout", (route) => route.abort());
  await leave();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});
