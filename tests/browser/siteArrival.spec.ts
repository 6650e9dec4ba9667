import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";

const panchang = (page: Page) => page.getByRole("region", { name: "Panchang Calendar" });
const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** How far below the bar a part begins, in pixels. */
async function belowBar(page: Page, part: Locator): Promise<number> {
  const header = await page.getByRole("banner").boundingBox();
  const box = await part.boundingBox();
  return Math.round((box?.y ?? Number.NaN) - (header?.height ?? Number.NaN));
}

const expectArrived = async (page: Page, part: Locator) => {
  await expect(part).toBeFocused();
  await expect.poll(() => belowBar(page, part), "right below the bar").toBeLessThan(40);
  expect(await belowBar(page, part)).toBeGreaterThanOrEqual(0);
};

/** Calls that wait until they are let go. */
async function hold(page: Page, address: string) {
  const held: (() => unknown)[] = [];
  await page.route(address, (route) => {
    held.push(() => route.continue());
  });
  return async () => {
    await Promise.all(held.map((letGo) => letGo()));
  };
}

for (const from of ["/about", "/search", "/panchang/mumbai", "/festivals", "/nowhere"]) {
  test(`Panchang in the bar leads from ${from} to the section of the home page`, async ({ page, problems }) => {
    problems.allow(/404/);
    await page.goto(from);
    await bar(page).getByRole("link", { name: "Panchang", exact: true }).click();
    await expect(page).toHaveURL("/#panchang");
    await expectArrived(page, panchang(page));
    // whoever goes on by keyboard goes on from there
    await page.keyboard.press("Tab");
    await expect(panchang(page).locator(":focus")).toHaveCount(1);
  });
}

test("so does the one in the foot, from far down, and on a phone the one in the menu", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Panchang" }).click();
  await expectArrived(page, panchang(page));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/help");
  await page.getByLabel("Menu", { exact: true }).click();
  await bar(page).getByRole("link", { name: "Panchang", exact: true }).click();
  await expectArrived(page, panchang(page));
});

test("what arrives late does not push the section away", async ({ page }) => {
  await page.goto("/about");
  const letHome = await hold(page, "**/api/platform/featured-temples*");
  const letAlmanac = await hold(page, "**/api/platform/panchang?*");
  await bar(page).getByRole("link", { name: "Panchang", exact: true }).click();
  await expectArrived(page, panchang(page));
  await letAlmanac();
  await expect(panchang(page)).toContainText("Nakshatra");
  await expectArrived(page, panchang(page));
  await letHome();
  await expect(page.getByRole("region", { name: "Featured Temples" }).getByRole("article")).toHaveCount(6);
  await expectArrived(page, panchang(page));
});

const keeper = "**/*keepPlace*";
for (const { when, isLate } of [
  { when: "", isLate: false },
  { when: ", even before the code came that keeps a place", isLate: true },
]) {
  test(`nor does it take back who went on by themselves${when}`, async ({ page }) => {
    await page.goto("/about");
    const letHome = await hold(page, "**/api/platform/featured-temples*");
    const letCode = isLate ? await hold(page, keeper) : undefined;
    await bar(page).getByRole("link", { name: "Panchang", exact: true }).click();
    await expectArrived(page, panchang(page));
    await page.mouse.move(600, 400);
    // a part that comes above meanwhile leaves the eye where it is: whoever wants the top goes on
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -20_000);
        return page.evaluate(() => window.scrollY);
      })
      .toBe(0);
    if (letCode) {
      const came = page.waitForResponse(keeper).then((response) => response.finished());
      await letCode();
      await came;
    }
    await letHome();
    await expect(page.getByRole("region", { name: "Featured Temples" }).getByRole("article")).toHaveCount(6);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test("on the page itself the link leads there each time it is pressed", async ({ page }) => {
  await page.goto("/");
  for (let times = 0; times < 2; times++) {
    await page.getByRole("main").getByRole("link", { name: "View calendar" }).press("Enter");
    await expectArrived(page, panchang(page));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  }
});

test("the way back leads to where the page was left, and forth again", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Discover" }).click();
  await expect(page.getByRole("article")).toHaveCount(24);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const last = page.getByRole("article").nth(20);
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(600);
  await last.getByRole("link", { name: /View Details/ }).click();
  await expect(page).toHaveURL(/\/temple\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await bar(page).getByRole("link", { name: "Panchang", exact: true }).click();
  await expectArrived(page, panchang(page));
  await page.goBack();
  await expect(page).toHaveURL(/\/temple\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL("/#panchang");
  await expect(panchang(page)).toBeInViewport();
});

test("nor does a list that tells late of its end take back who went on", async ({ page }) => {
  await page.addInitScript(() => {
    const watching = new Map<IntersectionObserver, IntersectionObserverCallback>();
    // the address is that of the page to come by now, the page still the one before
    window.addEventListener("popstate", () => {
      for (const [watcher, told] of watching) told([{ isIntersecting: true } as IntersectionObserverEntry], watcher);
    });
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(told, options);
        watching.set(this, told);
      }
      override disconnect() {
        super.disconnect();
        watching.delete(this);
      }
    };
  });
  await page.goto("/search");
  await expect(page.getByRole("article")).toHaveCount(24);
  const temple = page.getByRole("article").first();
  const name = await temple.getByRole("heading").innerText();
  const title = page.getByRole("heading", { level: 1, name });
  await temple.getByRole("link", { name: /View Details/ }).click();
  await expect(title).toBeVisible(); // the list is gone, so it has nothing to tell on the way back
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.goForward();
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/temple\//);
});

test("a part is found again where it was left, also when what stands above it arrived meanwhile", async ({ page }) => {
  await page.goto("/about");
  const letHome = await hold(page, "**/api/platform/featured-temples*");
  await bar(page).getByRole("link", { name: "Panchang", exact: true }).click();
  await expectArrived(page, panchang(page));
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await letHome();
  await page.goForward();
  await expect(page.getByRole("region", { name: "Featured Temples" }).getByRole("article")).toHaveCount(6);
  await expect(panchang(page)).toBeInViewport();
  await expect.poll(() => belowBar(page, panchang(page))).toBeLessThan(40);
});

test("a month of the festivals, a list of the profile", async ({ page, signInAs }) => {
  await page.goto("/festivals?year=2027");
  await page.getByRole("navigation", { name: "Months" }).getByRole("link", { name: "Oct" }).click();
  await expect(page).toHaveURL("/festivals?year=2027#m-2027-10");
  await expect(page.getByRole("region", { name: "October 2027" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "October 2027" })).toBeInViewport();

  await signInAs("ADMIN");
  const heading = page.getByRole("heading", { name: /^My corrections/ });
  await page.goto("/profile#my-corrections");
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.goto("/profile");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Corrections" }).click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});
