import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, test } from "../support/browserTest";

const BUDGET_BYTES = 520_000;
const isPacked = /\.woff2?$/;

/** Bytes as they are sent: gzip, but for what is packed already. */
async function weigh(answer: Response): Promise<number> {
  const body = await answer.body();
  return isPacked.test(answer.url()) ? body.length : gzipSync(body).length;
}

for (const path of [
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
]) {
  test(`the first load of ${path} is within its budget`, async ({ page, signInAs }) => {
    await signInAs("SUPER_ADMIN");
    const files: Response[] = [];
    page.on("response", (answer) => {
      if (!new URL(answer.url()).pathname.startsWith("/api/")) files.push(answer);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    // what comes once the page is quiet is not of its first load
    const weighed = await Promise.all([...files].map(weigh));
    expect(weighed.length).toBeGreaterThan(5);
    expect(weighed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(BUDGET_BYTES);
  });
}
