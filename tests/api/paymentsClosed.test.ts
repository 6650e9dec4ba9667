import { describe, expect, test } from "vitest";
import { reconcile } from "../../src/server/payments/reconcile";
import { sendRefunds } from "../../src/server/payments/sendRefunds";
import { aBooking, withPooja } from "../support/bookings";
import { aDonation, donate } from "../support/payments";
import { addProduct, anOrder } from "../support/shop";
import { testApp } from "../support/testApp";

const env = { APP_MODE: "production", JWT_SECRET: "x".repeat(40), PUBLIC_URL: "https://temples.example" };
const stripe = {
  STRIPE_SECRET_KEY: "sk_live_lamps",
  STRIPE_PUBLISHABLE_KEY: "pk_live_lamps",
  STRIPE_WEBHOOK_SECRET: "whsec_lamps",
};

describe("production without keys of a gateway", () => {
  test("has no way to pay, and names the temple's own site", async () => {
    const { visitor, db, templeId } = await withPooja({}, { env });
    await db.updateTable("temples").set({ website: "https://lamp.example" }).where("id", "=", templeId).execute();
    const none = { gateways: [], testMode: false, payable: false };
    expect((await visitor.get("/api/payments/options")).json()).toMatchObject({ ...none, officialSite: null });
    const options = await visitor.get(`/api/payments/options?templeId=${templeId}`);
    expect(options.json()).toMatchObject({ ...none, officialSite: "https://lamp.example" });
    const refused = await visitor.post("/api/payments/intent", aDonation({ templeId }));
    const site = { temple: "Lamp Temple", officialSite: "https://lamp.example" };
    expect(refused.json()).toMatchObject({ statusCode: 503, code: "noGateway", ...site });
    for (const gateway of ["test", "stripe", "razorpay"])
      expect((await visitor.post("/api/payments/intent", aDonation({ gateway }))).json().code).toBe("noGateway");
    expect(await db.selectFrom("payments").selectAll().execute()).toEqual([]);
  });

  test("sells nothing and books only what is free; nothing stays set aside", async () => {
    const it = await withPooja({}, { env });
    const { id } = await addProduct(it.as("SUPER_ADMIN"), { stock: 3 });
    expect((await it.person.post("/api/orders", anOrder(id))).json()).toMatchObject({
      statusCode: 503,
      code: "noGateway",
    });
    expect((await it.person.post("/api/bookings", aBooking(it.templeId))).json()).toMatchObject({ code: "noGateway" });
    const product = await it.db.selectFrom("products").select("stock").where("id", "=", id).executeTakeFirst();
    expect(product).toEqual({ stock: 3 });
    expect(await it.db.selectFrom("bookings").selectAll().execute()).toEqual([]);
    const free = { poojaId: "", notes: "A lamp at dusk", amount: 0 };
    expect((await it.person.post("/api/bookings", aBooking(it.templeId, free))).statusCode).toBe(201);
  });

  test("lets payments of former days expire", async () => {
    const demo = await testApp();
    await donate(demo.visitor);
    const rows = await demo.db.selectFrom("payments").selectAll().execute();
    const { app, db } = await testApp({ env });
    await db.insertInto("payments").values(rows).execute();
    await db.updateTable("payments").set({ next_check_at: "2026-01-01T00:00:00.000Z" }).execute();
    expect(await reconcile(app)).toBe(1);
    expect(await sendRefunds(app)).toBe(0);
  });

  test.each([
    ["no keys", {}],
    ["live keys", stripe],
  ])("the test gateway answers nowhere, with %s, also for a payment begun in a demo", async (_, keys) => {
    const demo = await testApp();
    const intent = await donate(demo.visitor);
    const rows = await demo.db.selectFrom("payments").selectAll().execute();
    const window = await demo.db.selectFrom("test_gateway").selectAll().execute();
    const { visitor, db } = await testApp({ env: { ...env, ...keys } });
    await db.insertInto("payments").values(rows).execute();
    await db.insertInto("test_gateway").values(window).execute();
    const { paymentId } = intent;
    expect((await visitor.post(`/api/payments/test/${paymentId}`, { outcome: "paid" })).statusCode).toBe(404);
    expect((await visitor.post("/api/payments/webhooks/test", "{}")).statusCode).toBe(404);
    expect((await visitor.post(`/api/payments/${paymentId}/open`)).statusCode).toBe(503);
    expect((await visitor.post(`/api/payments/${paymentId}/check`, {})).json()).toMatchObject({ status: "pending" });
    expect((await visitor.get(`/api/payments/${paymentId}`)).json()).toMatchObject({ providerUrl: null });
  });
});
