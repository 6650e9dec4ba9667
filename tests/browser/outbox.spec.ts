import type { APIRequestContext } from "@playwright/test";
import { keysUnder } from "../../src/server/callerKeys";
import { unsubscribeToken } from "../../src/server/notifications/unsubscribe";
import { addTemple, anAddress, expect, expectAccessible, expectToFit, SECRET, test } from "../support/visitorTest";

/** A letter to somebody whom the mail server knows: the outcome of a review they wrote. */
async function writeLetter(api: APIRequestContext, to: string) {
  const temple = await addTemple(api);
  const sent = await api.post(`/api/temples/${temple.id}/reviews`, {
    headers: { authorization: "", "x-forwarded-for": anAddress() },
    data: { rating: 5, comment: `A quiet place, said by ${to}.`, name: "Meera", email: to },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  const { id } = await sent.json();
  const decided = await api.post("/api/admin/moderation/decisions", {
    data: { decisions: [{ kind: "review", id, decision: "approve" }] },
  });
  expect(decided.status(), await decided.text()).toBe(200);
  return temple;
}

test("an admin finds a letter by its recipient and status", async ({ page, signInAs, apiAs }) => {
  const api = await apiAs("ADMIN");
  const to = `outbox${process.pid}@test.example`;
  const temple = await writeLetter(api, to);
  await signInAs("ADMIN");
  await page.goto("/admin/outbox");
  await page.getByRole("searchbox", { name: "Recipient" }).fill(to);
  const row = page.getByRole("row").filter({ hasText: to });
  await expect(row).toContainText(`Your review of ${temple.name} is published`);
  await expect(row).toContainText("Decision on a contribution");
  await expect(row).toContainText("Queued");
  await expect(page.getByText("1 message", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByTitle("Failed", { exact: true }).click();
  await expect(page.getByText("No message matches these filters.")).toBeVisible();
});

for (const [language, title] of [
  ["en", "Outbox"],
  ["hi", "आउटबॉक्स"],
  ["kn", "ಔಟ್‌ಬಾಕ್ಸ್"],
] as const) {
  test(`the outbox in ${language} keeps nobody out, and fits a phone`, async ({ page, signInAs, apiAs }) => {
    await writeLetter(await apiAs("ADMIN"), `${language}${process.pid}@test.example`);
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs("ADMIN");
    await page.goto(`/admin/outbox?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("row").filter({ hasText: `${language}${process.pid}@test.example` })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, 360);
  });
}

for (const [language, stop, stopped] of [
  ["en", "Stop these emails", "no longer sent"],
  ["hi", "ये ईमेल बंद करें", "अब"],
  ["kn", "ಈ ಇಮೇಲ್‌ಗಳನ್ನು ನಿಲ್ಲಿಸಿ", "ಇನ್ನು"],
] as const) {
  test(`a reader stops letters by their link and takes it back, in ${language}`, async ({ page }) => {
    const token = unsubscribeToken(
      { keyOf: keysUnder(SECRET) },
      { recipient: `asha${process.pid}@test.example`, topic: "contributions" },
    );
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/unsubscribe?token=${token}&lang=${language}`);
    await page.getByRole("button", { name: stop }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "a…@test.example" })).toContainText(stopped);
    await expectAccessible(page);
    await expectToFit(page, 320);
    await page.getByRole("main").getByRole("button").press("Enter");
    await expect(page.getByRole("button", { name: stop })).toBeVisible();
  });
}

test("a link that is not whole says so", async ({ page, problems }) => {
  await page.goto("/unsubscribe");
  await expect(page.getByText("Please open the link at the end of the email again.")).toBeVisible();
  problems.allow(/api\/notifications\/unsubscribe/);
  await page.goto("/unsubscribe?token=x.y");
  await expect(page.getByRole("alert")).toContainText("The requested resource was not found.");
});
