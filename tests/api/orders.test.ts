import { describe, expect, test } from "vitest";
import { sendRefunds } from "../../src/server/payments/sendRefunds";
import { expectLedgerToBalance, press, tell } from "../support/payments";
import { addProduct, anOrder, order, stockOf } from "../support/shop";
import { type Caller, testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const opened = () => testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
const own = async (caller: Caller) => (await caller.get("/api/orders")).json().items;

async function withLamps(stock = 5) {
  const test = await opened();
  const { id: lamp } = await addProduct(test.as("ADMIN"), { stock });
  const letters = async () =>
    (await test.db.selectFrom("outbox").select(["template", "channel"]).orderBy("id").execute())
      .filter(({ channel }) => channel === "mail")
      .map(({ template }) => template);
  return { ...test, lamp, letters, buyer: test.as("DEVOTEE"), stock: () => stockOf(test.db, lamp) };
}

describe("an order", () => {
  test("is placed, paid, sent and delivered, and its buyer hears of it", async () => {
    const { as, buyer, lamp, letters, stock, db } = await withLamps();
    const placed = await order(buyer, lamp);
    expect(placed.order).toMatchObject({
      id: 1,
      reference: "OR-00001",
      productId: lamp,
      quantity: 2,
      createdAt: NOON,
      items: [
        { productId: lamp, name: "Brass lamp", nameHi: "पीतल का दीया", nameKn: null, quantity: 2, pricePaise: 25_000 },
      ],
      amount: 500,
      status: "placed",
      phone: "+919876543210",
      canCancel: true,
      canPay: true,
    });
    expect(placed.payment).toMatchObject({ amountPaise: 50_000, purpose: "order", status: "pending", testMode: true });
    expect(await stock()).toBe(3);
    await press(buyer, placed.payment, "paid");
    expect(await own(buyer)).toMatchObject([
      { productId: lamp, quantity: 2, createdAt: NOON, status: "paid", canPay: false },
    ]);
    expect(await own(buyer)).toMatchObject([
      { payment: { status: "paid", receiptNumber: expect.stringMatching(/\d{6}$/) } },
    ]);
    const admin = as("ADMIN");
    expect((await admin.post("/api/admin/orders/1/deliver")).statusCode).toBe(409);
    expect((await admin.post("/api/admin/orders/1/send", { tracking: "EM 1 IN" })).statusCode).toBe(200);
    expect((await buyer.post("/api/orders/1/cancel")).statusCode).toBe(409);
    expect((await admin.post("/api/admin/orders/1/deliver")).statusCode).toBe(200);
    expect(await own(buyer)).toMatchObject([{ status: "delivered", tracking: "EM 1 IN", canCancel: false }]);
    expect(await stock()).toBe(3);
    expect(await letters()).toEqual(["orderPlaced", "orderPaid", "orderSent"]);
    const tests = await db.selectFrom("outbox").select("data").where("template", "like", "order%").execute();
    for (const { data } of tests) expect(JSON.parse(data ?? "{}")).toMatchObject({ test: "yes" });
    await expectLedgerToBalance(db);
  });

  test("that is not paid puts its pieces back, and can be paid after all", async () => {
    const { app, visitor, buyer, lamp, stock, db } = await withLamps();
    const placed = await order(buyer, lamp);
    await press(buyer, placed.payment, "failed");
    expect(await stock()).toBe(5);
    expect(await own(buyer)).toMatchObject([{ status: "cancelled", reason: "unpaid", canPay: true }]);
    const again = await buyer.post("/api/payments/intent", { orderId: 1 });
    expect(again.statusCode, again.body).toBe(201);
    expect(again.json().paymentId).not.toBe(placed.payment.paymentId);
    expect(await stock()).toBe(3);
    await press(buyer, again.json(), "paid");
    expect(await own(buyer)).toMatchObject([{ status: "paid" }]);
    // the first payment comes through as well: that money goes back
    await tell({ app, visitor }, placed.payment, { id: "late" });
    expect(await own(buyer)).toMatchObject([{ status: "paid", payment: { id: again.json().paymentId } }]);
    expect(await db.selectFrom("payment_refunds").select("payment_id").execute()).toEqual([
      { payment_id: placed.payment.paymentId },
    ]);
    expect(await stock()).toBe(3);
    await expectLedgerToBalance(db);
  });

  test("asked to be paid twice is paid by one payment", async () => {
    const { buyer, lamp } = await withLamps();
    const placed = await order(buyer, lamp);
    const again = await buyer.post("/api/payments/intent", { orderId: placed.order.id });
    expect(again.json()).toMatchObject({ paymentId: placed.payment.paymentId, amountPaise: 50_000 });
  });

  test("cancelled by its buyer gives money and pieces back", async () => {
    const { app, buyer, lamp, stock, db, letters } = await withLamps();
    const placed = await order(buyer, lamp);
    await press(buyer, placed.payment, "paid");
    expect((await buyer.post("/api/orders/1/cancel")).statusCode).toBe(200);
    expect(await stock()).toBe(5);
    expect((await buyer.post("/api/orders/1/cancel")).statusCode).toBe(409);
    expect(await stock()).toBe(5);
    const wanted = await db.selectFrom("payment_refunds").select(["amount_paise", "reason"]).execute();
    expect(wanted).toEqual([{ amount_paise: 50_000, reason: "orderCancelled" }]);
    await sendRefunds(app);
    expect(await own(buyer)).toMatchObject([{ status: "refunded", payment: { status: "refunded" } }]);
    expect(await stock()).toBe(5);
    expect(await letters()).toEqual(["orderPlaced", "orderPaid", "orderCancelled", "paymentRefunded"]);
    await expectLedgerToBalance(db);
  });

  test("cancelled while it is being paid keeps no money that arrives then", async () => {
    const { app, visitor, buyer, lamp, stock, db } = await withLamps();
    const placed = await order(buyer, lamp);
    expect((await buyer.post("/api/orders/1/cancel")).statusCode).toBe(200);
    expect(await stock()).toBe(5);
    await tell({ app, visitor }, placed.payment, { id: "late" });
    expect(await stock()).toBe(5);
    expect(await own(buyer)).toMatchObject([{ status: "cancelled", reason: "buyer", canPay: false }]);
    expect(await db.selectFrom("payment_refunds").select("reason").execute()).toEqual([{ reason: "cannotBeGiven" }]);
    await expectLedgerToBalance(db);
  });

  test("paid when its pieces are gone is refunded", async () => {
    const { app, visitor, buyer, lamp, stock, db, anAccount } = await withLamps(2);
    const placed = await order(buyer, lamp);
    await press(buyer, placed.payment, "failed");
    await order(await anAccount(), lamp);
    expect(await stock()).toBe(0);
    await tell({ app, visitor }, placed.payment, { id: "late" });
    expect(await stock()).toBe(0);
    expect(await own(buyer)).toMatchObject([{ status: "cancelled", reason: "soldOut", canPay: false }]);
    expect(await db.selectFrom("payment_refunds").select("reason").execute()).toEqual([{ reason: "cannotBeGiven" }]);
    expect((await buyer.post("/api/payments/intent", { orderId: 1 })).statusCode).toBe(409);
    await expectLedgerToBalance(db);
  });

  test("with an Idempotency-Key is placed once", async () => {
    const { buyer, lamp, stock } = await withLamps();
    const key = { headers: { "idempotency-key": "a-key-of-the-browser" } };
    const first = await buyer.post("/api/orders", anOrder(lamp), key);
    const second = await buyer.post("/api/orders", anOrder(lamp), key);
    expect(second.json()).toEqual(first.json());
    expect(await stock()).toBe(3);
    expect(await own(buyer)).toHaveLength(1);
  });

  test("of a hundred at once for the last five pieces five are placed, and none is below zero", async () => {
    const { anAccount, lamp, stock, db } = await withLamps(5);
    const people: Caller[] = [];
    for (let at = 0; at < 10; at++) people.push(await anAccount());
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => people[at % 10]?.post("/api/orders", anOrder(lamp, { quantity: 1 }))),
    );
    const count = (status: number) => answers.filter((answer) => answer?.statusCode === status).length;
    expect(count(201)).toBe(5);
    expect(await stock()).toBe(0);
    expect(count(409)).toBe(95);
    expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(5);
  });

  test.each([
    [{ quantity: 0 }, "quantity", "errors.range"],
    [{ quantity: 21 }, "quantity", "errors.range"],
    [{ quantity: 1.5 }, "quantity", "errors.integer"],
    [{ name: " " }, "name", "errors.required"],
    [{ phone: "12" }, "phone", "errors.phone"],
    [{ address: "" }, "address", "errors.required"],
    [{ productId: 99 }, "productId", "errors.product"],
    [{ amount: 1 }, "amount", "errors.unknownField"],
  ])("is refused with %j", async (fields, field, key) => {
    const { buyer, lamp, stock } = await withLamps();
    const refused = await buyer.post("/api/orders", anOrder(lamp, fields));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ [field]: key });
    expect(await stock()).toBe(5);
  });

  test("is refused when too few are left, or the product is not on offer", async () => {
    const { as, buyer, lamp } = await withLamps(1);
    const refused = await buyer.post("/api/orders", anOrder(lamp));
    expect([refused.statusCode, refused.json().code]).toEqual([409, "soldOut"]);
    const { id } = await addProduct(as("ADMIN"), { active: false });
    expect((await buyer.post("/api/orders", anOrder(id))).json().errors).toEqual({ productId: "errors.product" });
  });

  test("is its buyer's alone", async () => {
    const { buyer, lamp, anAccount, visitor, as } = await withLamps();
    await order(buyer, lamp);
    const other = await anAccount();
    expect(await own(other)).toEqual([]);
    expect((await other.post("/api/orders/1/cancel")).statusCode).toBe(404);
    expect((await other.post("/api/payments/intent", { orderId: 1 })).statusCode).toBe(404);
    expect((await visitor.get("/api/orders")).statusCode).toBe(401);
    expect((await visitor.post("/api/orders/1/cancel")).statusCode).toBe(401);
    expect((await visitor.post("/api/payments/intent", { orderId: 1 })).statusCode).toBe(401);
    expect((await as("ADMIN").post("/api/orders/99/cancel")).statusCode).toBe(404);
  });
});

describe("orders of the console", () => {
  test("are filtered, and come as CSV", async () => {
    const { as, buyer, lamp } = await withLamps();
    const placed = await order(buyer, lamp, { name: "=Asha" });
    await order(buyer, lamp, { quantity: 1, name: "Ravi", phone: "+91 80 2222 3333" });
    await press(buyer, placed.payment, "paid");
    const admin = as("ADMIN");
    const listed = async (query: string) =>
      (await admin.get(`/api/admin/orders${query}`)).json().orders.map(({ name }: { name: string }) => name);
    expect(await listed("")).toEqual(["Ravi", "=Asha"]);
    expect(await listed("?status=paid")).toEqual(["=Asha"]);
    expect(await listed("?q=or-00002")).toEqual(["Ravi"]);
    expect(await listed("?q=asha")).toEqual(["=Asha"]);
    expect(await listed("?q=%2B918022")).toEqual(["Ravi"]);
    const csv = await admin.get("/api/admin/orders/export.csv?status=paid");
    expect(csv.headers["content-disposition"]).toBe('attachment; filename="orders-2026-11-21.csv"');
    expect(csv.body.split("\r\n")).toHaveLength(3);
    expect(csv.body).toContain(`OR-00001,${NOON},paid,Brass lamp,2,500,'=Asha`);
  });

  test("are cancelled with a reason the buyer reads", async () => {
    const { as, buyer, lamp, stock, db } = await withLamps();
    await order(buyer, lamp);
    const cancelled = await as("ADMIN").post("/api/admin/orders/1/cancel", { reason: "The lamps were bent." });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await own(buyer)).toMatchObject([{ status: "cancelled", reason: "The lamps were bent." }]);
    expect(await stock()).toBe(5);
    const letter = await db
      .selectFrom("outbox")
      .select("data")
      .where("template", "=", "orderCancelled")
      .executeTakeFirst();
    expect(letter?.data).toContain("The lamps were bent.");
    const { entries } = (await as("SUPER_ADMIN").get("/api/admin/audit?kind=order")).json();
    expect(entries).toMatchObject([{ action: "order.cancel", reason: "The lamps were bent." }]);
  });

  test("are for who keeps the shop", async () => {
    const { as, visitor } = await opened();
    for (const [caller, status] of [
      [visitor, 401],
      [as("DEVOTEE"), 403],
      [as("ADMIN"), 404],
    ] as const) {
      expect((await caller.post("/api/admin/orders/9/send", { tracking: null })).statusCode).toBe(status);
      expect((await caller.post("/api/admin/orders/9/deliver")).statusCode).toBe(status);
      expect((await caller.post("/api/admin/orders/9/cancel", { reason: null })).statusCode).toBe(status);
    }
    for (const path of ["/api/admin/orders", "/api/admin/orders/export.csv"]) {
      expect((await visitor.get(path)).statusCode).toBe(401);
      expect((await as("DEVOTEE").get(path)).statusCode).toBe(403);
      expect((await as("ADMIN").get(`${path}?status=lost`)).statusCode).toBe(400);
    }
    expect((await as("ADMIN").post("/api/admin/orders/9/send", {})).statusCode).toBe(400);
  });
});
