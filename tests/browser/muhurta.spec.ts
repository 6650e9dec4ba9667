import { expect, expectAccessible, test } from "../support/browserTest";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("times for an occasion are found by a form, with reasons, and what is wrong is said beside its field", async ({
    page,
    problems,
  }) => {
    problems.allow(/400 \(Bad Request\)/);
    await page.goto("/panchang/muhurta?occasion=marriage&city=delhi&from=2027-02-01&to=2027-02-28", {
      waitUntil: "commit",
    });
    const days = page.getByRole("region", { name: /days? from 1 February 2027 to 28 February 2027/ });
    await expect(days.getByRole("listitem").first()).toContainText(/For: .*nakshatra/);
    await expect(days).toContainText("Muhurta Chintamani, chapter 6");
    await days.getByText("Days without a muhurta, and why").click();
    await expect(days.locator("details")).toContainText("nakshatra");

    await page.getByLabel("Occasion").selectOption("Setting out on a journey (Yatra)");
    await page.getByLabel("Another place").fill("Udipi");
    await page.getByRole("textbox", { name: "To (a year at most)" }).fill("2027-01-01");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page.getByRole("textbox", { name: "To (a year at most)" })).toHaveAccessibleDescription(
      "The last day must not be before the first.",
    );
    await page.getByRole("textbox", { name: "To (a year at most)" }).fill("2027-02-20");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page).toHaveTitle(/Setting out on a journey \(Yatra\) at Udupi/);
  });
});

test("a birth star narrows the search, the address is shared, the calendar goes along, and it is found offline", async ({
  page,
  context,
  problems,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/panchang/mumbai");
  await page.getByRole("link", { name: "Find a muhurta" }).click();
  await expect(page.getByLabel("City")).toHaveValue("mumbai");
  const days = page.getByRole("heading", { level: 2, name: /^\d+ days? from / });
  await expect(days).toBeVisible();
  const all = await days.textContent();

  await page.getByText("Birth star, direction, regional custom").press("Enter");
  await page.getByLabel("Birth star (nakshatra)").selectOption("Rohini");
  await page.getByRole("button", { name: "Find" }).press("Enter");
  await expect(page).toHaveURL(/occasion=marriage.*star=4/);
  await expect(days).not.toHaveText(all ?? "");
  await expect(page.getByRole("main")).toContainText("Tarabala:");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);

  const file = await page.getByRole("link", { name: "Add to my calendar (.ics)" }).getAttribute("href");
  const calendar = await page.request.get(file ?? "");
  expect(await calendar.text()).toContain("SUMMARY;LANGUAGE=en:Muhurta: Marriage (Vivaha)");

  problems.allow(/net::ERR_|Failed to load resource/);
  await context.route("**/api/platform/muhurta*", (route) => route.abort());
  await page.getByLabel("Occasion").selectOption("Buying a vehicle");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("Computed on this device because the server cannot be reached.")).toBeVisible();
  await expect(page.getByText(/what it says of horses and elephants/)).toBeVisible();
});

test("home says today at its top for the place of this device, also in the first HTML", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  const strip = page.getByRole("navigation", { name: "Today" });
  await expect(strip).toContainText(/Delhi.* until .*Sunrise .*Rahu Kalam /);
  await page.getByRole("region", { name: "Panchang Calendar" }).getByLabel("City").selectOption("Chennai");
  await expect(strip).toContainText("Chennai");

  const html = async (cookie: string) => (await request.get("/", { headers: { cookie } })).text();
  expect(await html("place=chennai")).toMatch(/today-strip.*?Chennai/);
  expect(await html("place=12.97%2C77.59")).toMatch(/today-strip.*?\/panchang\/12.97,77.59/);
  expect(await html("place=<script>")).toMatch(/today-strip.*?Delhi/);
  await page.reload();
  await expect(strip).toContainText("Chennai");

  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await strip.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/panchang\/chennai$/);
});

test("a month is printed alone, by its own button", async ({ page }) => {
  await page.goto("/panchang/delhi/2026-10-11?lang=kn");
  await page.evaluate(() => {
    document.documentElement.dataset.print = "month";
  });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: /2026/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();

  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => {
    document.documentElement.dataset.print = "";
    addEventListener("beforeprint", () => {
      document.body.dataset.printed = document.documentElement.dataset.print;
    });
  });
  await page.getByRole("button", { name: "ತಿಂಗಳನ್ನು ಮುದ್ರಿಸಿ" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "month");
  await expect(page.locator("html")).not.toHaveAttribute("data-print");
});
