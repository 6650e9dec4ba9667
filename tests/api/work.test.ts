import { expect, test } from "vitest";
import type { WorkItem } from "../../src/contract/work";
import { bulkRoot } from "../support/bulk";
import { storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { type Caller, testApp } from "../support/testApp";

const waiting = async (caller: Caller): Promise<Record<string, number>> => {
  const { items }: { items: WorkItem[] } = (await caller.get("/api/admin/work")).json();
  return Object.fromEntries(items.map(({ kind, count }) => [kind, count]));
};

test("what waits is counted for each role, and nothing of what it does not deal with", async () => {
  const { as, anAccount, app, db, visitor } = await testApp({ now: "2026-11-21T06:30:00.000Z" });
  const admin = as("TEMPLE_ADMIN");
  const templeId = await storeTemple(db, { name: "Lamp Temple" });
  await storeTemple(db, { name: "Sent in", status: "pending" }, (await anAccount()).id);
  await admin.post("/api/admin/temples", aTemple({ nameHi: "Latin" }));
  await app.quality.examine();
  await admin.post(bulkRoot, { filters: {}, action: { kind: "verify", isVerified: true } });
  await app.idle();
  const person = await anAccount();
  const wish = { notes: "A blessing", date: "2026-11-24", time: "09:00", name: "Asha", phone: "9876543210" };
  await person.post("/api/bookings", { ...wish, templeId, amount: 0 });
  const letter = { channel: "mail", template: "welcome", recipient: "a@test.example", subject: "A", body: "B" };
  const at = { created_at: "2026-11-21T06:00:00.000Z", next_attempt_at: "2026-11-21T06:00:00.000Z" };
  await db
    .insertInto("outbox")
    .values({ ...letter, ...at, status: "failed" })
    .execute();

  expect(await waiting(admin)).toEqual({ moderation: 1, bookings: 1, imports: 0, bulkChanges: 1, findings: 1 });
  expect(await waiting(as("ADMIN"))).toMatchObject({ moderation: 1, bookings: 1, orders: 0, money: 0, outbox: 1 });
  expect(await waiting(as("USER_ADMIN"))).toEqual({ moderation: 0 });
  expect(await waiting(as("FESTIVAL_ADMIN"))).toEqual({ imports: 0 });
  expect(await waiting(person)).toEqual({});
  await admin.post(`/api/admin/temples/${templeId}/managers`, { email: person.email });
  expect(await waiting(person)).toEqual({ bookings: 1 });
  expect((await visitor.get("/api/admin/work")).statusCode).toBe(401);
});

test("each count is that of the list it leads to", async () => {
  const { as, anAccount, db } = await testApp({ now: "2026-11-21T06:30:00.000Z" });
  const templeId = await storeTemple(db, { name: "Lamp Temple" });
  const person = await anAccount();
  const wish = { notes: "A blessing", time: "09:00", name: "Asha", phone: "9876543210", amount: 0, templeId };
  for (const date of ["2026-11-23", "2026-11-24"]) await person.post("/api/bookings", { ...wish, date });
  // one whose day is over before anybody answered
  await db.updateTable("bookings").set({ date: "2026-11-20" }).where("date", "=", "2026-11-23").execute();
  const { items }: { items: WorkItem[] } = (await as("ADMIN").get("/api/admin/work")).json();
  const bookings = items.find(({ kind }) => kind === "bookings");
  expect(bookings).toEqual({ kind: "bookings", count: 1, link: "/admin/bookings?status=requested&from=2026-11-21" });
  const query = new URLSearchParams(bookings?.link.split("?")[1]);
  expect((await as("ADMIN").get(`/api/admin/bookings?${query}`)).json().total).toBe(1);
});
