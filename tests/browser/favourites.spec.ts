import type { Page } from "@playwright/test";
import { addTemple, enterWith, expect, expectAccessible, test } from "../support/visitorTest";

const bookmark = (page: Page, label: "Add to favorites" | "Remove from favorites") =>
  page.getByRole("main").getByRole("button", { name: label }).first();
const onDevice = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("savedTemples") ?? "[]"));
const heardOfAccount = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("savedTemples.account") ?? "{}").ids);

/** A call to the account's list, answered. */
const brought = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith("/api/me/favourites") && answer.ok());

test("without an account a temple is saved on the device, listed, and let go again", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("TEMPLE_ADMIN"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/temple/${temple.slug}`);
  await bookmark(page, "Add to favorites").click();
  await page.reload();
  await expect(bookmark(page, "Remove from favorites")).toBeVisible();
  expect(await onDevice(page)).toEqual([temple.id]);

  await page.goto("/saved");
  await expect(page.getByRole("heading", { level: 2, name: "1 temple" })).toBeVisible();
  const card = page.getByRole("article", { name: temple.name });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Remove from favorites" }).click();
  await expect(page.getByText("No temples found")).toBeVisible();
  await expect(page.getByRole("heading", { name: "0 temples" })).toHaveCount(0);
  expect(await onDevice(page)).toEqual([]);
  expect(asked).not.toContain("/api/me/favourites");
});

test("what the device saved is in the account after logging in, beside what was there", async ({
  page,
  apiAs,
  newcomer,
  request,
}) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const mine = await addTemple(api);
  const theirs = await addTemple(api);
  const person = await newcomer();
  const headers = { authorization: `Bearer ${person.token}` };
  await request.put("/api/me/favourites", { headers, data: { add: [theirs.id], remove: [] } });

  await page.goto(`/temple/${mine.slug}`);
  await bookmark(page, "Add to favorites").click();
  await page.goto("/saved");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Log in/ })
    .click();
  const merged = brought(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Login to Divine Portal" }).click();
  await merged;
  await expect(page).toHaveURL(/\/saved$/);
  await expect(page.getByRole("heading", { level: 2, name: "2 temples" })).toBeVisible();
  for (const { name } of [mine, theirs]) await expect(page.getByRole("article", { name })).toBeVisible();
  const { ids } = await (await request.get("/api/me/favourites", { headers })).json();
  expect([...ids].sort()).toEqual([mine.id, theirs.id].sort());
});

test("two devices of one account come to the same, in saving and in letting go", async ({
  page,
  openPage,
  apiAs,
  newcomer,
}) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const [one, other] = [await addTemple(api), await addTemple(api)];
  const person = await newcomer();
  const second = await openPage();
  for (const each of [page, second]) await enterWith(each, person);

  await page.goto(`/temple/${one.slug}`);
  const saved = brought(page);
  await bookmark(page, "Add to favorites").click();
  await saved;
  await second.goto(`/temple/${other.slug}`);
  await expect.poll(() => onDevice(second)).toEqual([one.id]);
  const savedToo = brought(second);
  await bookmark(second, "Add to favorites").click();
  await savedToo;

  await page.goto("/saved");
  await expect(page.getByRole("heading", { level: 2, name: "2 temples" })).toBeVisible();
  const removed = brought(page);
  await page.getByRole("article", { name: one.name }).getByRole("button", { name: "Remove from favorites" }).click();
  await removed;
  await second.goto("/saved");
  await expect(second.getByRole("heading", { level: 2, name: "1 temple" })).toBeVisible();
  await expect(second.getByRole("article", { name: other.name })).toBeVisible();
});

test("what another person saved on this device goes into nobody else's account", async ({
  page,
  apiAs,
  newcomer,
  request,
}) => {
  const temple = await addTemple(await apiAs("TEMPLE_ADMIN"));
  const [first, next] = [await newcomer(), await newcomer()];
  await enterWith(page, first);
  await page.goto(`/temple/${temple.slug}`);
  const saved = brought(page);
  await bookmark(page, "Add to favorites").click();
  await saved;
  // answered is not yet noted, and what is not noted as somebody's is anybody's
  await expect.poll(() => heardOfAccount(page)).toEqual([temple.id]);
  await enterWith(page, next);
  const asked = brought(page);
  await page.goto("/saved");
  await asked;
  await expect(page.getByText("No temples found")).toBeVisible();
  const answer = await request.get("/api/me/favourites", { headers: { authorization: `Bearer ${next.token}` } });
  expect((await answer.json()).ids).toEqual([]);
});

test("what the account could not hear of now it hears later", async ({ page, apiAs, newcomer, request, problems }) => {
  problems.allow(/ERR_FAILED/);
  const temple = await addTemple(await apiAs("TEMPLE_ADMIN"));
  const person = await newcomer();
  await enterWith(page, person);
  await page.route("**/api/me/favourites", (route) => route.abort());
  await page.goto(`/temple/${temple.slug}`);
  const tried = page.waitForEvent("requestfailed", (failed) => failed.method() === "PUT");
  await bookmark(page, "Add to favorites").click();
  await tried;
  await expect(bookmark(page, "Remove from favorites")).toBeVisible();
  await page.unroute("**/api/me/favourites");
  const heard = brought(page);
  await page.reload();
  await heard;
  const answer = await request.get("/api/me/favourites", { headers: { authorization: `Bearer ${person.token}` } });
  expect((await answer.json()).ids).toEqual([temple.id]);
});

for (const [how, breaks] of [
  ["full", "setItem"],
  ["forbidden", "everything"],
] as const) {
  test(`with a storage that is ${how} temples are saved until the page is left`, async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("TEMPLE_ADMIN"));
    await page.addInitScript((what) => {
      const refuse = (): never => {
        throw new DOMException("no room", what === "setItem" ? "QuotaExceededError" : "SecurityError");
      };
      if (what === "setItem") Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, "localStorage", { get: refuse });
    }, breaks);
    await page.goto(`/temple/${temple.slug}`);
    await bookmark(page, "Add to favorites").click();
    await expect(bookmark(page, "Remove from favorites")).toBeVisible();
    await expect(page.getByText("the temple stays saved only until you leave this page")).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Saved temples" }).click();
    await expect(page.getByRole("article", { name: temple.name })).toBeVisible();
    await page.reload();
    await expect(page.getByText("No temples found")).toBeVisible();
  });
}

test("the list says when it cannot be read, and Try Again reads it", async ({ page, problems, apiAs }) => {
  problems.allow(/temples\/cards|status of 500/);
  const temple = await addTemple(await apiAs("TEMPLE_ADMIN"));
  await page.goto("/about");
  await page.evaluate((id) => localStorage.setItem("savedTemples", JSON.stringify([id])), temple.id);
  await page.route("**/api/temples/cards*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/saved");
  const notice = page.getByRole("main").getByRole("alert");
  await expect(notice).toBeVisible();
  await page.unroute("**/api/temples/cards*");
  await notice.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("article", { name: temple.name })).toBeVisible();
});
