import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/browserTest";

const BUDGET_BYTES = 560_000;
const isPacked = /\.woff2?$/;

/** Bytes as they are sent: gzip, but for what is packed already. */
async function weigh(request: APIRequestContext, url: string): Promise<number> {
  const body = await (await request.get(url)).body();
  return isPacked.test(url) ? body.length : gzipSync(body).length;
}

const screens = [
  "/admin",
  "/admin/temples",
  "/admin/temple-management",
  "/admin/festivals",
  "/admin/imports",
  "/admin/monitoring",
  "/admin/outbox",
  "/admin/products",
  "/admin/orders",
  "/admin/payments",
  "/admin/audit",
];

test("the first load of each screen is within its budget", async ({ page, signInAs }) => {
  test.slow();
  await signInAs("SUPER_ADMIN");
  let files = new Set<string>();
  page.on("response", (answer) => {
    if (!new URL(answer.url()).pathname.startsWith("/api/")) files.add(answer.url());
  });
  for (const path of screens) {
    files = new Set();
    await page.goto(path, { waitUntil: "networkidle" });
    // what comes once the page is quiet is not of its first load
    const weighed = await Promise.all([...files].map((url) => weigh(page.request, url)));
    expect(weighed.length, path).toBeGreaterThan(5);
    expect(
      weighed.reduce((sum, bytes) => sum + bytes, 0),
      path,
    ).toBeLessThan(BUDGET_BYTES);
  }
});
