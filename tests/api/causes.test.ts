import { describe, expect, test } from "vitest";
import { receiptOf } from "../../src/server/payments/receiptFacts";
import { findPayment } from "../../src/server/payments/repository";
import { sendRefunds } from "../../src/server/payments/sendRefunds";
import { storeTemple } from "../support/contributions";
import { donate, expectLedgerToBalance, press } from "../support/payments";
import { type Caller, testApp } from "../support/testApp";

const kept = (templeId: number) => `/api/admin/temples/${templeId}/causes`;
const aCause = (fields: Record<string, unknown> = {}) => ({ name: "Annadana", active: true, ...fields });

/** A temple that joined, with what it asks donations for. */
async function withCauses(items: object[] = [aCause({ nameKn: "ಅನ್ನದಾನ", goal: 1000 }), aCause({ name: "Gau seva" })]) {
  const opened = await testApp({ now: "2026-11-21T06:30:00.000Z" });
  const manager = await opened.anAccount({});
  const templeId = await joined(opened.db, manager.id);
  const stored = await manager.put(kept(templeId), { items });
  expect(stored.statusCode, stored.body).toBe(200);
  const ids: number[] = stored.json().items.map(({ id }: { id: number }) => id);
  return { ...opened, manager, templeId, ids };
}

async function joined(db: Awaited<ReturnType<typeof testApp>>["db"], userId: number): Promise<number> {
  const templeId = await storeTemple(db, { name: "Lamp Temple" });
  const named = { temple_id: templeId, user_id: userId, named_at: "2026-11-01T00:00:00.000Z" };
  await db.insertInto("temple_managers").values(named).execute();
  return templeId;
}

const offers = async (caller: Caller, templeId: number) =>
  (await caller.get(`/api/temples/${templeId}/causes`)).json().items;

describe("what a temple asks donations for", () => {
  test("is chosen with a donation, named on its receipt and counted towards the goal", async () => {
    const { app, as, db, visitor, manager, templeId, ids } = await withCauses();
    const [annadana, gau] = ids;
    const intent = await donate(visitor, { amount: 250.5, templeId, causeId: annadana, locale: "kn" });
    expect(await offers(visitor, templeId), "nothing is paid yet").toEqual([
      { id: annadana, name: "Annadana", nameHi: null, nameKn: "ಅನ್ನದಾನ", goalPaise: 100_000, raisedPaise: 0 },
      { id: gau, name: "Gau seva", nameHi: null, nameKn: null, goalPaise: null, raisedPaise: null },
    ]);
    await press(visitor, intent, "paid");
    await press(visitor, await donate(visitor, { templeId, causeId: gau }), "paid");
    await press(visitor, await donate(visitor, { templeId }), "paid");
    expect((await offers(visitor, templeId))[0].raisedPaise).toBe(25_050);
    expect((await manager.get(kept(templeId))).json().items).toMatchObject([
      { raisedPaise: 25_050, donations: 1 },
      { raisedPaise: 50_100, donations: 1 },
    ]);
    expect((await visitor.get(`/api/payments/${intent.paymentId}`)).json().cause).toMatchObject({ name: "Annadana" });
    const payment = await findPayment(db, intent.paymentId);
    if (!payment) throw new Error("no payment");
    const receipt = await receiptOf(db, payment, { account: null, locale: "kn", site: "https://temples.example" });
    expect(receipt.rows.map(({ value }) => value)).toContain("ಅನ್ನದಾನ");

    const admin = as("ADMIN");
    const found = (await admin.get("/api/admin/donations?cause=anna")).json();
    expect(found).toMatchObject({ total: 1, items: [{ id: intent.paymentId, cause: { name: "Annadana" } }] });
    expect((await admin.get("/api/admin/payments?cause=%25")).json().total).toBe(0);
    const { ticket } = (await admin.post("/api/admin/payments/export-ticket", {})).json();
    const csv = await visitor.get(`/api/admin/payments/export.csv?ticket=${ticket}&cause=gau`);
    expect(csv.body.split("\r\n").filter(Boolean)).toHaveLength(2);
    expect(csv.body).toContain("Gau seva");

    expect((await admin.post(`/api/admin/payments/${intent.paymentId}/refund`, { reason: "asked" })).statusCode).toBe(
      200,
    );
    await sendRefunds(app);
    // another pass may have it in hand
    const raised = async () => (await offers(visitor, templeId))[0].raisedPaise;
    await expect.poll(raised, { message: "what was refunded is not raised", timeout: 5000 }).toBe(0);
    await expectLedgerToBalance(db);
  });

  test("is kept in order; one that somebody gave for stays on record and is offered no more", async () => {
    const { db, visitor, manager, templeId, ids } = await withCauses();
    const [annadana, gau] = ids;
    await press(visitor, await donate(visitor, { templeId, causeId: annadana }), "paid");
    const turned = await manager.put(kept(templeId), {
      items: [aCause({ name: "Renovation" }), aCause({ id: gau, name: "Gau seva" })],
    });
    expect(turned.json().items).toMatchObject([
      { name: "Renovation", active: true },
      { id: gau, active: true },
      { id: annadana, active: false, donations: 1 },
    ]);
    expect((await offers(visitor, templeId)).map(({ name }: { name: string }) => name)).toEqual([
      "Renovation",
      "Gau seva",
    ]);
    const late = await visitor.post("/api/payments/intent", { amount: 100, templeId, causeId: annadana });
    expect([late.statusCode, late.json().errors]).toEqual([400, { causeId: "errors.cause" }]);
    const none = await manager.put(kept(templeId), { items: [] });
    expect(none.json().items).toMatchObject([{ id: annadana, active: false }]);
    const log = await db.selectFrom("audit_log").select("item_id").where("action", "=", "payment.causes").execute();
    expect(log).toHaveLength(3);
  });

  test("is not taken for another temple, nor offered where nobody joined", async () => {
    const { db, as, visitor, manager, templeId, ids } = await withCauses();
    const other = await storeTemple(db, { name: "Bell Temple" });
    const wrong = await visitor.post("/api/payments/intent", { amount: 100, templeId: other, causeId: ids[0] });
    expect(wrong.json().errors).toEqual({ causeId: "errors.cause" });
    expect((await as("ADMIN").put(kept(other), { items: [aCause()] })).statusCode).toBe(200);
    expect(await offers(visitor, other)).toEqual([]);
    expect((await manager.get(kept(other))).statusCode).toBe(404);
    expect((await manager.put(kept(other), { items: [] })).statusCode).toBe(404);
    const foreign = await as("ADMIN").put(kept(other), { items: [aCause({ id: ids[0] })] });
    expect(foreign.statusCode).toBe(409);
    const joinedTemples = "/api/admin/joined-temples";
    expect((await manager.get(joinedTemples)).json().items).toMatchObject([{ id: templeId, name: "Lamp Temple" }]);
    expect((await as("TEMPLE_ADMIN").get(`${joinedTemples}?search=lamp`)).json().items).toMatchObject([
      { id: templeId },
    ]);
    expect((await as("TEMPLE_ADMIN").get(`${joinedTemples}?search=bell`)).json().items).toEqual([]);
  });

  test("is refused with what is wrong at its place, and to whoever does not answer for the temple", async () => {
    const { as, visitor, manager, templeId } = await withCauses();
    const bad = await manager.put(kept(templeId), {
      items: [aCause({ name: " " }), aCause({ goal: -5 }), aCause({ active: "maybe" })],
    });
    expect([bad.statusCode, bad.json().errors]).toEqual([
      400,
      { "items.0.name": "errors.required", "items.1.goal": "errors.amount", "items.2.active": "errors.boolean" },
    ]);
    const many = await manager.put(kept(templeId), { items: Array.from({ length: 21 }, () => aCause()) });
    expect(many.json().errors).toEqual({ items: "errors.tooMany" });
    for (const path of [kept(templeId), "/api/admin/joined-temples"]) {
      expect((await as("DEVOTEE").get(path)).statusCode).toBe(403);
      expect((await visitor.get(path)).statusCode).toBe(401);
    }
    expect((await as("CONTENT_ADMIN").put(kept(templeId), { items: [] })).statusCode).toBe(403);
    expect((await as("ADMIN").put(kept(9_999), { items: [] })).statusCode).toBe(404);
    expect((await visitor.get("/api/temples/nowhere/causes")).statusCode).toBe(404);
  });
});
