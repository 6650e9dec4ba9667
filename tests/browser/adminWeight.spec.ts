import { gzipSync } from "node:zlib";
import { expect, test } from "../support/browserTest";

const BUDGET_BYTES = 520_000;
const isPacked = /\.woff2?$/;

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
    const files: Promise<{ url: string; bytes: number }>[] = [];
    page.on("response", (answer) => {
      const url = answer.url();
      if (new URL(url).pathname.startsWith("/api/")) return;
      const weigh = (body: Buffer) => ({ url, bytes: isPacked.test(url) ? body.length : gzipSync(body).length });
      files.push(answer.body().then(weigh));
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const weighed = await Promise.all(files);
    expect(weighed.length).toBeGreaterThan(5);
    expect(weighed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(BUDGET_BYTES);
  });
}
