import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { near, northBy, placeTemples } from "../support/rajasthan";

const key = "AIza-a_key_for_the_tests_of_maps";
const script = readFileSync("tests/support/googleMapsScript.js", "utf8");
const address = "https://maps.googleapis.com/maps/api/js?*";

test.use({ environment: { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_MAP_ID: "map-of-tests" } });

const rows = (page: Page) => page.getByRole("main").getByRole("article");
const map = (page: Page) => page.getByRole("region", { name: "Map of the temples in the list" });
const failed = (page: Page) => page.getByText("Failed to load Google Maps", { exact: true });
const answerWith = (page: Page, body: string) =>
  page.route(address, (route) => route.fulfill({ contentType: "text/javascript", body }));

test("with a key the map is Google's, in the reader's language, with marks, clusters and the chosen temple", async ({
  page,
  apiAs,
}) => {
  await placeTemples(await apiAs("ADMIN"), [
    { name: "First", km: 2 },
    { name: "Second", km: 5 },
    { name: "Third", km: 5.1 },
  ]);
  await answerWith(page, script);
  const asked = page.waitForRequest(address);
  await page.goto(`/nearby?${near}`);
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    key,
    language: "en",
    region: "IN",
  });
  const box = map(page).locator("[data-map-id='map-of-tests']");
  await expect(box).toHaveAttribute("data-zoom", "13");
  await expect(box).toHaveAttribute("data-centre", "24.123 70.988");
  await expect(box).toHaveAttribute("data-radius", "10000");
  await expect(map(page).getByTitle("The place in this link")).toBeAttached();
  await expect(map(page).getByRole("button", { name: "Thar First" })).toBeAttached();

  await map(page).getByRole("button", { name: "2 temples here, zoom in" }).press("Enter");
  await map(page).getByRole("button", { name: "Thar Third" }).press("Enter");
  const panel = page.getByRole("region", { name: "Thar Third" });
  await expect(panel.getByRole("heading")).toBeFocused();
  await expect(box).toHaveAttribute("data-zoom", "16");
  await expect(box).toHaveAttribute("data-centre", new RegExp(`^${northBy(5.1).toFixed(4)}`));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show on map Thar First" }).press("Enter");
  await expect(page.getByRole("region", { name: "Thar First" }).getByRole("heading")).toBeFocused();
});

test("a key that Google refuses leaves the message and a working list", async ({ page, apiAs }) => {
  await placeTemples(await apiAs("ADMIN"), [{ name: "Listed", km: 1, setting: "Cave" }]);
  await answerWith(page, `${script}; setTimeout(() => window.gm_authFailure?.())`);
  await page.goto(`/nearby?${near}`);
  await expect(failed(page)).toBeVisible();
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Listed"]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show on map Thar Listed" }).press("Enter");
  await expect(page.getByRole("region", { name: "Thar Listed" }).getByRole("heading")).toBeFocused();
  await page.getByLabel("Type").selectOption("Hill");
  await expect(page.getByText("No temples found in this area")).toBeVisible();
});

test("a script that is blocked leaves the message and a working list, here and beside the search", async ({
  page,
  apiAs,
  problems,
}) => {
  problems.allow(/maps\.googleapis\.com/);
  await placeTemples(await apiAs("ADMIN"), [{ name: "Listed", km: 1 }]);
  await page.route(address, (route) => route.abort());
  await page.goto(`/nearby?${near}&lang=kn`);
  await expect(page.getByText("Google Maps ಅನ್ನು ಲೋಡ್ ಮಾಡಲಾಗಲಿಲ್ಲ")).toBeVisible();
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Listed"]);
  await page.goto("/search?q=Konark&lang=en");
  await page.getByRole("button", { name: "Show map" }).click();
  await expect(failed(page)).toBeVisible();
  await expect(rows(page).filter({ hasText: "Konark" }).first()).toBeVisible();
});

test("a script that is only half there breaks the map alone", async ({ page, apiAs, problems }) => {
  problems.allow(/GoogleMap-|react-/);
  await placeTemples(await apiAs("ADMIN"), [{ name: "Listed", km: 1 }]);
  await answerWith(page, script.replace("maps.Settings =", "maps.nothing ="));
  await page.goto(`/nearby?${near}`);
  await expect(failed(page)).toBeVisible();
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Listed"]);
});

test("a script that never comes is given up after as long as a call", async ({ page, apiAs }) => {
  await placeTemples(await apiAs("ADMIN"), [{ name: "Listed", km: 1 }]);
  await page.clock.install();
  await page.route(address, () => undefined);
  const asked = page.waitForRequest(address);
  await page.goto(`/nearby?${near}`);
  await asked;
  await page.clock.runFor(11_000);
  await expect(failed(page)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(failed(page)).toBeVisible();
  await expect(rows(page).getByRole("heading")).toHaveText(["Thar Listed"]);
});

test("Google's hosts are let in by the policy of the pages, and not of the console", async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policyOf("/nearby")).toContain("https://maps.googleapis.com");
  expect(await policyOf("/admin")).not.toContain("google");
});
