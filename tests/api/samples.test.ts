import { expect, test } from "vitest";
import { ensureDemoAccounts } from "../../src/server/accounts/demo";
import { ensureSamples } from "../../src/server/samples/ensureSamples";
import { SECRET, type TestApp, testApp } from "../support/testApp";

const NOW = new Date("2026-11-21T06:30:00.000Z");

/** A demo on its first day. */
async function demo(): Promise<TestApp & { fill: () => Promise<void> }> {
  const opened = await testApp({ now: NOW.toISOString() });
  await ensureDemoAccounts(opened.db, "the demo's password", false, NOW);
  return { ...opened, fill: () => ensureSamples(opened.app.env, [SECRET], NOW) };
}

test("a new demo has temples that take bookings, a shop, reviews, a broadcast and sixty days behind it, once", async () => {
  const { as, visitor, fill } = await demo();
  await fill();
  await fill();
  const admin = as("SUPER_ADMIN");

  const found = (await visitor.get("/api/temples/search?q=sample&size=24")).json();
  expect(found.total).toBe(3);
  expect(found.temples.every(({ name }: { name: string }) => name.endsWith("(sample)"))).toBe(true);
  expect((await as("DEVOTEE").get("/api/products")).json().items).toHaveLength(6);
  const { items: events } = (await visitor.get("/api/events")).json();
  expect(events).toHaveLength(3);

  const bookings = (await admin.get("/api/admin/bookings?size=100")).json();
  const states = new Set(bookings.items.map(({ status }: { status: string }) => status));
  expect(states).toEqual(new Set(["requested", "performed", "declined"]));
  const waiting = (await admin.get("/api/admin/moderation?kind=review")).json();
  expect(waiting.total).toBeGreaterThan(0);
  const own = (await visitor.get(`/api/temples/${found.temples[0].id}/reviews`)).json();
  expect(own.total).toBeGreaterThan(0);
  const payments = (await admin.get("/api/admin/payments?size=100")).json();
  expect(payments.items.every(({ testMode }: { testMode: boolean }) => testMode)).toBe(true);
});

test("a database that people use already gets none", async () => {
  const { anAccount, fill } = await demo();
  const person = await anAccount();
  await fill();
  expect((await person.get("/api/products")).json().items).toEqual([]);
});
