import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { choose } from "../support/choose";
import { confirmAddress } from "../support/confirmAddress";
import { holdBack } from "../support/holdBack";

const unique = () => Math.random().toString(36).slice(2, 9);
const root = "/admin/moderation";

/** A temple of its own for each test, so that its queue can be looked at alone. */
async function aTemple(api: APIRequestContext, more = {}) {
  const name = `Lamp temple ${unique()}`;
  const answer = await api.post("/api/admin/temples", { data: { name, city: "Hassan", state: "Karnataka", ...more } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id }: { id: number } = await answer.json();
  return { id, name };
}

const byte = () => 1 + Math.floor(Math.random() * 250);
/** Visitors at addresses of their own: nobody has to wait after another one's review. */
const elsewhere = () => ({ "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}`, authorization: "" });

/** Reviews as visitors send them, in this order. */
async function review(api: APIRequestContext, temple: number, count: number, text = "A quiet morning here") {
  for (let number = 1; number <= count; number++) {
    const data = { rating: 5, comment: `${text}, number ${number} of ${unique()}.` };
    const answer = await api.post(`/api/temples/${temple}/reviews`, { data, headers: elsewhere() });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

const queue = (page: Page) => page.getByRole("list", { name: "Queue" }).getByRole("listitem");
const current = (page: Page) => page.locator(".queue-row [aria-current]");

test("an editor clears 50 reviews by keyboard alone", async ({ page, signInAs, apiAs }) => {
  test.slow();
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  await review(admin, temple.id, 50);
  await signInAs("CONTENT_ADMIN");
  await page.goto(`${root}?temple=${temple.id}`);
  await expect(queue(page)).toHaveCount(50);
  for (let left = 50; left > 0; left--) {
    await expect(current(page)).toContainText(`number ${51 - left} of`);
    if (left % 10 === 0) {
      await page.keyboard.press("r");
      await expect(page.getByRole("radio").first()).toBeFocused();
      await page.keyboard.press("2");
      await page.keyboard.press("Enter");
    } else {
      await page.keyboard.press("a");
    }
    await expect(queue(page)).toHaveCount(left - 1);
  }
  await expect(page.getByText("Nothing in the queue matches these filters.")).toBeVisible();
  await expect(async () => {
    const shown = await (await admin.get(`/api/temples/${temple.id}`)).json();
    expect(shown.reviewCount).toBe(45);
  }).toPass();
  const rejected = await admin.get(`/api/admin/moderation?temple=${temple.id}&status=rejected`);
  const { items } = await rejected.json();
  expect(items.map(({ reason }: { reason: string }) => reason)).toEqual(Array(5).fill("It is advertising."));
});

test("more than a page is cleared without a pause, however quick the keys are", async ({ page, signInAs, apiAs }) => {
  test.slow();
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  await review(admin, temple.id, 14);
  await signInAs("ADMIN");
  await page.goto(`${root}?temple=${temple.id}&size=5`);
  await expect(page.getByText("14 items")).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("a");
    await expect(page.getByText("Nothing in the queue matches these filters.")).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [10] });
  const left = await (await admin.get(`/api/admin/moderation?temple=${temple.id}`)).json();
  expect(left.total).toBe(0);
});

test("J and K move, and take the focus along", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  await review(admin, temple.id, 3);
  await signInAs("ADMIN");
  await page.goto(`${root}?temple=${temple.id}`);
  await expect(current(page)).toContainText("number 1 of");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(current(page)).toContainText("number 3 of");
  await expect(current(page)).toBeFocused();
  await page.keyboard.press("k");
  await expect(current(page)).toContainText("number 2 of");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("number 2 of");
});

test("a decision is taken back, and stands as before", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  await review(admin, temple.id, 2);
  await signInAs("ADMIN");
  await page.goto(`${root}?temple=${temple.id}`);
  await expect(queue(page)).toHaveCount(2);
  await page.keyboard.press("a");
  await expect(page.getByText(`Approved: ${temple.name}`)).toBeVisible();
  await expect(queue(page)).toHaveCount(1);
  await page.keyboard.press("u");
  await expect(queue(page)).toHaveCount(2);
  await expect(current(page)).toContainText("number 1 of");
  const waiting = await (await admin.get(`/api/admin/moderation?temple=${temple.id}`)).json();
  expect(waiting.total).toBe(2);
});

test("another part of the queue begins anew: nothing selected, and no key meets what is not shown", async ({
  page,
  signInAs,
  apiAs,
}) => {
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  await review(admin, temple.id, 3);
  const correction = { data: { field: "timings", value: "5 am to 9 pm", note: "As on the board" } };
  await admin.post(`/api/temples/${temple.id}/corrections`, correction);
  await signInAs("ADMIN");
  await page.goto(`${root}?temple=${temple.id}&kind=review`);
  await expect(queue(page)).toHaveCount(3);
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("r");
  await expect(page.getByRole("radio").first()).toBeFocused();

  const answer = await holdBack(page, /moderation\?.*kind=correction/);
  const decided: string[] = [];
  page.on("request", (request) => /decisions|claim/.test(request.url()) && decided.push(request.url()));
  const kinds = page.getByRole("navigation", { name: "Kind" });
  await kinds.getByRole("link", { name: /^Corrections/ }).click();
  await expect(queue(page)).toHaveCount(0);
  for (const key of ["a", "x", "c", "r"]) await page.keyboard.press(key);
  answer();
  await expect(queue(page)).toHaveCount(1);
  await expect(page.getByText("selected")).toHaveCount(0);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await kinds.getByRole("link", { name: /^Reviews/ }).click();
  await expect(queue(page)).toHaveCount(3);
  await expect(page.getByText("selected")).toHaveCount(0);
  await expect(current(page)).toContainText("number 1 of");
  expect(decided).toEqual([]);
});

test("a role is given once it is confirmed, with who gets which", async ({ page, signInAs, apiAs }) => {
  const name = `Bhanu ${unique()}`;
  const data = { name, email: `${unique()}@people.example`, password: "lotus lamp bell", role: "PANDIT" };
  const admin = await apiAs("ADMIN");
  const registered = await admin.post("/api/auth/register", { data });
  expect(registered.status()).toBe(201);
  await confirmAddress(admin, await registered.text());
  await signInAs("USER_ADMIN");
  await page.goto(`${root}?kind=role-request&order=newest`);
  await expect(current(page)).toContainText(name);
  await page.keyboard.press("a");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`${name}: from Devotee to Pandit`);
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(current(page)).toContainText(name);
  await expect(async () => {
    await page.keyboard.press("a"); // not heard before the dialog is gone
    await dialog.getByRole("button", { name: "Approve" }).click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(`Approved: ${name}`)).toBeVisible();
});

test("the offer to take it back ends after five seconds", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  await review(admin, temple.id, 2);
  await signInAs("ADMIN");
  await page.clock.install();
  await page.goto(`${root}?temple=${temple.id}`);
  await expect(queue(page)).toHaveCount(2);
  await page.keyboard.press("a");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(undo).toBeHidden();
});

test("a selection is decided in one go, with a reason in one's own words", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  await review(admin, temple.id, 4);
  await signInAs("ADMIN");
  await page.goto(`${root}?temple=${temple.id}`);
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await page.keyboard.press("x"); // all but the first
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Reject selected" }).click();
  await page.getByRole("radio", { name: "Another reason (please specify)" }).check();
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByText("Please choose a reason.")).toBeVisible();
  await page.getByRole("textbox", { name: "Another reason (please specify)" }).fill("All of one hand");
  const sent = page.waitForResponse(/moderation\/decisions$/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 rejected")).toBeVisible();
  await sent;
  await expect(queue(page)).toHaveCount(1);
  await page.goto(`${root}?temple=${temple.id}&status=rejected`);
  await expect(queue(page)).toHaveCount(3);
  await expect(page.getByText("Reason given: All of one hand")).toBeVisible();
  await page.keyboard.press("h");
  await expect(page.getByRole("region", { name: "History" })).toContainText("Demo admin (Admin)");
});

test("who closes the console before a decision is sent is asked by the browser", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  await review(admin, temple.id, 1);
  await signInAs("ADMIN");
  await page.goto(`${root}?temple=${temple.id}`);
  await expect(queue(page)).toHaveCount(1);
  const letGo = await holdBack(page, "**/moderation/decisions");
  await page.keyboard.press("a");
  await expect(queue(page)).toHaveCount(0);
  const asked = page.waitForEvent("dialog");
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await Promise.all([dialog.dismiss(), leaving]);
  const sent = page.waitForResponse(/moderation\/decisions$/);
  letGo();
  expect((await sent).status()).toBe(200);
});

test("what a colleague works on is shown and cannot be decided", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  await review(admin, temple.id, 1);
  const { items } = await (await admin.get(`/api/admin/moderation?temple=${temple.id}`)).json();
  await admin.post("/api/admin/moderation/claim", { data: { items: [{ kind: "review", id: items[0].id }] } });
  await signInAs("CONTENT_ADMIN");
  await page.goto(`${root}?temple=${temple.id}`);
  await expect(page.getByText("Demo admin is working on this").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve", exact: true })).toBeDisabled();
  await page.keyboard.press("a");
  await admin.post("/api/admin/moderation/release", { data: { items: [{ kind: "review", id: items[0].id }] } });
  await page.reload();
  await expect(page.getByRole("button", { name: "Approve", exact: true })).toBeEnabled();
  await page.keyboard.press("c");
  await expect(page.getByText("Claimed by you")).toBeVisible();
  await page.getByRole("button", { name: "Release" }).click();
  await expect(page.getByText("Claimed by you")).toBeHidden();
});

test("what someone else decided meanwhile comes back with its reason", async ({ page, signInAs, apiAs, problems }) => {
  problems.allow(/409/);
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  await review(admin, temple.id, 2);
  await signInAs("CONTENT_ADMIN");
  await page.goto(`${root}?temple=${temple.id}`);
  await expect(queue(page)).toHaveCount(2);
  const { items } = await (await admin.get(`/api/admin/moderation?temple=${temple.id}`)).json();
  const decisions = [{ kind: "review", id: items[0].id, decision: "approve" }];
  await admin.post("/api/admin/moderation/decisions", { data: { decisions } });
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await page.keyboard.press("a");
  await expect(page.getByText("The decision could not be saved")).toBeVisible();
  await expect(page.getByText("Nothing in the queue matches these filters.")).toBeVisible();
  const left = await (await admin.get(`/api/admin/moderation?temple=${temple.id}`)).json();
  expect(left.total, "the other one of the two was decided all the same").toBe(0);
});

test("filters stand in the address, and each role sees its kinds", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin, { latitude: 13.0, longitude: 76.1 });
  await review(admin, temple.id, 1);
  await review(admin, temple.id, 1, "See https://spam.example for more");
  const correction = { data: { field: "position", value: "13.02, 76.1", note: "As on the board" } };
  await admin.post(`/api/temples/${temple.id}/corrections`, correction);
  await signInAs("ADMIN");
  const shared = { name: "A gudi in the north", address: "Masi Street, Madurai", latitude: 78.1193, longitude: 9.9195 };
  const { id: sharedId } = await (await admin.post("/api/temples", { data: shared })).json();
  await page.goto(`${root}?temple=${sharedId}`);
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("appear to be swapped");
  await page.goto(`${root}?temple=${temple.id}`);
  await expect(queue(page)).toHaveCount(3);
  await page.getByRole("link", { name: /^Corrections/ }).click();
  await expect(page).toHaveURL(`${root}?temple=${temple.id}&kind=correction`);
  await expect(queue(page)).toHaveCount(1);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("13.02, 76.1");
  await expect(preview).toContainText("2.2 km apart");
  await expect(preview.getByLabel("Map: positions")).toContainText(/Current.*Proposed/);
  await expect(preview).toContainText("As on the board");
  await page.getByRole("link", { name: /^All/ }).click();
  await choose(page.getByRole("combobox", { name: "Flagged for" }), "Link");
  await expect(page).toHaveURL(/flag=link/);
  await expect(queue(page)).toHaveCount(1);
  await expect(preview).toContainText("Contains a web address");

  await signInAs("CONTENT_ADMIN");
  await page.goto(root);
  const tabs = page.getByRole("navigation", { name: "Kind" }).getByRole("link");
  await expect(tabs).toHaveText([/^All/, /^Reviews/, /^Photos/]);
});

test("the author reads the outcome on the profile", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  const author = { name: "Asha Rao", email: `${unique()}@people.example`, password: "lotus lamp bell" };
  const token = await (await admin.post("/api/auth/register", { data: author })).text();
  const asAuthor = { headers: { ...elsewhere(), authorization: `Bearer ${token}` } };
  const data = { rating: 5, comment: "Buy cheap lamps at my shop, number 12." };
  await admin.post(`/api/temples/${temple.id}/reviews`, { data, ...asAuthor });
  await signInAs("CONTENT_ADMIN");
  await page.goto(`${root}?temple=${temple.id}`);
  await expect(queue(page)).toHaveCount(1);
  await page.keyboard.press("r");
  await page.getByRole("radio", { name: "It is advertising." }).check();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Rejected: ${temple.name}`)).toBeVisible();
  await expect(async () => {
    const mine = await (await admin.get("/api/users/me/contributions", asAuthor)).json();
    expect(mine.reviews[0]).toMatchObject({ status: "rejected", reason: "It is advertising." });
  }).toPass();
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto("/profile");
  await expect(page.getByRole("listitem").filter({ hasText: temple.name })).toContainText("It is advertising.");
});

test("keys are explained, and can be switched off on this device", async ({ page, signInAs, apiAs }) => {
  const admin = await apiAs("ADMIN");
  const temple = await aTemple(admin);
  await review(admin, temple.id, 1);
  await signInAs("ADMIN");
  await page.goto(`${root}?temple=${temple.id}`);
  await expect(queue(page)).toHaveCount(1);
  const keys = page.getByRole("button", { name: "Keyboard shortcuts" });
  await keys.focus();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByText("Reject with a reason")).toBeVisible();
  await expectAccessible(page);
  await help.getByRole("switch").click();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(keys).toBeFocused();
  await page.keyboard.press("r");
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(queue(page)).toHaveCount(1);
});

test("a queue that cannot be had is said to, and asked for again", async ({ page, signInAs, problems }) => {
  problems.allow(/400/);
  await signInAs("ADMIN");
  const refuse = { status: 400, json: { statusCode: 400, code: "badRequest", message: "" } };
  await page.route(/\/api\/admin\/moderation\?/, (route) => route.fulfill(refuse));
  await page.goto(root);
  await expect(page.getByText("The queue could not be loaded")).toBeVisible();
  await page.unroute(/\/api\/admin\/moderation\?/);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("The queue could not be loaded")).toBeHidden();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the screen keeps nobody out (${colorScheme}), and fits 768 px`, async ({ page, signInAs, apiAs }) => {
    const admin = await apiAs("ADMIN");
    const temple = await aTemple(admin);
    await review(admin, temple.id, 2, "WRITE TO ME AT LAMPS@SHOP.EXAMPLE TODAY");
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 768, height: 900 });
    await signInAs("ADMIN");
    await page.goto(`${root}?temple=${temple.id}`);
    await expect(queue(page)).toHaveCount(2);
    await expectAccessible(page);
    await page.keyboard.press("r");
    await expect(page.getByRole("radio").first()).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
  });
}
