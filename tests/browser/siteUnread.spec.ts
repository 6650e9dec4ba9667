import { join } from "node:path";
import Database from "better-sqlite3";
import { type BrowserFixtures, test as base, expect, expectAccessible } from "../support/browserTest";
import { temporaryFolder } from "../support/folders";

const folder = temporaryFolder("unread");
const tirumala = "/temple/tirumala-venkateswara-temple-tirupati";

/** A site whose database these tests may take away. */
const test = base.extend<{ without: (table: string) => () => void }, object>({
  environment: [async ({ browserName: _ }, use) => use({ DATA_DIR: folder }), { scope: "worker" }],
  without: async ({ site, problems }, use) => {
    problems.allow(/503|500/);
    const file = new Database(join(folder, "temples.db"));
    const gone = new Set<string>();
    const bringBack = (table: string) => {
      if (gone.delete(table)) file.exec(`alter table ${table}_gone rename to ${table}`);
    };
    await use((table) => {
      file.exec(`alter table ${table} rename to ${table}_gone`);
      gone.add(table);
      return () => bringBack(table);
    });
    for (const table of [...gone]) bringBack(table);
    file.close();
    site.complaints(); // it complains of what these tests do
  },
});

async function withoutScripts(openPage: BrowserFixtures["openPage"], url: string, lang = "en") {
  const page = await openPage({ javaScriptEnabled: false });
  await page.context().addCookies([{ name: "lang", value: lang, url }]);
  return page;
}

for (const [language, failed, retry, temple] of [
  ["en", "Failed to load temple details.", "Try Again", "Tirumala Venkateswara Temple"],
  ["hi", "मंदिर का विवरण लोड नहीं हुआ।", "फिर कोशिश करें", "तिरुमला वेंकटेश्वर मंदिर"],
  ["kn", "ದೇವಾಲಯದ ವಿವರ ತರಲು ಆಗಲಿಲ್ಲ.", "ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ", "ತಿರುಮಲ ವೆಂಕಟೇಶ್ವರ ದೇವಸ್ಥಾನ"],
] as const) {
  test(`without data and scripts a temple's page says so in ${language}, and its link mends it`, async ({
    openPage,
    site,
    without,
  }) => {
    const bringBack = without("temples");
    const page = await withoutScripts(openPage, site.url, language);
    expect((await page.goto(tirumala, { waitUntil: "commit" }))?.status()).toBe(503);
    const notice = page.getByRole("main").getByRole("alert");
    await expect(notice).toContainText(failed);
    await expect(page).toHaveTitle(new RegExp(failed));
    await expect(page.getByRole("status")).toHaveCount(0);
    bringBack();
    await notice.getByRole("link", { name: retry }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(temple);
    await page.context().close();
  });
}

test("without data and scripts the home page says so at once, and nothing of it is kept", async ({
  openPage,
  site,
  without,
}) => {
  const bringBack = without("temples");
  const page = await withoutScripts(openPage, site.url);
  const answer = await page.goto("/divine", { waitUntil: "commit" });
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()["retry-after"]).toBe("10");
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText(
    "Service temporarily unavailable. Please try again later.",
  );
  bringBack();
  await page.getByRole("main").getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.context().close();
});

test("with scripts the page asks again by itself, says what failed, and Try Again mends it", async ({
  page,
  without,
}) => {
  const bringBack = without("temples");
  expect((await page.goto(tirumala))?.status()).toBe(503);
  const notice = page.getByRole("alert").filter({ hasText: "Failed to load temple details." });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  bringBack();
  await notice.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tirumala Venkateswara Temple");
});
