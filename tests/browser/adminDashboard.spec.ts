import { expect, expectAccessible, test } from "../support/browserTest";

test("the dashboard's figures are real and lead to their lists", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("ADMIN");
  await api.post("/api/admin/temples", {
    data: { name: "Hidden temple", city: "Hassan", state: "Karnataka", isActive: false },
  });
  await signInAs("ADMIN");
  await page.goto("/admin");
  await expect(page.getByText("Role: Admin")).toBeVisible();
  const hidden = page.getByRole("row", { name: /Hidden temple/ });
  await expect(hidden.getByText("Inactive", { exact: true })).toHaveClass(/ant-tag-warning/);
  await expect(page.getByText("Active", { exact: true }).first()).toHaveClass(/ant-tag-success/);
  const link = page.getByRole("link", { name: /Under review/ });
  const count = Number(await link.locator("strong").textContent());
  await link.click();
  await expect(page).toHaveURL("/admin/temples?status=inactive");
  await expect(page.getByRole("row").filter({ hasText: "Inactive" })).toHaveCount(count);
});

test("a card leads to each screen of the role, and to no other", async ({ page, signInAs }) => {
  await signInAs("SUPER_ADMIN");
  await page.goto("/admin");
  const cards = page.getByRole("region", { name: "Quick actions" }).getByRole("link");
  const card = (name: string) => cards.filter({ has: page.getByText(name, { exact: true }) });
  for (const [name, path] of [
    ["My Analytics", "/admin/my-analytics"],
    ["Advanced Management", "/admin/temple-management"],
    ["Platform Analytics", "/admin/analytics"],
  ] as const) {
    await expect(card(name)).toHaveAttribute("href", path);
    await expect(card(name).locator("[aria-hidden] svg")).toBeVisible();
  }
  await card("My Analytics").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Analytics");

  await signInAs("ADMIN");
  await page.goto("/admin");
  await expect(card("My Analytics")).toBeVisible();
  await expect(card("Advanced Management")).toHaveCount(0);
  await expect(card("Platform Analytics")).toHaveCount(0);
});

test("figures that cannot be had are said to", async ({ page, signInAs, problems }) => {
  problems.allow(/503/);
  await page.route(/\/api\/admin\/stats/, (route) => route.fulfill({ status: 503, json: { code: "unavailable" } }));
  await signInAs("ADMIN");
  await page.clock.install();
  await page.goto("/admin");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(10_000); // past the waits between the tries
    await expect(page.getByText("Failed to load admin data.")).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.unroute(/\/api\/admin\/stats/);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("link", { name: /Active temples/ })).toBeVisible();
});

const looks = ["light", "dark"].flatMap((colorScheme) =>
  ["/admin", "/admin/temples", "/admin/temple-management"].map((path) => ({ colorScheme, path })),
);

for (const { colorScheme, path } of looks) {
  test(`${path} keeps nobody out (${colorScheme}), nor does its form`, async ({ page, signInAs }) => {
    await page.emulateMedia({ colorScheme: colorScheme === "dark" ? "dark" : "light" });
    await signInAs("SUPER_ADMIN");
    await page.goto(path);
    await expect(page.getByRole("row").nth(5)).toBeVisible();
    await expectAccessible(page);
    if (path === "/admin") return;
    await page.goto(`${path}/1`);
    await expect(page.getByRole("dialog").getByLabel("Latitude")).toBeVisible();
    await expectAccessible(page);
  });
}

test("the console speaks the language one chose, and remembers it", async ({ page, signInAs }) => {
  await signInAs("ADMIN");
  await page.goto("/admin/temples");
  await page.getByRole("combobox", { name: "Language" }).press("Enter");
  await page.getByTitle("ಕನ್ನಡ").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ದೇವಾಲಯಗಳು");
  const language = page.locator(".console-header .ant-select-selection-item");
  await expect(language).toHaveText("ಕನ್ನಡ");
  // so do the pieces that the screens are made of
  await expect(page.getByRole("listitem", { name: "ಮುಂದಿನ ಪುಟ" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "ಪ್ರತಿ ಪುಟದ ಸಾಲುಗಳು" })).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ಡ್ಯಾಶ್‌ಬೋರ್ಡ್");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("kn");
});
