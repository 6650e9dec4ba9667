import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { holdBack } from "../support/holdBack";
import { anAddress, enterWith, expect, expectAccessible, expectToFit, fill, test } from "../support/visitorTest";

const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));
const accountMenu = (page: Page) => page.getByRole("banner").locator(".account-name");

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  const button = page.getByRole("button", { name: "Login to Divine Portal" });
  await expect(button).toBeVisible(); // the page one comes from may have such fields too
  await fill(page, { Email: email, Password: password });
  await button.click();
}

test("a wrong password is said, what was typed stays, and the right one leads home", async ({
  page,
  newcomer,
  site,
}) => {
  const { email, password } = await newcomer();
  await page.goto("/login");
  for (const name of ["email", "password"]) {
    const field = page.locator(`main input[name=${name}][type=${name}]`);
    await expect(field).toHaveAttribute("required", "");
  }
  await logIn(page, { email, password: "not this one" });
  await expect(alert(page)).toHaveText("Login failed: Invalid credentials");
  await expect(alert(page)).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password")).toHaveValue("not this one");
  expect(await storedToken(page)).toBeNull();
  await logIn(page, { email, password });
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(accountMenu(page)).toHaveText("Meera Iyer");
  expect((await storedToken(page))?.split(".")).toHaveLength(3);
});

test("an address nobody has is refused in the same words", async ({ page }) => {
  await page.goto("/login");
  await logIn(page, { email: "nobody@test.example", password: "quiet river stone" });
  await expect(alert(page)).toHaveText("Login failed: Invalid credentials");
});

for (const [language, button, said, throttled] of [
  ["en", "Login to Divine Portal", "Invalid credentials", "Too many requests. Please wait a moment and try again."],
  ["hi", "लॉग इन करें", "ईमेल या पासवर्ड सही नहीं है", "बहुत सारे अनुरोध आ गए। थोड़ा रुककर फिर कोशिश करें।"],
  ["kn", "ಪೋರ್ಟಲ್‌ಗೆ ಲಾಗಿನ್ ಆಗಿ", "ಇಮೇಲ್ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ಸರಿಯಿಲ್ಲ", "ತುಂಬಾ ವಿನಂತಿಗಳು ಬಂದಿವೆ. ಸ್ವಲ್ಪ ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ."],
] as const) {
  test(`too many tries are told from a wrong password in ${language}, on a narrow screen`, async ({
    page,
    newcomer,
    request,
    context,
    site,
  }) => {
    const { email } = await newcomer();
    await context.addCookies([{ name: "lang", value: language, url: site.url }]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/login");
    const form = page.getByRole("main");
    await form.locator("input[type=email]").fill(email);
    await form.locator("input[type=password]").fill("not this one");
    await form.getByRole("button", { name: button }).click();
    await expect(alert(page)).toContainText(said);
    await expectAccessible(page);
    await expectToFit(page, 320);
    for (let tries = 0; tries < 9; tries++) {
      await request.post("/api/auth/login", { data: { email, password: "nor this one" } });
    }
    await form.getByRole("button", { name: button }).click();
    await expect(alert(page)).toContainText(throttled);
    await expect(form.locator("input[type=email]")).toHaveValue(email);
  });
}

for (const path of ["/forgotten", "/reset?token=x", "/reset", "/saved", "/settings", "/profile"]) {
  test(`${path} keeps nobody out in any language, and fits 320 pixels`, async ({ page, context, site, newcomer }) => {
    await enterWith(page, await newcomer());
    await page.setViewportSize({ width: 320, height: 700 });
    for (const language of ["en", "hi", "kn"]) {
      await context.addCookies([{ name: "lang", value: language, url: site.url }]);
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(
        page.getByRole("main").locator("form, .empty, .notice").filter({ visible: true }).first(),
      ).toBeVisible();
      await expectAccessible(page);
      await expectToFit(page, 320);
    }
  });
}

test("who is led to log in comes to where they wanted to go, by way of a new account too", async ({
  page,
  newcomer,
}) => {
  const person = await newcomer();
  await page.goto("/add-temple?from=menu");
  await expect(page).toHaveURL(/\/login\?to=%2Fadd-temple%3Ffrom%3Dmenu$/);
  await page.getByRole("link", { name: "Create Sacred Account" }).click();
  await expect(page).toHaveURL(/\/register\?to=/);
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/login\?to=/);
  await logIn(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Share Sacred Temple");
  await expect(page).toHaveURL(/\/add-temple\?from=menu$/);
});

test("an address elsewhere is nowhere to go after logging in", async ({ page, newcomer, site }) => {
  const person = await newcomer();
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login\?to=%2Fsettings$/);
  for (const to of ["//evil.example/", "/\\evil.example", "https://evil.example", "javascript:alert(1)"]) {
    await page.goto(`/login?to=${encodeURIComponent(to)}`);
    await logIn(page, person);
    await expect(page).toHaveURL(`${site.url}/`);
  }
});

test("who keeps temples goes to the console's temples", async ({ page, site }) => {
  await page.goto("/login");
  await logIn(page, { email: "temple_admin@demo.example", password: site.password });
  await expect(page).toHaveURL(/\/admin\/temples$/);
});

test("the keyboard alone logs in", async ({ page, newcomer, site }) => {
  const { email, password } = await newcomer();
  await page.goto("/login");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Login to Divine Portal" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(accountMenu(page)).toBeVisible();
});

test("a pandit's account begins as a devotee's, says so, and the profile tells of the request", async ({
  page,
  site,
}) => {
  await page.goto("/register");
  const email = `pandit${randomUUID()}@test.example`;
  await fill(page, { Name: "Vishnu Bhat", Email: email, Password: "seven lamps lit" });
  const roles = page.getByRole("group", { name: "I am a" }).getByRole("radio");
  await expect(roles).toHaveCount(3);
  await expect(roles.nth(0)).toHaveAccessibleName(/^Devotee/);
  await expect(roles.nth(0)).toBeChecked();
  await expect(roles.nth(2)).toHaveAccessibleName(/^Admin/);
  await page.getByRole("radio", { name: /Pandit/ }).check();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Your account starts as a devotee account.");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goto("/profile");
  const identity = page.getByRole("region", { name: "About you" });
  await expect(identity).toContainText(email);
  await expect(identity).toContainText("Devotee");
  await expect(identity).toContainText(
    "You requested the role Pandit; our team will decide once your email address is confirmed.",
  );
});

for (const [language, taken] of [
  ["en", "An account with this address already exists."],
  ["hi", "इस पते से खाता पहले से है।"],
  ["kn", "ಈ ವಿಳಾಸದಲ್ಲಿ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ."],
] as const) {
  test(`an address that has an account is told beside its field in ${language}`, async ({
    page,
    newcomer,
    context,
    site,
  }) => {
    const { email } = await newcomer();
    await context.addCookies([{ name: "lang", value: language, url: site.url }]);
    await page.goto("/register");
    const field = (name: string) => page.locator(`input[name=${name}]`);
    await field("name").fill("Someone Else");
    await field("email").fill(email);
    await field("password").fill("seven lamps lit");
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect(alert(page)).toHaveText(taken);
    await expect(field("email")).toHaveAccessibleDescription(taken);
    await expect(field("email")).toHaveAttribute("aria-invalid", "true");
    await expect(field("name")).toHaveValue("Someone Else");
    await expect(field("password")).toHaveValue("seven lamps lit");
  });
}

test("a registration that reaches no server fails in words, keeps all, and works the next time", async ({
  page,
  problems,
  site,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.goto("/register");
  await fill(page, { Name: "Lakshmi", Email: `lakshmi${randomUUID()}@test.example`, Password: "seven lamps lit" });
  await page.route("**/api/auth/register", (route) => route.abort(), { times: 1 });
  const button = page.getByRole("button", { name: "Create account" });
  await button.click();
  await expect(alert(page)).toHaveText("Registration failed. Unable to connect to the server. Please try again later.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Lakshmi");
  await button.click();
  await expect(page).toHaveURL(`${site.url}/`);
});

test("blanks for a name are refused beside the name", async ({ page }) => {
  await page.goto("/register");
  await fill(page, { Name: "   ", Email: "blank@test.example", Password: "seven lamps lit" });
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription("This is required.");
});

test("a forgotten password is chosen anew by the mailed link, once", async ({
  page,
  newcomer,
  mail,
  site,
  openPage,
}) => {
  const { email, password, token } = await newcomer();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const sent = page.getByRole("main").getByRole("status");
  await expect(sent).toHaveText(
    "If there is an account with this address, the link is on its way. It works once, within 30 minutes.",
  );
  await expect(sent).toBeFocused();
  const linkOf = () =>
    mail.received
      .filter(({ to }) => to.includes(email))
      .flatMap(({ body }) => /\S+\/reset\?token=[\w-]+/.exec(body)?.[0] ?? [])[0];
  await expect.poll(linkOf).toBeDefined();
  const link = linkOf() ?? "";

  await page.goto(link);
  await page.getByLabel("New password").fill("eight lamps lit");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(accountMenu(page)).toHaveText("Meera Iyer");
  const former = await page.request.get("/api/users/me", { headers: { authorization: `Bearer ${token}` } });
  expect(former.status()).toBe(401);

  const elsewhere = await openPage();
  await elsewhere.goto(link);
  await elsewhere.getByLabel("New password").fill("nine lamps lit");
  await elsewhere.getByRole("button", { name: "Save the new password" }).click();
  await expect(alert(elsewhere)).toHaveText("This link has expired or has been used.");
  await expect(elsewhere.getByLabel("New password")).toHaveValue("nine lamps lit");
  await elsewhere.getByRole("link", { name: "Request a new link" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
  await elsewhere.goto("/login");
  await expect(elsewhere.locator("html[data-hydrated]")).toBeAttached();
  await logIn(elsewhere, { email, password });
  await expect(alert(elsewhere)).toHaveText("Login failed: Invalid credentials");
  await logIn(elsewhere, { email, password: "eight lamps lit" });
  await expect(elsewhere).toHaveURL(`${site.url}/`);
});

test("an address without an account gets the same answer, and too many questions are refused", async ({ page }) => {
  const email = `stranger${randomUUID()}@test.example`;
  await page.goto("/forgotten");
  await page.getByLabel("Email").fill(email);
  for (let times = 0; times < 3; times++) {
    const answered = page.waitForResponse("**/api/auth/forgotten");
    await page.getByRole("button", { name: "Send the link" }).click();
    expect((await answered).status()).toBe(200);
    await expect(page.getByRole("main").getByRole("status")).toContainText("the link is on its way");
  }
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(alert(page)).toHaveText("Too many requests. Please wait a moment and try again.");
  await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
  await expect(page.getByLabel("Email")).toHaveValue(email);
});

test("a link that lost its end is told", async ({ page }) => {
  await page.goto("/reset");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "This link is incomplete. Please open it again as it was sent.",
  );
  await page.goto("/setup");
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    "Open this page with the link printed when the server first starts.",
  );
});

test("a set-up link that was used makes nobody a super admin", async ({ page }) => {
  await page.goto(`/setup?token=${"x".repeat(43)}`);
  await fill(page, { Name: "Eve", Email: "eve@test.example", Password: "seven lamps lit" });
  await page.getByRole("button", { name: "Create super admin" }).click();
  await expect(alert(page)).toHaveText("This link has expired or has been used.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Eve");
  expect(await storedToken(page)).toBeNull();
});

test("logging out forgets the token, here and in the other tabs", async ({ page, context, newcomer }) => {
  await enterWith(page, await newcomer());
  await page.goto("/about");
  const other = await context.newPage();
  await other.goto("/terms");
  await expect(accountMenu(other)).toHaveText("Meera Iyer");
  await accountMenu(page).click();
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedToken(page)).toBeNull();
  await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a token that was withdrawn does not stand in the way of logging in", async ({
  page,
  newcomer,
  request,
  site,
}) => {
  const person = await newcomer();
  await enterWith(page, person);
  await request.post("/api/auth/logout-everywhere", { headers: { authorization: `Bearer ${person.token}` } });
  await page.goto("/login");
  await logIn(page, person);
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(accountMenu(page)).toHaveText("Meera Iyer");
});

test("an unreadable token makes a visitor", async ({ page }) => {
  await enterWith(page, { token: "not.a.token" });
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login\?to=%2Fprofile$/);
});

test("a session that ends in the middle of a form costs nothing that was typed", async ({
  page,
  newcomer,
  request,
}) => {
  const person = await newcomer();
  await enterWith(page, person);
  await page.goto("/add-temple");
  const typed = { Name: "Shrine of the Banyan", Address: "Old Ghat Road, Wai, Maharashtra 412803" };
  await fill(page, typed);
  await request.post("/api/auth/logout-everywhere", { headers: { authorization: `Bearer ${person.token}` } });
  await page.getByRole("button", { name: "Share temple" }).click();
  const notice = alert(page).filter({ hasText: "What you type is stored on this device" });
  await expect(notice).toContainText("Please log in to continue.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(typed.Name);
  await notice.getByRole("link", { name: "Sign In" }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/add-temple$/);
  for (const [label, value] of Object.entries(typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await page.getByRole("button", { name: "Share temple" }).click();
  await expect(page.getByText("Temple details submitted successfully!")).toBeVisible();
});

test("a session that ends over the preferences leads back to them as they were typed", async ({
  page,
  newcomer,
  request,
}) => {
  const person = await newcomer();
  await enterWith(page, person);
  await page.goto("/profile");
  // the lists are read before the session ends, so that saving is what tells of it
  for (const list of ["donations", "bookings", "orders"]) {
    await expect(page.getByRole("region", { name: `My ${list} (0)` }).getByText(/^You have not/)).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "My reviews (0)" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Reminders" })).toContainText("No reminders yet.");
  await page.getByLabel("Location").fill("Wai");
  await request.post("/api/auth/logout-everywhere", { headers: { authorization: `Bearer ${person.token}` } });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await alert(page).getByRole("link", { name: "Sign In" }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel("Location")).toHaveValue("Wai");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Preferences saved")).toBeVisible();
});

test("a session whose end another part of the page finds out keeps the preferences as they were typed", async ({
  page,
  newcomer,
  request,
}) => {
  const person = await newcomer();
  await enterWith(page, person);
  const end = await holdBack(page, "**/api/reminders/list");
  await page.goto("/profile");
  await page.getByLabel("Location").fill("Wai");
  await request.post("/api/auth/logout-everywhere", { headers: { authorization: `Bearer ${person.token}` } });
  end();
  await alert(page).getByRole("link", { name: "Sign In" }).click();
  await logIn(page, person);
  await expect(page.getByLabel("Location")).toHaveValue("Wai");
});

test("a new password needs the present one, and goes on here while other devices are logged out", async ({
  page,
  newcomer,
}) => {
  const person = await newcomer();
  await enterWith(page, person);
  await page.goto("/settings");
  await expect(page.getByLabel("Current password")).toHaveCount(0);
  await page.getByLabel("New password").fill("ten lamps lit");
  await page.getByLabel("Current password").fill("not this one");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription("This is not your current password.");
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Profile updated!")).toBeVisible();
  expect(await storedToken(page)).not.toBe(person.token);
  const headers = { authorization: `Bearer ${person.token}`, "x-forwarded-for": anAddress() };
  expect((await page.request.get("/api/users/me", { headers })).status()).toBe(401);
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Meera Iyer");
});

test("a login on a device one has lost is found and ended from another one", async ({ page, newcomer, site }) => {
  const person = await newcomer();
  const elsewhere = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": anAddress(),
      "user-agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36",
    },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  const lost = await elsewhere.text();
  expect(elsewhere.ok, lost).toBe(true);
  await page.goto("/login");
  await logIn(page, person);
  await expect(accountMenu(page)).toHaveText("Meera Iyer");
  await page.goto("/settings");
  const sessions = page.getByRole("region", { name: "Where you are logged in" });
  const onPhone = sessions.getByRole("listitem").filter({ hasText: "Chrome on Android" });
  await expect(sessions.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
  await onPhone.getByRole("button", { name: /^Log out: Chrome on Android, / }).click();
  await expect(page.getByText("Chrome on Android has been logged out.")).toBeVisible();
  await expect(onPhone).toHaveCount(0);
  await expect(sessions.getByRole("heading")).toBeFocused();
  const headers = { authorization: `Bearer ${lost}`, "x-forwarded-for": anAddress() };
  expect((await page.request.get("/api/users/me", { headers })).status()).toBe(401);
  await expectAccessible(page);
});
