import type { Page } from "@playwright/test";
import {
  addReviews,
  addTemple,
  anAddress,
  aPhoto,
  approve,
  enterWith,
  expect,
  expectAccessible,
  expectToFit,
  test,
} from "../support/visitorTest";

const reviews = (page: Page) => page.getByRole("region", { name: "Recent Reviews" });
const items = (page: Page) => reviews(page).getByRole("article");
const form = (page: Page) => page.getByRole("form", { name: "Add Your Review" });
const comment = (page: Page) => form(page).getByLabel("Your review");
const words = "The lamps at dusk are worth the climb.";

async function openForm(page: Page, slug: string): Promise<void> {
  await page.goto(`/temple/${slug}`);
  await page.locator("#add-review").scrollIntoViewIfNeeded();
  await expect(form(page)).toBeVisible();
}

async function write(page: Page, stars = 4): Promise<void> {
  await form(page)
    .getByRole("radio", { name: `${stars} star` })
    .check({ force: true }); // under the drawn star
  await comment(page).fill(words);
  await form(page).getByRole("checkbox", { name: "I am not a robot" }).check();
}

const submit = (page: Page) => form(page).getByRole("button", { name: "Submit Review" });
const sentWell = (page: Page) => form(page).getByRole("status").filter({ hasText: "Review submitted. Thank you!" });

/** Counts what is sent from the page. */
function countSent(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/reviews")) count++;
  });
  return () => count;
}

test.describe("the list", () => {
  test("opens with six, the newest first; Load more goes on from there, also by keyboard", async ({ page, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await addReviews(api, temple.id, [5, 4, 3, 2, 1, 5, 4, 3, 2, 1, 5, 4, 3]);
    await page.goto(`/temple/${temple.slug}`);
    await expect(items(page)).toHaveCount(6);
    await expect(items(page).first()).toContainText("Visit number 13, worth 3.");
    await expect(items(page).first()).toContainText("Visitor 13");
    await expect(reviews(page).getByText("Showing 6 of 13 reviews")).toBeAttached();
    const more = reviews(page).getByRole("button", { name: "Load more" });
    await more.press("Enter");
    await expect(items(page)).toHaveCount(10);
    await expect(reviews(page).getByRole("listitem").filter({ hasText: "Visit number 7," })).toBeFocused();
    await more.press("Enter");
    await expect(items(page)).toHaveCount(13);
    await expect(items(page).last()).toContainText("Visit number 1, worth 5.");
    await expect(reviews(page).getByRole("listitem").filter({ hasText: "Visit number 3," })).toBeFocused();
    await expect(more).toHaveCount(0);
  });

  test("is sorted by the highest and by the lowest, and back", async ({ page, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await addReviews(api, temple.id, [3, 5, 1, 4, 2]);
    await page.goto(`/temple/${temple.slug}`);
    const order = [/worth 2/, /worth 4/, /worth 1/, /worth 5/, /worth 3/];
    await expect(items(page)).toHaveText(order);
    const sort = reviews(page).getByLabel("Sort");
    const asked = page.waitForRequest("**/api/temples/*/reviews?*");
    await sort.selectOption("Highest rated");
    expect(new URL((await asked).url()).search).toBe("?page=1&size=10&sort=highest");
    await expect(items(page)).toHaveText([/worth 5/, /worth 4/, /worth 3/, /worth 2/, /worth 1/]);
    await sort.selectOption("Lowest rated");
    await expect(items(page)).toHaveText([/worth 1/, /worth 2/, /worth 3/, /worth 4/, /worth 5/]);
    await sort.selectOption("Most recent");
    await expect(items(page)).toHaveText(order);
  });

  test("a page that does not come leaves those that did, and is asked for again", async ({ page, apiAs, problems }) => {
    problems.allow(/api\/temples\/\d+\/reviews/);
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await addReviews(api, temple.id, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    await page.goto(`/temple/${temple.slug}`);
    await page.route("**/reviews?*page=2*", (route) => route.fulfill({ status: 500, json: {} }));
    await reviews(page).getByRole("button", { name: "Load more" }).click();
    await expect(items(page)).toHaveCount(10);
    await reviews(page).getByRole("button", { name: "Load more" }).click();
    await expect(reviews(page).getByText("Server error. Please try again later.")).toBeVisible();
    await expect(items(page)).toHaveCount(10);
    await page.unroute("**/reviews?*page=2*");
    await reviews(page).getByRole("button", { name: "Try Again" }).click();
    await expect(items(page)).toHaveCount(11);
    await expect(reviews(page).getByText("Server error. Please try again later.")).toHaveCount(0);
  });

  test("who left no name is a devotee, and what was written is text and nothing else", async ({ page, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    const text = "<img src=x onerror=alert(1)> & <b>bold</b> words";
    const sent = await api.post(`/api/temples/${temple.id}/reviews`, {
      headers: { "x-forwarded-for": anAddress(), authorization: "" },
      data: { rating: 5, comment: text },
    });
    await approve(api, [{ kind: "review", id: (await sent.json()).id }]);
    await page.goto(`/temple/${temple.slug}`);
    await expect(items(page)).toContainText(["A devotee"]);
    await expect(items(page).getByText(text)).toBeVisible();
  });
});

test.describe("writing one", () => {
  test("is thanked, counted at once as waiting, and shown once approved", async ({ page, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await addReviews(api, temple.id, [2]);
    await openForm(page, temple.slug);
    await expect(page.getByText("Reviews are subject to moderation.")).toBeVisible();
    await write(page);
    await form(page).getByLabel("Your name (optional)").fill("Lakshmi");
    await form(page).getByLabel("Your email (optional)").fill("lakshmi@test.example");
    await submit(page).click();
    await expect(sentWell(page)).toBeFocused();
    await expect(form(page).getByText("It appears here once our team has approved it")).toBeVisible();
    await expect(comment(page)).toHaveValue("");
    await expect(form(page).getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(form(page).getByRole("checkbox", { name: "I am not a robot" })).not.toBeChecked();
    const title = page.locator(".temple-title");
    await expect(title).toContainText("2 reviews");
    await expect(title).toContainText("Including yours, which awaits approval");
    await expect(items(page)).toHaveCount(1);

    const waiting = await (await api.get(`/api/admin/moderation?kind=review&temple=${temple.id}`)).json();
    expect(waiting.items).toMatchObject([{ review: { rating: 4, comment: words }, author: { name: "Lakshmi" } }]);
    await approve(api, [{ kind: "review", id: waiting.items[0].id }]);
    await page.reload();
    await expect(items(page).first()).toContainText(words);
    await expect(items(page).first()).toContainText("Lakshmi");
    await expect(title).toContainText("3.0");
    await expect(title).not.toContainText("Including yours");
  });

  test("after one the button counts down, and sends nothing until it is over", async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await page.clock.install();
    await openForm(page, temple.slug);
    const sent = countSent(page);
    await write(page);
    await submit(page).click();
    await expect(sentWell(page)).toBeVisible();
    const wait = form(page).getByRole("button", { name: /^Please wait \d+s$/ });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000)); // from here on time is the test's
    await expect(wait).toBeVisible();
    await write(page);
    await wait.click({ force: true }); // it says that it cannot be pressed, and it is
    await expect(form(page).getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
    await page.clock.runFor(5_000);
    await expect(form(page).getByRole("button", { name: /^Please wait [1-5]s$/ })).toBeVisible();
    await page.clock.runFor(5_500);
    await expect(submit(page)).toBeVisible();
    await expect(comment(page)).toHaveValue(words);
    expect(sent()).toBe(1);
  });

  test("says beside each field what is wrong, and leads to it", async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await openForm(page, temple.slug);
    const sent = countSent(page);
    await comment(page).fill("   too few   ");
    await form(page).getByLabel("Your email (optional)").fill("not an address");
    await submit(page).click();
    const summary = form(page).getByRole("alert").filter({ hasText: "Please check your input and try again." });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("listitem")).toHaveText([
      "Rating must be between 1 and 5.",
      "Comment must be at least 10 characters.",
      "Please enter a valid email address.",
      "Please confirm you are not a robot.",
    ]);
    await expect(form(page).getByRole("radiogroup")).toHaveAccessibleDescription("Rating must be between 1 and 5.");
    await expect(comment(page)).toHaveAccessibleDescription(/Comment must be at least 10 characters\.$/);
    await expect(form(page).getByLabel("Your email (optional)")).toHaveAccessibleDescription(
      /Please enter a valid email address\.$/,
    );
    await expect(form(page).getByRole("checkbox", { name: "I am not a robot" })).toHaveAccessibleDescription(
      "Please confirm you are not a robot.",
    );
    await expectAccessible(page);
    await summary.getByRole("link", { name: "Comment must be at least 10 characters." }).press("Enter");
    await expect(comment(page)).toBeFocused();
    await expect(comment(page)).toHaveValue("   too few   ");
    expect(sent()).toBe(0);
  });

  test("a program that fills in the hidden field is left alone with it", async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    await openForm(page, temple.slug);
    const sent = countSent(page);
    await write(page);
    const trap = form(page).locator("input[name=website]");
    await expect(trap).not.toBeInViewport();
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = "https://spam.example";
    });
    await submit(page).click();
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = "";
    });
    await submit(page).click();
    await expect(sentWell(page)).toBeVisible();
    expect(sent()).toBe(1); // that of the person
  });

  test("by keyboard alone, stars by arrow keys", async ({ page, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await openForm(page, temple.slug);
    await form(page).getByRole("radio", { name: "1 star" }).focus();
    await page.keyboard.press("Space");
    for (const _ of [2, 3]) await page.keyboard.press("ArrowRight");
    await expect(form(page).getByRole("radio", { name: "3 stars" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
    await page.keyboard.type("Arjun");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(form(page).getByLabel("Add photos to the review")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(form(page).getByRole("checkbox", { name: "I am not a robot" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(sentWell(page)).toBeFocused();
    const waiting = await (await api.get(`/api/admin/moderation?kind=review&temple=${temple.id}`)).json();
    expect(waiting.items).toMatchObject([{ review: { rating: 3, comment: words }, author: { name: "Arjun" } }]);
  });

  test("takes up to three photos along, which are seen with it", async ({ page, apiAs }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await openForm(page, temple.slug);
    await write(page, 5);
    const photos = await Promise.all(
      ["#a4231c", "#1f7a4d", "#1d4ed8", "#b45309"].map(async (colour, at) => ({
        name: `${at + 1}.jpg`,
        mimeType: "image/jpeg",
        buffer: await aPhoto({ colour, width: 900, height: 700 }),
      })),
    );
    const picker = form(page).getByLabel("Add photos to the review");
    await picker.setInputFiles([{ name: "film.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") }]);
    await expect(form(page).getByText("film.gif: File type not allowed.")).toBeVisible();
    await picker.setInputFiles(photos);
    await expect(form(page).getByRole("alert").filter({ hasText: "Maximum 3 files allowed" })).toBeVisible();
    await expect(form(page).locator(".previews img")).toHaveCount(3);
    await submit(page).click();
    await expect(sentWell(page)).toContainText("Successfully uploaded 3 image(s)");
    await expect(form(page).locator(".previews img")).toHaveCount(0);
    const waiting = await (await api.get(`/api/admin/moderation?temple=${temple.id}`)).json();
    expect(waiting.items).toHaveLength(4); // the words and each photo are decided on by themselves
    await approve(api, waiting.items);
    await page.goto(`/temple/${temple.slug}`);
    await items(page)
      .getByRole("link", { name: /photo 2 of 3$/ })
      .click();
    await expect(page.getByRole("dialog").getByText("2 / 3")).toBeVisible();
  });

  test("who is signed in writes under their own name", async ({ page, apiAs, newcomer }) => {
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await enterWith(page, await newcomer());
    await openForm(page, temple.slug);
    await expect(form(page).getByText("Posting as Meera Iyer.")).toBeVisible();
    await expect(form(page).getByLabel("Your name (optional)")).toHaveCount(0);
    await write(page);
    await submit(page).click();
    await expect(sentWell(page)).toBeVisible();
    const waiting = await (await api.get(`/api/admin/moderation?kind=review&temple=${temple.id}`)).json();
    expect(waiting.items).toMatchObject([{ author: { name: "Meera Iyer" } }]);
  });
});

test("a session that ended meanwhile is said, and nothing written is lost", async ({
  page,
  request,
  apiAs,
  newcomer,
  problems,
}) => {
  problems.allow(/status of 401/);
  const api = await apiAs("ADMIN");
  const temple = await addTemple(api);
  const person = await newcomer();
  await enterWith(page, person);
  await openForm(page, temple.slug);
  await write(page);
  await request.post("/api/auth/logout-everywhere", { headers: { authorization: `Bearer ${person.token}` } });
  await submit(page).click();
  await expect(form(page).getByRole("alert").filter({ hasText: "Please log in to continue." })).toBeVisible();
  await expect(comment(page)).toHaveValue(words);
  const waiting = await (await api.get(`/api/admin/moderation?kind=review&temple=${temple.id}`)).json();
  expect(waiting.items).toEqual([]);
});

test.describe("when it cannot be sent", () => {
  const failure = (page: Page) =>
    form(page).getByRole("alert").filter({ hasText: "Failed to submit review. Please try again." });

  test("a server that is down takes nothing that was written, not even over a reload", async ({
    page,
    apiAs,
    problems,
  }) => {
    problems.allow(/\/reviews/);
    const temple = await addTemple(await apiAs("ADMIN"));
    await openForm(page, temple.slug);
    await write(page);
    await form(page)
      .getByLabel("Add photos to the review")
      .setInputFiles([{ name: "gate.jpg", mimeType: "image/jpeg", buffer: await aPhoto() }]);
    await expect(form(page).getByRole("img", { name: "gate.jpg" })).toBeVisible();
    await page.route("**/api/temples/*/reviews", (route) => route.fulfill({ status: 503, json: {} }));
    await submit(page).click();
    await expect(failure(page)).toBeFocused();
    await expect(failure(page)).toContainText("Service temporarily unavailable. Please try again later.");
    await expect(comment(page)).toHaveValue(words);
    await expect(form(page).getByRole("img", { name: "gate.jpg" })).toBeVisible();
    await page.unroute("**/api/temples/*/reviews");
    await openForm(page, temple.slug);
    await expect(comment(page)).toHaveValue(words);
    await expect(form(page).getByRole("radio", { name: "4 stars" })).toBeChecked();
    await form(page).getByRole("checkbox", { name: "I am not a robot" }).check();
    await submit(page).click();
    await expect(sentWell(page)).toBeVisible();
  });

  test("an answer that was lost does not make two of one", async ({ page, apiAs, problems }) => {
    problems.allow(/\/reviews/);
    const api = await apiAs("ADMIN");
    const temple = await addTemple(api);
    await openForm(page, temple.slug);
    await write(page);
    await page.route(
      "**/api/temples/*/reviews",
      async (route) => {
        await expect(form(page).getByRole("button", { name: "Submitting" })).toBeDisabled();
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).click();
    await expect(failure(page)).toContainText("Unable to connect to the server. Please try again later.");
    await submit(page).click();
    await expect(sentWell(page)).toBeVisible();
    const waiting = await (await api.get(`/api/admin/moderation?kind=review&temple=${temple.id}`)).json();
    expect(waiting.total).toBe(1);
  });

  test("one too soon after another from the same address waits, and is kept", async ({ page, apiAs }) => {
    const temple = await addTemple(await apiAs("ADMIN"));
    const address = anAddress();
    await page.setExtraHTTPHeaders({ "x-forwarded-for": address });
    await openForm(page, temple.slug);
    await write(page);
    const other = await page.request.post(`/api/temples/${temple.id}/reviews`, {
      headers: { "x-forwarded-for": address },
      data: { rating: 5, comment: "Sent from another tab." },
    });
    expect(other.status()).toBe(201);
    await submit(page).click();
    await expect(failure(page)).toContainText("Too many requests. Please wait a moment and try again.");
    await expect(form(page).getByRole("button", { name: /^Please wait \d+s$/ })).toBeVisible();
    await expect(comment(page)).toHaveValue(words);
  });
});

test("in Kannada all of it is, from what is wrong to the thanks", async ({ page, apiAs }) => {
  const temple = await addTemple(await apiAs("ADMIN"));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/temple/${temple.slug}?lang=kn`);
  await page.locator("#add-review").scrollIntoViewIfNeeded();
  const kannada = page.getByRole("form", { name: "ನಿಮ್ಮ ವಿಮರ್ಶೆ ಬರೆಯಿರಿ" });
  await kannada.getByRole("button", { name: "ವಿಮರ್ಶೆ ಕಳುಹಿಸಿ" }).click();
  await expect(kannada.getByRole("alert").getByRole("listitem")).toHaveText([
    "ರೇಟಿಂಗ್ 1 ಮತ್ತು 5ರ ನಡುವೆ ಇರಬೇಕು.",
    "ವಿಮರ್ಶೆಯಲ್ಲಿ ಕನಿಷ್ಠ 10 ಅಕ್ಷರಗಳಿರಬೇಕು.",
    "ನೀವು ರೋಬೋಟ್ ಅಲ್ಲ ಎಂದು ದಯವಿಟ್ಟು ದೃಢಪಡಿಸಿ.",
  ]);
  await expectAccessible(page);
  await expectToFit(page, 320);
  await kannada.getByRole("radio", { name: "5 ನಕ್ಷತ್ರಗಳು" }).check({ force: true });
  await kannada.getByLabel("ನಿಮ್ಮ ವಿಮರ್ಶೆ").fill("ಸಂಜೆಯ ದೀಪಾರತಿ ಮನಸ್ಸಿಗೆ ಶಾಂತಿ ತರುತ್ತದೆ.");
  await kannada.getByRole("checkbox", { name: "ನಾನು ರೋಬೋಟ್ ಅಲ್ಲ" }).check();
  await kannada.getByRole("button", { name: "ವಿಮರ್ಶೆ ಕಳುಹಿಸಿ" }).click();
  await expect(kannada.getByRole("status").filter({ hasText: "ವಿಮರ್ಶೆ ತಲುಪಿದೆ. ಧನ್ಯವಾದಗಳು!" })).toBeFocused();
  await expect(kannada.getByRole("button", { name: /^ದಯವಿಟ್ಟು \d+ ಸೆಕೆಂಡು ಕಾಯಿರಿ$/ })).toBeVisible();
  await expectToFit(page, 320);
});
