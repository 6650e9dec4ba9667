import type { AccountRole } from "../../src/contract/roles";
import { expect, expectAccessible, goWithin, test } from "../support/browserTest";

const denied = {
  dashboard: "Access Denied",
  temples: "Access Denied - Temple Admin Required",
  superAdmin: "Access Denied - Super Admin Required",
  festivals: "Access Denied - Festival Admin Required",
  users: "Access Denied - User Admin Required",
  moderation: "Access Denied - Moderator Required",
  content: "Access Denied - Content Admin Required",
  bookings: "Access Denied - Temple Admin or Pandit Required",
  imports: "Access Denied - Temple or Festival Admin Required",
} as const;

const refusals: [AccountRole, string, string][] = [
  ["DEVOTEE", "/admin", denied.dashboard],
  ["TEMPLE_ADMIN", "/admin", denied.dashboard],
  ["PANDIT", "/admin/temples", denied.temples],
  ["USER_ADMIN", "/admin/temples/create", denied.temples],
  ["CONTENT_ADMIN", "/admin/temples/duplicates", denied.temples],
  ["ADMIN", "/admin/temple-management", denied.superAdmin],
  ["TEMPLE_ADMIN", "/admin/temple-management", denied.superAdmin],
  ["ADMIN", "/admin/analytics", denied.superAdmin],
  ["TEMPLE_ADMIN", "/admin/my-analytics", denied.dashboard],
  ["FESTIVAL_ADMIN", "/admin/lists", denied.temples],
  ["TEMPLE_ADMIN", "/admin/festivals", denied.festivals],
  ["FESTIVAL_ADMIN", "/admin/users", denied.users],
  ["ADMIN", "/admin/audit", denied.superAdmin],
  ["USER_ADMIN", "/admin/audit", denied.superAdmin],
  ["FESTIVAL_ADMIN", "/admin/moderation", denied.moderation],
  ["PANDIT", "/admin/moderation", denied.moderation],
  ["TEMPLE_ADMIN", "/admin/content", denied.content],
  ["USER_ADMIN", "/admin/content/create", denied.content],
  ["CONTENT_ADMIN", "/admin/imports", denied.imports],
  ["USER_ADMIN", "/admin/imports/1", denied.imports],
  ["CONTENT_ADMIN", "/admin/monitoring", denied.dashboard],
  ["TEMPLE_ADMIN", "/admin/outbox", denied.dashboard],
  ["CONTENT_ADMIN", "/admin/products", denied.dashboard],
  ["USER_ADMIN", "/admin/orders", denied.dashboard],
  ["USER_ADMIN", "/admin/bookings", denied.bookings],
  ["TEMPLE_ADMIN", "/admin/payments", denied.dashboard],
  ["CONTENT_ADMIN", "/admin/payment-authorisations", denied.dashboard],
];

for (const role of new Set(refusals.map(([each]) => each))) {
  test(`${role} at a screen of others reads whose it is`, async ({ page, signInAs }) => {
    await signInAs(role);
    const title = page.getByRole("heading", { level: 1 });
    const [first, ...others] = refusals.filter(([each]) => each === role);
    await page.goto(first?.[1] ?? "");
    await expect(title, first?.[1]).toHaveText(first?.[2] ?? "");
    for (const [, path, text] of others) {
      await goWithin(page, "/admin/nothing-here"); // two screens may refuse in the same words
      await expect(title).toHaveText("This page does not exist");
      await goWithin(page, path);
      await expect(title, path).toHaveText(text);
    }
  });
}

const catalogue = ["Temple Lists", "Festivals", "Imports", "Content"];
const services = ["Bookings", "Payments", "Products", "Orders"];
const menus: [AccountRole, string, string[]][] = [
  [
    "SUPER_ADMIN",
    "/admin",
    [
      ...["Dashboard", "Temples", "Advanced Management", ...catalogue, "Moderation", "Users", ...services],
      ...["Data Quality", "Platform Analytics", "My Analytics", "Monitoring", "Outbox", "Audit Log"],
    ],
  ],
  [
    "ADMIN",
    "/admin",
    [
      ...["Dashboard", "Temples", ...catalogue, "Moderation", "Users", ...services],
      ...["Data Quality", "My Analytics", "Monitoring", "Outbox"],
    ],
  ],
  ["TEMPLE_ADMIN", "/admin/temples", ["Temples", "Temple Lists", "Imports", "Moderation", "Bookings", "Data Quality"]],
  ["PANDIT", "/admin/bookings", ["Bookings"]],
  ["FESTIVAL_ADMIN", "/admin/festivals", ["Festivals", "Imports"]],
  ["CONTENT_ADMIN", "/admin/content", ["Content", "Moderation"]],
  ["USER_ADMIN", "/admin/users", ["Moderation", "Users"]],
];

for (const [role, path, screens] of menus) {
  test(`${role} has in the menu the screens of the role, and each opens`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "Console menu" }).getByRole("menuitem").getByRole("link");
    await expect(links).toHaveText(screens);
    for (const screen of screens) {
      await links.filter({ hasText: new RegExp(`^${screen}$`) }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(screen);
    }
  });
}

test("a link to another screen takes the keyboard to its heading, what opens over a screen keeps it", async ({
  page,
  signInAs,
}) => {
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Dashboard");
  await expect(title).not.toBeFocused();

  const menu = page.getByRole("navigation", { name: "Console menu" });
  for (const screen of ["Users", "Payments", "Users"]) {
    await menu.getByRole("link", { name: screen, exact: true }).press("Enter");
    await expect(title).toHaveText(screen);
    await expect(title).toBeFocused();
  }
  await page.goBack();
  await expect(title).toHaveText("Payments");
  await expect(title).toBeFocused();

  await page.goto("/admin");
  await page.getByRole("main").getByRole("table").getByRole("link").first().press("Enter");
  const drawer = page.getByRole("dialog", { name: "Edit temple" });
  await expect(drawer.getByLabel("Name", { exact: true }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(title).toBeFocused();
});

const waysIn: [AccountRole, string[]][] = [
  ["DEVOTEE", []],
  ["PANDIT", ["Bookings"]],
  ["TEMPLE_ADMIN", ["Temples", "Moderation", "Bookings"]],
  ["FESTIVAL_ADMIN", ["Festivals"]],
  ["USER_ADMIN", ["Users", "Moderation"]],
  ["CONTENT_ADMIN", ["Content", "Moderation"]],
  ["ADMIN", ["Admin Dashboard", "Temples", "Festivals", "Users", "Content", "Moderation", "Bookings"]],
];

for (const [role, links] of waysIn) {
  test(`${role} finds on the site ${links.length > 0 ? "the way to the own screens" : "no way into the console"}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    await page.goto("/about");
    await page
      .locator("summary")
      .filter({ has: page.locator(".account-name") })
      .click();
    await expect(page.getByRole("link", { name: "Settings" }).first()).toBeVisible();
    await expect(page.locator(".languages-panel a[href^='/admin']")).toHaveText(links);
  });
}

test("without a token the console leads to the login page, and back to where one was going", async ({ page, site }) => {
  await page.goto("/admin/temples?status=pending");
  await expect(page).toHaveURL("/login?to=%2Fadmin%2Ftemples%3Fstatus%3Dpending");
  await page.getByLabel("Email").fill("temple_admin@demo.example");
  await page.getByLabel("Password").fill(site.password);
  await page.getByRole("button", { name: "Login to Divine Portal" }).click();
  await expect(page).toHaveURL("/admin/temples?status=pending");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Temples");
});

test("a scoped admin who is refused finds the way to the own screen", async ({ page, signInAs }) => {
  await signInAs("TEMPLE_ADMIN");
  await page.goto("/admin");
  await page.getByRole("link", { name: "Go to Temples" }).click();
  await expect(page).toHaveURL("/admin/temples");
});

test("logging out forgets the token and goes to the login page", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("an address that leads nowhere is said to", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/nothing-here");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
});

test("the choice of a language shows that it has the keyboard", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin");
  const choice = page.getByRole("banner").locator(".ant-select");
  await expect(choice).toHaveCSS("outline-style", "none");
  await page.getByRole("button", { name: "Search everything" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Language" })).toBeFocused();
  await expect(choice).toHaveCSS("outline-style", "solid");
});

test("on a phone the menu opens over the screen, and closes by Escape or by going on", async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin");
  const menu = page.getByRole("navigation", { name: "Console menu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Show menu names" }).press("Enter");
  await expect(menu.getByRole("link", { name: "Users", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Show menu names" }).click();
  await menu.getByRole("link", { name: "Users", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users");
  await expect(menu).toBeHidden();
});

for (const lang of ["en", "hi", "kn"]) {
  test(`the console's head fits a phone in ${lang}, each button with its name`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs("SUPER_ADMIN");
    await page.goto(`/admin?lang=${lang}`);
    await expect(page.getByRole("row").nth(1)).toBeVisible(); // the dashboard is filled
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const names = { en: "Logout", hi: "लॉग आउट", kn: "ಲಾಗ್ ಔಟ್" };
    await expect(page.getByRole("button", { name: names[lang as keyof typeof names] })).toBeVisible();
  });
}
